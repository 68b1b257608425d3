import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'

export const findSeamenOf = (db: Database, publicIds: readonly string[]) =>
  db.select().from(seamanTable).where(isAmong(seamanTable.publicId, publicIds))
