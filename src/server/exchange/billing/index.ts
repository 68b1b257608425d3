import { describeDomain } from '#src/server/domain.ts'
import { adjustBalance } from './adjust-balance.ts'
import { billingJobs } from './billing.jobs.ts'
import { billingPersonalData } from './billing.personal-data.ts'
import { billingEndpoints } from './billing.routes.ts'

export const billingDomain = describeDomain({
  endpoints: billingEndpoints,
  jobs: billingJobs,
  personalData: billingPersonalData,
  actsByTwo: [adjustBalance],
  notPersonal: { ledger_seal: 'months that are closed' },
})
