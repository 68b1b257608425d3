import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { MailingState } from '#src/contract/mailing-desk/list.ts'
import { mailingTable as mailing } from '#src/server/exchange/mailing/mailing.tables.ts'
import { orderTable } from '#src/server/exchange/order/order.tables.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import type { Database } from '#src/server/platform/database.ts'

type Filter = { state?: MailingState | undefined; q?: string | undefined }

const IN_STATE: Readonly<Record<MailingState, SQL | undefined>> = {
  running: isNull(mailing.endedAt),
  stopped: isNotNull(mailing.stoppedAt),
  ended: isNotNull(mailing.endedAt),
}

/** The reference of the order that pays, or the id of the mailing. */
const isFound = (q: string): SQL | undefined =>
  or(
    eq(mailing.id, q.toLowerCase()),
    sql`${mailing.orderId} IN (SELECT o.id FROM ${orderTable} o WHERE o.reference = ${q.toUpperCase()})`,
  )

const isListed = ({ state, q }: Filter): SQL | undefined =>
  and(state && IN_STATE[state], q === undefined ? undefined : isFound(q))

const SELECTED = { mailing, email: accountTable.email }

/** A page of mailings with the address of the seafarer, the newest first. */
export const listAllMailings = (db: Database, filter: Filter, page: { limit: number; offset: number }) =>
  db
    .select(SELECTED)
    .from(mailing)
    .innerJoin(accountTable, eq(accountTable.id, mailing.accountId))
    .where(isListed(filter))
    .orderBy(desc(mailing.createdAt), desc(mailing.id))
    .limit(page.limit)
    .offset(page.offset)

export const countAllMailings = (db: Database, filter: Filter): Promise<number> => db.$count(mailing, isListed(filter))

export const findAnyMailing = (db: Database, id: string) =>
  db
    .select(SELECTED)
    .from(mailing)
    .innerJoin(accountTable, eq(accountTable.id, mailing.accountId))
    .where(eq(mailing.id, id))
    .get()
