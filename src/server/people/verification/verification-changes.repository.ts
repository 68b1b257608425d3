import { and, asc, count, desc, eq, gt, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { VerificationQuery } from '#src/contract/verification/schemas.ts'
import { isActiveSeaman } from '#src/server/platform/active-account.ts'
import { type Database, demand, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { seamanTable } from '../seaman/seaman.tables.ts'
import { type VerificationRow, verificationTable } from '../seaman/verification.tables.ts'

const ofActive = sql.raw(isActiveSeaman('verification.seaman_id'))

type Asked = Pick<VerificationQuery, 'state'> & { today: string }

/** `due`: the recheck date has passed. */
function isIn({ state, today }: Asked): SQL | undefined {
  const { state: kept, recheckOn } = verificationTable
  if (state === 'due') return and(eq(kept, 'verified'), lte(recheckOn, today))
  return state === 'verified' ? and(eq(kept, state), gt(recheckOn, today)) : eq(kept, state)
}

const ORDERS: Readonly<Record<Asked['state'], SQL>> = {
  pending: asc(verificationTable.askedAt),
  due: asc(verificationTable.recheckOn),
  verified: desc(verificationTable.decidedAt),
  refused: desc(verificationTable.decidedAt),
}

/** Requests in one state: longest waiting or due first, answered ones newest first. */
export const findQueue = (db: Database, asked: Asked, limit: number, offset: number) =>
  db
    .select({ verification: verificationTable, seaman: seamanTable })
    .from(verificationTable)
    .innerJoin(seamanTable, eq(seamanTable.id, verificationTable.seamanId))
    .where(and(isIn(asked), ofActive))
    .orderBy(ORDERS[asked.state])
    .limit(limit)
    .offset(offset)

/** Requests registered before one, or the last ones: a step through the whole list. */
export const findQueueBefore = (db: Database, asked: Asked, id: string | undefined, limit: number) =>
  db
    .select({ verification: verificationTable, seaman: seamanTable })
    .from(verificationTable)
    .innerJoin(seamanTable, eq(seamanTable.id, verificationTable.seamanId))
    .where(and(isIn(asked), ofActive, id ? lt(verificationTable.seamanId, id) : undefined))
    .orderBy(desc(verificationTable.seamanId))
    .limit(limit)

export async function countQueue(db: Database, asked: Asked): Promise<number> {
  const row = await db
    .select({ total: count() })
    .from(verificationTable)
    .where(and(isIn(asked), ofActive))
    .get()
  return row?.total ?? 0
}

/** Replaces the row that was read; aborts the batch if it has changed. Keeps the date of the last reminder. */
export const replaceVerification = (
  db: Database,
  before: VerificationRow | undefined,
  after: Omit<VerificationRow, 'version' | 'remindedFor'>,
): Statement[] =>
  before
    ? [
        db
          .update(verificationTable)
          .set({ ...after, version: before.version + 1 })
          .where(and(eq(verificationTable.seamanId, after.seamanId), eq(verificationTable.version, before.version))),
        ...demandOneChange(db),
      ]
    : [db.insert(verificationTable).values({ ...after, version: 1 })]

/** Aborts the batch if scans were added or deleted since. */
export const demandSameScans = (db: Database, seamanId: string, ids: readonly string[]): Statement[] =>
  demand(
    db,
    sql`(SELECT count(*) = ${ids.length} AND coalesce(sum(id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))), 0) = ${ids.length}
      FROM cv_scan WHERE seaman_id = ${seamanId})`,
  )

/** Verifications with a recheck up to a date that were not reminded. */
export const findDueRechecks = (db: Database, today: string, until: string, limit: number) =>
  db
    .select({
      seamanId: verificationTable.seamanId,
      recheckOn: verificationTable.recheckOn,
      accountId: seamanTable.accountId,
    })
    .from(verificationTable)
    .innerJoin(seamanTable, eq(seamanTable.id, verificationTable.seamanId))
    .where(
      and(
        eq(verificationTable.state, 'verified'),
        gt(verificationTable.recheckOn, today),
        lte(verificationTable.recheckOn, until),
        sql`${verificationTable.remindedFor} IS NOT ${verificationTable.recheckOn}`,
        ofActive,
      ),
    )
    .orderBy(asc(verificationTable.recheckOn), asc(verificationTable.seamanId))
    .limit(limit)

/** Aborts the batch if another run was first, or an admin answered again. */
export const markReminded = (db: Database, seamanId: string, recheckOn: string): Statement[] => [
  db
    .update(verificationTable)
    .set({ remindedFor: recheckOn })
    .where(
      and(
        eq(verificationTable.seamanId, seamanId),
        eq(verificationTable.recheckOn, recheckOn),
        sql`${verificationTable.remindedFor} IS NOT ${recheckOn}`,
      ),
    ),
  ...demandOneChange(db),
]

/** Aborts the batch if the CV has changed or is being written. */
export const demandSameCv = (db: Database, seamanId: string, version: number): Statement[] =>
  demand(
    db,
    sql`EXISTS (SELECT 1 FROM crew_card WHERE seaman_id = ${seamanId} AND cv_version = ${version} AND cv_due_at IS NULL)`,
  )
