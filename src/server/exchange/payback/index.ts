import { describeDomain } from '#src/server/domain.ts'
import { paybackJobs } from './payback.jobs.ts'
import { paybackMails } from './payback.mails.ts'
import { paybackPersonalData } from './payback.personal-data.ts'
import { paybackEndpoints } from './payback.routes.ts'
import { closePayback } from './payback-acts.ts'
import { recallTransfer } from './recall-act.ts'
import { refundPayment } from './refund-act.ts'
import { takenMails } from './taken.mails.ts'

export const paybackDomain = describeDomain({
  endpoints: paybackEndpoints,
  jobs: paybackJobs,
  mails: { ...paybackMails, ...takenMails },
  personalData: paybackPersonalData,
  actsByTwo: [closePayback, refundPayment, recallTransfer],
})
