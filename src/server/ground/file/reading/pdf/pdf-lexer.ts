import type { WorkBudget } from '#src/server/platform/work-budget.ts'
import { classOf, code, isDigit, isHexDigit, isLineEnd, isNumeric, REGULAR, SPACE } from './characters.ts'
import { findHead } from './find-head.ts'
import { RefusedPdf } from './refused-pdf.ts'

const [COMMENT, ESCAPE, OPEN, CLOSE, HASH] = [code('%'), code('\\'), code('('), code(')'), code('#')]
const MAX_DIGITS = 15
/** As much of a keyword as is looked at. */
const MAX_KEYWORD = 40

/** Reads the tokens of a PDF forward only, except for the two words after a number. Spends budget for each byte. */
export class PdfLexer {
  readonly bytes: Uint8Array
  readonly budget: WorkBudget
  at: number

  constructor(bytes: Uint8Array, budget: WorkBudget, at = 0) {
    this.bytes = bytes
    this.budget = budget
    this.at = at
  }

  get byte(): number | undefined {
    return this.bytes[this.at]
  }

  skipSpaces(): void {
    const from = this.at
    while (classOf(this.bytes[this.at]) === SPACE) this.at++
    this.budget.spend(this.at - from)
  }

  /** Passes spaces and comments. */
  skipGap(): void {
    for (this.skipSpaces(); this.byte === COMMENT; this.skipSpaces()) {
      const from = this.at
      while (this.at < this.bytes.length && !isLineEnd(this.bytes[this.at])) this.at++
      this.#spendHidden(from)
    }
  }

  /** A name without its slash, with `#xx` read. PDFium ends names at 0x80 and 0xff, where the format does not: what comes before decides. */
  readName(): string {
    const from = this.at + 1
    this.at = from
    this.#skipRegular()
    let name = ''
    for (let at = from; at < this.at; at++) {
      const byte = this.bytes[at] ?? 0
      if (byte === 0x80 || byte === 0xff) break
      const isEscape = byte === HASH && isHexDigit(this.bytes[at + 1]) && isHexDigit(this.bytes[at + 2])
      name += String.fromCharCode(isEscape ? Number.parseInt(this.#textOf(at + 1, at + 3), 16) : byte)
      if (isEscape) at += 2
    }
    return name
  }

  skipString(): void {
    const from = this.at
    let depth = 0
    do {
      const byte = this.bytes[this.at]
      if (byte === undefined) throw new RefusedPdf('A string has no end')
      if (byte === ESCAPE) this.at++
      else if (byte === OPEN) depth++
      else if (byte === CLOSE) depth--
      this.at++
    } while (depth > 0)
    this.#spendHidden(from)
  }

  skipHexString(): void {
    const from = this.at++
    while (isHexDigit(this.byte) || classOf(this.byte) === SPACE) this.at++
    if (this.byte !== code('>')) throw new RefusedPdf('A string is broken')
    this.at++
    this.budget.spend(this.at - from)
  }

  /** A whole number from 0 on; NaN for others, such as `-5`, `1.5`, `1e-7` and `-`. */
  readNumber(): number {
    const from = this.at
    let number = 0
    for (; isNumeric(this.bytes[this.at]); this.at++)
      number = isDigit(this.bytes[this.at]) ? number * 10 + (this.bytes[this.at] ?? 0) - 48 : Number.NaN
    this.budget.spend(this.at - from)
    return this.at - from > MAX_DIGITS || this.#skipExponent() ? Number.NaN : number
  }

  /** A word that is none of the others, such as `null`; empty before a delimiter. */
  readKeyword(): string {
    const from = this.at
    this.#skipRegular()
    return this.#textOf(from, Math.min(this.at, from + MAX_KEYWORD))
  }

  #skipRegular(): void {
    const from = this.at
    while (classOf(this.bytes[this.at]) === REGULAR) this.at++
    this.budget.spend(this.at - from)
  }

  #skipExponent(): boolean {
    const [sign, digit] = [this.bytes[this.at + 1], this.bytes[this.at + 2]]
    if (((this.byte ?? 0) | 32) !== code('e') || !(isDigit(sign) || (sign === code('-') && isDigit(digit))))
      return false
    this.#skipRegular()
    return true
  }

  #textOf(from: number, end: number): string {
    let text = ''
    for (let at = from; at < end; at++) text += String.fromCharCode(this.bytes[at] ?? 0)
    return text
  }

  /** Refuses an object in what readers pass over: an index of the file may point into it. */
  #spendHidden(from: number): void {
    this.budget.spend(2 * (this.at - from))
    if (findHead(this.bytes, from, this.at, true)) throw new RefusedPdf('An object is hidden')
  }
}
