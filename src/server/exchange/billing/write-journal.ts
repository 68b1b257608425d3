import { type Amount, isZero, zeroOf } from '#src/domain/money/amount.ts'
import type { JournalFormat, JournalHeading, JournalLeg } from '#src/domain/money/journal.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import type { Database } from '#src/server/platform/database.ts'
import { findBalancesAt } from './balances.repository.ts'
import { findAccountsAfter, findFirstMonth, findPostingsAfter, findSealsIn } from './journal.repository.ts'
import { startOf } from './months.ts'

/** From a time until right before another. */
export type JournalPeriod = { from: number; to: number }

type JournalEntry = Required<JournalHeading> & { at: number; legs: JournalLeg[] }

/** How many rows are in memory. */
const STEP = 500

async function* readAccounts(db: Database) {
  let after = ''
  for (;;) {
    const rows = await findAccountsAfter(db, after, STEP)
    if (rows.length > 0) yield rows
    after = rows.at(-1)?.id ?? ''
    if (rows.length < STEP) return
  }
}

/** Every account with its balance right before a time. */
async function* readBalances(db: Database, at: number): AsyncGenerator<JournalLeg> {
  for await (const accounts of readAccounts(db)) {
    const ids = accounts.map(({ id }) => id)
    const found = await findBalancesAt(db, ids, at)
    for (const account of accounts) {
      const minor = found.get(account.id)
      const amount: Amount = minor === undefined ? zeroOf(account.currency) : { minor, currency: account.currency }
      yield { account, amount }
    }
  }
}

async function* readEntries(db: Database, { from, to }: JournalPeriod): AsyncGenerator<JournalEntry> {
  let after = { at: from, id: 0 }
  let entry: JournalEntry | undefined
  for (;;) {
    const rows = await findPostingsAfter(db, after, to, STEP)
    for (const { transactionId: id, at, text, reference, account, amount } of rows) {
      if (entry?.id !== id) {
        if (entry) yield entry
        entry = { day: toPlainDate(at), ...{ id, at, text, reference, legs: [] } }
      }
      entry.legs.push({ account, amount })
    }
    after = rows.at(-1) ?? after
    if (rows.length < STEP) break
  }
  if (entry) yield entry
}

async function* writeAccounts(db: Database, from: number, format: JournalFormat): AsyncGenerator<string> {
  const day = toPlainDate(from)
  for await (const accounts of readAccounts(db)) yield accounts.map((account) => format.open(day, account)).join('')
}

async function* writeOpening(db: Database, from: number, format: JournalFormat): AsyncGenerator<string> {
  const day = toPlainDate(from)
  let isFirst = true
  for await (const leg of readBalances(db, from)) {
    if (isZero(leg.amount)) continue
    if (isFirst) yield format.heading({ day, text: 'opening balances' })
    isFirst = false
    yield format.leg(leg)
  }
}

async function* writeAssertions(db: Database, endsAt: number, format: JournalFormat): AsyncGenerator<string> {
  const day = toPlainDate(endsAt - DAY)
  yield format.assertionHeading(day)
  for await (const leg of readBalances(db, endsAt)) yield format.assertion(day, leg)
}

/** Right before the first month of the books every account is empty, whatever the postings say. */
async function* writeEmptiness(db: Database, beginsAt: number, format: JournalFormat): AsyncGenerator<string> {
  const day = toPlainDate(beginsAt - DAY)
  yield format.assertionHeading(day)
  for await (const accounts of readAccounts(db))
    yield accounts.map((account) => format.assertion(day, { account, amount: zeroOf(account.currency) })).join('')
}

type Assertions = { at: number; write: () => AsyncGenerator<string> }

/**
 * The opening balances, every entry of the period, and the balances of all accounts at the end of each sealed month. Before the first one there
 * are none.
 */
export async function* writeJournal(
  db: Database,
  period: JournalPeriod,
  format: JournalFormat,
): AsyncGenerator<string> {
  const { from, to } = period
  const [first, seals] = await Promise.all([findFirstMonth(db), findSealsIn(db, period)])
  const begin = first === undefined ? Number.NEGATIVE_INFINITY : startOf(first)
  const assertions: Assertions[] = [
    ...(from < begin && begin <= to ? [{ at: begin, write: () => writeEmptiness(db, begin, format) }] : []),
    ...seals.map(({ endsAt }) => ({ at: endsAt, write: () => writeAssertions(db, endsAt, format) })),
  ]
  yield format.head
  yield* writeAccounts(db, from, format)
  if (from > begin) yield* writeOpening(db, from, format)
  for await (const { at, legs, ...heading } of readEntries(db, period)) {
    for (; assertions[0] && assertions[0].at <= at; assertions.shift()) yield* assertions[0].write()
    yield [format.heading(heading), ...legs.map(format.leg)].join('')
  }
  for (const { write } of assertions) yield* write()
}
