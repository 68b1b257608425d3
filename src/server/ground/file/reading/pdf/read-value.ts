import { ActionCheck, checkName, findRole, type Role } from './action-rules.ts'
import { code, isNumeric } from './characters.ts'
import type { PdfLexer } from './pdf-lexer.ts'
import { RefusedPdf } from './refused-pdf.ts'
import type { Value } from './value.ts'

/** Notes that a reference to an object has a role. */
export type NoteReference = (number: number, role: Role) => void

const MAX_DEPTH = 100
/** What says of a dictionary that its stream packs objects, and how. */
const KEPT_KEYS: readonly string[] = [
  'Type',
  'N',
  'First',
  'Filter',
  'F',
  'FFilter',
  'DecodeParms',
  'DP',
  'FDecodeParms',
]
const STRUCTURAL = /obj|stream|xref|trailer|^R$/
const OTHER: Value = {}

/** Reads one value at the place of the lexer, and refuses forbidden names and actions in it. */
export class ValueReader {
  readonly #lexer: PdfLexer
  readonly #noteReference: NoteReference

  constructor(lexer: PdfLexer, noteReference: NoteReference) {
    this.#lexer = lexer
    this.#noteReference = noteReference
  }

  /** Throws `RefusedPdf` where there is no value. */
  read(role: Role, depth = 0): Value {
    const lexer = this.#lexer
    lexer.budget.spend(1)
    if (depth > MAX_DEPTH) throw new RefusedPdf('Its values are too deep')
    lexer.skipGap()
    const { byte } = lexer
    if (byte === code('/')) return { name: this.#readName() }
    if (byte === code('[')) return this.#readArray(role, depth)
    if (byte === code('<')) {
      if (lexer.bytes[lexer.at + 1] === code('<')) return this.#readDictionary(role, depth)
      lexer.skipHexString()
      return OTHER
    }
    if (byte === code('(')) {
      lexer.skipString()
      return OTHER
    }
    return isNumeric(byte) ? this.#readNumber(role) : this.#readKeyword()
  }

  #readName(): string {
    const name = this.#lexer.readName()
    checkName(name)
    return name
  }

  #readKeyword(): Value {
    const word = this.#lexer.readKeyword()
    if (word === '' || STRUCTURAL.test(word)) throw new RefusedPdf('A value is missing')
    return { isNull: word === 'null' }
  }

  /** A number, or the reference that it begins. */
  #readNumber(role: Role): Value {
    const lexer = this.#lexer
    const number = lexer.readNumber()
    const behind = lexer.at
    lexer.skipGap()
    if (Number.isInteger(number) && isNumeric(lexer.byte) && Number.isInteger(lexer.readNumber())) {
      lexer.skipGap()
      if (lexer.byte === code('R') && lexer.readKeyword() === 'R') {
        if (role !== 'none') this.#noteReference(number, role)
        return OTHER
      }
    }
    lexer.at = behind
    return { number }
  }

  #readArray(role: Role, depth: number): Value {
    const lexer = this.#lexer
    let first: Value | undefined
    let length = 0
    lexer.at++
    for (lexer.skipGap(); lexer.byte !== code(']'); lexer.skipGap()) {
      const value = this.read(role, depth + 1)
      first ??= value
      length++
    }
    lexer.at++
    return first ? { first, length } : { length }
  }

  #readDictionary(role: Role, depth: number): Value {
    const lexer = this.#lexer
    const check = new ActionCheck()
    const entries = depth === 0 ? new Map<string, Value>() : undefined
    lexer.at += 2
    for (lexer.skipGap(); lexer.byte === code('/'); lexer.skipGap()) {
      const key = this.#readName()
      const value = this.read(findRole(key, role), depth + 1)
      check.add(key, value)
      // Readers differ in which of two values they take.
      if (entries && KEPT_KEYS.includes(key)) entries.set(key, entries.has(key) ? OTHER : value)
    }
    if (lexer.byte !== code('>') || lexer.bytes[lexer.at + 1] !== code('>'))
      throw new RefusedPdf('A dictionary is broken')
    lexer.at += 2
    check.finish(role)
    return entries ? { entries } : OTHER
  }
}
