import { readCsv } from '../text/read-csv.ts'
import { readStatement, type Statement, type StatementFailure, type StatementOptions } from './read-statement.ts'
import { cutPreamble, decodeStatement } from './statement-text.ts'

export const MAX_STATEMENT_BYTES = 1024 * 1024

/** Why a file was not read. `quotes`: a quoted cell has no end, or text after it. */
export type StatementFileFailure = StatementFailure | { failure: 'too-large' | 'not-text' | 'quotes' }

/** Reads the CSV file of a bank: UTF-8, UTF-16 or windows-1251, with commas, semicolons or tabs, and lines about the account before the table. */
export function readStatementFile(bytes: Uint8Array, options: StatementOptions = {}): Statement | StatementFileFailure {
  if (bytes.length > MAX_STATEMENT_BYTES) return { failure: 'too-large' }
  const text = decodeStatement(bytes)
  if (text === undefined) return { failure: 'not-text' }
  const rows = readCsv(cutPreamble(text, options.columns))
  return rows ? readStatement(rows, options) : { failure: 'quotes' }
}
