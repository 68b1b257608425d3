import type { Owner } from '#src/server/exchange/billing/holders.repository.ts'

/** The page of a balance. */
export const balancePathOf = (owner: Owner) =>
  'accountId' in owner ? ('/seaman/profile/balance' as const) : ('/company/balance' as const)
