import type { D1Database } from '@cloudflare/workers-types'
import { DEMO_PASSWORD } from '../database.ts'
import { signInOverHttp } from '../sign-in.ts'
import type { Sample } from './searches.ts'

const DETAILS = 20
const SEAMEN = 4

async function findOne<Row>(database: D1Database, sql: string): Promise<Row> {
  const row = await database.prepare(sql).first<Row>()
  if (!row) throw new Error(`Nothing found by ${sql}`)
  return row
}

/** Vacancies spread over all ages, the largest employer, and the most wanted vacancy, with their owners signed in. */
export async function findSample(database: D1Database, origin: string): Promise<Sample> {
  const { results } = await database
    .prepare(
      `WITH ends AS (SELECT min(seq) AS low, max(seq) AS high FROM vacancy)
      SELECT v.id FROM ends CROSS JOIN json_each(?) part CROSS JOIN vacancy v ON v.seq = low + (high - low) * part.value / ${DETAILS}
      WHERE v.status = 'published'`,
    )
    .bind(JSON.stringify(Array.from({ length: DETAILS }, (_, index) => index + 1)))
    .all<{ id: string }>()
  const company = await findOne<{ slug: string; email: string }>(
    database,
    `SELECT c.slug, a.email FROM organisation c JOIN organisation_member m ON m.organisation_id = c.id JOIN account a ON a.id = m.account_id
    JOIN (SELECT company_id, count(*) AS open FROM vacancy GROUP BY company_id) o ON o.company_id = c.id ORDER BY o.open DESC LIMIT 1`,
  )
  const applied = await findOne<{ id: string; email: string }>(
    database,
    `SELECT v.id, a.email FROM (SELECT vacancy_id, count(*) AS people FROM application GROUP BY vacancy_id ORDER BY people DESC LIMIT 1) p
    JOIN vacancy v ON v.id = p.vacancy_id JOIN organisation_member m ON m.organisation_id = v.company_id JOIN account a ON a.id = m.account_id`,
  )
  const { results: seamen } = await database
    .prepare(
      `SELECT a.email FROM (
        SELECT seaman_id FROM (SELECT seaman_id FROM cv ORDER BY length(document) DESC LIMIT 1)
        UNION SELECT id FROM (SELECT id FROM seaman GROUP BY position_main ORDER BY count(*) DESC LIMIT ${SEAMEN - 1})
      ) one JOIN seaman s ON s.id = one.seaman_id JOIN account a ON a.id = s.account_id`,
    )
    .all<{ email: string }>()
  const signIn = async (email: string) => (await signInOverHttp(origin, email, DEMO_PASSWORD)).cookie
  return {
    vacancyIds: results.map(({ id }) => id),
    company: { slug: company.slug, cookie: await signIn(company.email) },
    seamen: await Promise.all(seamen.map(async ({ email }) => ({ cookie: await signIn(email) }))),
    admin: { cookie: await signIn('admin@demo.example') },
    applied: { vacancyId: applied.id, cookie: await signIn(applied.email) },
  }
}
