import { describeDomain } from '#src/server/domain.ts'
import { billingDocumentJobs } from './billing-document.jobs.ts'
import { billingDocumentMails } from './billing-document.mails.ts'
import { billingDocumentPersonalData } from './billing-document.personal-data.ts'

import { billingDocumentEndpoints } from './billing-document.routes.ts'

export const billingDocumentDomain = describeDomain({
  endpoints: billingDocumentEndpoints,
  jobs: billingDocumentJobs,
  mails: billingDocumentMails,
  personalData: billingDocumentPersonalData,
  notPersonal: { billing_number: 'the last number of each kind of document and year' },
})
