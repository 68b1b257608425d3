import { and, eq, sql } from 'drizzle-orm'
import type { ApplicationMove, OfferedShip } from '#src/contract/application/schemas.ts'
import type { RefusalReason } from '#src/domain/application/stage-details.ts'
import { staysReadable } from '#src/server/people/seaman/readable-seamen.ts'
import { type Database, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { applicationMoveTable, applicationTable } from './application.tables.ts'

export type Named = { companyId: string; vacancyId: string; applicationId: string }

const isReadable = sql.raw(staysReadable('application.seaman_id'))

/** An application for a vacancy of the company; undefined for another company's, or if the seafarer's account is closing. */
export const findOwnedApplication = (db: Database, { companyId, vacancyId, applicationId }: Named) =>
  db
    .select()
    .from(applicationTable)
    .where(
      and(
        eq(applicationTable.id, applicationId),
        eq(applicationTable.vacancyId, vacancyId),
        sql`EXISTS (SELECT 1 FROM vacancy v WHERE v.id = ${vacancyId} AND v.company_id = ${companyId})`,
        isReadable,
      ),
    )
    .get()

type Moved = Pick<ApplicationMove, 'from' | 'to'> & {
  id: string
  applicationId: string
  movedBy: string
  now: number
  reason: RefusalReason | null
  ship: OfferedShip | null
}

/**
 * Moves the application and records the move; aborts the batch if it was moved meanwhile. The first move from `new` is the measured answer; a
 * return to `new` removes it.
 */
export const moveRow = (
  db: Database,
  { id, applicationId, movedBy, from, to, now, reason, ship }: Moved,
): Statement[] => [
  db
    .update(applicationTable)
    .set({
      status: to,
      answeredAt: to === 'new' ? null : sql`coalesce(answered_at, ${now})`,
      updatedAt: now,
      ...(ship && { ship }),
    })
    .where(and(eq(applicationTable.id, applicationId), eq(applicationTable.status, from), isReadable)),
  ...demandOneChange(db),
  db
    .insert(applicationMoveTable)
    .values({ id, applicationId, before: from, after: to, movedBy, createdAt: now, reason }),
]
