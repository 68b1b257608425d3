import type { StatementInput, StatementResult, TypedTransferInput } from '#src/contract/transfer/schemas.ts'
import { isPositive } from '#src/domain/money/amount.ts'
import { isMovable } from '#src/domain/money/is-movable.ts'
import { parseAmount } from '#src/domain/money/parse-amount.ts'
import { isBankDay } from '#src/domain/payment/bank-day.ts'
import { findReferences } from '#src/domain/payment/creditor-reference.ts'
import { keyOfBankId } from '#src/domain/payment/read-statement.ts'
import { isRowNumber } from '#src/domain/payment/statement-cells.ts'
import { countCharacters, normalizeName } from '#src/domain/text/text.ts'
import { MAX_PAYER, MAX_REMITTANCE } from '#src/domain/text/text-limits.ts'
import {
  demandStored,
  findKnown,
  insertLines,
  type NewBankPayment,
} from '#src/server/exchange/payment/bank-payments.repository.ts'
import { findByReferences } from '#src/server/exchange/payment/payment.repository.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { type Database, demandOneChange, isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure, type Text } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { type ReadPayment, readTransfers } from './read-transfers.ts'

type Adding = Needs<'db' | 'clock' | 'ids'>

const MAX_PROBLEMS = 50

/** New lines, each with the payment whose reference it names. A line that names two payments is assigned by an admin. */
async function toLines(
  { db, clock, ids }: Adding,
  payments: readonly ReadPayment[],
  source: NewBankPayment['source'],
): Promise<NewBankPayment[]> {
  const rows = await findByReferences(db, [...new Set(payments.flatMap(({ references }) => references))])
  const byReference = new Map(rows.map(({ id, reference }) => [reference, id]))
  const addedAt = clock()
  return payments.map(({ key, day, amount: { currency, minor }, payer, remittance, references }) => {
    const [paymentId = null, other] = references.flatMap((reference) => byReference.get(reference) ?? [])
    const line = { id: ids.key(addedAt), lineHash: hashText(key), day, currency, amount: minor, payer, remittance }
    return { ...line, paymentId: other === undefined ? paymentId : null, source, addedAt }
  })
}

const countMatched = (lines: readonly NewBankPayment[]): number =>
  lines.filter(({ paymentId }) => paymentId !== null).length

async function leaveNew(db: Database, lines: readonly NewBankPayment[]): Promise<NewBankPayment[]> {
  const known = await findKnown(
    db,
    lines.map(({ lineHash }) => lineHash),
  )
  return lines.filter(({ lineHash }) => !known.has(lineHash))
}

/** A row that the file repeats is one line. */
const onceEach = (lines: readonly NewBankPayment[]): NewBankPayment[] => [
  ...new Map(lines.toReversed().map((line) => [line.lineHash, line])).values(),
]

/** Each try finds the lines that another upload stored meanwhile. */
const MAX_TRIES = 5

/** Stores the lines that are new when they are stored, and returns them. */
async function storeNew(
  services: Adding,
  session: Session,
  { file }: StatementInput,
  lines: readonly NewBankPayment[],
): Promise<NewBankPayment[]> {
  const { db } = services
  for (let count = 0; count < MAX_TRIES; count += 1) {
    const fresh = await leaveNew(db, lines)
    if (fresh.length === 0) return fresh
    try {
      await runBatch(db, [
        ...demandPermission(db, session, 'finance'),
        ...insertLines(db, fresh),
        ...demandStored(db, fresh),
        createAdminEvent(services, {
          actor: session.accountId,
          action: 'statement-uploaded',
          object: { kind: 'bank-statement', id: hashText(file) },
          accountId: null,
          after: { 'statement.added': fresh.length, 'statement.matched': countMatched(fresh) },
        }),
      ])
      return fresh
    } catch (error) {
      if (!isGuardFailure(error)) throw error
    }
  }
  throw new Failure('conflict')
}

/**
 * Takes the lines of a bank statement that are new; the same line of another statement is known. With `isCheck`, nothing is stored. Throws
 * a message beside the field if the file is not a statement.
 */
export async function addStatement(
  services: Adding,
  session: Session,
  input: StatementInput,
): Promise<StatementResult> {
  const { payments, problems, outgoing } = readTransfers(input, services.clock())
  const lines = onceEach(await toLines(services, payments, 'statement'))
  const isCheck = input.isCheck === true
  const fresh = isCheck ? await leaveNew(services.db, lines) : await storeNew(services, session, input, lines)
  const matched = countMatched(fresh)
  return {
    ...{ added: fresh.length, matched, known: payments.length - fresh.length, outgoing, isCheck },
    problems: problems.slice(0, MAX_PROBLEMS),
    problemCount: problems.length,
  }
}

/** A number of a row is no id of a bank: it would make another payment look known. */
const isBankId = (id: string): boolean => id !== '' && !isRowNumber(id)

/** Reads a typed line. Throws messages beside the fields. */
function readTyped({ clock }: Needs<'clock'>, input: TypedTransferInput): ReadPayment {
  const [payer, remittance] = [normalizeName(input.payer), normalizeName(input.remittance)]
  const [bankId, day] = [input.bankId.trim(), input.day.trim()]
  const amount = parseAmount(input.amount, input.currency)
  const wrong: Record<string, Text> = {
    ...(!isBankId(bankId) && { bankId: { id: 'transfer.wrong.bank-id' } }),
    ...(!isBankDay(day, clock()) && { day: { id: 'transfer.wrong.day' } }),
    ...(!(amount && isPositive(amount) && isMovable(amount)) && { amount: { id: 'transfer.wrong.amount' } }),
    ...(countCharacters(payer) > MAX_PAYER && { payer: { id: 'transfer.wrong.text', values: { most: MAX_PAYER } } }),
    ...(countCharacters(remittance) > MAX_REMITTANCE && {
      remittance: { id: 'transfer.wrong.text', values: { most: MAX_REMITTANCE } },
    }),
  }
  if (!amount || Object.keys(wrong).length > 0) throw createFieldFailure('transfer', wrong)
  return { key: keyOfBankId(bankId, amount), day, amount, payer, remittance, references: findReferences(remittance) }
}

/** Adds a line that an admin types. Throws messages beside the fields, also if the line is known. */
export async function addTyped(services: Adding, session: Session, input: TypedTransferInput): Promise<string> {
  const { db } = services
  const [line] = await toLines(services, [readTyped(services, input)], 'typed')
  if (!line) throw new Failure('conflict')
  const { id, amount, currency, day } = line
  try {
    await runBatch(db, [
      ...demandPermission(db, session, 'finance'),
      ...insertLines(db, [line]),
      ...demandOneChange(db),
      createAdminEvent(services, {
        actor: session.accountId,
        action: 'transfer-typed',
        object: { kind: 'transfer', id },
        accountId: null,
        after: { 'transfer.amount': Number(amount), 'transfer.currency': currency, 'transfer.day': day },
      }),
    ])
  } catch (error) {
    throw isGuardFailure(error) ? createFieldFailure('transfer', { bankId: { id: 'transfer.wrong.known' } }) : error
  }
  return id
}
