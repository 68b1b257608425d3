import type { BonusKind } from '#src/domain/bonus/bonus.ts'
import type { Amount } from '#src/domain/money/amount.ts'
import type { Entry } from '#src/server/exchange/billing/entries.repository.ts'
import { createTransfer } from '#src/server/exchange/billing/fund-entries.repository.ts'
import { holderAccount, houseAccount, type LedgerAccount } from '#src/server/exchange/billing/ledger-accounts.ts'

type Asked = { id: string; holderId: string; amount: Amount }

/** The account of the holder from which orders take bonus. */
export const bonusAccount = (holderId: string, { currency }: Pick<Amount, 'currency'>): LedgerAccount =>
  holderAccount(holderId, 'bonus', currency)

/** The entry that books a bonus. */
export const createBonus = (kind: BonusKind, { id, holderId, amount }: Asked): Entry =>
  createTransfer({
    ...{ reference: `bonus:${id}:${kind}`, kind: 'bonus', amount },
    from: houseAccount('bonus-expense', amount.currency),
    to: bonusAccount(holderId, amount),
  })

/**
 * The entry that takes back what is left of a bonus: at its end, or after the verification was withdrawn.
 * @param before what was taken back earlier, so that each entry has a reference of its own
 */
export const createReturn = (part: 'lapsed' | 'withdrawn', { id, holderId, amount }: Asked, before: Amount): Entry =>
  createTransfer({
    ...{ reference: `bonus:${id}:${part}:${before.minor}`, kind: 'bonus', amount },
    from: bonusAccount(holderId, amount),
    to: houseAccount('bonus-expense', amount.currency),
  })
