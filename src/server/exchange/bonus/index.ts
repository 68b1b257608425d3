import { describeDomain } from '#src/server/domain.ts'
import { bonusJobs } from './bonus.jobs.ts'
import { bonusMails } from './bonus.mails.ts'
import { bonusPersonalData } from './bonus.personal-data.ts'
import { bonusEndpoints } from './bonus.routes.ts'
import { compareBonuses } from './compare-bonuses.repository.ts'

export const bonusDomain = describeDomain({
  endpoints: bonusEndpoints,
  jobs: bonusJobs,
  mails: bonusMails,
  personalData: bonusPersonalData,
  ledgerChecks: [{ kind: 'bonus', find: ({ db }) => compareBonuses(db) }],
})
