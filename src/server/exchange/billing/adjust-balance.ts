import { PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import { ADJUSTED_ACCOUNTS, type AdjustedAccount } from '#src/contract/proposal/adjusted-accounts.ts'
import { type Amount, isNegative, isZero, MONEY_CURRENCIES, negate } from '#src/domain/money/amount.ts'
import { parseAmount } from '#src/domain/money/parse-amount.ts'
import { toDecimal } from '#src/domain/money/to-decimal.ts'
import type { ActByTwo } from '#src/server/ground/audit/act-by-two.ts'
import type { AuditedValues } from '#src/server/ground/audit/admin-event.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import { countAdjustments, demandCovered, demandSameAdjustments } from './adjustments.repository.ts'
import { createEntry } from './enter.usecases.ts'
import { createTransfer } from './fund-entries.repository.ts'
import { findHolder } from './holders.repository.ts'
import { holderAccount, houseAccount } from './ledger-accounts.ts'

export type Adjustment = { account: AdjustedAccount; amount: Amount }

/** What a proposal stores of an adjustment. */
export const toValues = ({ account, amount }: Adjustment): AuditedValues => ({
  'adjustment.account': account,
  'adjustment.currency': amount.currency,
  'adjustment.amount': toDecimal(amount),
})

/** Reads an adjustment from the values of a proposal. */
export function readAdjustment(values: AuditedValues): Adjustment {
  const account = ADJUSTED_ACCOUNTS.find((one) => one === values['adjustment.account'])
  const currency = MONEY_CURRENCIES.find((one) => one === values['adjustment.currency'])
  const amount = currency && parseAmount(String(values['adjustment.amount']), currency)
  if (!account || !amount) throw new Failure('conflict')
  return { account, amount }
}

/** Two admins correct a balance: by more or less than 0, against the adjustments of the house. */
export const adjustBalance: ActByTwo<Adjustment> = {
  action: 'balance-adjusted',
  objectKind: 'ledger-holder',
  permission: PAGE_PERMISSIONS.payments,
  describe: async ({ db }, holderId, adjustment) => {
    const found = await findHolder(db, holderId)
    if (!found) throw new Failure('not-found')
    if (isZero(adjustment.amount)) throw createFieldFailure('proposal', { amount: { id: 'payments.wrong.amount' } })
    return {
      version: await countAdjustments(db, holderId),
      accountId: found.accountId,
      organisationId: found.organisationId,
      before: {},
      after: toValues(adjustment),
    }
  },
  demandUnchanged: (db, { id, version }) => demandSameAdjustments(db, id, version),
  apply: (services, { object: { id: holderId }, after }) => {
    const { account, amount } = readAdjustment(after)
    const own = holderAccount(holderId, account, amount.currency)
    const house = houseAccount('adjustments', amount.currency)
    const [from, to] = isNegative(amount) ? [own, house] : [house, own]
    const reference = `adjustment:${services.ids.key(services.clock())}`
    const entry = {
      reference,
      kind: 'adjustment',
      from,
      to,
      amount: isNegative(amount) ? negate(amount) : amount,
    } as const
    return [...demandCovered(services.db, own, amount), ...createEntry(services, createTransfer(entry))]
  },
}
