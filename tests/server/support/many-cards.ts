import { env } from 'cloudflare:test'

const PUBLIC_ID = "printf('%08x-0000-4000-8000-%012d', (i * 7919) % 65536, i)"

/** Fills the crew list with so many seafarers who are shown; gives their public ids in the order of the list. */
export async function fillCrewList(count: number): Promise<string[]> {
  const numbers = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`
  await env.DB.batch(
    [
      `${numbers} INSERT INTO account (id, email, role, language, created_at, updated_at)
        SELECT 'a' || i, 'many' || i || '@mail.example', 'seaman', 'en', 0, 0 FROM n`,
      `${numbers} INSERT INTO seaman (id, account_id, public_id, ref_id, firstname, surname, citizenship, position_main, created_at, updated_at)
        SELECT 's' || i, 'a' || i, ${PUBLIC_ID}, 'r' || i, 'A', 'B', 'PH', 'bosun', 0, 0 FROM n`,
      `${numbers} INSERT INTO crew_card (id, seaman_id, public_id, is_hidden, rank, department, ready_from, months, rank_months, fleets, career, updated_on, told_ready)
        SELECT i, 's' || i, ${PUBLIC_ID}, 0, iif(i % 2, 'bosun', 'master'), 'deck', '2026-08-01', 10, 5, 1, '[]', '2026-01-01', '9999-12-31' FROM n`,
    ].map((statement) => env.DB.prepare(statement)),
  )
  const { results } = await env.DB.prepare('SELECT public_id AS id FROM crew_card ORDER BY id').all<{ id: string }>()
  return results.map(({ id }) => id)
}
