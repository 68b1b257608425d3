import { and, asc, eq, exists, gt, isNull, lte, not, type SQL, sql } from 'drizzle-orm'
import type { ServiceKind } from '#src/domain/service/services.ts'
import { orderTable } from '#src/server/exchange/order/order.tables.ts'
import { outboxTable } from '#src/server/ground/mail/mail.tables.ts'
import type { MailKind } from '#src/server/ground/mail/mail-kinds.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { isReached } from '#src/server/identity/account/reached.repository.ts'
import type { Database } from '#src/server/platform/database.ts'
import { serviceOrderTable as service } from './service.tables.ts'

export type ReminderStep = 'first' | 'last'

/** The cause of a reminder. */
export const causeOfReminder = (mail: MailKind, id: string, step: ReminderStep): string => `${mail}:${id}:${step}`

const wasReminded = (db: Database, mail: MailKind, step: ReminderStep): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(outboxTable)
      .where(eq(outboxTable.cause, sql`${`${mail}:`} || service_order.id || ${`:${step}`}`)),
  )

/** What else a kind needs to be used now: a condition about a part and its order. */
export type Usable = (db: Database, now: number) => SQL | undefined

/** Instants in UTC ms. `held`: the end of the hold of the price is after the first one, and not after the second one. */
type Unused = {
  kind: ServiceKind
  mail: MailKind
  step: ReminderStep
  orderedUntil: number
  held: { after: number; until: number }
  usable: Usable | undefined
  now: number
}

/** Parts that their buyers have not begun to use, for a reminder that was not written before. */
export const findUnused = (
  db: Database,
  { kind, mail, step, orderedUntil, held, usable, now }: Unused,
  limit: number,
) =>
  db
    .select({ id: service.id, accountId: service.accountId })
    .from(service)
    .innerJoin(orderTable, eq(orderTable.id, service.id))
    .innerJoin(accountTable, eq(accountTable.id, service.accountId))
    .where(
      and(
        ...[eq(service.kind, kind), eq(service.state, 'open'), isNull(service.dueAt)],
        ...[lte(service.createdAt, orderedUntil), gt(orderTable.until, held.after), lte(orderTable.until, held.until)],
        ...[usable?.(db, now), isReached, not(wasReminded(db, mail, step))],
      ),
    )
    .orderBy(asc(service.createdAt))
    .limit(limit)
