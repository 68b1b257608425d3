import { reconcileLedger } from '#src/server/exchange/billing/reconcile.usecases.ts'
import { createReviewId } from '#src/server/exchange/mailing/letter/review-id.ts'
import { readRows } from '#tests/money/database.ts'
import { mailingProduct } from '#tests/money/mailing/mailing-world.ts'
import { addressOf, LEFT_OUT, type Mailings, SUPPRESSED } from './many-mailings.ts'

type Row = { mailingId: string; organisationId: string; settled: string; reason: string | null }
type Order = { id: string; quantity: number; delivered: number; captured: number; released: number }

const ORDERS = `SELECT m.id, l.quantity, l.delivered,
    (SELECT count(*) FROM mailing_recipient r WHERE r.mailing_id = m.id AND r.funds = 'paid' AND r.settled = 'captured') AS captured,
    (SELECT count(*) FROM mailing_recipient r WHERE r.mailing_id = m.id AND r.funds = 'paid' AND r.settled = 'released') AS released
  FROM mailing m JOIN order_line l ON l.order_id = m.order_id`

/** What is wrong with one row; `sent`: the recipients of the letters about it. */
function judge({ mailingId, organisationId, settled, reason }: Row, sent: readonly string[]): string[] {
  const name = `${mailingId} to ${organisationId}`
  return [
    ...(sent.length > 1 ? [`${name} was sent ${sent.length} times`] : []),
    ...(sent.some((recipient) => recipient !== addressOf(organisationId)) ? [`${name} was sent to ${sent}`] : []),
    ...(sent.length > 0 && organisationId === SUPPRESSED ? [`${name} was sent although it is suppressed`] : []),
    ...(sent.length === 0 && settled === 'captured' ? [`${name} was charged and not sent`] : []),
    ...(settled === 'held' ? [`${name} is not settled`] : []),
    ...(settled === 'released' && !reason ? [`${name} has no reason`] : []),
    ...(organisationId === LEFT_OUT ? [`${name} was left out`] : []),
  ]
}

/** What differs between the letters that left, the rows, the orders and the books. */
export async function compareMailings({ world: { database }, sink, quiet }: Mailings): Promise<string[]> {
  sink.database.exec('CREATE INDEX letter_review ON letter (review)')
  const find = sink.database.prepare('SELECT recipient FROM letter WHERE review = ?')
  const services = quiet()
  const sql =
    'SELECT mailing_id AS mailingId, organisation_id AS organisationId, settled, reason FROM mailing_recipient'
  const rows = readRows<Row>(database, sql).flatMap((row) =>
    judge(
      row,
      (find.all(createReviewId(services, row)) as { recipient: string }[]).map(({ recipient }) => recipient),
    ),
  )
  const orders = readRows<Order>(database, ORDERS).filter(
    ({ quantity, delivered, captured, released }) => captured + released !== quantity || captured !== delivered,
  )
  const open = readRows<{ id: string }>(database, 'SELECT id FROM mailing WHERE ended_at IS NULL')
  const { differences } = await reconcileLedger(services, mailingProduct.ledgerChecks)
  return [
    ...rows,
    ...orders.map((order) => `uneven: ${JSON.stringify(order)}`),
    ...open.map(({ id }) => `${id} has not ended`),
    ...differences.map((difference) => JSON.stringify(difference)),
  ]
}
