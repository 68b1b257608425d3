import { amountOf, type MoneyCurrency } from '#src/domain/money/amount.ts'
import type { AccountKind, Leg } from '#src/domain/money/ledger.ts'
import { DAY } from '#src/domain/time.ts'
import type { DemoEntry } from './data/demo-balances.ts'
import { DEMO_ORDERS } from './data/demo-orders.ts'
import { createKey, createPublicId } from './identifiers.ts'
import type { Random } from './random.ts'
import type { LedgerTransactionRow } from './rows.ts'

const HOUSE: readonly AccountKind[] = ['bank', 'revenue', 'bonus-expense']
export const accountOf = (holderId: string, kind: AccountKind, currency: MoneyCurrency) => {
  const holder = HOUSE.includes(kind) ? null : holderId
  return { id: `${holder ?? 'house'}:${kind}:${currency}`, holder_id: holder, kind, currency }
}

/** An entry with its row, and the order that it belongs to. */
export type Entered = { entry: DemoEntry; row: LedgerTransactionRow; orderId: string | undefined }

export function createEntries(holderId: string, entries: readonly DemoEntry[], random: Random, now: number): Entered[] {
  const holds = new Map<string, string>()
  const orders = new Map<string, string>()
  return entries.map((entry) => {
    const { kind, ago, currency, legs, hold, ends, of, payment, cause = 'hold' } = entry
    const at = now - ago * DAY
    const id = createKey(random, at)
    if (hold) holds.set(hold, id)
    if (hold && DEMO_ORDERS[hold]) orders.set(hold, createPublicId(random))
    const orderId = orders.get(hold ?? of ?? '')
    const made: Leg[] = legs.map(([account, minor]) => ({
      account: accountOf(holderId, account, currency).id,
      currency,
      amount: amountOf(minor, currency).minor,
    }))
    // The reference of money that arrived names the line of the statement.
    const reference = payment ? `bank:${createKey(random, at)}` : orderId ? `order:${orderId}:${cause}` : `demo:${id}`
    const row = {
      ...{ id, kind, at, reference, reverses_id: null, legs: JSON.stringify(made) },
      hold_id: (of && holds.get(of)) ?? null,
      until: ends === undefined ? null : now + ends * DAY,
    }
    return { entry, row, orderId }
  })
}
