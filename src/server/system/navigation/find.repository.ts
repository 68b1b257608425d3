import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { staysReadable } from '#src/server/people/seaman/readable-seamen.ts'
import { isActiveOrganisation } from '#src/server/platform/active-account.ts'
import type { Database } from '#src/server/platform/database.ts'
import { pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { isListedFor } from '#src/server/work/crew/listed.ts'

const NOT_ASCII = /[^ -~]/

/** Rows of one kind: a statement, and what it binds. */
type Search = { sql: string; binds: readonly (string | number)[] }

/** The spellings by which a word is found: SQLite ignores the case of ASCII letters only. */
function spellingsOf(word: string): string[] {
  if (!NOT_ASCII.test(word)) return [word]
  const lower = word.toLowerCase()
  const [first = '', ...rest] = lower
  return [lower, first.toUpperCase() + rest.join(''), word.toUpperCase()]
}

/** The condition that a text contains every word; binds `listSpellings`. */
const hasAll = (text: string, words: readonly string[]): string =>
  words
    .map(
      (word) =>
        `(${spellingsOf(word)
          .map(() => `instr(lower(${text}), lower(?)) > 0`)
          .join(' OR ')})`,
    )
    .join(' AND ')

const listSpellings = (words: readonly string[]): string[] => words.flatMap(spellingsOf)

const NAME = "s.firstname || ' ' || s.surname"

export type ApplicantRow = { id: string; vacancyId: string; name: string; rank: string; vesselName: string | null }

/** The latest application of each seafarer to the company. */
export const searchApplicants = (companyId: string, words: readonly string[], limit: number): Search => ({
  sql: `SELECT a.id, v.id AS vacancyId, ${NAME} AS name, v.rank, v.vessel_name AS vesselName, max(a.created_at) AS at
    FROM vacancy v CROSS JOIN application a ON a.vacancy_id = v.id JOIN seaman s ON s.id = a.seaman_id
    WHERE v.company_id = ? AND ${staysReadable('a.seaman_id')} AND ${hasAll(NAME, words)}
    GROUP BY a.seaman_id ORDER BY at DESC LIMIT ?`,
  binds: [companyId, ...listSpellings(words), limit],
})

export type ThreadRow = { id: string; name: string; rank: string | null }

/**
 * Conversations of a company with seafarers who named themselves to it, and with cards that it still sees. A card is found by the name that it
 * shows, never by the name of the person.
 */
export const searchCompanyThreads = (
  { companyId, isVerified }: { companyId: string; isVerified: boolean },
  words: readonly string[],
  limit: number,
): Search => {
  const shown = `iif(t.to_card = 1, k.masked_name, ${NAME})`
  return {
    sql: `SELECT t.id, ${shown} AS name, iif(t.to_card = 1, k.rank, s.position_main) AS rank
    FROM inbox_thread t JOIN seaman s ON s.id = t.seaman_id
    LEFT JOIN crew_card k ON k.seaman_id = t.seaman_id AND ${isListedFor('k', isVerified)}
    WHERE t.organisation_id = ? AND ${staysReadable('t.seaman_id')} AND ${hasAll(shown, words)}
    ORDER BY t.position DESC LIMIT ?`,
    binds: [companyId, ...listSpellings(words), limit],
  }
}

/** Conversations of a seafarer, by the name of the company. */
export const searchSeamanThreads = (seamanId: string, words: readonly string[], limit: number): Search => ({
  sql: `SELECT t.id, c.name, v.rank FROM inbox_thread t JOIN organisation c ON c.id = t.organisation_id
    LEFT JOIN vacancy v ON v.id = t.vacancy_id
    WHERE t.seaman_id = ? AND ${hasAll('c.name', words)} ORDER BY t.position DESC LIMIT ?`,
  binds: [seamanId, ...listSpellings(words), limit],
})

export type ShipRow = { imo: string; name: string }

/** Ships of the company's own fleet, by name or number. */
export const searchShips = (companyId: string, words: readonly string[], limit: number): Search => {
  const name = "coalesce(facts ->> '$.fleetVesselName', '')"
  return {
    sql: `SELECT imo, ${name} AS name FROM ship WHERE company_id = ? AND ${hasAll(`${name} || ' ' || imo`, words)}
    ORDER BY name COLLATE NOCASE, imo LIMIT ?`,
    binds: [companyId, ...listSpellings(words), limit],
  }
}

const COMPANY = pickColumns(organisationTable, 'id', 'name', 'city', 'country')
export type CompanyRow = RowOf<typeof COMPANY>

/** Sorts after everything with a prefix. */
const LAST = '\u{10ffff}'

/** Companies whose name begins with the query: one range of an index. */
export const searchCompanies = (query: string, limit: number): Search => ({
  sql: `SELECT ${COMPANY.of()} FROM organisation WHERE name COLLATE NOCASE >= ? AND name COLLATE NOCASE < ?
    AND kind = 'company' AND ${isActiveOrganisation('organisation.id')} ORDER BY name COLLATE NOCASE LIMIT ?`,
  binds: [query, query + LAST, limit],
})

export const findRows = async <Row>({ $client: d1 }: Database, { sql, binds }: Search): Promise<Row[]> =>
  (
    await d1
      .prepare(sql)
      .bind(...binds)
      .all<Row>()
  ).results
