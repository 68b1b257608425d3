import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { DAY } from '#src/domain/time.ts'
import { createHolder } from '#tests/server/support/ledger.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { billingDomain } from './index.ts'
import { ownLedgerChecks } from './ledger-checks.ts'
import { sealMonths } from './months.usecases.ts'
import { runReconciliation } from './run-reconciliation.usecases.ts'

const server = serverOf(billingDomain)()
const { services } = server

/** Where the comparison of the day begins, and how much it finds. */
async function compare() {
  await runReconciliation(services, ownLedgerChecks)
  const run = await env.DB.prepare(
    'SELECT compared_from, found FROM ledger_reconciliation ORDER BY started_at DESC LIMIT 1',
  ).first<{ compared_from: number; found: number }>()
  server.wait(DAY)
  return [run?.compared_from, run?.found]
}

const shift = (by: number) =>
  env.DB.prepare("UPDATE ledger_account SET balance = balance + ? WHERE id = 'house:bank:USD'").bind(by).run()

it('the daily comparison begins at the last sealed month that agreed; once a week and after a difference it is one of everything', async () => {
  await createHolder(server, { available: 100 })
  const sealed = Date.UTC(2026, 11)
  server.wait(16 * DAY)
  await sealMonths(services)
  const week = []
  for (let day = 0; day < 9; day += 1) week.push(await compare())
  expect(week).toEqual([[0, 0], ...Array(6).fill([sealed, 0]), [0, 0], [sealed, 0]])
  await env.DB.prepare('DROP TRIGGER ledger_account_changed').run()
  await shift(1)
  expect(await compare()).toEqual([sealed, 1])
  expect(await compare()).toEqual([0, 1])
  await shift(-1)
  expect(await compare()).toEqual([0, 0])
  expect(await compare()).toEqual([sealed, 0])
})
