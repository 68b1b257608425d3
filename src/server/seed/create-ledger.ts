import { amountOf, type MoneyCurrency } from '#src/domain/money/amount.ts'
import type { AccountKind, EntryKind, Leg } from '#src/domain/money/ledger.ts'
import { DAY } from '#src/domain/time.ts'
import { createPayments } from './create-payments.ts'
import { createKey, createPublicId } from './identifiers.ts'
import { createRandom, type Random } from './random.ts'
import type { Batch, LedgerTransactionRow } from './rows.ts'

/** An entry of a demo balance, with legs in minor units by account. */
type DemoEntry = {
  kind: EntryKind
  /** Days before now. */
  ago: number
  currency: MoneyCurrency
  legs: readonly (readonly [AccountKind, number])[]
  /** For a hold: its name, and in how many days from now it ends. */
  hold?: string
  ends?: number
  /** For what follows a hold: its name. */
  of?: string
}

const SEAMAN: readonly DemoEntry[] = [
  {
    kind: 'top-up',
    ago: 58,
    currency: 'USD',
    legs: [
      ['bank', -5000],
      ['available', 5000],
    ],
  },
  {
    kind: 'top-up',
    ago: 52,
    currency: 'EUR',
    legs: [
      ['bank', -1250],
      ['available', 1250],
    ],
  },
  {
    kind: 'hold',
    ago: 38,
    currency: 'USD',
    legs: [
      ['available', -1200],
      ['held', 1200],
    ],
    hold: 'first',
    ends: -8,
  },
  {
    kind: 'capture',
    ago: 36,
    currency: 'USD',
    legs: [
      ['held', -1200],
      ['revenue', 1200],
    ],
    of: 'first',
  },
  {
    kind: 'refund',
    ago: 30,
    currency: 'USD',
    legs: [
      ['revenue', -200],
      ['available', 200],
    ],
    of: 'first',
  },
  {
    kind: 'bonus',
    ago: 9,
    currency: 'USD',
    legs: [
      ['bonus-expense', -500],
      ['bonus', 500],
    ],
  },
  {
    ...{ kind: 'hold', ago: 8, currency: 'USD', hold: 'second', ends: 22 },
    legs: [
      ['bonus', -500],
      ['bonus-held', 500],
      ['available', -200],
      ['held', 200],
    ],
  },
  {
    kind: 'capture',
    ago: 1,
    currency: 'USD',
    legs: [
      ['bonus-held', -240],
      ['revenue', 240],
    ],
    of: 'second',
  },
]

const COMPANY: readonly DemoEntry[] = [
  {
    kind: 'top-up',
    ago: 41,
    currency: 'UAH',
    legs: [
      ['bank', -820_000],
      ['available', 820_000],
    ],
  },
  {
    kind: 'hold',
    ago: 20,
    currency: 'UAH',
    legs: [
      ['available', -150_000],
      ['held', 150_000],
    ],
    hold: 'first',
    ends: 10,
  },
  {
    kind: 'void',
    ago: 16,
    currency: 'UAH',
    legs: [
      ['held', -150_000],
      ['available', 150_000],
    ],
    of: 'first',
  },
  {
    kind: 'hold',
    ago: 2,
    currency: 'UAH',
    legs: [
      ['available', -60_000],
      ['held', 60_000],
    ],
    hold: 'second',
    ends: 28,
  },
]

const HOUSE: readonly AccountKind[] = ['bank', 'revenue', 'bonus-expense']

const accountOf = (holderId: string, kind: AccountKind, currency: MoneyCurrency) => {
  const holder = HOUSE.includes(kind) ? null : holderId
  return { id: `${holder ?? 'house'}:${kind}:${currency}`, holder_id: holder, kind, currency }
}

function createEntries(holderId: string, entries: readonly DemoEntry[], random: Random, now: number) {
  const holds = new Map<string, string>()
  return entries.map(({ kind, ago, currency, legs, hold, ends, of }): LedgerTransactionRow => {
    const at = now - ago * DAY
    const id = createKey(random, at)
    if (hold) holds.set(hold, id)
    const made: Leg[] = legs.map(([account, minor]) => ({
      account: accountOf(holderId, account, currency).id,
      currency,
      amount: amountOf(minor, currency).minor,
    }))
    return {
      ...{ id, kind, at, reference: `demo:${id}`, reverses_id: null, legs: JSON.stringify(made) },
      hold_id: (of && holds.get(of)) ?? null,
      until: ends === undefined ? null : now + ends * DAY,
    }
  })
}

/** Balances of the demo seafarer and the demo company; the database writes postings, balances and holds. */
export function createLedger(
  { accountId, organisationId }: { accountId: string; organisationId: string },
  { now, seed }: { now: number; seed: number },
): Batch[] {
  const random = createRandom(seed, 'ledger')
  const seaman = { id: createPublicId(random), account_id: accountId, organisation_id: null, entries: SEAMAN }
  const demos = [
    seaman,
    { id: createPublicId(random), account_id: null, organisation_id: organisationId, entries: COMPANY },
  ]
  const accounts = demos.flatMap(({ id, entries }) =>
    entries.flatMap(({ currency, legs }) => legs.map(([kind]) => accountOf(id, kind, currency))),
  )
  const rows = demos.flatMap(({ id, entries }) => createEntries(id, entries, random, now))
  return [
    { table: 'ledger_holder', rows: demos.map(({ entries: _, ...row }) => ({ ...row, created_at: now - 60 * DAY })) },
    { table: 'ledger_account', rows: [...new Map(accounts.map((row) => [row.id, row])).values()] },
    { table: 'ledger_transaction', rows },
    ...createPayments({ accountId, holderId: seaman.id }, { now, seed }),
  ]
}
