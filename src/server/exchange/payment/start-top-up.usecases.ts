import type { SeamanTopUpInput, TopUpInput } from '#src/contract/payment/schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { type Amount, compare } from '#src/domain/money/amount.ts'
import { parseAmount } from '#src/domain/money/parse-amount.ts'
import { createReference } from '#src/domain/payment/creditor-reference.ts'
import { MAX_OPEN_PAYMENTS, PAGE_HOURS, type ProviderName, TRANSFER_DAYS } from '#src/domain/payment/payment-states.ts'
import { DAY, HOUR } from '#src/domain/time.ts'
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
import { createFieldFailure, Failure, type Text } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { openCheckout } from './open-checkout.usecases.ts'
import { findPayment, insertPayment, listOpenPayments } from './payment.repository.ts'
import { findProvider } from './providers/index.ts'
import { findRoom, readLimits } from './top-up-limits.usecases.ts'

type Starting = Needs<'db' | 'clock' | 'ids' | 'config' | 'jobQueue' | 'live' | 'providerFetch'>
type Started = { paymentId: string; createdAt: number }

const SERIAL_DIGITS = 10n
const HASHED = 16

/** A reference that follows from the id, and from which no other reference can be derived. */
const createReferenceOf = (id: string): string =>
  createReference(Number(BigInt(`0x${hashText(id).slice(0, HASHED)}`) % 10n ** SERIAL_DIGITS))

const refuse = (field: 'amount' | 'currency', problem: string, words: Pick<Text, 'values' | 'amounts'> = {}) =>
  createFieldFailure('top-up', { [field]: { id: `top-up.wrong.${problem}`, ...words } })

type Asked = { asked: Amount; cap: Amount }

const refuseCap = (room: Amount, cap: Amount) => refuse('amount', 'cap', { amounts: { most: room, cap } })

/** Returns the amount. Throws a message beside the field if it is not one, or outside the limits. */
async function readAsked(services: Starting, owner: Owner, { provider, currency, amount }: TopUpInput): Promise<Asked> {
  const isOffered = findProvider(provider)?.currencies(services.config).includes(currency)
  const limits = isOffered && (await readLimits(services, currency))
  if (!limits) throw refuse('currency', 'currency')
  const { least, cap } = limits
  const asked = parseAmount(amount, currency)
  if (!asked) throw refuse('amount', 'amount')
  if (compare(asked, least) < 0) throw refuse('amount', 'least', { amounts: { least } })
  const holderId = await findHolderId(services.db, owner)
  const open = holderId ? await listOpenPayments(services.db, holderId) : []
  if (open.length >= MAX_OPEN_PAYMENTS) throw refuse('amount', 'open', { values: { most: String(MAX_OPEN_PAYMENTS) } })
  const room = await findRoom(services, holderId, cap)
  if (compare(asked, room) > 0) throw refuseCap(room, cap)
  return { asked, cap }
}

type Writer = { session: Session; owner: Owner; write: KeyedWrite | undefined; provider: ProviderName }

/** A transfer takes days, and its details are mailed. The page of a provider is open for hours. */
const isTransfer = (provider: ProviderName): boolean => provider === 'invoice'

async function insert(
  services: Starting,
  { session, owner, write, provider }: Writer,
  { asked, cap }: Asked,
): Promise<string> {
  const { db, clock, ids } = services
  const now = clock()
  const id = ids.publicId()
  const holderId = await ensureHolder(services, owner)
  const { accountId } = session
  const entry = { cause: `${id} started`, kind: 'top-up-started', accountId, payload: { paymentId: id } } as const
  const mails = isTransfer(provider) ? [createOutboxEntry(services, entry)] : []
  const row = { id, holderId, accountId, reference: createReferenceOf(id), createdAt: now }
  const payment = {
    ...row,
    provider,
    purpose: 'top-up' as const,
    asked,
    expiresAt: now + (isTransfer(provider) ? TRANSFER_DAYS * DAY : PAGE_HOURS * HOUR),
  }
  const answer: Started = { paymentId: id, createdAt: now }
  await runBatch(db, [
    ...demandMember(db, session, 'owner'),
    ...recordAct(services, session, 'top-up-started', id),
    ...(write ? [insertKeyedAnswer(db, write, answer)] : []),
    ...notifyHolder(services, holderId, insertPayment(db, payment, cap)),
    ...mails.map(({ statement }) => statement),
  ])
  await sendMails(
    services,
    mails.map((mail) => mail.id),
  )
  return id
}

/** `locale`: the language of the page of the provider. */
type Start = { input: SeamanTopUpInput; key: string | undefined; locale: LocaleCode }

/** Returns the id of the payment, and whether this call made it. */
async function insertOnce(services: Starting, session: Session, owner: Owner, { input, key }: Start) {
  const write = createKeyedWrite(session, 'top-up', key, input)
  const repeated = await findRepeated<Started>(services, write)
  if (repeated) return { id: repeated.paymentId, isNew: false }
  const asked = await readAsked(services, owner, input)
  try {
    return { id: await insert(services, { session, owner, write, provider: input.provider }, asked), isNew: true }
  } catch (error) {
    if (!isGuardFailure(error) && !isUniqueViolation(error)) throw error
    const stored = await findRepeated<Started>(services, write)
    if (stored) return { id: stored.paymentId, isNew: false }
    await readAsked(services, owner, input)
    throw new Failure('conflict')
  }
}

/**
 * Starts a payment and returns the address of the provider's page; null for a transfer, and if the page did not open. Idempotent under one key:
 * the provider is asked once. Throws messages beside the fields for an amount outside the limits; of concurrent calls only as many succeed as fit
 * below the cap.
 */
export async function startTopUp(
  services: Starting,
  session: Session,
  owner: Owner,
  start: Start,
): Promise<string | null> {
  const page = { locale: start.locale, returnTo: start.input.returnTo }
  const { id, isNew } = await insertOnce(services, session, owner, start)
  if (isNew && !isTransfer(start.input.provider)) await openCheckout(services, id, { owner, ...page })
  return (await findPayment(services.db, id))?.checkoutUrl ?? null
}
