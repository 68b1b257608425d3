import { and, eq, sql } from 'drizzle-orm'
import type { ApplicationMove, OfferedShip } from '#src/contract/application/schemas.ts'
import type { RefusalReason } from '#src/domain/application/stage-details.ts'
import { staysReadable } from '#src/server/people/seaman/readable-seamen.ts'
import { type Database, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { applicationMoveTable, applicationTable } from './application.tables.ts'

export type Named = { companyId: string; vacancyId: string; applicationId: string }

const isReadable = sql.raw(staysReadable('application.seaman_id'))

/** An application for a vacancy of this company; nothing when it is anyone else's, or of someone who asked to be erased. */
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
 * Moves it and notes the move; aborts the batch when it is elsewhere by now. The first move away from new is the answer that is
 * measured; what is new again is not answered.
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
