import { describeDomain } from '#src/server/domain.ts'
import { cvFileEndpoints } from './cv-file.routes.ts'

export const cvFileDomain = describeDomain({
  endpoints: cvFileEndpoints,
})
