import { strToU8, zipSync } from 'fflate'
import type { UnknownPlace } from '#src/contract/agency-form/schemas.ts'
import { findFormPlace, listOfPlace } from '#src/domain/agency-form/agency-form.ts'
import { cutText } from '#src/domain/text/text.ts'
import { createReadingBudget } from '#src/server/platform/reading-budget.ts'
import { type WorkBudget, WorkBudgetError } from '#src/server/platform/work-budget.ts'
import { checkNames, checkPart, isPicture } from './check-parts.ts'
import { checkPicture } from './check-picture.ts'
import { FilledSize } from './filled-size.ts'
import { FormError } from './form-error.ts'
import { readZip } from './read-zip.ts'
import { type Paragraph, type PartScan, scanPart } from './scan-part.ts'
import { readPart, writePart } from './word-xml.ts'

/** Parts that may contain placeholders. */
export const FILLED = /^word\/(?:document|header\d*|footer\d*)\.xml$/

const [MAX_UNKNOWN, MAX_LINE, MAX_NAME] = [20, 80, 60]

/** `document` is repacked from what was read. */
export type ReadForm = { document: Uint8Array; places: number; unknown: UnknownPlace[] }

type Line = Paragraph & { number: number }

/** Returns the non-empty paragraphs of a part, numbered from 1. */
const listLines = ({ paragraphs }: PartScan): Line[] =>
  paragraphs.filter(({ words }) => words.trim() !== '').map((paragraph, place) => ({ ...paragraph, number: place + 1 }))

/** Placeholders of a list only work in rows: elsewhere they are unknown. */
const isFilled = (name: string, { isInRow }: Line): boolean => {
  const place = findFormPlace(name)
  return place !== undefined && (isInRow || listOfPlace(place) === undefined)
}

const describe = (name: string, { number, words }: Line): UnknownPlace => ({
  name: cutText(name, MAX_NAME),
  line: number,
  text: cutText(words, MAX_LINE),
})

async function read(bytes: Uint8Array<ArrayBuffer>, budget: WorkBudget): Promise<ReadForm> {
  const files = await readZip(bytes, budget)
  checkNames([...files.keys()])
  const kept: Record<string, Uint8Array> = {}
  const lines: Line[] = []
  const size = new FilledSize()
  for (const [name, content] of files) {
    if (isPicture(name)) {
      checkPicture(name, content)
      kept[name] = content
      continue
    }
    const root = readPart(content, budget)
    checkPart(name, root, budget)
    kept[name] = strToU8(writePart(root))
    if (!FILLED.test(name)) continue
    const scan = scanPart(root, budget)
    size.add(scan)
    lines.push(...listLines(scan))
  }
  const named = lines.flatMap((line) => line.names.map((name) => ({ name, line })))
  const unknown = named.filter(({ name, line }) => !isFilled(name, line))
  const places = named.length - unknown.length
  const shown = unknown.slice(0, MAX_UNKNOWN).map(({ name, line }) => describe(name, line))
  return { document: zipSync(kept, { level: 9 }), places, unknown: shown }
}

/**
 * Reads a Word document that runs, fetches and embeds nothing, with or without names of fields. Returns it repacked from what was read. Throws
 * `FormError`.
 */
export async function readWordFile(
  bytes: Uint8Array<ArrayBuffer>,
  budget = createReadingBudget('form', bytes.byteLength),
): Promise<ReadForm> {
  try {
    return await read(bytes, budget)
  } catch (error) {
    throw error instanceof WorkBudgetError ? new FormError('complex') : error
  }
}

/** Reads a company's form: such a document with names of fields. Throws `FormError`. */
export async function readForm(bytes: Uint8Array<ArrayBuffer>, budget?: WorkBudget): Promise<ReadForm> {
  const form = await readWordFile(bytes, budget)
  if (form.places === 0) throw new FormError('places')
  return form
}
