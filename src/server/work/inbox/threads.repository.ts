import type { D1PreparedStatement } from '@cloudflare/workers-types'
import type { InboxSide } from '#src/contract/inbox/inbox.ts'
import { IS_LISTED } from '#src/server/people/company/listed-companies.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { staysReadable } from '#src/server/people/seaman/readable-seamen.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import { isActive, isActiveOrganisation } from '#src/server/platform/active-account.ts'
import type { Database } from '#src/server/platform/database.ts'
import { type Absent, columnsOf, type Prefixed, pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { crewCardTable } from '../crew/crew.tables.ts'
import { vacancyTable } from '../vacancy/vacancy.tables.ts'
import { inboxMessageTable, inboxThreadTable } from './inbox.tables.ts'
import { COLUMNS } from './party.ts'

const THREAD = columnsOf(inboxThreadTable)
const COMPANY = pickColumns(organisationTable, 'name', 'country', 'slug', 'logo_key', 'verified')
const SEAMAN = pickColumns(seamanTable, 'account_id', 'firstname', 'surname', 'position_main')
const CARD = pickColumns(crewCardTable, 'public_id', 'masked_name', 'rank', 'is_hidden', 'is_for_verified')
const VACANCY = pickColumns(vacancyTable, 'id', 'rank', 'vessel_type', 'join_from', 'status', 'expires_at')
const LAST = pickColumns(inboxMessageTable, 'id', 'number', 'side', 'words', 'created_at')

export type SidesRow = Prefixed<'company_', RowOf<typeof COMPANY>> &
  Prefixed<'seaman_', RowOf<typeof SEAMAN>> &
  Prefixed<'card_', Absent<RowOf<typeof CARD>>> &
  Prefixed<'vacancy_', Absent<RowOf<typeof VACANCY>>> & { isListed: number }

/** Both sides of a pair and the vacancy, for aliases `c`, `s`, `k` and `v`. */
export const SIDES = `${COMPANY.of('c', 'company_')}, ${SEAMAN.of('s', 'seaman_')}, ${CARD.of('k', 'card_')}, ${VACANCY.of('v', 'vacancy_')}, ${IS_LISTED} AS isListed`

export type ThreadRow = RowOf<typeof THREAD> &
  SidesRow &
  Prefixed<'last_', RowOf<typeof LAST>> & {
    files: number
    blockedBySeaman: number
    blockedByCompany: number
    areActive: number
  }

const BLOCK = 'SELECT 1 FROM inbox_block b WHERE b.seaman_id = t.seaman_id AND b.organisation_id = t.organisation_id'

// `last_number` of the thread is the number of its last message.
const ROWS = `SELECT ${THREAD.of('t')}, ${SIDES}, ${LAST.of('m', 'last_')},
  (SELECT count(*) FROM inbox_file f WHERE f.message_id = m.id) AS files,
  EXISTS (${BLOCK} AND b.side = 'seaman') AS blockedBySeaman,
  EXISTS (${BLOCK} AND b.side = 'company' AND b.to_card = t.to_card) AS blockedByCompany,
  ${isActive('s.account_id')} AND ${isActiveOrganisation('t.organisation_id')} AS areActive
  FROM inbox_thread t JOIN organisation c ON c.id = t.organisation_id JOIN seaman s ON s.id = t.seaman_id
  JOIN inbox_message m ON m.thread_id = t.id AND m.number = t.last_number
  LEFT JOIN crew_card k ON k.seaman_id = t.seaman_id LEFT JOIN vacancy v ON v.id = t.vacancy_id`

/** An organisation does not see threads with a seafarer whose account is closing. */
const isOf = (side: InboxSide, asked: string): string =>
  `t.${COLUMNS[side]}_id = ${asked}${side === 'company' ? ` AND ${staysReadable('t.seaman_id')}` : ''}`

/** The unread threads and messages of one side; binds its id. */
export const UNREAD = (side: InboxSide) =>
  `SELECT count(*) AS threads, coalesce(sum(t.${COLUMNS[side]}_unread), 0) AS messages FROM inbox_thread t
  WHERE ${isOf(side, '?')} AND t.${COLUMNS[side]}_unread > 0`

export type Unread = { threads: number; messages: number }

const NOTHING: Unread = { threads: 0, messages: 0 }

const firstOf = (answer: { results: unknown[] } | undefined): Unread =>
  (answer?.results[0] as Unread | undefined) ?? NOTHING

type Asking = { side: InboxSide; id: string }

const readUnread = (d1: Database['$client'], { side, id }: Asking): D1PreparedStatement =>
  d1.prepare(UNREAD(side)).bind(id)

/** Unread counts of one side. */
export const countUnread = async ({ $client: d1 }: Database, asking: Asking): Promise<Unread> =>
  (await readUnread(d1, asking).first<Unread>()) ?? NOTHING

/** The greatest change of a side, read from the end of an index. */
const LAST_CHANGE = (side: InboxSide) =>
  `SELECT coalesce(max(t.${COLUMNS[side]}_change), 0) AS last FROM inbox_thread t WHERE ${isOf(side, '?')}`

type Page = { before: number; onlyUnread: boolean; limit: number }

/** Threads, latest message first, with unread counts and the last change at that moment. */
export async function findThreads({ $client: d1 }: Database, asking: Asking, { before, onlyUnread, limit }: Page) {
  const { side, id } = asking
  const unread = onlyUnread ? ` AND t.${COLUMNS[side]}_unread > 0` : ''
  const [last, rows, counted] = await d1.batch([
    d1.prepare(LAST_CHANGE(side)).bind(id),
    d1
      .prepare(`${ROWS} WHERE ${isOf(side, '?')} AND t.position < ?${unread} ORDER BY t.position DESC LIMIT ?`)
      .bind(id, before, limit),
    readUnread(d1, asking),
  ])
  return {
    change: (last?.results as { last: number }[] | undefined)?.[0]?.last ?? 0,
    rows: (rows?.results ?? []) as ThreadRow[],
    unread: firstOf(counted),
  }
}

/** One thread; null for another side's. */
export const findThread = ({ $client: d1 }: Database, { side, id }: Asking, threadId: string) =>
  d1
    .prepare(`${ROWS} WHERE t.id = ? AND ${isOf(side, '?')}`)
    .bind(threadId, id)
    .first<ThreadRow>()

/** Changes since a number, in order, with unread counts. */
export async function findChanged({ $client: d1 }: Database, asking: Asking, after: number, limit: number) {
  const { side, id } = asking
  const change = `${COLUMNS[side]}_change`
  const [rows, counted] = await d1.batch([
    d1
      .prepare(`${ROWS} WHERE ${isOf(side, '?')} AND t.${change} > ? ORDER BY t.${change} LIMIT ?`)
      .bind(id, after, limit),
    readUnread(d1, asking),
  ])
  return {
    rows: (rows?.results ?? []) as ThreadRow[],
    unread: firstOf(counted),
  }
}

/** The last change visible to a side. */
export const findLastChange = async ({ $client: d1 }: Database, { side, id }: Asking): Promise<number> =>
  (await d1.prepare(LAST_CHANGE(side)).bind(id).first<{ last: number }>())?.last ?? 0
