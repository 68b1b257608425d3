import type { PaybackInput, PaybackOffer } from '#src/contract/payback/schemas.ts'
import { isSame } from '#src/domain/money/amount.ts'
import { readIban } from '#src/domain/payment/iban.ts'
import { PAYBACK_DAYS } from '#src/domain/payment/payback-states.ts'
import { isSamePayer } from '#src/domain/payment/same-payer.ts'
import { countCharacters, normalizeName } from '#src/domain/text/text.ts'
import { MAX_PAYER } from '#src/domain/text/text-limits.ts'
import { DAY } from '#src/domain/time.ts'
import { findHolderId, type Owner } from '#src/server/exchange/billing/holders.repository.ts'
import { demandOrdersAllowed } from '#src/server/exchange/billing/holds.repository.ts'
import { readLedgerCode, toLedgerFailure } from '#src/server/exchange/billing/ledger-failures.ts'
import { insertKeyedAnswer, type KeyedWrite } from '#src/server/ground/idempotency/keyed-write.repository.ts'
import { createKeyedWrite, findRepeated } from '#src/server/ground/idempotency/keyed-write.usecases.ts'
import { messageOf } from '#src/server/ground/job/job.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { demandMember } from '#src/server/people/organisation/members.repository.ts'
import { isGuardFailure, isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure, type Text } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { demandNoneOpen, insertPayback } from './payback.repository.ts'
import type { NewPayback } from './payback.tables.ts'
import { createReservation } from './payback-entries.ts'
import { type FindProvider, findOffer } from './payback-offer.usecases.ts'

type Requesting = Needs<'db' | 'clock' | 'ids' | 'jobQueue' | 'live'>

/** The job that asks a provider for a refund. */
export const ASK_PROVIDER = 'ask-provider'

const refuse = (wrong: Record<string, Text>) => createFieldFailure('payback', wrong)

type Account = { iban: string; accountName: string }

/** Reads the account to which transfers return. Throws messages beside the fields. */
function readAccount({ payers, needsAccount }: PaybackOffer, input: PaybackInput): Account {
  if (!needsAccount) return { iban: '', accountName: '' }
  const [iban, name] = [readIban(input.iban), normalizeName(input.name)]
  const differs = payers.find((payer) => !isSamePayer(payer, name))
  const isLong = countCharacters(name) > MAX_PAYER
  const wrong: Record<string, Text> = {
    ...(!iban && { iban: { id: 'payback.wrong.iban' } }),
    ...(name === '' && { name: { id: 'payback.wrong.name' } }),
    ...(isLong && { name: { id: 'transfer.wrong.text', values: { most: MAX_PAYER } } }),
    ...(name !== '' &&
      !isLong &&
      differs !== undefined &&
      !input.isOtherName && { name: { id: 'payback.wrong.other-name', values: { payer: differs } } }),
  }
  if (!iban || Object.keys(wrong).length > 0) throw refuse(wrong)
  return { iban, accountName: name }
}

async function readOffer(services: Requesting, holderId: string | undefined, input: PaybackInput, find?: FindProvider) {
  const { currency, seen } = input
  const offer = await findOffer(services, holderId, currency, find)
  if (!holderId || !offer) throw refuse({ currency: { id: 'payback.wrong.nothing' } })
  if (!isSame(offer.amount, { currency, minor: seen })) throw refuse({ currency: { id: 'payback.wrong.changed' } })
  return { holderId, offer, account: readAccount(offer, input) }
}

type Writer = { session: Session; write: KeyedWrite | undefined }
type Read = Awaited<ReturnType<typeof readOffer>>

function createRows({ ids, clock }: Requesting, accountId: string, { holderId, offer, account }: Read): NewPayback[] {
  const now = clock()
  const requestId = ids.publicId()
  return offer.parts.map(({ id: paymentId, way, amount: { currency, minor } }) => ({
    ...({ id: ids.publicId(), requestId, holderId, accountId, paymentId, cause: 'balance', way, currency } as const),
    ...({ amount: minor, state: 'waiting', createdAt: now, dueAt: now + PAYBACK_DAYS * DAY } as const),
    ...(way === 'transfer' && account),
  }))
}

async function insert(services: Requesting, { session, write }: Writer, read: Read): Promise<void> {
  const { db } = services
  const { holderId, offer } = read
  const rows = createRows(services, session.accountId, read)
  const requestId = rows[0]?.requestId ?? ''
  const mail = createOutboxEntry(services, {
    ...{ cause: `${requestId} requested`, kind: 'payback-requested', accountId: session.accountId },
    payload: { requestId },
  })
  await runBatch(db, [
    ...demandMember(db, session, 'owner'),
    ...recordAct(services, session, 'payback-requested', requestId),
    ...(write ? [insertKeyedAnswer(db, write, { createdAt: services.clock() })] : []),
    ...demandOrdersAllowed(db, holderId),
    ...demandNoneOpen(db, holderId, offer.amount.currency),
    ...rows.flatMap((row) => insertPayback(db, row)),
    ...createReservation(services, { requestId, holderId, bonus: offer.bonus, doesBonusLapse: true }, rows),
    mail.statement,
  ])
  await sendMails(services, [mail.id])
  const asked = rows.filter(({ way }) => way === 'provider').map(({ id }) => messageOf(ASK_PROVIDER, id))
  if (asked.length > 0) await services.jobQueue.send('jobs', asked)
}

/**
 * Reserves all that can be paid back in a currency. Idempotent under one key; of concurrent calls one succeeds. Throws messages beside the fields
 * if there is nothing to pay back, or another amount than the person saw.
 */
export async function requestPayback(
  services: Requesting,
  session: Session,
  owner: Owner,
  { input, key, find }: { input: PaybackInput; key: string | undefined; find?: FindProvider },
): Promise<void> {
  const write = createKeyedWrite(session, 'payback', key, input)
  if (await findRepeated(services, write)) return
  const holderId = await findHolderId(services.db, owner)
  const read = await readOffer(services, holderId, input, find)
  try {
    await insert(services, { session, write }, read)
  } catch (error) {
    const isTaken = isGuardFailure(error) || isUniqueViolation(error) || readLedgerCode(error) !== undefined
    if (!isTaken) throw error
    if (await findRepeated(services, write)) return
    await readOffer(services, holderId, input, find)
    throw isGuardFailure(error) || isUniqueViolation(error) ? new Failure('conflict') : toLedgerFailure(error)
  }
}
