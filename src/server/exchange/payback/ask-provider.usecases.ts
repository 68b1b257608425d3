import { HOUR, MINUTE } from '#src/domain/time.ts'
import { demandOrdersAllowed } from '#src/server/exchange/billing/holds.repository.ts'
import { readLedgerCode } from '#src/server/exchange/billing/ledger-failures.ts'
import { notifyHolder } from '#src/server/exchange/billing/notify-holder.usecases.ts'
import { findPayment } from '#src/server/exchange/payment/payment.repository.ts'
import { findProvider } from '#src/server/exchange/payment/providers/index.ts'
import type { AskedRefund, PaymentProvider, RefundAnswer } from '#src/server/exchange/payment/providers/provider.ts'
import { forEachDue } from '#src/server/ground/job/each-due.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { logFailure } from '#src/server/platform/log.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { applyAnswer } from './apply-answer.usecases.ts'
import { amountOfRow, demandStillCovered, findAtProvider, findPayback, movePayback } from './payback.repository.ts'
import type { PaybackRow } from './payback.tables.ts'
import type { FindProvider } from './payback-offer.usecases.ts'

type Asking = Needs<'db' | 'clock' | 'ids' | 'config' | 'providerFetch' | 'jobQueue' | 'live'>

/** More are left to the next run. */
const MAX_AT_ONCE = 100
/** How long an answer may take before it counts as lost. */
const ANSWER_WITHIN = 2 * MINUTE
const NO_ANSWER: RefundAnswer = { state: 'unknown', providerId: null }

type Question = { provider: PaymentProvider; asked: AskedRefund }

async function readQuestion({ db, clock }: Asking, row: PaybackRow, find: FindProvider): Promise<Question | undefined> {
  const payment = await findPayment(db, row.paymentId)
  const provider = payment && find(payment.provider)
  if (!payment || !provider) return undefined
  const { id, askedAt } = row
  return { provider, asked: { id, payment, amount: amountOfRow(row), key: id, askedAt: askedAt ?? clock() } }
}

/** A call that broke off has no answer: whether the provider received it is looked up. */
async function call(row: PaybackRow, ask: () => Promise<RefundAnswer> | undefined): Promise<RefundAnswer> {
  try {
    return (await ask()) ?? NO_ANSWER
  } catch (error) {
    logFailure('no answer about a refund', row.id, error)
    return NO_ANSWER
  }
}

/**
 * Asks the provider for a refund, once, and not while the holder owes something or is stopped, or once a dispute took the money. The state is `unknown` before the call, so that
 * a call whose answer is lost is looked up and never repeated.
 */
export async function askProvider(services: Asking, id: string, find: FindProvider = findProvider): Promise<void> {
  const { db, clock } = services
  const row = await findPayback(db, id)
  if (row?.state !== 'waiting' || row.way !== 'provider') return
  const question = await readQuestion(services, row, find)
  if (!question?.provider.refund) return
  const { provider, asked } = question
  try {
    await runBatch(db, [
      ...demandOrdersAllowed(db, row.holderId),
      ...demandStillCovered(db, row),
      ...notifyHolder(
        services,
        row.holderId,
        movePayback(db, row, { event: 'ask', now: clock(), askedAt: asked.askedAt }),
      ),
    ])
  } catch (error) {
    if (isGuardFailure(error) || readLedgerCode(error)) return
    throw error
  }
  const answer = await call(row, () => provider.refund?.(services, asked))
  const begun = await findPayback(db, id)
  if (begun) await applyAnswer(services, begun, answer)
}

async function lookUp(services: Asking, row: PaybackRow, find: FindProvider): Promise<void> {
  const question = await readQuestion(services, row, find)
  if (!question) return
  const { provider, asked } = question
  await applyAnswer(services, row, await call(row, () => provider.lookUpRefund?.(services, asked)))
}

const idOf = ({ id }: PaybackRow) => id

/**
 * Asks for refunds whose message was lost, and looks up those without an answer, or that the provider has not finished. Nothing is asked for a
 * second time.
 */
export async function followRefunds(services: Asking, find: FindProvider = findProvider): Promise<void> {
  const { db, clock } = services
  const waiting = await findAtProvider(db, { states: ['waiting'], since: clock() }, MAX_AT_ONCE)
  await forEachDue(waiting, { failure: 'refund not asked for', idOf }, ({ id }) => askProvider(services, id, find))
  const lost = await findAtProvider(db, { states: ['unknown'], since: clock() - ANSWER_WITHIN }, MAX_AT_ONCE)
  const pending = await findAtProvider(db, { states: ['pending'], since: clock() - HOUR }, MAX_AT_ONCE)
  await forEachDue([...lost, ...pending], { failure: 'refund not looked up', idOf }, (row) =>
    lookUp(services, row, find),
  )
}
