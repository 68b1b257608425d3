import { and, eq, sql } from 'drizzle-orm'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'
import { type Absent, type Prefixed, pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { applicationTable } from '../applications/applications.tables.ts'
import { crewCardTable } from '../crew/crew.tables.ts'
import { isListed, isListedFor } from '../crew/listed.ts'
import { seamanTable } from '../seamen/seamen.tables.ts'
import { vacancyTable } from '../vacancies/vacancies.tables.ts'
import { invitationTable } from './invitations.tables.ts'

const MAX_OFFERED = 100

const VACANCY = pickColumns(vacancyTable, 'id', 'rank', 'vessel_type', 'join_from', 'expires_at', 'status')

const INVITATION = pickColumns(invitationTable, 'created_at', 'seen_at', 'declined_at', 'withdrawn_at')
const APPLICATION = pickColumns(applicationTable, 'id')

export type OfferedRow = RowOf<typeof VACANCY> &
  Prefixed<'invitation_', Absent<RowOf<typeof INVITATION>>> &
  Prefixed<'application_', Absent<RowOf<typeof APPLICATION>>>

// An application of before says nothing here: it would tell whose card this is.
const OFFERED = `SELECT ${VACANCY.of('v')}, ${INVITATION.of('i', 'invitation_')}, ${APPLICATION.of('a', 'application_')}
  FROM vacancy v LEFT JOIN invitation i ON i.vacancy_id = v.id AND i.seaman_id = ?1
  LEFT JOIN application a ON a.vacancy_id = v.id AND a.seaman_id = ?1 AND a.created_at >= i.created_at
  WHERE v.company_id = ?2 AND (i.id IS NOT NULL OR (v.status = 'published' AND coalesce(v.expires_at, ?3 + 1) > ?3))
  ORDER BY v.rank <> ?4, v.seq DESC LIMIT ${MAX_OFFERED}`

type Asked = { seamanId: string; companyId: string; rank: string; now: number }

/** Open vacancies of the company and those that it invited the seafarer to, of their rank first. */
export const findOffered = async ({ $client: d1 }: Database, { seamanId, companyId, rank, now }: Asked) =>
  (await d1.prepare(OFFERED).bind(seamanId, companyId, now, rank).all<OfferedRow>()).results

/** Somebody whom the crew list shows to a company. */
export const findListed = (db: Database, publicId: string, isVerified: boolean) =>
  db
    .select({ seamanId: crewCardTable.seamanId, rank: crewCardTable.rank, accountId: seamanTable.accountId })
    .from(crewCardTable)
    .innerJoin(seamanTable, eq(seamanTable.id, crewCardTable.seamanId))
    .where(and(eq(crewCardTable.publicId, publicId), sql.raw(isListedFor('crew_card', isVerified))))
    .get()

export const hasInvited = async (db: Database, vacancyId: string, seamanId: string): Promise<boolean> =>
  (await db.$count(
    invitationTable,
    and(eq(invitationTable.vacancyId, vacancyId), eq(invitationTable.seamanId, seamanId)),
  )) > 0

type Inviting = { id: string; vacancyId: string; seamanId: string; companyId: string; createdAt: number }

/** Aborts the batch when the vacancy closed, the company is not a checked one any more, or the seafarer hid. */
export const insertInvitation = (db: Database, row: Inviting): Statement[] => [
  ...demand(
    db,
    sql`(SELECT count(*) FROM vacancy v JOIN company c ON c.id = v.company_id AND c.verified = 1
      JOIN crew_card k ON k.seaman_id = ${row.seamanId} AND ${sql.raw(isListed('k'))}
      WHERE v.id = ${row.vacancyId} AND v.company_id = ${row.companyId} AND v.status = 'published'
      AND (v.expires_at IS NULL OR v.expires_at > ${row.createdAt}))`,
  ),
  db.insert(invitationTable).values(row),
]
