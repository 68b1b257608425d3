import { describeDomain } from '#src/server/domain.ts'
import { AVATAR_READERS } from '#src/server/ground/file/reading/file-readers.ts'
import { companyPersonalData } from './company.personal-data.ts'
import { companyEndpoints } from './company.routes.ts'
import { showLogo } from './shown-logo.repository.ts'

export const companyDomain = describeDomain({
  endpoints: companyEndpoints,
  personalData: companyPersonalData,
  files: {
    logo: { act: showLogo, readers: AVATAR_READERS },
  },
})
