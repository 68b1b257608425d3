import type { AdminUserQuery } from '#src/contract/user/schemas.ts'
import { DAY } from '#src/domain/time.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import type { Database } from '#src/server/platform/database.ts'
import { listAskedWords } from '#src/server/platform/plain-text.ts'
import { type Absent, pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { erasureTable } from '#src/server/trust/data-right/data-right.tables.ts'

type Condition = { sql: string; values: (string | number)[] }

const ORDERS: Record<AdminUserQuery['sort'], string> = {
  newest: 'a.created_at DESC, a.id DESC',
  oldest: 'a.created_at, a.id',
  email: 'a.email',
  seen: 'a.last_seen_at DESC, a.id DESC',
}

const OF_ACCOUNT = pickColumns(
  accountTable,
  ...(['id', 'email', 'role', 'language', 'email_verified_at', 'created_at', 'last_seen_at', 'blocked_at'] as const),
)
const OF_ERASURE = pickColumns(erasureTable, 'erase_at')

/** An account with the name of its profile; with several organisations, the oldest membership counts. */
export type UserRow = RowOf<typeof OF_ACCOUNT> & Absent<RowOf<typeof OF_ERASURE>> & { called: string | null }

const FACTS = `${OF_ACCOUNT.of('a')}, coalesce(s.firstname || ' ' || s.surname, n.name) AS called, ${OF_ERASURE.of('e')}`
const PROFILES = `LEFT JOIN seaman s ON s.account_id = a.id LEFT JOIN organisation_member m ON m.account_id = a.id
    AND m.organisation_id = (SELECT o.organisation_id FROM organisation_member o WHERE o.account_id = a.id ORDER BY o.created_at, o.organisation_id LIMIT 1)
  LEFT JOIN organisation n ON n.id = m.organisation_id LEFT JOIN erasure e ON e.account_id = a.id`

/** Sorts after everything with a prefix. */
const LAST = '\u{10ffff}'

/** Tables with the names of accounts: the table joined with its accounts, and the column. */
const NAMES = [
  ['seaman', 'surname'],
  ['seaman', 'firstname'],
  ['organisation CROSS JOIN organisation_member m ON m.organisation_id = organisation.id', 'name'],
] as const

/** The separator of words in a name, as in the partial indexes `seaman_surname_words` and `seaman_firstname_words`. */
const hasWords = (column: string): string => `${column} GLOB '*[- ]*'`

const NAMES_OF_WORDS = NAMES.map(
  ([table, column]) => `SELECT account_id, ${column} AS name FROM ${table} WHERE ${hasWords(column)}`,
).join(' UNION ALL ')

/** Accounts with the prefix in a later word of a name: scans names with several words. */
const LATER_WORDS = `SELECT account_id FROM (${NAMES_OF_WORDS})
  WHERE instr(replace(lower(name), '-', ' '), ' ' || lower(?)) > 0`

/** Accounts whose address or a name's word has the prefix: one index range each. */
const beginsWith = (word: string): Condition => {
  const range = [word, word + LAST]
  const byName = NAMES.map(
    ([table, column]) =>
      `SELECT account_id FROM ${table} WHERE ${column} COLLATE NOCASE >= ? AND ${column} COLLATE NOCASE < ?`,
  )
  return {
    // Two lists: a compound query has at most five parts.
    sql: `(a.id IN (SELECT id FROM account WHERE email >= ? AND email < ? UNION ALL ${byName.join(' UNION ALL ')})
      OR a.id IN (${LATER_WORDS}))`,
    values: [word.toLowerCase(), word.toLowerCase() + LAST, ...NAMES.flatMap(() => range), word],
  }
}

const is = (sql: string, ...values: (string | number)[]): Condition => ({ sql, values })
const isNull = (column: string, no: boolean): Condition => is(`${column} IS ${no ? '' : 'NOT '}NULL`)

function toConditions({ q, role, blocked, verified, from, to, member }: AdminUserQuery): Condition {
  const parts = [
    ...listAskedWords(q ?? '').map(beginsWith),
    ...(role ? [is('a.role = ?', role)] : []),
    ...(blocked ? [isNull('a.blocked_at', blocked === 'no')] : []),
    ...(verified ? [isNull('a.email_verified_at', verified === 'no')] : []),
    ...(from ? [is('a.created_at >= ?', Date.parse(from))] : []),
    ...(to ? [is('a.created_at < ?', Date.parse(to) + DAY)] : []),
    ...(member ? [is('a.id IN (SELECT account_id FROM organisation_member WHERE organisation_id = ?)', member)] : []),
  ]
  return is(parts.map(({ sql }) => sql).join(' AND ') || '1', ...parts.flatMap(({ values }) => values))
}

/** Returns one page of accounts, and their number up to a limit. */
export async function findUserPage({ $client: d1 }: Database, query: AdminUserQuery, pageSize: number, most: number) {
  const where = toConditions(query)
  const order = ORDERS[query.sort]
  const page = `SELECT ${FACTS} FROM (SELECT * FROM account a WHERE ${where.sql} ORDER BY ${order} LIMIT ? OFFSET ?) a
    ${PROFILES} ORDER BY ${order}`
  const [rows, counted] = await d1.batch([
    d1.prepare(page).bind(...where.values, pageSize, (query.page - 1) * pageSize),
    d1
      .prepare(`SELECT count(*) AS count FROM (SELECT 1 FROM account a WHERE ${where.sql} LIMIT ?)`)
      .bind(...where.values, most + 1),
  ])
  return {
    rows: (rows?.results ?? []) as UserRow[],
    count: (counted?.results as { count: number }[] | undefined)?.[0]?.count ?? 0,
  }
}

/** Accounts registered before one, or the last ones: a step through the whole list. */
export async function findUsersBefore(
  { $client: d1 }: Database,
  query: AdminUserQuery,
  id: string | undefined,
  limit: number,
): Promise<UserRow[]> {
  const where = toConditions(query)
  const step = `SELECT ${FACTS} FROM (SELECT * FROM account a WHERE ${where.sql} AND a.id < ? ORDER BY a.id DESC LIMIT ?) a
    ${PROFILES} ORDER BY a.id DESC`
  const { results } = await d1
    .prepare(step)
    .bind(...where.values, id ?? LAST, limit)
    .all<UserRow>()
  return results
}

const HELD =
  "SELECT max(h.created_at) FROM security_event h WHERE h.account_id = a.id AND h.kind = 'views-held-together'"
const OPEN = 'o.account_id = a.id AND o.actor_id IS NULL AND o.expires_at > ?2 AND o.idle_expires_at > ?2'

export const findUser = ({ $client: d1 }: Database, id: string, now: number) =>
  d1
    .prepare(
      `SELECT ${FACTS}, (SELECT count(*) FROM session o WHERE ${OPEN}) AS sessions, (${HELD}) AS held FROM account a ${PROFILES} WHERE a.id = ?1`,
    )
    .bind(id, now)
    .first<UserRow & { sessions: number; held: number | null }>()
