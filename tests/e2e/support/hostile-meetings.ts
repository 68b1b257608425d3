import type { D1Database } from '@cloudflare/workers-types'
import type { VacancyForm } from '#src/contract/vacancy-editor/form.ts'
import { createBlankForm } from '#src/domain/vacancy/blank-form.ts'

const ID = 'lower(hex(randomblob(18)))'
const accountOf = (name: string) => `(SELECT id FROM account WHERE email = '${name}@demo.example')`
const SEAMAN = `(SELECT id FROM seaman WHERE account_id = ${accountOf('seaman')})`
const COMPANY = `(SELECT organisation_id FROM organisation_member WHERE account_id = ${accountOf('company')})`
/** Each row has another payload. */
const payloadFor = (row: string) => `json_each(?1) payload ON payload.key = ${row} % json_array_length(?1)`

/** What seafarers, companies and admins write of each other, in every place that has it. */
const STATEMENTS = [
  `INSERT OR IGNORE INTO match_contest (id, application_id, seaman_id, line, text, created_at)
    SELECT ${ID}, a.id, a.seaman_id, 'rank', payload.value, ?2 - a.rowid FROM application a JOIN ${payloadFor('a.rowid')}`,
  `UPDATE application SET status = 'offered', ship = json_object('name', payload.value, 'imo', '', 'number', payload.value, 'why', payload.value)
    FROM json_each(?1) payload WHERE payload.key = application.rowid % json_array_length(?1) AND application.rowid % 2 = 0 AND ?2 > 0`,
  `INSERT INTO application_move (id, application_id, before, after, created_at, told_at)
    SELECT ${ID}, id, 'new', 'offered', ?2, ?2 FROM application WHERE status = 'offered' AND json_valid(?1)`,
  `UPDATE vacancy SET status = 'moderation' WHERE seq % 7 = 3 AND status = 'published' AND json_valid(?1) AND ?2 > 0`,
  `INSERT OR REPLACE INTO vacancy_decision (vacancy_id, act, reason, note, decided_by, decided_at)
    SELECT v.id, 'refuse', 'other', payload.value, ${accountOf('admin')}, ?2 FROM vacancy v JOIN ${payloadFor('v.seq')} WHERE v.seq % 7 = 4`,
  `UPDATE vacancy SET status = 'draft' WHERE seq % 7 = 4 AND status = 'published' AND json_valid(?1) AND ?2 > 0`,
  `INSERT INTO nationality_law (id, country, from_day, until_day, source, entered_by, entered_at)
    SELECT ${ID}, 'PH', date('2001-01-01', payload.key || ' days'), date('2001-01-01', payload.key || ' days'), payload.value,
      ${accountOf('admin')}, ?2 FROM json_each(?1) payload`,
  `INSERT OR IGNORE INTO invitation (id, vacancy_id, company_id, seaman_id, created_at)
    SELECT ${ID}, v.id, v.company_id, ${SEAMAN}, ?2 - v.seq FROM vacancy v WHERE v.status = 'published' AND json_valid(?1) LIMIT 60`,
  `INSERT OR IGNORE INTO invitation (id, vacancy_id, company_id, seaman_id, created_at)
    SELECT ${ID}, v.id, v.company_id, s.id, ?2 - s.rowid FROM (SELECT * FROM vacancy WHERE company_id = ${COMPANY} AND status = 'published' LIMIT 2) v
    CROSS JOIN (SELECT rowid, id FROM seaman LIMIT 100) s WHERE json_valid(?1)`,
  `INSERT OR IGNORE INTO saved_vacancy (seaman_id, vacancy_id, created_at)
    SELECT ${SEAMAN}, v.id, ?2 - v.seq FROM vacancy v WHERE v.status = 'published' AND json_valid(?1) LIMIT 100`,
]

const isTyped = ([, value]: [string, unknown]): boolean => value === ''

/** A vacancy as someone typed it who has the same words for everything. */
function createHostileForm(payload: string): VacancyForm {
  const blank = createBlankForm('en')
  const typed = Object.fromEntries(
    Object.entries(blank)
      .filter(isTyped)
      .map(([name]) => [name, payload]),
  )
  const rows = [{ value: payload }]
  return {
    ...{ ...blank, ...typed, areas: rows, nationalities: rows, crew: rows },
    papers: [{ slug: payload, months: payload }],
    texts: [{ language: 'en', text: payload }],
  }
}

/** Tables and forms with such words. */
export const MEETING_FIELDS = 6 + Object.keys(createBlankForm('en')).length

/** Writes payloads into everything that is left where both sides meet. Gives the ids of the drafts. */
export async function writeHostileMeetings(database: D1Database, payloads: readonly string[]): Promise<string[]> {
  const now = Date.now()
  for (const sql of STATEMENTS) await database.prepare(sql).bind(JSON.stringify(payloads), now).run()
  const search = database.prepare(
    `INSERT INTO saved_search (id, seaman_id, query, alert, told_until, created_at, updated_at)
      SELECT ${ID}, ${SEAMAN}, ?, 'none', 0, ?, 0`,
  )
  const draft = database.prepare(
    `INSERT INTO vacancy_draft (vacancy_id, company_id, version, document, updated_at) SELECT ?, ${COMPANY}, 1, ?, ?`,
  )
  const drafts = payloads.map((payload) => ({ id: crypto.randomUUID(), form: createHostileForm(payload) }))
  await database.batch([
    ...payloads.map((payload, place) => search.bind(`q=${encodeURIComponent(payload.toWellFormed())}`, now - place)),
    ...drafts.map(({ id, form }, place) => draft.bind(id, JSON.stringify(form), now - place)),
  ])
  return drafts.map(({ id }) => id)
}
