import { eq } from 'drizzle-orm'
import type { Database } from '#src/server/platform/database.ts'
import { trainingCenterTable } from './training-center.tables.ts'

export const insertTrainingCenter = (db: Database, row: typeof trainingCenterTable.$inferInsert) =>
  db.insert(trainingCenterTable).values(row)

export const findTrainingCenterOf = (db: Database, accountId: string) =>
  db
    .select({
      name: trainingCenterTable.name,
      country: trainingCenterTable.country,
      city: trainingCenterTable.city,
      licenceNumber: trainingCenterTable.licenceNumber,
      website: trainingCenterTable.website,
    })
    .from(trainingCenterTable)
    .where(eq(trainingCenterTable.accountId, accountId))
    .get()
