import { env } from 'cloudflare:test'
import { beforeAll, expect, it } from 'vitest'
import { createHolder, newReference, usd } from '#tests/server/support/ledger.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { topUp } from './funds.usecases.ts'
import { capture, hold } from './holds.usecases.ts'
import { billingDomain } from './index.ts'
import { ownLedgerChecks } from './ledger-checks.ts'
import { sealMonths } from './months.usecases.ts'
import { type LedgerDifference, reconcileLedger } from './reconcile.usecases.ts'

const start = serverOf(billingDomain)
const at = (date: string) => Date.parse(`${date}T12:00:00Z`)
const serverOn = (date: string) => start({ clock: () => at(date) })
const { services } = serverOn('2027-03-20')
const run = (sql: string, ...values: (string | number)[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()

let holderId = ''
const [paid, held, captured, later] = Array.from({ length: 4 }, newReference) as [string, string, string, string]

beforeAll(async () => {
  holderId = await createHolder(serverOn('2027-01-10'))
  const payIn = (date: string, reference: string) =>
    topUp(serverOn(date).services, { reference, holderId, amount: usd(10_000), at: 'bank' })
  await payIn('2027-01-10', paid)
  const asked = { reference: held, holderId, amount: usd(3000), until: at('2028-01-01') }
  const { id: holdId } = await hold(serverOn('2027-01-31').services, asked)
  await capture(serverOn('2027-02-03').services, { holdId, reference: captured, amount: usd(1000) })
  await sealMonths(serverOn('2027-03-06').services)
  await payIn('2027-03-07', later)
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'ledger_%'",
  ).all<{
    name: string
  }>()
  await env.DB.batch(results.map(({ name }) => env.DB.prepare(`DROP TRIGGER ${name}`)))
})

/** Runs a change, reads the differences, and takes the change back. */
async function corrupt(change: string, back: string): Promise<LedgerDifference[]> {
  await run(change)
  try {
    return (await reconcileLedger(services)).differences
  } finally {
    await run(back)
    expect((await reconcileLedger(services)).differences).toEqual([])
  }
}

const postingOf = (reference: string, kind: string) =>
  `transaction_id = (SELECT id FROM ledger_transaction WHERE reference = '${reference}') AND account_id LIKE '%:${kind}:USD'`
const named = (kind: string, reference: string) => expect.objectContaining({ kind, reference })

it('books that agree have no differences', async () => {
  expect(await reconcileLedger(services)).toEqual({ differences: [] })
})

it('a changed digit is found in the entry, the currency, the balance and the sealed month', async () => {
  const posting = `UPDATE ledger_posting SET amount = amount + %s WHERE ${postingOf(paid, 'available')}`
  const found = await corrupt(posting.replace('%s', '1'), posting.replace('%s', '-1'))
  expect(found).toEqual(
    expect.arrayContaining([
      named('entry', paid),
      { kind: 'currency', subject: 'USD', reference: paid, holderId: null },
      { kind: 'balance', subject: `${holderId}:available:USD`, reference: later, holderId },
      { kind: 'month', subject: `${holderId}:available:USD 2027-01`, reference: paid, holderId },
    ]),
  )
})

it('a leg in another currency or another month is found', async () => {
  const currency = `UPDATE ledger_posting SET currency = '%s' WHERE ${postingOf(later, 'bank')}`
  const swapped = await corrupt(currency.replace('%s', 'EUR'), currency.replace('%s', 'USD'))
  expect(swapped).toEqual(expect.arrayContaining([named('entry', later), named('currency', later)]))

  const entry = `UPDATE ledger_posting SET at = %s WHERE ${postingOf(captured, 'revenue')}`
  const moved = await corrupt(entry.replace('%s', `${at('2027-01-15')}`), entry.replace('%s', `${at('2027-02-03')}`))
  expect(moved).toEqual([
    named('entry', captured),
    { kind: 'month', subject: 'house:revenue:USD 2027-01', reference: captured, holderId: null },
  ])
})

it('legs that were changed, a balance, a hold and a sealed balance are found', async () => {
  const legs = (from: string, to: string) =>
    `UPDATE ledger_transaction SET legs = replace(legs, '${from}', '${to}') WHERE reference = '${later}'`
  expect(await corrupt(legs('10000', '10001'), legs('10001', '10000'))).toEqual([named('entry', later)])
  for (const [table, column, where, kind, reference] of [
    ['ledger_account', 'balance', `id = '${holderId}:available:USD'`, 'balance', later],
    ['ledger_hold', 'held', 'TRUE', 'hold', held],
    ['ledger_hold', 'captured', 'TRUE', 'hold', held],
    ['ledger_month', 'balance', "account_id = 'house:bank:USD' AND month = '2027-01'", 'month', paid],
  ] as const) {
    const set = (sign: string) => `UPDATE ${table} SET ${column} = ${column} ${sign} 1 WHERE ${where}`
    expect(await corrupt(set('+'), set('-')), `${table} ${column}`).toEqual([named(kind, reference)])
  }
})

it('an entry that was moved or deleted is named, also in a month that is not sealed', async () => {
  const move = (to: string) =>
    env.DB.batch([
      env.DB.prepare(`UPDATE ledger_transaction SET at = ${at(to)} WHERE reference = '${later}'`),
      env.DB.prepare(
        `UPDATE ledger_posting SET at = ${at(to)} WHERE transaction_id = (SELECT id FROM ledger_transaction WHERE reference = '${later}')`,
      ),
    ])
  await move('2027-03-19')
  expect((await reconcileLedger(services)).differences).toEqual([named('entry', later)])
  await move('2027-03-07')
  expect((await reconcileLedger(serverOn('2027-02-27').services)).differences).toEqual([
    named('entry', later),
    { kind: 'month', subject: '2027-02', reference: null, holderId: null },
  ])

  // As if the entry before the last one had never been made: its balances are taken back too.
  const gone = `(SELECT id FROM ledger_transaction WHERE reference = '${captured}')`
  const { results } = await env.DB.prepare(`SELECT * FROM ledger_posting WHERE transaction_id = ${gone}`).all()
  await run(`DELETE FROM ledger_posting WHERE transaction_id = ${gone}`)
  const { differences } = await reconcileLedger(services)
  expect(differences).toEqual(expect.arrayContaining([named('entry', captured), named('entry', later)]))
  for (const row of results)
    await env.DB.prepare('INSERT INTO ledger_posting VALUES (?, ?, ?, ?, ?, ?, ?)')
      .bind(...Object.values(row))
      .run()
  expect((await reconcileLedger(services)).differences).toEqual([])
})

it('text that is no JSON, and a hold that is missing, are found', async () => {
  const broken = (from: string, to: string) =>
    `UPDATE ledger_transaction SET legs = replace(legs, '${from}', '${to}') WHERE reference = '${later}'`
  expect(await corrupt(broken('[', '{['), broken('{[', '['))).toEqual([named('entry', later)])
  await run('CREATE TABLE kept_hold AS SELECT * FROM ledger_hold')
  expect(await corrupt('DELETE FROM ledger_hold', 'INSERT INTO ledger_hold SELECT * FROM kept_hold')).toEqual([
    { kind: 'hold', subject: expect.any(String), reference: held, holderId },
  ])
})

it('a comparison that begins at a sealed month finds what differs since, and nothing before', async () => {
  const from = Date.UTC(2027, 2)
  const find = async () => (await reconcileLedger(services, ownLedgerChecks, from)).differences
  expect(await find()).toEqual([])
  for (const [table, column, where, expected] of [
    ['ledger_account', 'balance', `id = '${holderId}:available:USD'`, [named('balance', later)]],
    [
      'ledger_posting',
      'amount',
      postingOf(later, 'bank'),
      [named('entry', later), named('currency', later), named('balance', later)],
    ],
    ['ledger_month', 'balance', "account_id = 'house:bank:USD' AND month = '2027-01'", [named('balance', later)]],
    ['ledger_posting', 'amount', postingOf(paid, 'available'), []],
  ] as const) {
    const set = (sign: string) => run(`UPDATE ${table} SET ${column} = ${column} ${sign} 1 WHERE ${where}`)
    await set('+')
    expect(await find(), `${table} ${where}`).toEqual(expected)
    await set('-')
  }
})
