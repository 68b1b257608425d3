import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { buyerSchema, recordSchema } from '#src/contract/billing-document/record.ts'
import { reconcileLedger } from '#src/server/exchange/billing/reconcile.usecases.ts'
import { compareHoldsWithOrders } from '#src/server/exchange/order/compare-holds.repository.ts'
import { createDatabase } from '#src/server/platform/database.ts'
import { createDemoFleet } from './demo-fleet.ts'
import { toStatements } from './to-statements.ts'

const count = async (sql: string) => (await env.DB.prepare(sql).first<{ count: number }>())?.count

test('the fleet fits the tables and their rules', async () => {
  for (const batch of createDemoFleet({
    now: Date.UTC(2026, 10, 20),
    passwordHash: 'hash',
    vacancies: 200,
    seamen: 30,
  })) {
    const statements = toStatements(batch).map(({ sql, params }) => env.DB.prepare(sql).bind(...params))
    if (statements.length > 0) await env.DB.batch(statements)
  }
  expect(await count("SELECT count(*) AS count FROM vacancy WHERE status = 'published'")).toBe(200)
  expect(await count('SELECT count(*) AS count FROM seaman')).toBe(31)
  expect(await count('SELECT count(*) AS count FROM vacancy_search')).toBe(200)
  // Both demo balances have an open hold, and nothing is lost.
  expect(await count('SELECT count(*) AS count FROM ledger_hold WHERE held > 0')).toBe(2)
  expect(await count('SELECT sum(amount) AS count FROM ledger_posting')).toBe(0)
  expect(await reconcileLedger({ db: createDatabase(env.DB as never), clock: Date.now })).toEqual({ differences: [] })
  expect(await compareHoldsWithOrders(createDatabase(env.DB as never), Date.UTC(2026, 10, 20))).toEqual([])
  expect(await count('SELECT count(*) AS count FROM purchase_order')).toBe(2)
  // Each credited transfer has a receipt; the order that ended has an invoice, a receipt and a credit note.
  expect(await count('SELECT count(*) AS count FROM billing_document')).toBe(
    3 + Number(await count("SELECT count(*) AS count FROM bank_payment WHERE state = 'credited'")),
  )
  const documents = await env.DB.prepare('SELECT record, buyer FROM billing_document').all<Record<string, string>>()
  for (const { record = '', buyer = '' } of documents.results) {
    recordSchema.parse(JSON.parse(record))
    buyerSchema.parse(JSON.parse(buyer))
  }
  // Every payment received what was credited for it, and every credit is an entry.
  expect(
    await count(`SELECT count(*) AS count FROM payment p WHERE p.received <> (
      SELECT coalesce(sum(b.amount), 0) FROM bank_payment b WHERE b.payment_id = p.id AND b.state = 'credited')`),
  ).toBe(0)
  expect(
    await count(`SELECT count(*) AS count FROM bank_payment b WHERE b.state = 'credited'
      AND NOT EXISTS (SELECT 1 FROM ledger_transaction t WHERE t.reference = 'bank:' || b.id)`),
  ).toBe(0)
  expect(await count("SELECT count(*) AS count FROM payment WHERE state = 'waiting'")).toBe(2)
  expect(await count("SELECT count(*) AS count FROM bank_payment WHERE state = 'new'")).toBe(4)
  const found = await count(
    "SELECT count(*) AS count FROM vacancy_search WHERE vacancy_search MATCH 'terms : rank_able_seaman'",
  )
  expect(found).toBe(
    await count("SELECT count(*) AS count FROM vacancy WHERE rank = 'able-seaman' AND status = 'published'"),
  )
})
