import type { MoneyCurrency } from '#src/domain/money/amount.ts'
import type { AccountKind, HolderAccount, HouseAccount } from '#src/domain/money/ledger.ts'

/** The name of an account of the ledger. */
export type LedgerAccount = { id: string; holderId: string | null; kind: AccountKind; currency: MoneyCurrency }

export const holderAccount = (holderId: string, kind: HolderAccount, currency: MoneyCurrency): LedgerAccount => ({
  id: `${holderId}:${kind}:${currency}`,
  ...{ holderId, kind, currency },
})

export const houseAccount = (kind: HouseAccount, currency: MoneyCurrency): LedgerAccount => ({
  id: `house:${kind}:${currency}`,
  ...{ holderId: null, kind, currency },
})
