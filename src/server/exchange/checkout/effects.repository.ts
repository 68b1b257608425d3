import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { type EffectRow, providerEffectTable as effect } from './checkout.tables.ts'

/** Records an effect. Aborts the batch with a unique violation if the object had it before. */
export const insertEffect = (db: Database, row: EffectRow): Statement => db.insert(effect).values(row)

/** Records an effect whose entry was made elsewhere, unless it is known. */
export const insertMissingEffect = (db: Database, row: EffectRow): Statement =>
  db.insert(effect).values(row).onConflictDoNothing()

/** What the objects of a payment caused so far. */
export const findEffects = (db: Database, paymentId: string): Promise<EffectRow[]> =>
  db.select().from(effect).where(eq(effect.paymentId, paymentId))

/** Names the line of an effect that was recorded before the provider wrote it. */
export const completeEffect = (db: Database, { provider, object, effect: name }: EffectRow, lineId: string) =>
  db
    .update(effect)
    .set({ lineId })
    .where(
      and(eq(effect.provider, provider), eq(effect.object, object), eq(effect.effect, name), isNull(effect.lineId)),
    )
