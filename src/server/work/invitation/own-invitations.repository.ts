import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { isSuspended } from '#src/server/people/organisation/suspensions.repository.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import { isActiveOrganisation } from '#src/server/platform/active-account.ts'
import type { Database } from '#src/server/platform/database.ts'
import { type Absent, type Prefixed, pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { applicationTable } from '../application/application.tables.ts'
import { isBlockedBySeaman } from '../crew/first-contact.repository.ts'
import { vacancyTable } from '../vacancy/vacancy.tables.ts'
import { CARD_COLUMNS, type CardRow } from '../vacancy/vacancy-card.ts'
import type { Suspended } from '../vacancy-search/vacancy-detail.repository.ts'
import { invitationTable } from './invitation.tables.ts'

const STATE = pickColumns(vacancyTable, 'status', 'expires_at')
const INVITATION = pickColumns(invitationTable, 'id', 'created_at', 'declined_at')
const APPLICATION = pickColumns(applicationTable, 'id')

const PAGE = `SELECT ${CARD_COLUMNS}, ${STATE.of('v')}, ${isSuspended('v.company_id')} AS suspended, ${INVITATION.of('i', 'invitation_')}, ${APPLICATION.of('a', 'application_')}
  FROM invitation i JOIN vacancy v ON v.id = i.vacancy_id JOIN organisation c ON c.id = v.company_id
  LEFT JOIN application a ON a.vacancy_id = v.id AND a.seaman_id = i.seaman_id
  WHERE i.seaman_id = ? AND i.withdrawn_at IS NULL AND ${isActiveOrganisation('i.company_id')} ORDER BY i.created_at DESC, i.id DESC LIMIT ? OFFSET ?`

export type InvitedRow = CardRow &
  RowOf<typeof STATE> &
  Suspended &
  Prefixed<'invitation_', RowOf<typeof INVITATION>> &
  Prefixed<'application_', Absent<RowOf<typeof APPLICATION>>>

type Page = { limit: number; offset: number }

/** Latest first. */
export const findInvitations = async ({ $client: d1 }: Database, seamanId: string, { limit, offset }: Page) =>
  (await d1.prepare(PAGE).bind(seamanId, limit, offset).all<InvitedRow>()).results

export const countInvitations = (db: Database, seamanId: string): Promise<number> =>
  db.$count(
    invitationTable,
    and(
      eq(invitationTable.seamanId, seamanId),
      isNull(invitationTable.withdrawnAt),
      sql.raw(isActiveOrganisation('invitation.company_id')),
    ),
  )

export const markSeen = (db: Database, seamanId: string, now: number) =>
  db
    .update(invitationTable)
    .set({ seenAt: now })
    .where(
      and(eq(invitationTable.seamanId, seamanId), isNull(invitationTable.seenAt), isNull(invitationTable.withdrawnAt)),
    )

const ofSeaman = (seamanId: string, id: string) =>
  and(eq(invitationTable.id, id), eq(invitationTable.seamanId, seamanId), isNull(invitationTable.withdrawnAt))

/** Returns the company that invited; undefined if the seafarer has no such invitation. Declining is final. */
export async function markDeclined(
  db: Database,
  seamanId: string,
  id: string,
  now: number,
): Promise<string | undefined> {
  await db
    .update(invitationTable)
    .set({ declinedAt: now, seenAt: now })
    .where(and(ofSeaman(seamanId, id), isNull(invitationTable.declinedAt)))
  const row = await db
    .select({ companyId: invitationTable.companyId })
    .from(invitationTable)
    .where(ofSeaman(seamanId, id))
    .get()
  return row?.companyId
}

/** Facts of the mail, read when it is sent; undefined if it was answered, or the vacancy is not open. */
export const findInvitationFacts = (db: Database, id: string) =>
  db
    .select({
      vacancyId: vacancyTable.id,
      rank: vacancyTable.rank,
      vesselType: vacancyTable.vesselType,
      vesselClass: vacancyTable.vesselClass,
      joinFrom: vacancyTable.joinFrom,
      company: organisationTable.name,
      firstname: seamanTable.firstname,
      surname: seamanTable.surname,
    })
    .from(invitationTable)
    .innerJoin(vacancyTable, eq(vacancyTable.id, invitationTable.vacancyId))
    .innerJoin(organisationTable, eq(organisationTable.id, vacancyTable.companyId))
    .innerJoin(seamanTable, eq(seamanTable.id, invitationTable.seamanId))
    .leftJoin(
      applicationTable,
      and(eq(applicationTable.vacancyId, vacancyTable.id), eq(applicationTable.seamanId, seamanTable.id)),
    )
    .where(
      and(
        eq(invitationTable.id, id),
        isNull(invitationTable.declinedAt),
        isNull(invitationTable.withdrawnAt),
        isNull(applicationTable.id),
        eq(vacancyTable.status, 'published'),
        sql.raw(`NOT ${isBlockedBySeaman('invitation.seaman_id', 'invitation.company_id')}`),
        ne(seamanTable.writesFirst, 'nobody'),
      ),
    )
    .get()
