import type { WorkBudget } from '#src/server/platform/work-budget.ts'
import type { Role } from './action-rules.ts'
import { classOf, code, isNumeric, REGULAR, startsAt } from './characters.ts'
import { findHead, type Head } from './find-head.ts'
import { PdfLexer } from './pdf-lexer.ts'
import { isPack, type Place, readPack } from './read-pack.ts'
import { ValueReader } from './read-value.ts'
import { RefusedPdf } from './refused-pdf.ts'
import type { Value } from './value.ts'

const MAX_OBJECTS = 300_000
const MAX_PACKS = 5000
/** What keeping an object in mind costs, in bytes that could be looked at meanwhile. */
const UNITS_AN_OBJECT = 20
const [STREAM, END] = ['stream', 'endstream']

/** Reads all objects of a PDF, the packed ones too, and again those that are referred to as actions. Throws `RefusedPdf`. */
export class ObjectReader {
  readonly #lexer: PdfLexer
  readonly #values: ValueReader
  readonly #budget: WorkBudget
  readonly #places = new Map<number, Place[]>()
  readonly #roles: Readonly<Record<Role, Set<number>>> = { action: new Set(), table: new Set(), none: new Set() }
  readonly #waiting: { number: number; role: Role }[] = []
  #objects = 0
  #packs = 0

  constructor(bytes: Uint8Array, budget: WorkBudget) {
    this.#budget = budget
    this.#lexer = new PdfLexer(bytes, budget)
    this.#values = new ValueReader(this.#lexer, this.#noteReference)
  }

  /** From the first byte to the last. What is outside of objects and trailers is passed over, as readers do. */
  readAll(): void {
    const lexer = this.#lexer
    for (let head = this.#findHead(); head; head = this.#findHead()) {
      lexer.at = head.at
      lexer.skipGap()
      const { byte, at } = lexer
      const isWord = classOf(byte) === REGULAR && !isNumeric(byte)
      // An object without a value, as in `5 0 obj endobj`, is null.
      if (byte === undefined || isWord) continue
      if (head.number !== undefined) this.#notePlace({ number: head.number, bytes: lexer.bytes, at })
      const { entries } = this.#values.read('none')
      if (entries) this.#readStream(entries)
      // The next head may be in the last word: `5 0 obj /X6 0 obj`.
      else if (isNumeric(byte) || byte === code('/')) lexer.at = at
    }
    this.#readReferred()
  }

  #findHead(): Head | undefined {
    const { bytes, at } = this.#lexer
    const head = findHead(bytes, at, bytes.length, false)
    this.#budget.spend((head?.at ?? bytes.length) - at)
    return head
  }

  /** The stream behind a dictionary, if there is one. It ends with the first word that ends it, whatever its length is said to be. */
  #readStream(entries: NonNullable<Value['entries']>): void {
    const lexer = this.#lexer
    const { bytes } = lexer
    lexer.skipGap()
    if (!startsAt(bytes, lexer.at, STREAM)) return
    const from = lexer.at + STREAM.length
    let end = bytes.indexOf(code('e'), from)
    while (end >= 0 && !startsAt(bytes, end, END)) end = bytes.indexOf(code('e'), end + 1)
    this.#budget.spend(2 * ((end < 0 ? bytes.length : end) - from))
    if (end < 0) throw new RefusedPdf('A stream has no end')
    if (findHead(bytes, from, end, true)) throw new RefusedPdf('An object is hidden in a stream')
    lexer.at = end + END.length
    if (isPack(entries)) this.#readPack(entries, bytes.subarray(from, end))
  }

  #readPack(entries: NonNullable<Value['entries']>, stream: Uint8Array): void {
    this.#packs++
    const start = startsAt(stream, 0, '\r\n') ? 2 : 1
    if (this.#packs > MAX_PACKS || stream[start - 1] !== code('\n')) throw new RefusedPdf('A pack is unusual')
    for (const place of readPack(entries, stream.subarray(start), this.#budget, this.#noteReference))
      this.#notePlace(place)
  }

  #notePlace(place: Place): void {
    this.#budget.spend(UNITS_AN_OBJECT)
    this.#objects++
    if (this.#objects > MAX_OBJECTS) throw new RefusedPdf('It has too many objects')
    const places = this.#places.get(place.number)
    if (places) places.push(place)
    else this.#places.set(place.number, [place])
  }

  readonly #noteReference = (number: number, role: Role): void => {
    const known = this.#roles[role]
    if (known.has(number)) return
    if (known.size === MAX_OBJECTS) throw new RefusedPdf('It has too many actions')
    known.add(number)
    this.#waiting.push({ number, role })
  }

  /** All versions of an object count: which one is shown depends on the reader. */
  #readReferred(): void {
    for (let next = this.#waiting.pop(); next; next = this.#waiting.pop())
      for (const { bytes, at } of this.#places.get(next.number) ?? [])
        new ValueReader(new PdfLexer(bytes, this.#budget, at), this.#noteReference).read(next.role)
  }
}
