import { readCsv } from '../text/read-csv.ts'
import { readStatement, type Statement, type StatementFailure, type StatementOptions } from './read-statement.ts'
import { cutPreamble } from './statement-text.ts'

/** Why a file was not read. `csv`: a quoted cell has no end, or text after it. */
export type StatementFileFailure = StatementFailure | { failure: 'csv' }

/** Reads the CSV file of a bank: with commas, semicolons or tabs, and lines about the account before the table. */
export function readStatementFile(file: string, options: StatementOptions = {}): Statement | StatementFileFailure {
  const rows = readCsv(cutPreamble(file, options.columns))
  return rows ? readStatement(rows, options) : { failure: 'csv' }
}
