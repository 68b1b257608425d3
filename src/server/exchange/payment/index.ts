import { describeDomain, inOrder } from '#src/server/domain.ts'
import { erasePayers } from './erased-payments.repository.ts'
import { paymentJobs } from './payment.jobs.ts'
import { paymentMails } from './payment.mails.ts'
import { paymentPersonalData } from './payment.personal-data.ts'
import { paymentEndpoints } from './payment.routes.ts'
import { transferActs } from './transfer-acts.ts'

export const paymentDomain = describeDomain({
  endpoints: paymentEndpoints,
  jobs: paymentJobs,
  mails: paymentMails,
  personalData: paymentPersonalData,
  erasure: { rows: [inOrder(5, erasePayers)] },
  actsByTwo: transferActs,
})
