import type { LetterLine, MailingReport, OwnMailing, OwnMailings } from '#src/contract/mailing/order-schemas.ts'
import { sumOf } from '#src/domain/money/amount.ts'
import { amountOfFurther } from '#src/domain/order/line-amounts.ts'
import { amountIn } from '#src/server/exchange/order/change-order.ts'
import { describeContract } from '#src/server/exchange/order/describe-contract.ts'
import type { OrderLineRow } from '#src/server/exchange/order/order.tables.ts'
import { findLines } from '#src/server/exchange/order/orders.repository.ts'
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

type Listed = { item: OwnMailing; order: PayingOrder | undefined }

/** Returns mailings with their counts, and the orders that pay for them. */
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
  ...{ position: row.position, frequency: row.frequency, funds: row.funds, line: row.line, state: row.state },
  ...{
    settled: row.settled,
    agency: isNamed ? { name, slug } : null,
    country,
    reason: row.reason,
    dueAt: row.dueAt,
    sentAt: row.sentAt,
  },
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

/** What was charged of the lines of an order, what is held and what was released: each line adds up to its price. */
function priceRows(order: PayingOrder, lines: readonly OrderLineRow[], rows: readonly LetterLine[]) {
  const parts = lines.map(({ position, unitPrice, discount }) => {
    const own = rows.filter(({ funds, line }) => funds === 'paid' && line === position)
    const count = (settled: LetterLine['settled']) => own.filter((row) => row.settled === settled).length
    const [captured, held, released] = [count('captured'), count('held'), count('released')]
    const price = { unitPrice: amountIn(order, unitPrice), discount }
    return {
      charged: amountOfFurther(price, 0, captured),
      held: amountOfFurther(price, captured, held),
      released: amountOfFurther(price, captured + held, released),
    }
  })
  const add = (name: 'charged' | 'held' | 'released') =>
    sumOf(
      parts.map((part) => part[name]),
      order.currency,
    )
  return { charged: add('charged'), held: add('held'), released: add('released') }
}

/** Returns the report of a mailing as the reader may see it. */
export async function reportMailing(
  services: Needs<'db' | 'clock'>,
  found: MailingRow,
  sees: Reader,
): Promise<MailingReport> {
  const [[listed], rows] = await Promise.all([listMailings(services, [found]), findReportRows(services.db, found.id)])
  const { item, order } = listed as Listed
  const paying = order ? await findLines(services.db, order.id) : []
  const shown = rows.map(sees === 'admin' ? toAdminLine : toOwnLine)
  return {
    ...item,
    ...{
      choice: { documents: [], ...found.choice } as MailingReport['choice'],
      reach: found.reach as MailingReport['reach'],
      lines: order
        ? paying.map(({ item: slug, quantity: letters, unitPrice }) => ({
            ...{ slug, letters, unitPrice: amountIn(order, unitPrice) },
          }))
        : [],
      ...{ discount: paying[0]?.discount ?? null, promo: order?.promo ?? null },
      contract: order ? describeContract(order, services.clock()) : null,
    },
    ...(order ? priceRows(order, paying, shown) : { charged: null, held: null, released: null }),
    mayStop: found.stoppedAt === null && shown.some(({ state }) => state === 'queued'),
    rows: shown,
  }
}
