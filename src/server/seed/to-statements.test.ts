import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
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
  expect(await count('SELECT count(*) AS count FROM bank_payment b JOIN payment p ON p.id = b.payment_id')).toBe(1)
  const found = await count(
    "SELECT count(*) AS count FROM vacancy_search WHERE vacancy_search MATCH 'terms : rank_able_seaman'",
  )
  expect(found).toBe(
    await count("SELECT count(*) AS count FROM vacancy WHERE rank = 'able-seaman' AND status = 'published'"),
  )
})
