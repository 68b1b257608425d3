import { describeDomain } from '#src/server/domain.ts'
import { PAPER_READERS } from '#src/server/ground/file/reading/file-readers.ts'
import { keepScan } from './keep-scan.usecases.ts'
import { scanJobs } from './scan.jobs.ts'
import { scanPersonalData } from './scan.personal-data.ts'
import { scanEndpoints } from './scan.routes.ts'

export const scanDomain = describeDomain({
  endpoints: scanEndpoints,
  jobs: scanJobs,
  personalData: scanPersonalData,
  files: {
    scan: { act: keepScan, readers: PAPER_READERS },
  },
})
