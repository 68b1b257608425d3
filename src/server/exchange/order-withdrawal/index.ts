import { describeDomain } from '#src/server/domain.ts'
import { createWithdrawalJobs } from './order-withdrawal.jobs.ts'
import { orderWithdrawalMails } from './order-withdrawal.mails.ts'
import { orderWithdrawalPersonalData } from './order-withdrawal.personal-data.ts'
import { createWithdrawalEndpoints } from './order-withdrawal.routes.ts'

export const orderWithdrawalDomain = describeDomain({
  endpoints: ({ products }) => createWithdrawalEndpoints(products),
  jobs: createWithdrawalJobs,
  mails: orderWithdrawalMails,
  personalData: orderWithdrawalPersonalData,
})
