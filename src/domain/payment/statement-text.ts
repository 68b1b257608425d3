import { decodeFile } from '../text/decode-file.ts'
import { type ColumnNames, findColumns, listMissing } from './statement-columns.ts'

/** Lines about the account, before the table. */
const MAX_PREAMBLE = 40
const MAX_HEADER = 4000
const SEPARATORS = [',', ';', '\t']

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Decodes a statement: by its byte order mark, as UTF-8, or else as windows-1251. Undefined if it is not a text. */
export function decodeStatement(bytes: Uint8Array): string | undefined {
  const text = decodeFile(bytes, isUtf8(bytes) ? undefined : 'windows-1251')
  return text.includes('\0') ? undefined : text
}

const isHeader = (line: string, named: ColumnNames): boolean =>
  SEPARATORS.some((separator) => listMissing(findColumns(line.split(separator), named)).length === 0)

/** The text from its header, so that lines about the account before the table do not count. The same text if there is no header. */
export function cutPreamble(text: string, named: ColumnNames = {}): string {
  let at = 0
  for (let line = 0; line <= MAX_PREAMBLE && at < text.length; line += 1) {
    const end = text.indexOf('\n', at)
    const stop = end === -1 ? text.length : end
    if (isHeader(text.slice(at, Math.min(stop, at + MAX_HEADER)), named)) return text.slice(at)
    at = stop + 1
  }
  return text
}
