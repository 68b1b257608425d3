import { reconcileLedger } from '#src/server/exchange/billing/reconcile.usecases.ts'
import { createReviewId } from '#src/server/exchange/mailing/letter/review-id.ts'
import { createRun, NO_FAULTS } from '../crash.ts'
import { readRows } from '../database.ts'
import { ACCOUNT_IDS } from '../people.ts'
import { type MailingWorld, mailingProduct, PACKAGE_UNITS, PAID_IN, SENDERS, UNIT } from './mailing-world.ts'

type Row = {
  mailingId: string
  organisationId: string
  state: string
  settled: string
  reason: string | null
  notTo: string
}

/** Each row has at most one letter among those that left, of the right agency, and none if it was not sent. */
function compareRows({ stream, database, servicesOf, random }: MailingWorld): string[] {
  const services = servicesOf(createRun(random.faults, NO_FAULTS, false))
  const rows = readRows<Row>(
    database,
    `SELECT r.mailing_id AS mailingId, r.organisation_id AS organisationId, r.state, r.settled, r.reason, m.choice ->> 'notTo' AS notTo
      FROM mailing_recipient r JOIN mailing m ON m.id = r.mailing_id`,
  )
  return rows.flatMap((row) => {
    const { organisationId, state, settled, reason } = row
    const name = `${row.mailingId} to ${organisationId}`
    const letters = stream.letters.filter(({ mail }) => mail.text.includes(createReviewId(services, row)))
    const isUnsent = state === 'stopped' || reason === 'suppressed'
    return [
      ...(letters.length > 1 ? [`${name} was sent ${letters.length} times`] : []),
      ...(letters.some(({ to }) => to !== `${organisationId}@crew.example`)
        ? [`${name} was sent to another agency`]
        : []),
      ...(letters.length > 0 && isUnsent ? [`${name} was sent although it is ${state}`] : []),
      ...(letters.length === 0 && settled === 'captured' ? [`${name} was charged and not sent`] : []),
      ...((JSON.parse(row.notTo) as string[]).includes(organisationId) ? [`${name} was left out`] : []),
      ...(settled === 'held' ? [`${name} is not settled`] : []),
      ...(settled === 'released' && !reason ? [`${name} has no reason`] : []),
    ]
  })
}

const UNEVEN = `SELECT m.id, l.quantity, l.delivered, o.state,
    (SELECT count(*) FROM mailing_recipient r WHERE r.mailing_id = m.id AND r.line = l.position AND r.funds = 'paid' AND r.settled = 'captured') AS captured,
    (SELECT count(*) FROM mailing_recipient r WHERE r.mailing_id = m.id AND r.line = l.position AND r.funds = 'paid' AND r.settled = 'released') AS released
  FROM mailing m JOIN purchase_order o ON o.id = m.order_id JOIN order_line l ON l.order_id = o.id`

type Order = { id: string; quantity: number; delivered: number; state: string; captured: number; released: number }

/** What was bought of each line of an order is what was charged and what was released. */
const compareOrders = ({ database }: MailingWorld): string[] =>
  readRows<Order>(database, UNEVEN).flatMap(({ id, quantity, delivered, state, captured, released }) =>
    captured + released !== quantity || captured !== delivered || ['held', 'part-fulfilled'].includes(state)
      ? [`${id}: ${quantity} bought, ${captured} charged, ${released} released, ${delivered} delivered, ${state}`]
      : [],
  )

/** What a letter costs that was charged. */
const PRICE = `CASE WHEN m.slug <> 'cargo' THEN ${UNIT} WHEN l.item = 'merchant' THEN ${PACKAGE_UNITS.merchant} ELSE ${PACKAGE_UNITS.tankers} END`

/** Each seafarer has what was paid in, less the letters that were charged. */
const compareBalances = ({ database }: MailingWorld): string[] =>
  SENDERS.flatMap((person) => {
    const [found] = readRows<{ balance: number; captured: number }>(
      database,
      `SELECT (SELECT sum(a.balance) FROM ledger_account a JOIN ledger_holder h ON h.id = a.holder_id WHERE h.account_id = ? AND a.kind = 'available') AS balance,
        (SELECT coalesce(sum(${PRICE}), 0) FROM mailing_recipient r JOIN mailing m ON m.id = r.mailing_id
          JOIN order_line l ON l.order_id = m.order_id AND l.position = r.line
          WHERE m.account_id = ? AND r.funds = 'paid' AND r.settled = 'captured') AS captured`,
      ...[ACCOUNT_IDS[person], ACCOUNT_IDS[person]],
    )
    const expected = PAID_IN - (found?.captured ?? 0)
    return found?.balance === expected ? [] : [`${person} has ${found?.balance}, not ${expected}`]
  })

/** What differs between the letters that left, the rows, the orders and the books. */
export async function compareLetters(world: MailingWorld): Promise<string[]> {
  const quiet = world.servicesOf(createRun(world.random.faults, NO_FAULTS, false))
  const { differences } = await reconcileLedger(quiet, mailingProduct.ledgerChecks)
  const open = readRows<{ id: string }>(world.database, 'SELECT id FROM mailing WHERE ended_at IS NULL')
  return [
    ...compareRows(world),
    ...compareOrders(world),
    ...compareBalances(world),
    ...differences.map((difference) => JSON.stringify(difference)),
    ...open.map(({ id }) => `${id} has not ended`),
    ...world.findings,
  ]
}
