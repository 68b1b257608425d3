import { describeDomain, inOrder } from '#src/server/domain.ts'
import { PAPER_READERS } from '#src/server/ground/file/reading/file-readers.ts'
import { adminCompanyEndpoints } from './admin-companies.routes.ts'
import { handOverLicences } from './company-check.erasure.ts'
import { companyCheckJobs } from './company-check.jobs.ts'
import { companyCheckMails } from './company-check.mails.ts'
import { companyCheckPersonalData } from './company-check.personal-data.ts'
import { companyCheckEndpoints } from './company-check.routes.ts'
import { keepLicence } from './licence-scan.usecases.ts'
import { suspensionMails } from './suspension.mails.ts'

export const companyCheckDomain = describeDomain({
  endpoints: [...companyCheckEndpoints, ...adminCompanyEndpoints],
  jobs: companyCheckJobs,
  mails: { ...companyCheckMails, ...suspensionMails },
  personalData: companyCheckPersonalData,
  // Before the files of the account go.
  erasure: { steps: [inOrder(1, handOverLicences)] },
  files: {
    licence: { act: keepLicence, readers: PAPER_READERS },
  },
})
