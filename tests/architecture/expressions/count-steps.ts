import type { AST } from '@eslint-community/regexpp'

/** Tries to continue from a place; false sends the one before back to its next choice. */
type Next = (at: number) => boolean
type Matcher = (at: number, next: Next) => boolean

/** One run over a subject: what was captured and how many characters were looked at. */
type Run = { characters: string[]; groups: Map<AST.CapturingGroup, string>; steps: number }

const MAX_STEPS = 600_000
const WORD = /\w/

export class TooManySteps extends Error {}

/** A backtracking matcher as ECMAScript describes it, which counts what it does. Lookbehinds read backwards. */
class Engine {
  readonly #flags: string
  readonly #run: Run

  constructor(flags: string, run: Run) {
    this.#flags = flags
    this.#run = run
  }

  any(alternatives: readonly AST.Alternative[], back: boolean): Matcher {
    const matchers = alternatives.map(({ elements }) => this.#sequence(elements, back))
    return (at, next) => matchers.some((matcher) => matcher(at, next))
  }

  #sequence(elements: readonly AST.Element[], back: boolean): Matcher {
    const matchers = (back ? elements.toReversed() : elements).map((element) => this.#element(element, back))
    return matchers.reduceRight<Matcher>(
      (rest, matcher) => (at, next) => matcher(at, (then) => rest(then, next)),
      (at, next) => next(at),
    )
  }

  #element(element: AST.Element, back: boolean): Matcher {
    if (element.type === 'Quantifier') return this.#quantifier(element, back)
    if (element.type === 'Assertion') return this.#assertion(element)
    if (element.type === 'Group') return this.any(element.alternatives, back)
    if (element.type === 'CapturingGroup') return this.#capture(element, back)
    if (element.type === 'Backreference') return this.#repeat(element)
    const character = this.#character(element, back)
    return (at, next) => {
      const then = character(at)
      return then >= 0 && next(then)
    }
  }

  #step(): void {
    this.#run.steps += 1
    if (this.#run.steps > MAX_STEPS) throw new TooManySteps()
  }

  /** The place behind the character that an element takes, -1 when it takes none. */
  #character(element: AST.Element, back: boolean): (at: number) => number {
    const test = new RegExp(`^(?:${element.raw})$`, this.#flags.replace(/[dgym]/g, ''))
    const known = new Map<string, boolean>()
    return (at) => {
      this.#step()
      const character = this.#run.characters[back ? at - 1 : at]
      if (character === undefined) return -1
      const fits = known.get(character) ?? test.test(character)
      known.set(character, fits)
      return fits ? at + (back ? -1 : 1) : -1
    }
  }

  #capture(group: AST.CapturingGroup, back: boolean): Matcher {
    const { groups } = this.#run
    const inner = this.any(group.alternatives, back)
    return (at, next) =>
      inner(at, (then) => {
        const before = groups.get(group)
        groups.set(group, this.#run.characters.slice(Math.min(at, then), Math.max(at, then)).join(''))
        if (next(then)) return true
        if (before === undefined) groups.delete(group)
        else groups.set(group, before)
        return false
      })
  }

  #repeat({ resolved }: AST.Backreference): Matcher {
    const group = Array.isArray(resolved) ? resolved[0] : resolved
    return (at, next) => {
      this.#step()
      const said = this.#run.groups.get(group as AST.CapturingGroup) ?? ''
      const here = this.#run.characters.slice(at, at + said.length).join('')
      return here.toLowerCase() === said.toLowerCase() && next(at + said.length)
    }
  }

  #assertion(element: AST.Assertion): Matcher {
    if (element.kind === 'lookahead' || element.kind === 'lookbehind') {
      const inner = this.any(element.alternatives, element.kind === 'lookbehind')
      return (at, next) => inner(at, () => true) !== element.negate && next(at)
    }
    return (at, next) => {
      this.#step()
      return this.#holds(element, at) && next(at)
    }
  }

  #holds(element: AST.EdgeAssertion | AST.WordBoundaryAssertion, at: number): boolean {
    const { characters } = this.#run
    const [before, here] = [characters[at - 1], characters[at]]
    if (element.kind === 'word') return (WORD.test(before ?? '') !== WORD.test(here ?? '')) !== element.negate
    const beyond = element.kind === 'start' ? before : here
    return beyond === undefined || (this.#flags.includes('m') && beyond === '\n')
  }

  #quantifier(quantifier: AST.Quantifier, back: boolean): Matcher {
    const { element, min, max, greedy } = quantifier
    const isSingle = /^Character|^ExpressionCharacterClass/.test(element.type)
    if (isSingle && greedy) return this.#runOf(element, min, max, back)
    const once = this.#element(element, back)
    const from = (count: number, at: number, next: Next): boolean => {
      const more = () => count < max && once(at, (then) => (then !== at || count < min) && from(count + 1, then, next))
      if (count < min) return more()
      return greedy ? more() || next(at) : next(at) || more()
    }
    return (at, next) => from(0, at, next)
  }

  /** A greedy run of single characters, without a call for each. */
  #runOf(element: AST.Element, min: number, max: number, back: boolean): Matcher {
    const character = this.#character(element, back)
    return (at, next) => {
      let end = at
      let count = 0
      for (; count < max; count += 1) {
        const then = character(end)
        if (then < 0) break
        end = then
      }
      for (; count >= min; count -= 1) {
        if (next(end)) return true
        this.#step()
        end -= back ? -1 : 1
      }
      return false
    }
  }
}

/** Counts the steps that an expression takes to be looked for all through a text. */
export function createCounter(pattern: AST.Pattern, flags: string): (text: string) => number {
  const run: Run = { characters: [], groups: new Map(), steps: 0 }
  const matcher = new Engine(flags, run).any(pattern.alternatives, false)
  return (text) => {
    run.characters = [...text]
    run.groups.clear()
    run.steps = 0
    for (let at = 0; at <= run.characters.length; ) {
      let end = at
      const found = matcher(at, (then) => {
        end = then
        return true
      })
      if (!found && flags.includes('y')) break
      at = Math.max(end, at + 1)
    }
    return run.steps
  }
}
