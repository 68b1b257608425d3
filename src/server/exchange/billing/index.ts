import { describeDomain } from '#src/server/domain.ts'
import { billingJobs } from './billing.jobs.ts'
import { billingPersonalData } from './billing.personal-data.ts'

export const billingDomain = describeDomain({
  jobs: billingJobs,
  personalData: billingPersonalData,
  notPersonal: { ledger_seal: 'months that are closed' },
})
