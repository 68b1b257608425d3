import { type Amount, isNegative, isPositive, negate } from '#src/domain/money/amount.ts'
import type { Entry } from '#src/server/exchange/billing/entries.repository.ts'
import { createTransfer } from '#src/server/exchange/billing/fund-entries.repository.ts'
import { houseAccount } from '#src/server/exchange/billing/ledger-accounts.ts'

/** The entry of a fee that a provider keeps, or gives back if it is negative. Undefined without a fee. */
export function createFee(reference: string, fee: Amount): Entry | undefined {
  const [fees, clearing] = [houseAccount('fees', fee.currency), houseAccount('clearing', fee.currency)]
  const transfer = { reference, kind: 'fee' } as const
  if (isPositive(fee)) return createTransfer({ ...transfer, from: fees, to: clearing, amount: fee })
  return isNegative(fee) ? createTransfer({ ...transfer, from: clearing, to: fees, amount: negate(fee) }) : undefined
}
