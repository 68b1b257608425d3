import type { StatementInput } from '#src/contract/transfer/schemas.ts'
import type { Amount } from '#src/domain/money/amount.ts'
import type { StatementProblem } from '#src/domain/payment/read-statement.ts'
import { readStatementFile } from '#src/domain/payment/read-statement-file.ts'
import { countCharacters } from '#src/domain/text/text.ts'
import { MAX_STATEMENT_FILE } from '#src/domain/text/text-limits.ts'
import { createFieldFailure } from '#src/server/platform/failure.ts'

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

/** Reads a bank statement. Throws a message beside the field if it is none; what is wrong with single rows is returned. */
export function readTransfers({ file, currency, dates }: StatementInput): ReadFile {
  if (countCharacters(file) > MAX_STATEMENT_FILE) throw refuse('long', { most: MAX_STATEMENT_FILE })
  const found = readStatementFile(file, { ...(currency && { currency }), ...(dates && { dates }) })
  if ('failure' in found)
    throw found.failure === 'columns' ? refuse('columns', { missing: found.missing.join(', ') }) : refuse(found.failure)
  const payments = found.payments.map(({ date, text, ...payment }) => ({ ...payment, day: date, remittance: text }))
  return { payments, problems: found.problems, outgoing: found.outgoing }
}
