import { eq } from 'drizzle-orm'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { insertOrganisation } from '../organisation/organisation.repository.ts'
import { trainingCenterTable } from './training-center.tables.ts'

/** Creates a training centre with its organisation and owner. */
export const insertTrainingCenter = (
  db: Database,
  row: typeof trainingCenterTable.$inferInsert,
  ownerId: string,
): Statement[] => [
  ...insertOrganisation(db, { id: row.id, kind: 'training-center', ownerId, now: row.createdAt }),
  db.insert(trainingCenterTable).values(row),
]

export const findTrainingCenter = (db: Database, id: string) =>
  db
    .select({
      name: trainingCenterTable.name,
      country: trainingCenterTable.country,
      city: trainingCenterTable.city,
      licenceNumber: trainingCenterTable.licenceNumber,
      website: trainingCenterTable.website,
    })
    .from(trainingCenterTable)
    .where(eq(trainingCenterTable.id, id))
    .get()
