import { env } from 'cloudflare:test'
import { beforeAll, expect, it } from 'vitest'
import type { LedgerDifference } from '#src/contract/billing/admin-schemas.ts'
import { registerAdmin } from '#tests/server/support/admins.ts'
import { createHolder, newReference, usd } from '#tests/server/support/ledger.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { topUp } from './funds.usecases.ts'
import { capture, hold } from './holds.usecases.ts'
import { billingDomain } from './index.ts'
import { sealMonths } from './months.usecases.ts'
import { checkLedger, reconcileLedger } from './reconcile.usecases.ts'

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
  await checkLedger(services)
})

it('a changed digit is found in the entry, the currency, the balance and the sealed month', async () => {
  const posting = `UPDATE ledger_posting SET amount = amount + %s WHERE ${postingOf(paid, 'available')}`
  const found = await corrupt(posting.replace('%s', '1'), posting.replace('%s', '-1'))
  expect(found).toEqual(
    expect.arrayContaining([
      named('entry', paid),
      { kind: 'currency', subject: 'USD', reference: paid },
      { kind: 'balance', subject: `${holderId}:available:USD`, reference: later },
      { kind: 'month', subject: `${holderId}:available:USD 2027-01`, reference: paid },
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
    { kind: 'month', subject: 'house:revenue:USD 2027-01', reference: captured },
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

it('the daily run fails with the first difference, and finance reads all of them', async () => {
  const server = startServer()
  const set = (sign: string) => run(`UPDATE ledger_account SET balance = balance ${sign} 1 WHERE id = 'house:bank:USD'`)
  await set('-')
  await expect(checkLedger(services)).rejects.toThrow('balance house:bank:USD')
  const { body } = await (await registerAdmin(server)).get('/server/admin/ledger/reconciliation')
  expect(body).toEqual({ differences: [{ kind: 'balance', subject: 'house:bank:USD', reference: later }] })
  await set('+')
  expect((await (await registerAdmin(server, ['support'])).get('/server/admin/ledger/reconciliation')).status).toBe(403)
})
