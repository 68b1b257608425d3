import type { TopUpInput } from '#src/contract/payment/schemas.ts'
import { type Amount, compare } from '#src/domain/money/amount.ts'
import { parseAmount } from '#src/domain/money/parse-amount.ts'
import { toDecimal } from '#src/domain/money/to-decimal.ts'
import { createReference } from '#src/domain/payment/creditor-reference.ts'
import { MAX_OPEN_PAYMENTS, TRANSFER_DAYS } from '#src/domain/payment/payment-states.ts'
import { DAY } from '#src/domain/time.ts'
import { findHolderId, type Owner } from '#src/server/exchange/billing/holders.repository.ts'
import { ensureHolder } from '#src/server/exchange/billing/holders.usecases.ts'
import { notifyHolder } from '#src/server/exchange/billing/notify-holder.usecases.ts'
import { insertKeyedAnswer, type KeyedWrite } from '#src/server/ground/idempotency/keyed-write.repository.ts'
import { createKeyedWrite, findRepeated } from '#src/server/ground/idempotency/keyed-write.usecases.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { demandMember } from '#src/server/people/organisation/members.repository.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { isGuardFailure, isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findPayment, insertPayment, listOpenPayments, movePayment } from './payment.repository.ts'
import { invoiceProvider } from './providers/invoice.ts'
import { findRoom, readLimits } from './top-up-limits.usecases.ts'

type Starting = Needs<'db' | 'clock' | 'ids' | 'config' | 'jobQueue' | 'live'>
type Started = { paymentId: string; createdAt: number }

const SERIAL_DIGITS = 10n
const HASHED = 16

/** A reference that follows from the id, and by which nobody finds the one before or after it. */
const createReferenceOf = (id: string): string =>
  createReference(Number(BigInt(`0x${hashText(id).slice(0, HASHED)}`) % 10n ** SERIAL_DIGITS))

const writeAmount = (amount: Amount): string => `${toDecimal(amount)} ${amount.currency}`

const refuse = (field: 'amount' | 'currency', problem: string, values: Record<string, string> = {}) =>
  createFieldFailure('top-up', { [field]: { id: `top-up.wrong.${problem}`, values } })

type Asked = { asked: Amount; cap: Amount }

const refuseCap = (room: Amount, cap: Amount) =>
  refuse('amount', 'cap', { most: writeAmount(room), cap: writeAmount(cap) })

/** Returns the amount. Throws a message beside the field if it is not one, or outside the limits. */
async function readAsked(services: Starting, owner: Owner, { currency, amount }: TopUpInput): Promise<Asked> {
  const limits = await readLimits(services, currency)
  if (!limits) throw refuse('currency', 'currency')
  const { least, cap } = limits
  const asked = parseAmount(amount, currency)
  if (!asked) throw refuse('amount', 'amount')
  if (compare(asked, least) < 0) throw refuse('amount', 'least', { least: writeAmount(least) })
  const holderId = await findHolderId(services.db, owner)
  const open = holderId ? await listOpenPayments(services.db, holderId) : []
  if (open.length >= MAX_OPEN_PAYMENTS) throw refuse('amount', 'open', { most: String(MAX_OPEN_PAYMENTS) })
  const room = await findRoom(services, holderId, cap)
  if (compare(asked, room) > 0) throw refuseCap(room, cap)
  return { asked, cap }
}

type Writer = { session: Session; owner: Owner; write: KeyedWrite | undefined }

async function insert(services: Starting, { session, owner, write }: Writer, { asked, cap }: Asked): Promise<void> {
  const { db, clock, ids } = services
  const now = clock()
  const id = ids.publicId()
  const holderId = await ensureHolder(services, owner)
  const { accountId } = session
  const mail = createOutboxEntry(services, {
    ...{ cause: `${id} started`, kind: 'top-up-started', accountId, payload: { paymentId: id } },
  })
  const row = { id, holderId, accountId, reference: createReferenceOf(id), createdAt: now }
  const payment = {
    ...row,
    provider: invoiceProvider.name,
    purpose: 'top-up' as const,
    asked,
    expiresAt: now + TRANSFER_DAYS * DAY,
  }
  const answer: Started = { paymentId: id, createdAt: now }
  await runBatch(db, [
    ...demandMember(db, session, 'owner'),
    ...recordAct(services, session, 'top-up-started', id),
    ...(write ? [insertKeyedAnswer(db, write, answer)] : []),
    ...insertPayment(db, payment, cap),
    mail.statement,
  ])
  await Promise.all([sendMails(services, [mail.id]), notifyHolder(services, holderId)])
}

/**
 * Starts a payment by transfer. Idempotent under one key. Throws messages beside the fields for an amount outside the limits; of concurrent
 * calls only as many succeed as fit below the cap.
 */
export async function startTopUp(
  services: Starting,
  session: Session,
  owner: Owner,
  { input, key }: { input: TopUpInput; key: string | undefined },
): Promise<void> {
  const write = createKeyedWrite(session, 'top-up', key, input)
  if (await findRepeated<Started>(services, write)) return
  const asked = await readAsked(services, owner, input)
  try {
    await insert(services, { session, owner, write }, asked)
  } catch (error) {
    if (!isGuardFailure(error) && !isUniqueViolation(error)) throw error
    if (await findRepeated<Started>(services, write)) return
    await readAsked(services, owner, input)
    throw new Failure('conflict')
  }
}

/** Cancels an open payment. Money that arrives later is credited all the same. Throws `not-found`, and `conflict` if it is no longer open. */
export async function cancelTopUp(
  services: Needs<'db' | 'clock' | 'ids' | 'live'>,
  session: Session,
  owner: Owner,
  id: string,
): Promise<void> {
  const { db } = services
  const [payment, holderId] = await Promise.all([findPayment(db, id), findHolderId(db, owner)])
  if (!payment || payment.holderId !== holderId) throw new Failure('not-found')
  if (payment.state === 'cancelled') return
  try {
    await runBatch(db, [
      ...demandMember(db, session, 'owner'),
      ...recordAct(services, session, 'top-up-cancelled', id),
      ...movePayment(db, payment, 'cancel'),
    ])
  } catch (error) {
    throw isGuardFailure(error) ? new Failure('conflict') : error
  }
  await notifyHolder(services, payment.holderId)
}
