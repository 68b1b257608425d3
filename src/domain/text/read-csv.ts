import Papa from 'papaparse'

const SEPARATORS = [',', ';', '\t'] as const

/** The formula sign that `writeCsv` puts an apostrophe before. */
const ESCAPED = /^'(?=[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20])/

/** The separator that the first line contains most often: spreadsheets of many countries write semicolons. */
function findSeparator(text: string): string {
  const [line = ''] = text.split('\n', 1)
  const count = (separator: string) => line.split(separator).length
  return SEPARATORS.reduce((best, each) => (count(each) > count(best) ? each : best), SEPARATORS[0] as string)
}

/**
 * Reads the rows of a CSV file (RFC 4180) with commas, semicolons or tabs, without empty lines. The apostrophe with which `writeCsv` disarms
 * formulas is removed. Returns undefined if a quoted cell has no end, or text after it.
 */
export function readCsv(file: string): string[][] | undefined {
  const text = file.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: findSeparator(text),
    newline: '\n',
    skipEmptyLines: 'greedy',
  })
  if (errors.some(({ type }) => type === 'Quotes')) return undefined
  return data.map((cells) => cells.map((cell) => cell.replace(ESCAPED, '')))
}
