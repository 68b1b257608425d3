import { describeDomain } from '#src/server/domain.ts'
import { crewJobs } from './crew.jobs.ts'
import { crewPersonalData } from './crew.personal-data.ts'
import { crewEndpoints } from './crew.routes.ts'
import { showAsAllowed } from './crew-card.repository.ts'
import { crewProjection } from './crew-card.usecases.ts'
import { privacyEndpoints } from './privacy.routes.ts'

export const crewDomain = describeDomain({
  endpoints: [...crewEndpoints, ...privacyEndpoints],
  jobs: crewJobs,
  personalData: crewPersonalData,
  withdrawal: {
    withdraw: [showAsAllowed],
    restore: [({ db }, accountId) => showAsAllowed(db, accountId)],
  },
  cvProjection: crewProjection,
})
