import { eq } from 'drizzle-orm'
import type { Database } from '#src/server/platform/database.ts'
import { mailingAddressTable } from './mailing.tables.ts'

/** When the reader of an address stopped its letters; undefined for an unknown address. */
export const findStop = (db: Database, id: string): Promise<{ stoppedAt: number | null } | undefined> =>
  db
    .select({ stoppedAt: mailingAddressTable.stoppedAt })
    .from(mailingAddressTable)
    .where(eq(mailingAddressTable.id, id))
    .get()

/** Null allows letters again. */
export const updateStop = (db: Database, id: string, stoppedAt: number | null) =>
  db.update(mailingAddressTable).set({ stoppedAt }).where(eq(mailingAddressTable.id, id))
