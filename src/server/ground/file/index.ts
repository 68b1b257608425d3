import { describeDomain, inOrder } from '#src/server/domain.ts'
import { eraseFiles } from './file.erasure.ts'
import { fileJobs } from './file.jobs.ts'
import { filePersonalData } from './file.personal-data.ts'
import { createFileEndpoints } from './file.routes.ts'
import { imageEndpoints } from './images.routes.ts'

export const fileDomain = describeDomain({
  endpoints: ({ fileActs, fileNews }) => [...imageEndpoints, ...createFileEndpoints(fileActs, fileNews)],
  jobs: fileJobs,
  personalData: filePersonalData,
  erasure: { steps: [inOrder(2, eraseFiles)] },
})
