import type { AdminVacancyState } from '#src/contract/moderation/list.ts'
import type { AdminVacancyQuery } from '#src/contract/moderation/schemas.ts'
import { DAY } from '#src/domain/time.ts'
import type { QueryTerms } from '#src/domain/vocabulary/query-terms.ts'
import { isSuspended } from '#src/server/people/organisation/suspensions.repository.ts'
import { isActiveOrganisation } from '#src/server/platform/active-account.ts'

export type Condition = { sql: string; values: (string | number)[] }

const is = (sql: string, ...values: (string | number)[]): Condition => ({ sql, values })

/** The condition that a vacancy is in the review queue: its company is active and not suspended. Literal, because the partial index needs the status. */
export const waits = (vacancy: string): string =>
  `${vacancy}.status = 'moderation' AND ${isActiveOrganisation(`${vacancy}.company_id`)} AND NOT ${isSuspended(`${vacancy}.company_id`)}`

const DRAFT = "v.status = 'draft' AND v.paused_at IS NULL AND v.withdrawn_status IS NULL"
const wasDecided = (acts: string): string =>
  `EXISTS (SELECT 1 FROM vacancy_decision d WHERE d.vacancy_id = v.id AND d.act IN (${acts}))`

const STATES: Readonly<Record<AdminVacancyState, string>> = {
  waiting: waits('v'),
  published: "v.status = 'published'",
  paused: "v.status = 'draft' AND v.paused_at IS NOT NULL",
  draft: `${DRAFT} AND NOT ${wasDecided("'refuse', 'take-down'")}`,
  refused: `${DRAFT} AND ${wasDecided("'refuse'")}`,
  'taken-down': `${DRAFT} AND ${wasDecided("'take-down'")}`,
  expired: "v.status = 'expired'",
  closed: "v.status = 'closed'",
  withdrawn: "v.status = 'draft' AND v.paused_at IS NULL AND v.withdrawn_status IS NOT NULL",
}

const isOneOf = (select: string, ...values: (string | number)[]): Condition => is(`v.seq IN (${select})`, ...values)

/** One token of the index: a word that it divides would be a phrase, which it cannot search. */
const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}\p{Mn}\p{Mc}]*/gu
const MAX_TOKENS = 8
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A word as names write it: SQLite lowers ASCII letters only. */
const spellingsOf = (word: string): string[] => {
  const lower = word.toLowerCase()
  const [first = ''] = lower
  return [lower, word.toUpperCase(), first.toUpperCase() + lower.slice(first.length)]
}

/** Vacancies with a word that begins so, or whose company has such a word in its name. */
const containsWord = (word: string): Condition =>
  isOneOf(
    `SELECT rowid FROM vacancy_words WHERE vacancy_words MATCH ? UNION
      SELECT w.seq FROM organisation c CROSS JOIN vacancy w ON w.company_id = c.id WHERE EXISTS (SELECT 1 FROM json_each(?) s
        WHERE instr(' ' || replace(lower(c.name), '-', ' '), ' ' || lower(s.value)) > 0)`,
    `"${word}"*`,
    JSON.stringify(spellingsOf(word)),
  )

/** The conditions of a search text: an id, or ranks, vessel types and words. */
function ofWords(q: string, spoken: QueryTerms): Condition[] {
  if (ID.test(q)) return [isOneOf('SELECT seq FROM vacancy WHERE id = ?', q.toLowerCase())]
  const { ranks, vesselTypes, rest } = spoken
  const list = (column: string, slugs: readonly string[]) =>
    slugs.length > 0 ? [is(`v.${column} IN (SELECT value FROM json_each(?))`, JSON.stringify(slugs))] : []
  return [
    ...list('rank', ranks),
    ...list('vessel_type', vesselTypes),
    ...(rest.match(TOKEN) ?? []).slice(0, MAX_TOKENS).map(containsWord),
  ]
}

const REPORTED = `SELECT w.seq FROM report r CROSS JOIN vacancy w ON w.id = r.target_id WHERE r.kind = 'vacancy'`
const FROM_FEED = 'EXISTS (SELECT 1 FROM feed_item i WHERE i.vacancy_id = v.id)'

/** The conditions of a query on `vacancy v`, which the index `vacancy_all` covers. */
export function toConditions(query: AdminVacancyQuery, spoken: QueryTerms): Condition {
  const { state, q, rank, vessel, country, source, reported, from, to, company, feed } = query
  const parts = [
    ...(state === 'all' ? [] : [is(STATES[state])]),
    ...ofWords(q ?? '', spoken),
    ...(rank ? [is('v.rank = ?', rank)] : []),
    ...(vessel ? [is('v.vessel_type = ?', vessel)] : []),
    ...(country ? [is('v.company_id IN (SELECT id FROM organisation WHERE country = ?)', country.toUpperCase())] : []),
    ...(source ? [is(`${source === 'feed' ? '' : 'NOT '}${FROM_FEED}`)] : []),
    ...(reported ? [isOneOf(`${REPORTED}${reported === 'open' ? " AND r.status = 'open'" : ''}`)] : []),
    ...(from ? [is('v.published_at >= ?', Date.parse(from))] : []),
    ...(to ? [is('v.published_at < ?', Date.parse(to) + DAY)] : []),
    ...(company ? [isOneOf('SELECT seq FROM vacancy WHERE company_id = ?', company)] : []),
    ...(feed
      ? [
          isOneOf(
            'SELECT w.seq FROM feed_item i CROSS JOIN vacancy w ON w.id = i.vacancy_id WHERE i.source_id = ?',
            feed,
          ),
        ]
      : []),
  ]
  return is(parts.map(({ sql }) => `(${sql})`).join(' AND ') || '1', ...parts.flatMap(({ values }) => values))
}
