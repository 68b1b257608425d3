import type { WorkBudget } from '#src/server/platform/work-budget.ts'
import { isNumeric } from './characters.ts'
import { inflatePack } from './inflate-pack.ts'
import { PdfLexer } from './pdf-lexer.ts'
import { type NoteReference, ValueReader } from './read-value.ts'
import { RefusedPdf } from './refused-pdf.ts'
import type { Value } from './value.ts'

type Entries = ReadonlyMap<string, Value>

/** Where the value of an object is. */
export type Place = { number: number; bytes: Uint8Array; at: number }

const FLATE: readonly (string | undefined)[] = ['FlateDecode', 'Fl']
/** Other ways to say how a stream is packed: no program writes them for packed objects, and readers differ in them. */
const UNUSUAL = ['F', 'FFilter', 'DecodeParms', 'DP', 'FDecodeParms']

/** Whether a stream with such a dictionary packs objects. Some readers ask for `/First` alone. */
export const isPack = (entries: Entries): boolean => entries.has('First') || entries.get('Type')?.name === 'ObjStm'

const readCount = (entries: Entries, key: string): number => {
  const count = entries.get(key)?.number
  if (count === undefined || !Number.isInteger(count)) throw new RefusedPdf(`A pack has no /${key}`)
  return count
}

function unpack(entries: Entries, payload: Uint8Array, budget: WorkBudget): Uint8Array {
  if (UNUSUAL.some((key) => entries.has(key) && !entries.get(key)?.isNull)) throw new RefusedPdf('A pack is unusual')
  const filter = entries.get('Filter')
  if (!filter || filter.isNull || filter.length === 0) return payload
  if (!FLATE.includes(filter.length === 1 ? filter.first?.name : filter.name)) throw new RefusedPdf('A pack is unusual')
  return inflatePack(payload, budget)
}

function readWhole(lexer: PdfLexer): number {
  lexer.skipGap()
  const number = isNumeric(lexer.byte) ? lexer.readNumber() : Number.NaN
  if (!Number.isInteger(number)) throw new RefusedPdf('The index of a pack is broken')
  return number
}

/** What the index at the start of a pack says, by the place of the values. */
function readIndex(lexer: PdfLexer, entries: Entries): Place[] {
  const [count, first] = [readCount(entries, 'N'), readCount(entries, 'First')]
  const places: Place[] = []
  for (let index = 0; index < count; index++)
    places.push({ number: readWhole(lexer), bytes: lexer.bytes, at: first + readWhole(lexer) })
  if (lexer.at > first) throw new RefusedPdf('The index of a pack is broken')
  lexer.at = first
  return places.sort((one, other) => one.at - other.at)
}

/** Reads values until the next one begins at the place or behind it. Returns where the last one ended. */
function readUntil(lexer: PdfLexer, values: ValueReader, place: number): number {
  while (true) {
    const behind = lexer.at
    lexer.skipSpaces()
    if (lexer.at >= place) return behind
    values.read('none')
  }
}

/**
 * Reads the values of packed objects and returns their places. Refuses a pack whose index points into the middle of a value, where a reader would
 * find something else.
 */
export function readPack(
  entries: Entries,
  payload: Uint8Array,
  budget: WorkBudget,
  noteReference: NoteReference,
): readonly Place[] {
  const lexer = new PdfLexer(unpack(entries, payload, budget), budget)
  const values = new ValueReader(lexer, noteReference)
  const places = readIndex(lexer, entries)
  for (const { at } of places) {
    if (readUntil(lexer, values, at) > at) throw new RefusedPdf('The index of a pack is broken')
    values.read('none')
  }
  readUntil(lexer, values, lexer.bytes.length)
  return places
}
