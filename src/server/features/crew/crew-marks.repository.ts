import { type Database, isAmong } from '#src/server/platform/database.ts'
import { seamanTable } from '../seamen/seamen.tables.ts'

export const findSeamenOf = (db: Database, publicIds: readonly string[]) =>
  db.select().from(seamanTable).where(isAmong(seamanTable.publicId, publicIds))
