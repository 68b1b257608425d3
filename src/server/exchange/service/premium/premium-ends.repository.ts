import { and, asc, eq, gt, lte, notExists, type SQL, sql } from 'drizzle-orm'
import { PREMIUM_NOTICE } from '#src/domain/service/premium.ts'
import { DAY } from '#src/domain/time.ts'
import { orderTable } from '#src/server/exchange/order/order.tables.ts'
import { outboxTable } from '#src/server/ground/mail/mail.tables.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { isReached } from '#src/server/identity/account/reached.repository.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import { type Database, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { serviceOrderTable } from '../service.tables.ts'
import { endPremium, restAt } from './premium.repository.ts'

export type PremiumMail = 'premium-ends' | 'premium-ended'

/** The cause of a mail about an end. Premium that was extended ends at another instant, which has mails of its own. */
export const causeOfEnd = (kind: PremiumMail, { accountId, until }: { accountId: string; until: number }): string =>
  `${kind}:${accountId}:${until}`

const until = sql<number>`${seamanTable.premiumStatusExpiration}`

/** A reminder on the last day would only repeat the mail of the end; an end that is long over is not mailed. */
const isDue = (kind: PremiumMail, now: number): SQL | undefined =>
  kind === 'premium-ends'
    ? and(gt(until, now + DAY), lte(until, now + PREMIUM_NOTICE))
    : and(gt(until, now - PREMIUM_NOTICE), lte(until, now))

/** Seafarers who were not mailed about the end of their premium, the earliest end first. */
export const findDueEnds = (db: Database, kind: PremiumMail, { now, limit }: { now: number; limit: number }) =>
  db
    .select({ accountId: seamanTable.accountId, until })
    .from(seamanTable)
    .innerJoin(accountTable, eq(accountTable.id, seamanTable.accountId))
    .where(
      and(
        ...[isDue(kind, now), isReached],
        notExists(
          db
            .select({ one: sql`1` })
            .from(outboxTable)
            .where(eq(outboxTable.cause, sql`${`${kind}:`} || ${seamanTable.accountId} || ':' || ${until}`)),
        ),
      ),
    )
    .orderBy(asc(until))
    .limit(limit)

/** Orders of premium that were refunded completely after they were charged, and of which some is left. */
export const findRefundedPremium = (db: Database, now: number, limit: number) =>
  db
    .select({ id: serviceOrderTable.id, accountId: serviceOrderTable.accountId, version: serviceOrderTable.version })
    .from(serviceOrderTable)
    .innerJoin(orderTable, eq(orderTable.id, serviceOrderTable.id))
    .where(
      and(
        ...[eq(serviceOrderTable.kind, 'premium'), eq(serviceOrderTable.state, 'done')],
        ...[gt(serviceOrderTable.endsAt, now), eq(orderTable.state, 'refunded')],
      ),
    )
    .limit(limit)

/** Ends the rest of a refunded order of premium of which the version has not changed; aborts the batch otherwise. */
export const endRefunded = (
  db: Database,
  { id, version }: { id: string; version: number },
  now: number,
): Statement[] => [
  ...endPremium(db, id, restAt(id, now)),
  db
    .update(serviceOrderTable)
    .set({ state: 'cancelled', version: sql`${serviceOrderTable.version} + 1` })
    .where(and(eq(serviceOrderTable.id, id), eq(serviceOrderTable.version, version))),
  ...demandOneChange(db),
]
