import {
  type Amount,
  compare,
  isPositive,
  MONEY_CURRENCIES,
  type MoneyCurrency,
  negate,
} from '#src/domain/money/amount.ts'
import { parseAmount } from '#src/domain/money/parse-amount.ts'
import { toDecimal } from '#src/domain/money/to-decimal.ts'
import { PAYBACK_DAYS } from '#src/domain/payment/payback-states.ts'
import { DAY } from '#src/domain/time.ts'
import { demandCovered } from '#src/server/exchange/billing/adjustments.repository.ts'
import { getBalances } from '#src/server/exchange/billing/balances.usecases.ts'
import { findHolder } from '#src/server/exchange/billing/holders.repository.ts'
import { holderAccount } from '#src/server/exchange/billing/ledger-accounts.ts'
import { findPayment } from '#src/server/exchange/payment/payment.repository.ts'
import type { PaymentRow } from '#src/server/exchange/payment/payment.tables.ts'
import { findProvider } from '#src/server/exchange/payment/providers/index.ts'
import type { ActByTwo } from '#src/server/ground/audit/act-by-two.ts'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs, Services } from '#src/server/platform/services.ts'
import { countChanges, demandSameChanges, insertPayback } from './payback.repository.ts'
import type { NewPayback } from './payback.tables.ts'
import { createReservation } from './payback-entries.ts'
import { wayOf } from './payback-offer.usecases.ts'
import { findRest } from './rests.repository.ts'

const refuse = (problem: string, amounts: Record<string, Amount> = {}) =>
  createFieldFailure('refund', { amount: { id: `refund.wrong.${problem}`, amounts } })

async function readPayment({ db }: Needs<'db'>, id: string): Promise<PaymentRow> {
  const payment = await findPayment(db, id)
  if (!payment) throw new Failure('not-found')
  return payment
}

async function readOwn(services: Needs<'db'>, holderId: string, currency: MoneyCurrency) {
  const own = (await getBalances(services, holderId)).find(({ available }) => available.currency === currency)
  if (!own) throw new Failure('conflict')
  return own
}

/** What can be refunded of a payment. Throws messages beside the field. */
async function readRefund(services: Needs<'db'>, payment: PaymentRow, amount: Amount) {
  const { currency } = amount
  const [rest, { available }] = await Promise.all([
    findRest(services.db, payment.id, currency),
    readOwn(services, payment.holderId, currency),
  ])
  if (!isPositive(amount)) throw createFieldFailure('refund', { amount: { id: 'transfer.wrong.amount' } })
  if (!rest) throw refuse('nothing')
  const left = { currency, minor: rest.minor }
  if (compare(amount, left) > 0) throw refuse('rest', { most: left })
  if (compare(amount, available) > 0) throw refuse('available', { most: available })
  return wayOf(rest, findProvider)
}

async function createRefundStatements(services: Services, payment: PaymentRow, amount: Amount) {
  const { db, clock, ids } = services
  const [rest, { available, bonus }] = await Promise.all([
    findRest(db, payment.id, amount.currency),
    readOwn(services, payment.holderId, amount.currency),
  ])
  if (!rest || compare(amount, available) > 0) throw new Failure('conflict')
  const [id, now] = [ids.publicId(), clock()]
  const { holderId, accountId } = payment
  const row: NewPayback = {
    ...{
      id,
      requestId: id,
      holderId,
      accountId,
      paymentId: payment.id,
      cause: 'refund',
      way: wayOf(rest, findProvider),
    },
    ...{ currency: amount.currency, amount: amount.minor, state: 'waiting', createdAt: now },
    dueAt: now + PAYBACK_DAYS * DAY,
  }
  const mails = accountId
    ? [
        createOutboxEntry(services, {
          ...{ cause: `${id} requested`, kind: 'payback-requested', accountId, payload: { requestId: id } },
        }),
      ]
    : []
  return [
    ...insertPayback(db, row),
    ...demandCovered(db, holderAccount(holderId, 'available', amount.currency), negate(amount)),
    ...createReservation(services, { requestId: id, holderId, bonus, doesBonusLapse: false }, [row]),
    ...mails.map(({ statement }) => statement),
  ]
}

/** Reads the amount from the values of a proposal. */
function readAmount(after: Readonly<Record<string, unknown>>): Amount {
  const currency = MONEY_CURRENCIES.find((one) => one === after['payback.currency'])
  const amount = currency && parseAmount(String(after['payback.amount']), currency)
  if (!amount) throw new Failure('conflict')
  return amount
}

/** Two admins refund a payment, in full or in part, by the way it came. The bonus stays. */
export const refundPayment: ActByTwo<Amount> = {
  action: 'payment-refunded',
  objectKind: 'payment',
  permission: 'finance',
  describe: async (services, id, amount) => {
    const payment = await readPayment(services, id)
    const way = await readRefund(services, payment, amount)
    const holder = await findHolder(services.db, payment.holderId)
    return {
      version: await countChanges(services.db, id),
      accountId: holder?.accountId ?? null,
      organisationId: holder?.organisationId ?? null,
      before: {},
      after: {
        'payback.amount': toDecimal(amount),
        'payback.currency': amount.currency,
        'payback.way': way,
        'payback.reference': payment.reference,
      },
    }
  },
  demandUnchanged: (db, { id, version }) => demandSameChanges(db, id, version),
  apply: async (services, { object, after }) =>
    createRefundStatements(services, await readPayment(services, object.id), readAmount(after)),
}
