import { and, asc, count, desc, eq, gt, gte, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { BonusReason } from '#src/domain/bonus/bonus.ts'
import type { Amount, MoneyCurrency } from '#src/domain/money/amount.ts'
import { ledgerHolderTable } from '#src/server/exchange/billing/ledger.tables.ts'
import { paymentTable } from '#src/server/exchange/payment/payment.tables.ts'
import { referralTable } from '#src/server/identity/account/consents.tables.ts'
import type { PersonDigests } from '#src/server/people/seaman/person-digests.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import { verificationTable } from '#src/server/people/seaman/verification.tables.ts'
import { isActive } from '#src/server/platform/active-account.ts'
import { type Database, demand, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { bonusTable as bonus } from './bonus.tables.ts'
import type { Purse } from './bonus-parts.repository.ts'

const recipient = alias(seamanTable, 'recipient')
const verified = alias(seamanTable, 'verified')

/** Bonuses that wait and are due, with both seafarers and the verification. Both accounts are active. */
export const findWaiting = (db: Database, now: number, limit: number) =>
  db
    .select({ bonus, recipient, verified, verification: verificationTable, sharesDevice: referralTable.sharedDevice })
    .from(bonus)
    .innerJoin(recipient, eq(recipient.accountId, bonus.accountId))
    .innerJoin(verified, eq(verified.accountId, bonus.verifiedId))
    .innerJoin(verificationTable, eq(verificationTable.seamanId, verified.id))
    .leftJoin(referralTable, eq(referralTable.accountId, bonus.verifiedId))
    .where(
      and(
        eq(bonus.state, 'waiting'),
        lte(bonus.dueAt, now),
        sql.raw(isActive('bonus.account_id')),
        sql.raw(isActive('bonus.verified_id')),
      ),
    )
    .orderBy(asc(bonus.dueAt), asc(bonus.id))
    .limit(limit)
export type WaitingBonus = Awaited<ReturnType<typeof findWaiting>>[number]

/** Deletes bonuses of which nothing was booked before an account was erased. */
export const deleteOrphans = (db: Database) =>
  db.delete(bonus).where(and(eq(bonus.state, 'waiting'), or(isNull(bonus.accountId), isNull(bonus.verifiedId))))

/** Empties the digests of people whose account is erased and whose verification was before a time. */
export const forgetPeople = (db: Database, before: number) =>
  db
    .update(bonus)
    .set({ person: null, passport: null })
    .where(
      and(
        or(isNotNull(bonus.person), isNotNull(bonus.passport)),
        isNull(bonus.verifiedId),
        lt(bonus.verifiedAt, before),
      ),
    )

const isWaiting = (id: string) => and(eq(bonus.id, id), eq(bonus.state, 'waiting'))

/** The bonus is considered again later. */
export const postpone = (db: Database, id: string, reason: BonusReason, dueAt: number) =>
  db.update(bonus).set({ reason, dueAt }).where(isWaiting(id))

export const refuse = (db: Database, id: string, reason: BonusReason) =>
  db.update(bonus).set({ state: 'refused', reason }).where(isWaiting(id))

type Booking = {
  id: string
  person: PersonDigests
  holderId: string
  amount: Amount
  priceVersion: number
  now: number
}

/** Aborts the batch if another run was first. */
export const book = (
  db: Database,
  { id, person, holderId, amount, priceVersion, now }: Booking,
  endsAt: number,
): Statement[] => [
  db
    .update(bonus)
    .set({
      ...{
        state: 'booked',
        reason: null,
        person: person.name,
        passport: person.passport,
        holderId,
        priceVersion,
        bookedAt: now,
        endsAt,
      },
      ...{ currency: amount.currency, amount: amount.minor },
    })
    .where(isWaiting(id)),
  ...demandOneChange(db),
]

/** How many bonuses for friends an account received since a time. */
export async function countFriends(db: Database, accountId: string, since: number): Promise<number> {
  const row = await db
    .select({ total: count() })
    .from(bonus)
    .where(and(eq(bonus.accountId, accountId), eq(bonus.kind, 'friend'), gte(bonus.bookedAt, since)))
    .get()
  return row?.total ?? 0
}

/** For the batch of a booking, before it: aborts it if the month's limit is reached. */
export const demandFewFriends = (db: Database, accountId: string, since: number, limit: number): Statement[] =>
  demand(
    db,
    sql`(SELECT count(*) FROM bonus b WHERE b.account_id = ${accountId} AND b.kind = 'friend' AND b.booked_at >= ${since}) < ${limit}`,
  )

/** For the batch of a booking: aborts it if one of the accounts is closed or blocked, or the referral is of one browser. */
export const demandBothActive = (db: Database, id: string): Statement[] =>
  demand(
    db,
    sql`EXISTS (SELECT 1 FROM bonus WHERE bonus.id = ${id} AND ${sql.raw(isActive('bonus.account_id'))}
      AND (bonus.verified_id IS NULL OR ${sql.raw(isActive('bonus.verified_id'))}) AND NOT EXISTS (SELECT 1 FROM referral r
        WHERE bonus.kind = 'friend' AND r.account_id = bonus.verified_id AND r.shared_device = 1))`,
  )

/** The currency in which a person paid last. */
export async function findPaidCurrency(db: Database, accountId: string): Promise<MoneyCurrency | undefined> {
  const row = await db
    .select({ currency: paymentTable.currency })
    .from(paymentTable)
    .innerJoin(ledgerHolderTable, eq(ledgerHolderTable.id, paymentTable.holderId))
    .where(and(eq(ledgerHolderTable.accountId, accountId), gt(paymentTable.received, sql`0`)))
    .orderBy(desc(paymentTable.createdAt), desc(paymentTable.id))
    .limit(1)
    .get()
  return row?.currency
}

/** How many bonuses a person has, and the newest of them. */
export async function findOwn(db: Database, accountId: string, limit: number) {
  const ofPerson = eq(bonus.accountId, accountId)
  const [total, rows] = await Promise.all([
    db.$count(bonus, ofPerson),
    db.select().from(bonus).where(ofPerson).orderBy(desc(bonus.verifiedAt), desc(bonus.id)).limit(limit),
  ])
  return { total, rows }
}

/** In which currencies a person received a bonus. */
export const findPurses = (db: Database, accountId: string) =>
  db
    .selectDistinct({ holderId: bonus.holderId, currency: bonus.currency })
    .from(bonus)
    .where(and(eq(bonus.accountId, accountId), eq(bonus.state, 'booked'))) as unknown as Promise<Purse[]>

/** How many active friends joined by the link and were not verified yet. */
export async function countUnverified(db: Database, accountId: string): Promise<number> {
  const row = await db
    .select({ total: count() })
    .from(referralTable)
    .where(
      and(
        eq(referralTable.inviterId, accountId),
        sql.raw(isActive('referral.account_id')),
        sql`NOT EXISTS (SELECT 1 FROM bonus b WHERE b.kind = 'friend' AND b.verified_id = ${referralTable.accountId})`,
      ),
    )
    .get()
  return row?.total ?? 0
}
