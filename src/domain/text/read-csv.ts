const SEPARATORS = [',', ';', '\t'] as const
const QUOTE = '"'

/** The formula sign that `writeCsv` puts an apostrophe before. */
const ESCAPED = /^'(?=[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20])/

/** The separator that the first line contains most often: spreadsheets of many countries write semicolons. */
function findSeparator(text: string): string {
  const [line = ''] = text.split('\n', 1)
  const count = (separator: string) => line.split(separator).length
  return SEPARATORS.reduce((best, each) => (count(each) > count(best) ? each : best), SEPARATORS[0] as string)
}

/** Where a quoted cell ends: the index of its last quote, or -1 if it has none. */
function findClosing(text: string, start: number): number {
  for (let at = text.indexOf(QUOTE, start); at !== -1; at = text.indexOf(QUOTE, at + 2))
    if (text[at + 1] !== QUOTE) return at
  return -1
}

const findEnd = (text: string, start: number, separator: string): number => {
  let at = start
  while (at < text.length && text[at] !== separator && text[at] !== '\n') at += 1
  return at
}

type Cell = { text: string; end: number }

/** The cell that begins at an index; undefined if its quotes are wrong. */
function readCell(text: string, start: number, separator: string): Cell | undefined {
  if (text[start] !== QUOTE) {
    const end = findEnd(text, start, separator)
    return { text: text.slice(start, end), end }
  }
  const closing = findClosing(text, start + 1)
  if (closing === -1) return undefined
  const end = closing + 1
  if (end < text.length && text[end] !== separator && text[end] !== '\n') return undefined
  return { text: text.slice(start + 1, closing).replaceAll('""', QUOTE), end }
}

/**
 * Reads the rows of a CSV file (RFC 4180) with commas, semicolons or tabs, without empty lines. The apostrophe with which `writeCsv` disarms
 * formulas is removed. Returns undefined if a quoted cell has no end, or text after it.
 */
export function readCsv(file: string): string[][] | undefined {
  const text = file.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const separator = findSeparator(text)
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const cell = readCell(text, at, separator)
    if (!cell) return undefined
    row.push(cell.text.replace(ESCAPED, ''))
    at = cell.end
    if (at < text.length && text[at] === separator) {
      at += 1
      if (at < text.length) continue
      row.push('')
    } else at += 1
    rows.push(row)
    row = []
  }
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''))
}
