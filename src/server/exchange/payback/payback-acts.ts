import { isBankDay } from '#src/domain/payment/bank-day.ts'
import { PAYBACK_MOVES, type PaybackEvent, RESERVED_STATES } from '#src/domain/payment/payback-states.ts'
import { findHolder } from '#src/server/exchange/billing/holders.repository.ts'
import { findPayment } from '#src/server/exchange/payment/payment.repository.ts'
import type { ActByTwo } from '#src/server/ground/audit/act-by-two.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs, Services } from '#src/server/platform/services.ts'
import { createEndMail } from './apply-answer.usecases.ts'
import { demandSeen, findPayback, movePayback } from './payback.repository.ts'
import type { PaybackRow } from './payback.tables.ts'
import { createRelease, createReturn, createSending } from './payback-entries.ts'
import { settlePayment } from './settle-payment.repository.ts'

/** `sent`: the bank made the transfer. `failed`: it did not, or returned the money. */
export type PaybackOutcome = 'sent' | 'failed'
type Closing = { outcome: PaybackOutcome; day: string }

const EVENTS = { sent: 'confirm', failed: 'fail' } as const satisfies Record<PaybackOutcome, PaybackEvent>

async function readRow({ db }: Needs<'db'>, id: string, outcome: PaybackOutcome): Promise<PaybackRow> {
  const row = await findPayback(db, id)
  if (row?.way !== 'transfer' || row.cause === 'recall') throw new Failure('not-found')
  if (!PAYBACK_MOVES[row.state][EVENTS[outcome]]) throw new Failure('conflict')
  return row
}

async function createEntries(services: Services, row: PaybackRow, outcome: PaybackOutcome) {
  if (outcome === 'sent') return createSending(services, row)
  return RESERVED_STATES.includes(row.state) ? createRelease(services, row) : createReturn(services, row)
}

/** Two admins confirm that a transfer was made, or that it failed: the money is then on the balance again. */
export const closePayback: ActByTwo<Closing> = {
  action: 'payback-closed',
  objectKind: 'payback',
  permission: 'finance',
  describe: async (services, id, { outcome, day }) => {
    const row = await readRow(services, id, outcome)
    if (!isBankDay(day, services.clock())) throw createFieldFailure('proposal', { day: { id: 'transfer.wrong.day' } })
    const [holder, payment] = await Promise.all([
      findHolder(services.db, row.holderId),
      findPayment(services.db, row.paymentId),
    ])
    return {
      version: row.version,
      accountId: holder?.accountId ?? null,
      organisationId: holder?.organisationId ?? null,
      before: { 'payback.state': row.state },
      after: {
        'payback.state': outcome,
        'payback.amount': Number(row.amount),
        'payback.currency': row.currency,
        'payback.day': day,
        'payback.reference': payment?.reference ?? null,
      },
    }
  },
  demandUnchanged: demandSeen,
  apply: async (services, { object, after }) => {
    const { db, clock } = services
    const outcome = after['payback.state'] === 'sent' ? 'sent' : 'failed'
    const row = await readRow(services, object.id, outcome)
    const sentDay = outcome === 'sent' ? String(after['payback.day']) : row.sentDay
    const mails = createEndMail(services, row, outcome === 'sent' ? 'payback-sent' : 'payback-failed')
    return [
      ...movePayback(db, object, { event: EVENTS[outcome], now: clock(), sentDay }),
      ...(await createEntries(services, row, outcome)),
      ...settlePayment(db, row.paymentId),
      ...mails.map(({ statement }) => statement),
    ]
  },
}
