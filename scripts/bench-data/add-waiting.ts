import type { DatabaseSync } from 'node:sqlite'

const DAY = 86_400_000
/** Of each seafarer: vacancies put aside, searches kept, invitations. */
const PER_SEAMAN = { saved: 60, searches: 10, invitations: 20 }
/** One company invites as much as a year allows it. */
const OF_ONE_COMPANY = 10_000
const WAITING = 2000
const DECIDED = 50_000
const DRAFTS = 200
/** Prime, so that neighbours among seafarers choose far apart. */
const STRIDE = 7919
const SEARCHES = ['', 'rank=able-seaman', 'fleet=tanker-fleet', 'rank=chief-engineer&payFrom=8000', 'q=gas']

const numbers = (count: number) => `json_each('[${Array.from({ length: count }, (_, index) => index)}]')`
const ID = 'lower(hex(randomblob(18)))'
const AN_OPEN = `JOIN vacancy v ON v.seq = 1 + ((s.rowid * 60 + nth.value) * ${STRIDE}) % (SELECT max(seq) FROM vacancy)`
/** The company with most vacancies, in which the largest lists are. */
const LARGEST = '(SELECT company_id FROM vacancy GROUP BY company_id ORDER BY count(*) DESC LIMIT 1)'

const OF_SEAFARERS = [
  `INSERT OR IGNORE INTO saved_vacancy (seaman_id, vacancy_id, created_at)
    SELECT s.id, v.id, ?1 - nth.value * 3600000 FROM seaman s CROSS JOIN ${numbers(PER_SEAMAN.saved)} nth ${AN_OPEN}`,
  `INSERT OR IGNORE INTO saved_search (id, seaman_id, query, alert, alert_at, told_until, created_at, updated_at)
    SELECT ${ID}, s.id, search.value || iif(nth.value > 4, '&english=good', ''), 'daily',
      ?1 + (s.rowid * 10 + nth.value) % 2880 * 60000 - ${DAY / 24}, ?1 - ${DAY}, ?1, ?1
    FROM seaman s CROSS JOIN ${numbers(PER_SEAMAN.searches)} nth
    CROSS JOIN json_each('${JSON.stringify(SEARCHES)}') search ON search.key = nth.value % ${SEARCHES.length}`,
  `INSERT OR IGNORE INTO invitation (id, vacancy_id, company_id, seaman_id, created_at)
    SELECT ${ID}, v.id, v.company_id, s.id, ?1 - nth.value * ${DAY} - s.rowid FROM seaman s CROSS JOIN ${numbers(PER_SEAMAN.invitations)} nth ${AN_OPEN}`,
  `UPDATE crew_card SET is_hidden = 0, told_ready = date(?1 / 1000, 'unixepoch'),
    ask_from = date(?1 / 1000, 'unixepoch', (rowid % 60 - 1) || ' days')`,
]

const OF_COMPANIES = [
  `INSERT OR IGNORE INTO invitation (id, vacancy_id, company_id, seaman_id, created_at)
    SELECT ${ID}, v.id, v.company_id, s.id, ?1 - s.rowid * 1000 - v.seq FROM (SELECT seq, id, company_id FROM vacancy WHERE company_id = ${LARGEST} LIMIT 200) v
    CROSS JOIN (SELECT rowid, id FROM seaman ORDER BY id LIMIT 100) s LIMIT ${OF_ONE_COMPANY}`,
  `INSERT INTO vacancy_draft (vacancy_id, company_id, version, document, updated_at)
    SELECT ${ID}, ${LARGEST}, 1, '{}', ?1 - nth.value FROM ${numbers(DRAFTS)} nth`,
  `INSERT OR IGNORE INTO vacancy_decision (vacancy_id, act, decided_by, decided_at)
    SELECT id, iif(seq % 10, 'approve', 'refuse'), 'bench', ?1 - seq FROM vacancy ORDER BY seq LIMIT ${DECIDED}`,
]

/** What else people keep and wait for: as much of it as lists and the schedule may meet. */
export function addWaiting(database: DatabaseSync, now: number): void {
  for (const sql of [...OF_SEAFARERS, ...OF_COMPANIES]) database.prepare(sql).run(...(sql.includes('?1') ? [now] : []))
  copyToModeration(database)
}

/** Vacancies that no search knows. */
function copyToModeration(database: DatabaseSync): void {
  const columns = database
    .prepare('PRAGMA table_info(vacancy)')
    .all()
    .map(({ name }) => String(name))
  const copied: Record<string, string> = {
    seq: '(SELECT max(seq) FROM vacancy) + v.seq',
    id: ID,
    status: "'moderation'",
    published_at: 'NULL',
  }
  database
    .prepare(
      `INSERT INTO vacancy (${columns.join(', ')}) SELECT ${columns.map((name) => copied[name] ?? `v.${name}`).join(', ')}
      FROM vacancy v ORDER BY v.seq LIMIT ${WAITING}`,
    )
    .run()
}
