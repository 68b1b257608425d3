import { createEntry } from '#src/server/exchange/billing/enter.usecases.ts'
import { readLedgerCode, toLedgerFailure } from '#src/server/exchange/billing/ledger-failures.ts'
import { createTopUpReceipt } from '#src/server/exchange/billing-document/create-document.ts'
import { createTakenMail } from '#src/server/exchange/payback/create-taken-mail.ts'
import { receivePayment } from '#src/server/exchange/payment/payment.repository.ts'
import type { PaymentRow } from '#src/server/exchange/payment/payment.tables.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { isUniqueViolation, runBatch, type Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { completeEffect, findEffects, insertEffect } from './effects.repository.ts'
import type { PlannedEffect } from './plan-effects.ts'

type Applying = Needs<'db' | 'clock' | 'ids' | 'jobQueue' | 'config' | 'live'>

/** What arrived counts towards the payment and has a receipt, and the person who started it gets a mail. */
async function createArrival(services: Applying, payment: PaymentRow, { object, arrived, entry }: PlannedEffect) {
  if (!arrived) return { statements: [] as Statement[], mails: [] as string[] }
  const { id, accountId, holderId, currency, reference } = payment
  const cause = { cause: `${object} arrived`, kind: 'top-up-arrived' } as const
  const payload = { paymentId: id, reference: entry.reference }
  const mail = accountId ? createOutboxEntry(services, { ...cause, accountId, payload }) : undefined
  const about = { reference: entry.reference, payment: reference, holderId, amount: arrived }
  const receipt = await createTopUpReceipt(services, about)
  const received = arrived.currency === currency ? receivePayment(services.db, id, arrived) : []
  return {
    statements: [...(receipt?.statements ?? []), ...received, ...(mail ? [mail.statement] : [])],
    mails: mail ? [mail.id] : [],
  }
}

/** What an effect causes besides its entry: a dispute that takes money back is explained to the person who paid. */
async function createNews(services: Applying, payment: PaymentRow, planned: PlannedEffect) {
  if (planned.effect !== 'withdrawn') return createArrival(services, payment, planned)
  const mails = createTakenMail(services, payment, planned.entry.reference)
  return { statements: mails.map(({ statement }) => statement), mails: mails.map(({ id }) => id) }
}

/** Applies an effect in one batch with its entry. Another call may have been faster: then there is nothing to do. */
async function applyEffect(services: Applying, payment: PaymentRow, planned: PlannedEffect): Promise<void> {
  const { db, clock } = services
  const { object, effect, line, entry } = planned
  const row = {
    ...{ provider: payment.provider, object, effect, paymentId: payment.id, entryReference: entry.reference },
    ...{ lineId: line?.id ?? null, at: line?.at ?? clock() },
  }
  const { statements, mails } = await createNews(services, payment, planned)
  try {
    await runBatch(db, [insertEffect(db, row), ...createEntry(services, entry), ...statements])
  } catch (error) {
    const isTaken = isUniqueViolation(error) || readLedgerCode(error) === 'ledger-reference-taken'
    const known = isTaken ? await findEffects(db, payment.id) : []
    if (known.some((one) => one.object === object && one.effect === effect)) return
    throw toLedgerFailure(error)
  }
  await sendMails(services, mails)
}

/** Applies the effects that the books do not have. */
export async function applyEffects(
  services: Applying,
  payment: PaymentRow,
  planned: readonly PlannedEffect[],
): Promise<void> {
  if (planned.length === 0) return
  const known = await findEffects(services.db, payment.id)
  for (const one of planned) {
    const found = known.find(({ object, effect }) => object === one.object && effect === one.effect)
    if (!found) await applyEffect(services, payment, one)
    else if (!found.lineId && one.line) await completeEffect(services.db, found, one.line.id)
  }
}
