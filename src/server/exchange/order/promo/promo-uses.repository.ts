import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { UNDELIVERED_ORDER_STATES } from '#src/domain/order/order-states.ts'
import type { PersonDigests } from '#src/server/people/seaman/person-digests.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { promoUseTable as use } from './promo.tables.ts'

type Who = { accountId: string; person: PersonDigests | undefined }

/** Whether the account, or the same verified person by another account, has used the discount. */
export async function isPromoUsed(db: Database, { accountId, person }: Who): Promise<boolean> {
  const same: (SQL | undefined)[] = [
    eq(use.accountId, accountId),
    person?.name ? eq(use.person, person.name) : undefined,
    person?.passport ? eq(use.passport, person.passport) : undefined,
  ]
  const found = await db
    .select({ id: use.id })
    .from(use)
    .where(or(...same))
    .limit(1)
    .get()
  return found !== undefined
}

/** For the batch of an order: a unique violation if the person has used it. The orders of a package share one use. */
export const insertPromoUse = (db: Database, id: string, { accountId, person }: Who, now: number): Statement =>
  db
    .insert(use)
    .values({ id, accountId, person: person?.name, passport: person?.passport, usedAt: now })
    .onConflictDoNothing({ target: use.id })

/** For the batch that ends an order, after it: deletes its use if nothing was delivered of any order that shares it. */
export const returnPromoUse = (db: Database, id: string): Statement =>
  db.delete(use).where(
    and(
      eq(use.id, id),
      sql`NOT EXISTS (SELECT 1 FROM purchase_order o WHERE o.promo_use_id = ${id}
        AND o.state NOT IN (SELECT value FROM json_each(${JSON.stringify(UNDELIVERED_ORDER_STATES)})))`,
    ),
  )

/** Deletes uses of erased accounts: those that recognise nobody, and those before a time. */
export const forgetPromoUses = (db: Database, before: number): Statement =>
  db
    .delete(use)
    .where(and(isNull(use.accountId), or(lt(use.usedAt, before), and(isNull(use.person), isNull(use.passport)))))
