/** What spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/

const writeCell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** Rows for spreadsheets: every cell quoted, none of them a formula, with the mark by which they know UTF-8. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('')}`
