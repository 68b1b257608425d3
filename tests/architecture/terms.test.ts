import { describe, expect, it } from 'vitest'
import { LOCALE_CODES, type LocaleCode } from '#src/domain/locales.ts'
import { TERM_EXCEPTIONS } from './catalogues/term-exceptions.ts'
import {
  avoidedWords,
  CONCEPTS,
  idsByConcept,
  readLongTexts,
  readMessages,
  readTerms,
  wordFinder,
} from './catalogues/terms.ts'

const about = idsByConcept()
const textsOf = (code: LocaleCode): string[] => [...readMessages(code).values(), ...readLongTexts(code).values()]

describe('the concepts of the word list', () => {
  it('have one id each', () => {
    const ids = CONCEPTS.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  })

  it('have patterns that English texts match', () => {
    const unmatched = CONCEPTS.filter(({ pattern }) => !textsOf('en').some(wordFinder(pattern)))
    expect(unmatched.map(({ id }) => id)).toEqual([])
  })
})

describe.each(LOCALE_CODES)('the word list of %s', (code) => {
  const terms = readTerms(code)
  const rows = Object.entries(terms)

  it('has every concept, in the order of the concepts', () => {
    expect(Object.keys(terms)).toEqual(CONCEPTS.map(({ id }) => id))
  })

  it('has a word for every concept, and a reason wherever it avoids one', () => {
    const poor = rows.filter(([, { use, avoid, why }]) => use.length === 0 || (avoid && !why))
    expect(poor.map(([id]) => id)).toEqual([])
  })

  it('avoids no word that it uses', () => {
    const used = rows.flatMap(([id, { use, avoid = [] }]) =>
      use
        .filter((word) => avoid.some(({ words }) => wordFinder(words)(word.toLowerCase())))
        .map((word) => `${id}: ${word}`),
    )
    expect(used).toEqual([])
  })

  it('uses words that its texts have', () => {
    const texts = textsOf(code)
    const absent = rows.flatMap(([id, { use }]) =>
      use.filter((word) => !texts.some(wordFinder([word]))).map((word) => `${id}: ${word}`),
    )
    expect(absent).toEqual([])
  })
})

describe('avoided words', () => {
  const hits = new Map(LOCALE_CODES.map((code) => [code, avoidedWords(code, about)]))
  const excepted = new Set(TERM_EXCEPTIONS.map(([code, id, concept]) => `${code} ${id} ${concept}`))
  const unexpected = (code: LocaleCode) =>
    (hits.get(code) ?? []).filter(({ id, concept }) => !excepted.has(`${code} ${id} ${concept}`))

  it.each(LOCALE_CODES)('are in no text of %s', (code) => {
    expect(unexpected(code).map(({ id, found, use }) => `${id}: “${found}”, use ${use}`)).toEqual([])
  })

  it('have at most 60 exceptions, each with a reason, and each needed', () => {
    expect(TERM_EXCEPTIONS.length).toBeLessThanOrEqual(60)
    const found = new Set([...hits].flatMap(([code, all]) => all.map(({ id, concept }) => `${code} ${id} ${concept}`)))
    expect([...excepted].filter((key) => !found.has(key))).toEqual([])
    expect(TERM_EXCEPTIONS.filter(([, , , why]) => why.length < 10)).toEqual([])
  })
})
