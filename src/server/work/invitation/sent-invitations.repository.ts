import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { InvitationState, SentInvitationQuery } from '#src/contract/invitation/schemas.ts'
import { staysReadable } from '#src/server/people/seaman/readable-seamen.ts'
import type { Database } from '#src/server/platform/database.ts'
import { type Absent, type Prefixed, type Present, pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { applicationTable } from '../application/application.tables.ts'
import { crewCardTable } from '../crew/crew.tables.ts'
import { mayInvite } from '../crew/first-contact.repository.ts'
import { isListed, isListedFor } from '../crew/listed.ts'
import { vacancyTable } from '../vacancy/vacancy.tables.ts'
import { invitationTable } from './invitation.tables.ts'

const INVITATION = pickColumns(
  invitationTable,
  'id',
  'seaman_id',
  'created_at',
  'seen_at',
  'declined_at',
  'withdrawn_at',
)
const VACANCY = pickColumns(vacancyTable, 'id', 'rank', 'vessel_type', 'join_from', 'expires_at', 'status')
const CARD = pickColumns(crewCardTable, 'public_id', 'masked_name', 'rank')
const APPLICATION = pickColumns(applicationTable, 'id')

export type SentRow = Prefixed<'invitation_', RowOf<typeof INVITATION>> &
  Prefixed<'vacancy_', RowOf<typeof VACANCY>> &
  Prefixed<'card_', Absent<RowOf<typeof CARD>>> &
  Prefixed<'application_', Absent<RowOf<typeof APPLICATION>>>

// Earlier applications are left out: they would reveal whose card this is.
const SENT = `invitation i
  LEFT JOIN application a ON a.vacancy_id = i.vacancy_id AND a.seaman_id = i.seaman_id AND a.created_at >= i.created_at`

const SHOWN = `(${isListedFor('k', false)} OR (${isListed('k')} AND EXISTS (
  SELECT 1 FROM organisation o WHERE o.id = i.company_id AND o.verified = 1)))`

const WAITS = 'a.id IS NULL AND i.withdrawn_at IS NULL AND i.declined_at IS NULL'
const STATES: Record<InvitationState, string> = {
  applied: 'a.id IS NOT NULL',
  withdrawn: 'a.id IS NULL AND i.withdrawn_at IS NOT NULL',
  declined: 'a.id IS NULL AND i.withdrawn_at IS NULL AND i.declined_at IS NOT NULL',
  seen: `${WAITS} AND i.seen_at IS NOT NULL`,
  invited: `${WAITS} AND i.seen_at IS NULL`,
}

const DECLINED_ROW = pickColumns(invitationTable, 'id', 'declined_at')
const DECLINED_FOR = pickColumns(vacancyTable, 'rank', 'vessel_type')

/** An invitation that was declined, the vacancy, and the seafarer as the crew list shows them. */
export type DeclinedRow = Present<RowOf<typeof DECLINED_ROW>> &
  RowOf<typeof DECLINED_FOR> &
  Prefixed<'card_', Absent<RowOf<typeof CARD>>> & { total: number }

/** Invitations of a company that were declined since an instant, latest first, with their number. Binds company, instant and limit. */
export const DECLINED = `SELECT ${DECLINED_ROW.of('i')}, ${DECLINED_FOR.of('v')}, ${CARD.of('k', 'card_')}, count(*) OVER () AS total
  FROM ${SENT} JOIN vacancy v ON v.id = i.vacancy_id LEFT JOIN crew_card k ON k.seaman_id = i.seaman_id AND ${SHOWN}
  WHERE i.company_id = ? AND i.declined_at >= ? AND ${STATES.declined} AND ${staysReadable('i.seaman_id')}
  ORDER BY i.declined_at DESC LIMIT ?`

const whereOf = ({ state }: SentInvitationQuery): string =>
  `i.company_id = ? AND ${staysReadable('i.seaman_id')}${state ? ` AND ${STATES[state]}` : ''}`

/** Totals are exact up to this number. */
export const MAX_EXACT = 1000

type Page = { limit: number; offset: number }

/**
 * Sent invitations, latest first, and their number: one more than the exact limit if there are more. Seafarers who hid since, or are closing
 * their account, have no card.
 */
export async function findSent(
  { $client: d1 }: Database,
  companyId: string,
  query: SentInvitationQuery,
  { limit, offset }: Page,
): Promise<{ rows: SentRow[]; total: number }> {
  const page = `SELECT ${INVITATION.of('i', 'invitation_')}, ${VACANCY.of('v', 'vacancy_')}, ${CARD.of('k', 'card_')},
    ${APPLICATION.of('a', 'application_')}
    FROM ${SENT} JOIN vacancy v ON v.id = i.vacancy_id LEFT JOIN crew_card k ON k.seaman_id = i.seaman_id AND ${SHOWN}
    WHERE ${whereOf(query)} ORDER BY i.created_at DESC, i.id DESC LIMIT ? OFFSET ?`
  const [rows, counted] = await d1.batch([
    d1.prepare(page).bind(companyId, limit, offset),
    d1
      .prepare(`SELECT count(*) AS total FROM (SELECT 1 FROM ${SENT} WHERE ${whereOf(query)} LIMIT ${MAX_EXACT + 1})`)
      .bind(companyId),
  ])
  const [count] = (counted?.results ?? []) as { total: number }[]
  return { rows: (rows?.results ?? []) as SentRow[], total: count?.total ?? 0 }
}

// An invitation answered by an application cannot be withdrawn.
const UNANSWERED = sql`NOT EXISTS (SELECT 1 FROM application a WHERE a.vacancy_id = invitation.vacancy_id
  AND a.seaman_id = invitation.seaman_id AND a.created_at >= invitation.created_at)`

type Change = { id: string; seamanId: string; companyId: string; at: number | null }

/** Withdraws an invitation, or restores it if the company may still invite the person. No-op if it already has that state. */
export const setWithdrawn = (db: Database, { id, seamanId, companyId, at }: Change) =>
  db
    .update(invitationTable)
    .set({ withdrawnAt: at })
    .where(
      and(
        eq(invitationTable.id, id),
        at === null ? isNotNull(invitationTable.withdrawnAt) : isNull(invitationTable.withdrawnAt),
        at === null ? mayInvite({ seamanId, organisationId: companyId }) : undefined,
        UNANSWERED,
      ),
    )

/** One of them. */
export async function findOneSent({ $client: d1 }: Database, companyId: string, id: string): Promise<StateRow | null> {
  const sql = `SELECT ${INVITATION.of('i', 'invitation_')}, ${APPLICATION.of('a', 'application_')} FROM ${SENT} WHERE i.id = ? AND i.company_id = ?`
  return d1.prepare(sql).bind(id, companyId).first<StateRow>()
}

export type StateRow = Prefixed<'invitation_', RowOf<typeof INVITATION>> &
  Prefixed<'application_', Absent<RowOf<typeof APPLICATION>>>
