import { strToU8, zipSync } from 'fflate'
import { findFormPlace, listOfPlace } from '#src/contract/agency-form.ts'
import type { UnknownPlace } from '#src/contract/schemas/agency-form.ts'
import { cutText } from '#src/contract/text.ts'
import { listNames, listParagraphs, wordsOfParagraph } from '../paragraphs.ts'
import { checkNames, checkPart, isPicture } from './check-parts.ts'
import { checkRows } from './check-rows.ts'
import { FormError } from './form-error.ts'
import { readZip } from './read-zip.ts'
import { readPart, walk, writePart, type XmlNode } from './word-xml.ts'

/** Parts in which names may stand. */
export const FILLED = /^word\/(?:document|header\d*|footer\d*)\.xml$/

const [MAX_UNKNOWN, MAX_LINE, MAX_NAME] = [20, 80, 60]

/** `document` is packed anew of what was read. */
export type ReadForm = { document: Uint8Array; places: number; unknown: UnknownPlace[] }

type Line = { number: number; words: string; isInRow: boolean }

/** The lines of a part that say something, counted from 1. */
function listLines(root: XmlNode): Line[] {
  const inRows = new Set([...walk(root)].filter(({ kind }) => kind === 'w:tr').flatMap((row) => listParagraphs(row)))
  return listParagraphs(root)
    .map((paragraph) => ({ words: wordsOfParagraph(paragraph), isInRow: inRows.has(paragraph) }))
    .filter(({ words }) => words.trim() !== '')
    .map((line, place) => ({ ...line, number: place + 1 }))
}

/** A list fills rows: a name of one that stands elsewhere is as unknown as a wrong one. */
const isFilled = (name: string, { isInRow }: Line): boolean => {
  const place = findFormPlace(name)
  return place !== undefined && (isInRow || listOfPlace(place) === undefined)
}

/** Reads a company's form: a document of Word without anything that runs, fetches or holds another file. Throws `FormError`. */
export async function readForm(bytes: Uint8Array<ArrayBuffer>): Promise<ReadForm> {
  const files = await readZip(bytes)
  checkNames([...files.keys()])
  const kept: Record<string, Uint8Array> = {}
  const unknown: UnknownPlace[] = []
  let places = 0
  for (const [name, content] of files) {
    if (isPicture(name)) {
      kept[name] = content
      continue
    }
    const root = readPart(content)
    checkPart(name, root)
    kept[name] = strToU8(writePart(root))
    if (!FILLED.test(name)) continue
    checkRows(root)
    for (const line of listLines(root))
      for (const typed of listNames(line.words)) {
        if (isFilled(typed, line)) places += 1
        else unknown.push({ name: cutText(typed, MAX_NAME), line: line.number, text: cutText(line.words, MAX_LINE) })
      }
  }
  if (places === 0) throw new FormError('places')
  return { document: zipSync(kept, { level: 9 }), places, unknown: unknown.slice(0, MAX_UNKNOWN) }
}
