import type { MinorUnits, MoneyCurrency } from '#src/domain/money/amount.ts'
import type { BankPaymentState } from '#src/domain/payment/payment-states.ts'
import { createEntry } from '#src/server/exchange/billing/enter.usecases.ts'
import { createCredit } from '#src/server/exchange/billing/fund-entries.repository.ts'
import { demandOwner, findHolder } from '#src/server/exchange/billing/holders.repository.ts'
import { createTopUpReceipt } from '#src/server/exchange/billing-document/create-document.ts'
import type { ActByTwo, ActDescription } from '#src/server/ground/audit/act-by-two.ts'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs, Services } from '#src/server/platform/services.ts'
import { decideLine, demandNewLine, findLine } from './bank-payments.repository.ts'
import { findPayment, receivePayment } from './payment.repository.ts'
import type { PaymentRow } from './payment.tables.ts'

const PERMISSION = 'finance'

async function readLine({ db }: Needs<'db'>, id: string) {
  const found = await findLine(db, id)
  if (!found) throw new Failure('not-found')
  if (found.line.state !== 'new') throw new Failure('conflict')
  return found
}

async function describe(
  services: Needs<'db'>,
  lineId: string,
  to: Exclude<BankPaymentState, 'new'>,
): Promise<ActDescription> {
  const { line, payment } = await readLine(services, lineId)
  if (to === 'credited' && !payment)
    throw createFieldFailure('proposal', { outcome: { id: 'transfer.wrong.unassigned' } })
  const holder = payment ? await findHolder(services.db, payment.holderId) : undefined
  if (to === 'credited' && !(holder?.accountId ?? holder?.organisationId))
    throw createFieldFailure('proposal', { outcome: { id: 'transfer.wrong.erased' } })
  return {
    version: line.version,
    accountId: holder?.accountId ?? null,
    organisationId: holder?.organisationId ?? null,
    before: { 'transfer.state': 'new' },
    after: {
      'transfer.state': to,
      'transfer.amount': Number(line.amount),
      'transfer.currency': line.currency,
      'transfer.day': line.day,
      ...(payment && { 'transfer.payment': payment.id, 'transfer.reference': payment.reference }),
    },
  }
}

/** A line is credited once, because its entry has its id. */
export const referenceOf = (lineId: string): string => `bank:${lineId}`

type Credited = { lineId: string; version: number; currency: MoneyCurrency; minor: MinorUnits }

/** The whole amount is credited in the currency that arrived; only the currency of the payment counts towards it. */
async function credit(services: Services, payment: PaymentRow, { lineId, version, ...amount }: Credited) {
  const { db, clock } = services
  const { id, holderId, accountId } = payment
  const mail = accountId
    ? [
        createOutboxEntry(services, {
          cause: `${lineId} arrived`,
          kind: 'top-up-arrived',
          accountId,
          payload: { paymentId: id, lineId },
        }),
      ]
    : []
  const reference = referenceOf(lineId)
  const receipt = await createTopUpReceipt(services, { reference, payment: payment.reference, holderId, amount })
  return [
    ...demandOwner(db, holderId),
    ...decideLine(db, { id: lineId, version }, { state: 'credited', now: clock() }),
    ...createEntry(services, createCredit('top-up', { reference, holderId, amount, at: 'bank' })),
    ...(receipt?.statements ?? []),
    ...(amount.currency === payment.currency ? receivePayment(db, id, amount) : []),
    ...mail.map(({ statement }) => statement),
  ]
}

/** Money that arrived is credited to the balance of the payment that it is for. */
export const creditTransfer: ActByTwo<undefined> = {
  action: 'transfer-credited',
  objectKind: 'transfer',
  permission: PERMISSION,
  describe: (services, id) => describe(services, id, 'credited'),
  demandUnchanged: demandNewLine,
  apply: async (services, { object, after }) => {
    const [payment, { line }] = await Promise.all([
      findPayment(services.db, String(after['transfer.payment'])),
      readLine(services, object.id),
    ])
    if (!payment) throw new Failure('conflict')
    return credit(services, payment, {
      lineId: line.id,
      version: object.version,
      currency: line.currency,
      minor: line.amount,
    })
  },
}

/** Money that is not credited: it was sent back to the payer, or is no payment to a balance. */
export const closeTransfer: ActByTwo<'returned' | 'ignored'> = {
  action: 'transfer-closed',
  objectKind: 'transfer',
  permission: PERMISSION,
  describe,
  demandUnchanged: demandNewLine,
  apply: ({ db, clock }, { object, after }) => {
    const state = after['transfer.state'] === 'returned' ? 'returned' : 'ignored'
    return decideLine(db, object, { state, now: clock() })
  },
}

export const transferActs = [creditTransfer, closeTransfer]
