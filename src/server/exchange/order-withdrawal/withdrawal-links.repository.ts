import { and, eq, gt, lte, or, sql } from 'drizzle-orm'
import { ledgerHolderTable } from '#src/server/exchange/billing/ledger.tables.ts'
import { billingDocumentTable } from '#src/server/exchange/billing-document/billing-document.tables.ts'
import { orderTable } from '#src/server/exchange/order/order.tables.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { type Database, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { orderWithdrawalLinkTable as link, type WithdrawalLinkRow } from './order-withdrawal.tables.ts'

/** The order of a person by its number or that of one of its documents, if the account has the address. Both are normalised. */
export const findOrderOf = (db: Database, { number, email }: { number: string; email: string }) =>
  db
    .select({ orderId: orderTable.id, accountId: accountTable.id })
    .from(orderTable)
    .innerJoin(ledgerHolderTable, eq(ledgerHolderTable.id, orderTable.holderId))
    .innerJoin(accountTable, eq(accountTable.id, ledgerHolderTable.accountId))
    .where(
      and(
        eq(accountTable.email, email),
        or(
          eq(orderTable.reference, number),
          sql`${orderTable.id} = (SELECT d.order_id FROM ${billingDocumentTable} d WHERE d.number = ${number})`,
        ),
      ),
    )
    .get()

export const insertLink = (db: Database, row: WithdrawalLinkRow): Statement => db.insert(link).values(row)

/** A link that was not used and has not expired. */
export const findLiveLink = (db: Database, secretHash: string, now: number): Promise<WithdrawalLinkRow | undefined> =>
  db
    .select()
    .from(link)
    .where(and(eq(link.secretHash, secretHash), gt(link.expiresAt, now)))
    .get()

/** A link to be mailed, with the number of its order. */
export const findMailedLink = (db: Database, id: string) =>
  db
    .select({ link, reference: orderTable.reference })
    .from(link)
    .innerJoin(orderTable, eq(orderTable.id, link.orderId))
    .where(eq(link.id, id))
    .get()

/** Uses up a link, and the others of its order. Aborts the batch if it was used meanwhile. */
export const spendLink = (db: Database, { id, orderId }: Pick<WithdrawalLinkRow, 'id' | 'orderId'>): Statement[] => [
  db.delete(link).where(eq(link.id, id)),
  ...demandOneChange(db),
  db.delete(link).where(eq(link.orderId, orderId)),
]

export const deleteLinksOf = (db: Database, orderId: string): Statement =>
  db.delete(link).where(eq(link.orderId, orderId))

export const deleteDeadLinks = (db: Database, now: number) => db.delete(link).where(lte(link.expiresAt, now))
