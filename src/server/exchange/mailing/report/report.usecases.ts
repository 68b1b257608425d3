import type { LetterLine, MailingReport, OwnMailing, OwnMailings } from '#src/contract/mailing/order-schemas.ts'
import type { Amount } from '#src/domain/money/amount.ts'
import { amountOfFurther } from '#src/domain/order/line-amounts.ts'
import { describeContract } from '#src/server/exchange/order/describe-contract.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { MailingRow } from '../mailing.tables.ts'
import { findOwnMailing, findOwnMailings } from '../order/mailings.repository.ts'
import { readQuotaShare } from '../order/quota.ts'
import { findCounts, findPayingOrders, findReportRows, type PayingOrder, type ReportRow } from './report.repository.ts'

const MAX_LISTED = 100

const NOTHING: OwnMailing['counts'] = {
  ...{ letters: 0, free: 0, waiting: 0, sent: 0, delivered: 0, returned: 0, opened: 0, answered: 0 },
  ...{ held: 0, captured: 0, released: 0 },
}

/** Admins read the name of every agency. */
type Reader = 'seafarer' | 'admin'

type Listed = { item: OwnMailing; unitPrice: Amount | null; order: PayingOrder | undefined }

/** Returns mailings with their counts, and the price of a letter. */
export async function listMailings({ db }: Needs<'db'>, mailings: readonly MailingRow[]): Promise<Listed[]> {
  const [counts, orders] = await Promise.all([
    findCounts(
      db,
      mailings.map(({ id }) => id),
    ),
    findPayingOrders(
      db,
      mailings.flatMap(({ orderId }) => orderId ?? []),
    ),
  ])
  return mailings.map(({ id, slug, createdAt, stoppedAt, endedAt, orderId }) => {
    const { mailingId: _of, ...counted } = counts.find(({ mailingId }) => mailingId === id) ?? {
      ...NOTHING,
      mailingId: id,
    }
    const order = orders.find((one) => one.id === orderId)
    const reference = order?.reference ?? null
    return {
      item: { ...{ id, slug, createdAt, stoppedAt, endedAt, reference }, counts: counted },
      unitPrice: order ? { minor: order.unitPrice, currency: order.currency } : null,
      order,
    }
  })
}

/** Returns the mailings of the caller, the newest first, and what is free this month. */
export async function getMailings(
  services: Needs<'db' | 'clock' | 'config'>,
  { accountId }: Session,
): Promise<OwnMailings> {
  const [mailings, { month, taken, needsPremium }] = await Promise.all([
    findOwnMailings(services.db, accountId, MAX_LISTED),
    readQuotaShare(services, accountId, Number.POSITIVE_INFINITY),
  ])
  const items = (await listMailings(services, mailings)).map(({ item }) => item)
  return { items, free: { letters: taken, month, isPremium: needsPremium } }
}

const toLine = ({ row, name, slug, country, isNamed }: ReportRow): Omit<LetterLine, 'writeTo'> => ({
  ...{ position: row.position, frequency: row.frequency, funds: row.funds, state: row.state, settled: row.settled },
  ...{ agency: isNamed ? { name, slug } : null, country, reason: row.reason, dueAt: row.dueAt, sentAt: row.sentAt },
  ...{ deliveredAt: row.deliveredAt, openedAt: row.openedAt, forwardedAt: row.forwardedAt, revokedAt: row.revokedAt },
  ...{ answer: row.answer, answeredAt: row.answeredAt },
})

/** An agency that is interested or invites can be written to. */
const toOwnLine = (found: ReportRow): LetterLine => {
  const { answer, organisationId } = found.row
  return { ...toLine(found), writeTo: answer === null || answer === 'not-now' ? null : organisationId }
}

const toAdminLine = (found: ReportRow): LetterLine => ({
  ...toLine(found),
  ...{ agency: { name: found.name, slug: found.slug }, writeTo: null },
})

/** Returns a mailing of the caller with every agency. Throws `not-found` for another one. */
export async function getMailing(
  services: Needs<'db' | 'clock'>,
  session: Pick<Session, 'accountId'>,
  id: string,
): Promise<MailingReport> {
  const found = await findOwnMailing(services.db, session.accountId, id)
  if (!found) throw new Failure('not-found')
  return reportMailing(services, found, 'seafarer')
}

/** Returns the report of a mailing as the reader may see it. */
export async function reportMailing(
  services: Needs<'db' | 'clock'>,
  found: MailingRow,
  sees: Reader,
): Promise<MailingReport> {
  const [[listed], rows] = await Promise.all([listMailings(services, [found]), findReportRows(services.db, found.id)])
  const { item, unitPrice, order } = listed as Listed
  const lines = rows.map(sees === 'admin' ? toAdminLine : toOwnLine)
  const count = (settled: LetterLine['settled']) =>
    lines.filter((line) => line.funds === 'paid' && line.settled === settled).length
  const [captured, held] = [count('captured'), count('held')]
  const priceOf = (before: number, units: number) =>
    unitPrice && amountOfFurther({ unitPrice, discount: order?.discount ?? null }, before, units)
  return {
    ...item,
    ...{
      choice: { documents: [], ...found.choice } as MailingReport['choice'],
      reach: found.reach as MailingReport['reach'],
      unitPrice,
      promo: order?.promo ?? null,
      contract: order ? describeContract(order, services.clock()) : null,
    },
    ...{ charged: priceOf(0, captured), held: priceOf(captured, held) },
    released: priceOf(captured + held, count('released')),
    mayStop: found.stoppedAt === null && lines.some(({ state }) => state === 'queued'),
    rows: lines,
  }
}
