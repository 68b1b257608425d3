import { describeDomain } from '#src/server/domain.ts'
import { adjustBalance } from './adjust-balance.ts'
import { createBillingJobs } from './billing.jobs.ts'
import { billingMails } from './billing.mails.ts'
import { billingPersonalData } from './billing.personal-data.ts'
import { createBillingEndpoints } from './billing.routes.ts'
import { ownLedgerChecks } from './ledger-checks.ts'
import { reverseAdjustment } from './reverse-adjustment.ts'

export const billingDomain = describeDomain({
  endpoints: ({ ledgerChecks }) => createBillingEndpoints(ledgerChecks),
  jobs: ({ ledgerChecks }) => createBillingJobs(ledgerChecks),
  mails: billingMails,
  ledgerChecks: ownLedgerChecks,
  personalData: billingPersonalData,
  actsByTwo: [adjustBalance, reverseAdjustment],
  notPersonal: { ledger_seal: 'months that are closed' },
})
