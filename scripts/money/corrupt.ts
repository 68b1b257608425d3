import type { DatabaseSync } from 'node:sqlite'
import { readRows } from '#tests/money/database.ts'
import type { Random } from '#tests/money/random.ts'

type Row = { id: string; reference: string; at: number; legs: string }
type Leg = { account: string; currency: string; amount: number }
/** `names`: by what a reader recognises the corrupted entry: its id, its reference, and its accounts. */
export type Corrupted = { kind: string; names: string[] }

const CURRENCIES = ['USD', 'EUR', 'UAH']
/** Longer than any month. */
const MONTH = 31 * 86_400_000

/** An entry of a closed month: only those have balances that are asserted. */
function pickEntry(database: DatabaseSync, random: Random): Row {
  const rows = readRows<Row>(
    database,
    'SELECT id, reference, at, legs FROM ledger_transaction WHERE at < (SELECT max(ends_at) FROM ledger_seal) ORDER BY id',
  )
  const row = random.pick(rows)
  if (!row) throw new Error('there is no entry in a closed month')
  return row
}

/** A time in an earlier month, also before the first one of the books, or in a later closed month. */
function pickOtherMonth(database: DatabaseSync, { at }: Row, random: Random): number {
  const [closed] = readRows<{ to: number }>(database, 'SELECT max(ends_at) AS "to" FROM ledger_seal')
  return random.pick([at - MONTH, at + MONTH].filter((one) => closed && one < closed.to)) ?? at - MONTH
}

const dropTriggers = (database: DatabaseSync): void => {
  const sql = "SELECT name FROM sqlite_master WHERE type = 'trigger'"
  for (const { name } of readRows<{ name: string }>(database, sql)) database.exec(`DROP TRIGGER ${name}`)
}

function changeDigit(amount: number, random: Random): number {
  const digits = String(Math.abs(amount)).split('')
  const place = random.below(digits.length)
  digits[place] = String((Number(digits[place]) + 1 + random.below(9)) % 10)
  return Math.sign(amount) * Number(digits.join(''))
}

const other = (currency: string, random: Random): string =>
  random.pick(CURRENCIES.filter((one) => one !== currency)) ?? 'EUR'

const inCurrency = (account: string, currency: string): string => account.replace(/[^:]+$/, currency)

/**
 * Each changes the legs. What is done well is harder to find: `isThorough` changes all legs so that they still balance, and the balances of the
 * accounts with them.
 */
const CHANGES: Record<string, (legs: Leg[], random: Random, isThorough: boolean) => Leg[]> = {
  digit: ([first, ...rest], random, isThorough) => {
    if (!first) return []
    const amount = changeDigit(first.amount, random)
    const [second, ...others] = rest
    const moved = second && isThorough ? { ...second, amount: second.amount + first.amount - amount } : second
    return [{ ...first, amount }, ...(moved ? [moved] : []), ...others]
  },
  'dropped leg': (legs, random) => {
    const place = random.below(legs.length)
    return legs.filter((_, at) => at !== place)
  },
  'swapped currency': (legs, random, isThorough) => {
    const place = random.below(legs.length)
    const currency = other(legs[0]?.currency ?? 'USD', random)
    return legs.map((leg, at) =>
      isThorough
        ? { ...leg, currency, account: inCurrency(leg.account, currency) }
        : at === place
          ? { ...leg, currency }
          : leg,
    )
  },
  'moved to another month': (legs) => legs,
}

export const KINDS = Object.keys(CHANGES)

/** Writes the postings of an entry anew, and the balances so that they are the sums of postings. */
function rewrite(database: DatabaseSync, { id }: Row, legs: readonly Leg[], at: number): void {
  const run = (sql: string, ...values: (string | number)[]) => database.prepare(sql).run(...values)
  run('DELETE FROM ledger_posting WHERE transaction_id = ?', id)
  for (const [position, { account, currency, amount }] of legs.entries()) {
    const [holder, kind = ''] = account.split(':')
    run(
      `INSERT OR IGNORE INTO ledger_account (id, holder_id, kind, currency) VALUES (?, nullif(?, 'house'), ?, ?)`,
      ...[account, holder ?? '', kind, account.split(':')[2] ?? ''],
    )
    run(
      'INSERT INTO ledger_posting (transaction_id, position, account_id, currency, amount, at) VALUES (?, ?, ?, ?, ?, ?)',
      ...[id, position, account, currency, amount, at],
    )
  }
}

/**
 * Corrupts an entry in a database, past all triggers and checks: in its postings alone, in its legs too, or thoroughly, so that
 * only the balances of closed months contradict it.
 */
export function corrupt(database: DatabaseSync, kind: string, random: Random): Corrupted {
  dropTriggers(database)
  database.exec('PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON')
  const row = pickEntry(database, random)
  const before = JSON.parse(row.legs) as Leg[]
  const care = random.below(3)
  const legs = CHANGES[kind]?.(before, random, care === 2) ?? before
  const at = kind === 'moved to another month' ? pickOtherMonth(database, row, random) : row.at
  rewrite(database, row, legs, at)
  if (care > 0)
    database
      .prepare('UPDATE ledger_transaction SET legs = ?, at = ? WHERE id = ?')
      .run(JSON.stringify(legs), at, row.id)
  if (care === 2)
    database.exec(`UPDATE ledger_account SET balance =
      coalesce((SELECT sum(p.amount) FROM ledger_posting p WHERE p.account_id = ledger_account.id), 0)`)
  const accounts = [...before, ...legs].map(({ account }) => account)
  return {
    kind: `${kind}${['', ' in its legs too', ' with its balances'][care]}`,
    names: [row.id, row.reference, ...accounts],
  }
}
