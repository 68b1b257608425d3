import { eq, sql } from 'drizzle-orm'
import type { CvProfile } from '#src/domain/cv/cv.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { seamanTable } from './seaman.tables.ts'

export const insertSeaman = (db: Database, row: typeof seamanTable.$inferInsert) => db.insert(seamanTable).values(row)

export const findSeamanId = async (db: Database, accountId: string): Promise<string | undefined> =>
  (await db.select({ id: seamanTable.id }).from(seamanTable).where(eq(seamanTable.accountId, accountId)).get())?.id

export const findSeaman = (db: Database, id: string) =>
  db.select().from(seamanTable).where(eq(seamanTable.id, id)).get()

/**
 * For the batch after a write of the CV: columns for lists and searches. An older CV does not replace a newer one: it runs before the card,
 * whose version decides.
 */
export const projectCv = (db: Database, seamanId: string, told: CvProfile, version: number, now: number): Statement =>
  db
    .update(seamanTable)
    .set({
      firstname: told.firstname,
      surname: told.surname,
      citizenship: told.citizenship,
      positionMain: told.positionMain,
      positionSecond: told.positionSecond,
      englishLevel: told.englishLevel,
      readyFrom: told.readyFrom,
      isHideEngines: told.isHideEngines,
      updatedAt: now,
    })
    .where(
      sql`${seamanTable.id} = ${seamanId} AND ${version} >= (SELECT cv_version FROM crew_card WHERE seaman_id = ${seamanId})`,
    )
