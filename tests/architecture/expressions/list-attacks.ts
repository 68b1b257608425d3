import type { AST } from '@eslint-community/regexpp'

/** Letters, figures, blanks and signs that expressions of texts are about; those of the expression itself come to them. */
const COMMON = [...'a1 \t\n-.,:@</>"(&é\u0301яя中A\u0000']
/** What the text ends with: something that most expressions do not expect there. */
const ENDS = ['', '\u0000', 'a', '1']
/** Parts that are paired with each other, and ways through each choice that are tried. */
const MAX_PAIRED = 4
const MAX_WAYS = 2
/** Repeated less often than this, a part cannot make a text take long. */
const FEW = 12

type Piece = { before: string; parts: string[] }

/** What an expression's parts look like when they fit, so that texts can be made on which it nearly fits again and again. */
class Sampler {
  readonly #flags: string
  readonly #alphabet: readonly string[]
  readonly pieces: Piece[] = []

  constructor(pattern: AST.Pattern, flags: string) {
    this.#flags = flags.replace(/[dgym]/g, '')
    this.#alphabet = [...new Set([...COMMON, ...pattern.raw])]
    this.#walk(pattern.alternatives, '')
  }

  /** The characters that fit, those first that come first in the alphabet. */
  #fitting(element: AST.Element): string[] {
    const test = new RegExp(`^(?:${element.raw})$`, this.#flags)
    return this.#alphabet.filter((character) => test.test(character)).slice(0, MAX_WAYS)
  }

  #ways(element: AST.Element): string[] {
    if (element.type === 'Assertion' || element.type === 'Backreference') return ['']
    if (element.type === 'Quantifier')
      return this.#ways(element.element).map((way) => way.repeat(Math.min(element.min, 4)))
    if (element.type === 'Group' || element.type === 'CapturingGroup')
      return element.alternatives.map(({ elements }) => this.#text(elements)).slice(0, MAX_WAYS)
    const fitting = this.#fitting(element)
    return fitting.length > 0 ? fitting : ['']
  }

  #text = (elements: readonly AST.Element[]): string => elements.map((element) => this.#ways(element)[0] ?? '').join('')

  #walk(alternatives: readonly AST.Alternative[], before: string): void {
    for (const { elements } of alternatives) {
      let here = before
      for (const element of elements) {
        this.#visit(element, here)
        here += this.#ways(element)[0] ?? ''
      }
    }
  }

  #visit(element: AST.Element, before: string): void {
    if (element.type === 'Quantifier') {
      if (element.max > FEW) this.pieces.push({ before, parts: this.#ways(element.element).filter(Boolean) })
      this.#visit(element.element, before)
    } else if ('alternatives' in element) this.#walk(element.alternatives, before)
  }
}

/** Texts of about a length, on which a careless expression tries many ways before it gives up. */
export function listAttacks(pattern: AST.Pattern, flags: string): ((length: number) => string)[] {
  const { pieces } = new Sampler(pattern, flags)
  const repeated = new Map<string, readonly [before: string, part: string]>()
  const add = (before: string, part: string) =>
    part !== '' && repeated.set(JSON.stringify([before, part]), [before, part])
  for (const { before, parts } of pieces) {
    add('', before)
    for (const part of parts) {
      add(before, part)
      add('', before + part)
      add('', part + before)
    }
  }
  const parts = [...new Set(pieces.flatMap((piece) => piece.parts))]
  for (const one of parts) {
    add('', one)
    add('a', one)
  }
  const paired = parts.slice(0, MAX_PAIRED)
  for (const one of paired) for (const other of paired) add('', one + other)
  return [...repeated.values()].flatMap(([before, part]) =>
    ENDS.map((end) => (length: number) => before + part.repeat(Math.ceil(length / part.length)) + end),
  )
}
