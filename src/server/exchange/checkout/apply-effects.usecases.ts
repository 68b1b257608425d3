import { createEntry } from '#src/server/exchange/billing/enter.usecases.ts'
import { readLedgerCode, toLedgerFailure } from '#src/server/exchange/billing/ledger-failures.ts'
import { receivePayment } from '#src/server/exchange/payment/payment.repository.ts'
import type { PaymentRow } from '#src/server/exchange/payment/payment.tables.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { isUniqueViolation, runBatch, type Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { completeEffect, findEffects, insertEffect } from './effects.repository.ts'
import type { PlannedEffect } from './plan-effects.ts'

type Applying = Needs<'db' | 'clock' | 'ids' | 'jobQueue'>

/** What arrived counts towards the payment, and the person who started it gets a mail. */
function createArrival(
  services: Applying,
  { id, accountId, currency }: PaymentRow,
  { object, arrived }: PlannedEffect,
) {
  if (!arrived) return { statements: [] as Statement[], mails: [] as string[] }
  const entry = { cause: `${object} arrived`, kind: 'top-up-arrived', payload: { paymentId: id } } as const
  const mail = accountId ? createOutboxEntry(services, { ...entry, accountId }) : undefined
  const received = arrived.currency === currency ? receivePayment(services.db, id, arrived) : []
  return {
    statements: [...received, ...(mail ? [mail.statement] : [])],
    mails: mail ? [mail.id] : [],
  }
}

/** Applies an effect in one batch with its entry. Another call may have been faster: then there is nothing to do. */
async function applyEffect(services: Applying, payment: PaymentRow, planned: PlannedEffect): Promise<void> {
  const { db, clock } = services
  const { object, effect, line, entry } = planned
  const row = {
    ...{ provider: payment.provider, object, effect, paymentId: payment.id, entryReference: entry.reference },
    ...{ lineId: line?.id ?? null, at: line?.at ?? clock() },
  }
  const { statements, mails } = createArrival(services, payment, planned)
  try {
    await runBatch(db, [insertEffect(db, row), ...createEntry(services, entry), ...statements])
  } catch (error) {
    if (isUniqueViolation(error) || readLedgerCode(error) === 'ledger-reference-taken') return
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
