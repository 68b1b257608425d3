import type { StatementInput } from '#src/contract/transfer/schemas.ts'
import type { Amount } from '#src/domain/money/amount.ts'
import { lastBankDay } from '#src/domain/payment/bank-day.ts'
import type { StatementProblem } from '#src/domain/payment/read-statement.ts'
import { readStatementFile } from '#src/domain/payment/read-statement-file.ts'
import { countCharacters, normalizeText } from '#src/domain/text/text.ts'
import { MAX_STATEMENT_FILE } from '#src/domain/text/text-limits.ts'
import { createFieldFailure } from '#src/server/platform/failure.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g

/** A payment of a statement. `key` is the same for the same payment in another statement. */
export type ReadPayment = {
  key: string
  day: string
  amount: Amount
  payer: string
  remittance: string
  references: readonly string[]
}

export type ReadFile = { payments: ReadPayment[]; problems: StatementProblem[]; outgoing: number }

const refuse = (problem: string, values: Record<string, string | number> = {}) =>
  createFieldFailure('statement', { file: { id: `transfer.wrong.${problem}`, values } })

/** What a bank wrote, without control characters and marks that turn the direction of the page. */
const cleanText = (text: string): string => normalizeText(text.replace(CONTROL, ' '))

/** Reads a bank statement. Throws a message beside the field if it is none; what is wrong with single rows is returned. */
export function readTransfers({ file, currency, dates }: StatementInput, now: number): ReadFile {
  if (countCharacters(file) > MAX_STATEMENT_FILE) throw refuse('long', { most: MAX_STATEMENT_FILE })
  const found = readStatementFile(file, {
    ...(currency && { currency }),
    ...(dates && { dates }),
    latest: lastBankDay(now),
  })
  if ('failure' in found) {
    if (found.failure === 'columns') throw refuse('columns', { missing: found.missing.join(', ') })
    throw found.failure === 'twice' ? refuse('twice', { column: found.column }) : refuse(found.failure)
  }
  const payments = found.payments.map(({ date, text, payer, ...payment }) => ({
    ...payment,
    day: date,
    payer: cleanText(payer),
    remittance: cleanText(text),
  }))
  return { payments, problems: found.problems, outgoing: found.outgoing }
}
