import { toPlainDate } from '#src/domain/time.ts'
import { createFinanceMails } from '#src/server/exchange/billing/alarm.usecases.ts'
import { createEntry } from '#src/server/exchange/billing/enter.usecases.ts'
import { createDispute } from '#src/server/exchange/billing/fund-entries.repository.ts'
import { findHolder } from '#src/server/exchange/billing/holders.repository.ts'
import { findLine } from '#src/server/exchange/payment/bank-payments.repository.ts'
import type { ActByTwo } from '#src/server/ground/audit/act-by-two.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { createTakenMail } from './create-taken-mail.ts'
import { demandNotRecalled, findByProviderId, insertAny, recallIdOf } from './payback.repository.ts'
import { settlePayment } from './settle-payment.repository.ts'

async function readLine({ db }: Needs<'db'>, id: string) {
  const [found, recall] = await Promise.all([findLine(db, id), findByProviderId(db, recallIdOf(id))])
  if (!found) throw new Failure('not-found')
  const { line, payment } = found
  if (line.state !== 'credited' || !payment || recall) throw new Failure('conflict')
  return { line, payment }
}

/**
 * Two admins confirm that the bank took a credited transfer back. The available balance pays for it, and the rest is owed. What was taken back is not
 * paid back a second time.
 */
export const recallTransfer: ActByTwo<undefined> = {
  action: 'transfer-recalled',
  objectKind: 'transfer',
  permission: 'finance',
  describe: async (services, id) => {
    const { line, payment } = await readLine(services, id)
    const holder = await findHolder(services.db, payment.holderId)
    return {
      version: line.version,
      accountId: holder?.accountId ?? null,
      organisationId: holder?.organisationId ?? null,
      before: { 'transfer.state': 'credited' },
      after: {
        'transfer.state': 'recalled',
        'transfer.amount': Number(line.amount),
        'transfer.currency': line.currency,
        'transfer.day': line.day,
        'transfer.reference': payment.reference,
      },
    }
  },
  demandUnchanged: demandNotRecalled,
  apply: async (services, { object }) => {
    const { db, clock, ids } = services
    const { line, payment } = await readLine(services, object.id)
    const [id, now] = [ids.publicId(), clock()]
    const { holderId } = payment
    const amount = { currency: line.currency, minor: line.amount }
    const reference = `bank:${line.id}:recall`
    const mails = [
      ...(await createFinanceMails(services, 'transfer-recalled', [{ cause: line.id, payload: { lineId: line.id } }])),
      ...createTakenMail(services, payment, reference),
    ]
    return [
      insertAny(db, {
        ...{ id, requestId: id, holderId, accountId: payment.accountId, paymentId: payment.id, cause: 'recall' },
        ...{ way: 'transfer', currency: line.currency, amount: line.amount, state: 'sent' },
        ...{ providerId: recallIdOf(line.id), sentDay: toPlainDate(now), createdAt: now, dueAt: now, endedAt: now },
      }),
      ...createEntry(services, createDispute({ reference, holderId, amount, at: 'bank' })),
      ...settlePayment(db, payment.id),
      ...mails.map(({ statement }) => statement),
    ]
  },
}
