import { describeDomain } from '#src/server/domain.ts'
import { checkoutJobs } from './checkout.jobs.ts'
import { checkoutMails } from './checkout.mails.ts'
import { checkoutPersonalData } from './checkout.personal-data.ts'
import { checkoutEndpoints } from './checkout.routes.ts'

export const checkoutDomain = describeDomain({
  endpoints: checkoutEndpoints,
  jobs: checkoutJobs,
  mails: checkoutMails,
  personalData: checkoutPersonalData,
  notPersonal: {
    provider_reading: 'until when messages of a provider were read',
    provider_payout: 'money of the site that a provider sent to its bank account',
  },
})
