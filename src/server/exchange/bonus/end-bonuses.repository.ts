import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Amount } from '#src/domain/money/amount.ts'
import { balanceOf, exactly } from '#src/server/exchange/billing/entries.repository.ts'
import { isActive } from '#src/server/platform/active-account.ts'
import { type Database, demand, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { bonusTable as bonus } from './bonus.tables.ts'
import { bonusAccount } from './bonus-entries.ts'
import type { BookedBonus, Purse } from './bonus-parts.repository.ts'

/** The bonus balance is more than what newer bonuses may be left of it: the oldest is spent first. */
const IS_LEFT = sql`EXISTS (SELECT 1 FROM ledger_account a WHERE a.id = ${bonus.holderId} || ':bonus:' || ${bonus.currency}
  AND a.balance > (SELECT coalesce(sum(y.amount - y.returned), 0) FROM bonus y WHERE y.state = 'booked' AND y.holder_id = ${bonus.holderId}
    AND y.currency = ${bonus.currency} AND (y.booked_at, y.id) > (${bonus.bookedAt}, ${bonus.id})))`

/** Holders with bonuses that have ended and of which something may be left. */
export const findEnded = (db: Database, now: number, limit: number) =>
  db
    .selectDistinct({ holderId: bonus.holderId, currency: bonus.currency })
    .from(bonus)
    .where(and(eq(bonus.state, 'booked'), lte(bonus.endsAt, now), sql`${bonus.returned} < ${bonus.amount}`, IS_LEFT))
    .orderBy(asc(bonus.holderId))
    .limit(limit) as unknown as Promise<Purse[]>

/** Aborts the batch if the bonus balance is another one than was read. */
export const demandBonusBalance = (db: Database, holderId: string, balance: Amount): Statement[] =>
  demand(db, sql`${balanceOf(bonusAccount(holderId, balance))} = ${exactly(balance)}`)

/** Records what was taken back of a bonus in all. Aborts the batch if another run was first. */
export const setReturned = (db: Database, { id, returned }: BookedBonus, total: Amount): Statement[] => [
  db
    .update(bonus)
    .set({ returned: total.minor })
    .where(and(eq(bonus.id, id), eq(bonus.returned, returned))),
  ...demandOneChange(db),
]

/** Bonuses that end up to a time, of active accounts, whose owners were not reminded. */
export const findUnreminded = (db: Database, { after, by }: { after: number; by: number }, limit: number) =>
  db
    .select()
    .from(bonus)
    .where(
      and(
        eq(bonus.state, 'booked'),
        gt(bonus.endsAt, after),
        lte(bonus.endsAt, by),
        isNull(bonus.remindedAt),
        sql.raw(isActive('bonus.account_id')),
      ),
    )
    .orderBy(asc(bonus.endsAt), asc(bonus.id))
    .limit(limit) as unknown as Promise<(BookedBonus & { accountId: string })[]>

/** Aborts the batch if another run was first. */
export const markReminded = (db: Database, id: string, now: number): Statement[] => [
  db
    .update(bonus)
    .set({ remindedAt: now })
    .where(and(eq(bonus.id, id), isNull(bonus.remindedAt))),
  ...demandOneChange(db),
]

/** A booked bonus whose account was not erased. */
export const findMailed = (db: Database, id: string) =>
  db
    .select()
    .from(bonus)
    .where(and(eq(bonus.id, id), eq(bonus.state, 'booked'), sql`${bonus.accountId} IS NOT NULL`))
    .get() as unknown as Promise<BookedBonus | undefined>
