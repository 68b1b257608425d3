/** What spreadsheets take for the beginning of a formula; some read the full-width forms alike. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/** A negative number is no formula, and stays a number. */
const NEGATIVE = /^-\d{1,15}(?:\.\d{1,8})?$/

const isFormula = (text: string): boolean => FORMULA.test(text) && !NEGATIVE.test(text)

const writeCell = (text: string): string => `"${(isFormula(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** The mark by which spreadsheets know UTF-8. */
export const CSV_START = '\ufeff'

/** Rows for spreadsheets: every cell quoted, none of them a formula. */
export const writeCsvRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('')

export const writeCsv = (rows: readonly (readonly string[])[]): string => CSV_START + writeCsvRows(rows)
