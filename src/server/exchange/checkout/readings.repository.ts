import { eq } from 'drizzle-orm'
import type { ProviderName } from '#src/domain/payment/payment-states.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { providerReadingTable as reading } from './checkout.tables.ts'

/** Until when the undelivered messages of a provider were read; undefined before the first time. */
export const findReadUntil = async (db: Database, provider: ProviderName): Promise<number | undefined> =>
  (await db.select().from(reading).where(eq(reading.provider, provider)).get())?.readUntil

export const recordReading = (db: Database, provider: ProviderName, readUntil: number): Statement =>
  db
    .insert(reading)
    .values({ provider, readUntil })
    .onConflictDoUpdate({ target: reading.provider, set: { readUntil } })
