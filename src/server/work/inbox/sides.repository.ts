import { eq } from 'drizzle-orm'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import type { Database } from '#src/server/platform/database.ts'
import type { Pair } from '../crew/first-contact.repository.ts'
import { SIDES, type SidesRow } from './threads.repository.ts'

const ROW = `SELECT ${SIDES} FROM organisation c JOIN seaman s ON s.id = ?
  LEFT JOIN crew_card k ON k.seaman_id = s.id LEFT JOIN vacancy v ON v.id = ? WHERE c.id = ?`

/** Both sides of a thread that does not exist yet. */
export const findSides = (
  { $client: d1 }: Database,
  { pair, vacancyId }: { pair: Pair; vacancyId: string | null },
): Promise<SidesRow | null> => d1.prepare(ROW).bind(pair.seamanId, vacancyId, pair.organisationId).first<SidesRow>()

/** The owner of a thread's key. */
export const findSeafarerAccount = async (db: Database, seamanId: string): Promise<string | undefined> =>
  (await db.select({ id: seamanTable.accountId }).from(seamanTable).where(eq(seamanTable.id, seamanId)).get())?.id
