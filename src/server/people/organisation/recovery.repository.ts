import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { EVENT_ACTS } from '#src/contract/organisation/event-acts.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { isActive } from '#src/server/platform/active-account.ts'
import { type Database, demand, demandOneChange, isAmong, type Statement } from '#src/server/platform/database.ts'
import { memberTable, organisationEventTable, organisationTable } from './organisation.tables.ts'
import { type RecoveryRow, recoveryTable } from './recovery.tables.ts'

export const insertRecovery = (db: Database, row: typeof recoveryTable.$inferInsert): Statement =>
  db.insert(recoveryTable).values(row)

const SHOWN = {
  id: recoveryTable.id,
  email: accountTable.email,
  startedAt: recoveryTable.startedAt,
  dueAt: recoveryTable.dueAt,
}

/** The open recovery of an organisation, with the address of the member who becomes an owner. */
export const findOpenRecovery = (db: Database, organisationId: string) =>
  db
    .select(SHOWN)
    .from(recoveryTable)
    .innerJoin(accountTable, eq(accountTable.id, recoveryTable.accountId))
    .where(and(eq(recoveryTable.organisationId, organisationId), isNull(recoveryTable.endedAt)))
    .get()

/** A recovery with the name of its organisation. */
export const findRecovery = (db: Database, id: string) =>
  db
    .select({ ...SHOWN, outcome: recoveryTable.outcome, company: organisationTable.name })
    .from(recoveryTable)
    .innerJoin(accountTable, eq(accountTable.id, recoveryTable.accountId))
    .innerJoin(organisationTable, eq(organisationTable.id, recoveryTable.organisationId))
    .where(eq(recoveryTable.id, id))
    .get()

export const findDueRecoveries = (db: Database, now: number, limit: number): Promise<RecoveryRow[]> =>
  db
    .select()
    .from(recoveryTable)
    .where(and(isNull(recoveryTable.endedAt), lte(recoveryTable.dueAt, now)))
    .orderBy(asc(recoveryTable.dueAt))
    .limit(limit)

type Ending = Pick<RecoveryRow, 'outcome'> & { now: number; objectedBy?: string }

/** For the erasure of an account. The database deletes the recoveries that make it an owner. */
export const forgetObjector = (db: Database, accountId: string): Statement =>
  db.update(recoveryTable).set({ objectedBy: null }).where(eq(recoveryTable.objectedBy, accountId))

/** Ends a recovery. Aborts the batch if it has ended meanwhile. */
export const endRecovery = (db: Database, id: string, { outcome, now, objectedBy }: Ending): Statement[] => [
  db
    .update(recoveryTable)
    .set({ outcome, endedAt: now, objectedBy: objectedBy ?? null })
    .where(and(eq(recoveryTable.id, id), isNull(recoveryTable.endedAt))),
  ...demandOneChange(db),
]

/** Aborts the batch if the account is no longer an active member. */
export const demandActiveMember = (db: Database, organisationId: string, accountId: string): Statement[] =>
  demand(
    db,
    sql`EXISTS (SELECT 1 FROM organisation_member m WHERE m.organisation_id = ${organisationId}
      AND m.account_id = ${accountId} AND ${sql.raw(isActive('m.account_id'))})`,
  )

/** Makes an active member an owner. Aborts the batch if the account is not active, or has left since the recovery started, even if it joined again. */
export const makeOwner = (
  db: Database,
  { organisationId, accountId, startedAt }: Pick<RecoveryRow, 'organisationId' | 'accountId' | 'startedAt'>,
  now: number,
): Statement[] => [
  db
    .update(memberTable)
    .set({ role: 'owner', updatedAt: now })
    .where(
      and(
        eq(memberTable.organisationId, organisationId),
        eq(memberTable.accountId, accountId),
        lte(memberTable.createdAt, startedAt),
        sql.raw(isActive('organisation_member.account_id')),
      ),
    ),
  ...demandOneChange(db),
]

/** The version of a team: the time of its last recorded change. Other acts of members do not change it. */
const LAST_CHANGE = (organisationId: string) =>
  sql<number>`(SELECT coalesce(max(at), 0) FROM organisation_event
    WHERE organisation_id = ${organisationId} AND ${isAmong(organisationEventTable.act, EVENT_ACTS.team)})`

export async function findTeamVersion(db: Database, organisationId: string): Promise<number | undefined> {
  const row = await db
    .select({ version: LAST_CHANGE(organisationId) })
    .from(organisationTable)
    .where(and(eq(organisationTable.id, organisationId), eq(organisationTable.kind, 'company')))
    .get()
  return row?.version
}

/** Aborts the batch if the team has changed, or if a recovery of it is open. */
export const demandSameTeam = (db: Database, organisationId: string, version: number): Statement[] =>
  demand(
    db,
    sql`${LAST_CHANGE(organisationId)} = ${version} AND NOT EXISTS (SELECT 1 FROM organisation_recovery
      WHERE organisation_id = ${organisationId} AND ended_at IS NULL)`,
  )

/** The company of a public address. */
export const findCompanyId = async (db: Database, slug: string): Promise<string | undefined> =>
  (
    await db
      .select({ id: organisationTable.id })
      .from(organisationTable)
      .where(and(eq(organisationTable.slug, slug), eq(organisationTable.kind, 'company')))
      .get()
  )?.id
