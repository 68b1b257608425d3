import { describeDomain } from '#src/server/domain.ts'
import { crewingJobs } from './crewing.jobs.ts'
import { crewingPersonalData } from './crewing.personal-data.ts'
import { crewingEndpoints } from './crewing.routes.ts'
import { refreshCrewing } from './crewing-figures.usecases.ts'
import { withdrawListing } from './withdrawn-listing.repository.ts'

export const crewingDomain = describeDomain({
  endpoints: crewingEndpoints,
  jobs: crewingJobs,
  personalData: crewingPersonalData,
  withdrawal: {
    withdraw: [withdrawListing],
    // Recalculating the figures also restores the directory entry.
    follow: [refreshCrewing],
  },
})
