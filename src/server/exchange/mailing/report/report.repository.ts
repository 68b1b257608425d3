import { asc, eq, sql } from 'drizzle-orm'
import { orderTable } from '#src/server/exchange/order/order.tables.ts'
import { orderWithdrawalTable } from '#src/server/exchange/order-withdrawal/order-withdrawal.tables.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { isActiveOrganisation } from '#src/server/platform/active-account.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import { mailingRuleTable, mailingRecipientTable as recipient } from '../mailing.tables.ts'

/** Whether reports may name the agency: it has not asked otherwise, and is active. */
const IS_NAMED = sql<
  0 | 1
>`(coalesce(${mailingRuleTable.named}, 1) AND ${sql.raw(isActiveOrganisation('organisation.id'))})`

/** The rows of a mailing with their agencies, by position. */
export const findReportRows = (db: Database, mailingId: string) =>
  db
    .select({
      row: recipient,
      name: organisationTable.name,
      slug: organisationTable.slug,
      country: organisationTable.country,
      isNamed: IS_NAMED,
    })
    .from(recipient)
    .innerJoin(organisationTable, eq(organisationTable.id, recipient.organisationId))
    .leftJoin(mailingRuleTable, eq(mailingRuleTable.organisationId, recipient.organisationId))
    .where(eq(recipient.mailingId, mailingId))
    .orderBy(asc(recipient.position))

export type ReportRow = Awaited<ReturnType<typeof findReportRows>>[number]

/** The orders that pay for mailings, with what a withdrawal depends on. */
export const findPayingOrders = (db: Database, orderIds: readonly string[]) =>
  db
    .select({
      id: orderTable.id,
      reference: orderTable.reference,
      currency: orderTable.currency,
      promo: orderTable.promoPercent,
      state: orderTable.state,
      createdAt: orderTable.createdAt,
      beginAskedAt: orderTable.beginAskedAt,
      withdrawnAt: orderWithdrawalTable.at,
    })
    .from(orderTable)
    .leftJoin(orderWithdrawalTable, eq(orderWithdrawalTable.orderId, orderTable.id))
    .where(isAmong(orderTable.id, orderIds))

const count = (condition: ReturnType<typeof sql>) => sql<number>`sum(iif(${condition}, 1, 0))`

const COUNTS = {
  mailingId: recipient.mailingId,
  letters: sql<number>`count(*)`,
  free: count(sql`${recipient.funds} = 'quota'`),
  waiting: count(sql`${recipient.state} IN ('queued', 'sending')`),
  sent: count(sql`${recipient.sentAt} IS NOT NULL`),
  delivered: count(sql`${recipient.state} = 'delivered'`),
  returned: count(sql`${recipient.state} IN ('bounced', 'suppressed', 'stopped')`),
  opened: count(sql`${recipient.openedAt} IS NOT NULL`),
  answered: count(sql`${recipient.answer} IS NOT NULL`),
  held: count(sql`${recipient.settled} = 'held'`),
  captured: count(sql`${recipient.settled} = 'captured'`),
  released: count(sql`${recipient.settled} = 'released'`),
}

export type PayingOrder = Awaited<ReturnType<typeof findPayingOrders>>[number]

/** The letters of mailings, counted. */
export const findCounts = (db: Database, mailingIds: readonly string[]) =>
  db.select(COUNTS).from(recipient).where(isAmong(recipient.mailingId, mailingIds)).groupBy(recipient.mailingId)
