import { countFound, type Reading } from '#src/domain/cv-import/found.ts'
import { readCvRows } from '#src/domain/cv-import/read-cv.ts'
import { readJson } from '#src/domain/cv-import/read-json.ts'
import { type Row, readTextRows } from '#src/domain/cv-import/rows.ts'
import type { Terms } from '#src/domain/cv-import/terms.ts'
import { isPdf, MAX_IMPORT_BYTES, startsWith } from './file-kinds.ts'
import { ImportFailure } from './import-failure.ts'
import { openZip } from './open-zip.ts'
import { readDocx } from './read-docx.ts'

/** The input: a file as bytes, or text. */
export type ImportSource = { bytes: Uint8Array } | { text: string }

const readText = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ImportFailure('unknown-type')
  }
}

function readZip(bytes: Uint8Array): Row[] | string {
  const copy = openZip(bytes, (name) => name === 'data.json')['data.json']
  return copy ?? readDocx(bytes)
}

/** Reads a PDF, if the caller can. */
export type PdfReader = (bytes: Uint8Array) => Promise<Row[]>

/** Opens a file as text or rows, by its first bytes. */
async function open(bytes: Uint8Array, readPdf: PdfReader | undefined): Promise<Row[] | string> {
  if (bytes.length > MAX_IMPORT_BYTES) throw new ImportFailure('too-large')
  if (startsWith(bytes, 0x50, 0x4b, 3, 4)) return readZip(bytes)
  if (readPdf && isPdf(bytes)) return readPdf(bytes)
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new ImportFailure('old-word')
  return readText(bytes)
}

function readWritten(text: string, terms: Terms): Reading {
  if (/^\s{0,99}\{/.test(text))
    try {
      const reading = readJson(JSON.parse(text), { terms, order: {} })
      if (reading) return reading
    } catch {
      // Text that begins with a brace is not necessarily JSON.
    }
  return readCvRows(readTextRows(text), terms)
}

/** Reads the input. Throws `ImportFailure`. */
export async function readImport(source: ImportSource, terms: Terms, readPdf?: PdfReader): Promise<Reading> {
  const opened = 'text' in source ? source.text : await open(source.bytes, readPdf)
  const reading = typeof opened === 'string' ? readWritten(opened, terms) : readCvRows(opened, terms)
  if (countFound(reading) === 0) throw new ImportFailure('nothing-found')
  return reading
}
