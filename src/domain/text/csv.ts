/** What spreadsheets take for the beginning of a formula; some read the full-width forms alike. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

const writeCell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** The mark by which spreadsheets know UTF-8. */
export const CSV_START = '\ufeff'

/** Rows for spreadsheets: every cell quoted, none of them a formula. */
export const writeCsvRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('')

export const writeCsv = (rows: readonly (readonly string[])[]): string => CSV_START + writeCsvRows(rows)
