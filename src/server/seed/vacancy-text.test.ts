import { describe, expect, test } from 'vitest'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { collectFleet } from './collect-fleet.ts'
import { TEXT_SETS } from './data/texts/index.ts'

const { vacancy } = collectFleet({ now: Date.UTC(2026, 10, 20), passwordHash: 'hash', vacancies: 3000, seamen: 1 })

const SCRIPTS: Readonly<Record<string, RegExp>> = {
  uk: /\p{Script=Cyrillic}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  zh: /\p{Script=Han}/u,
}

describe('vacancy texts', () => {
  test('are written in all languages, mostly in English', () => {
    const languages = vacancy.map((row) => row.text_language)
    expect(new Set(languages)).toEqual(new Set(LOCALE_CODES))
    expect(languages.filter((language) => language === 'en').length).toBeGreaterThan(languages.length / 2)
  })

  test('hardly ever read alike', () => {
    expect(new Set(vacancy.map((row) => row.text)).size).toBeGreaterThan(vacancy.length * 0.99)
  })

  test('have three to six paragraphs and no gaps', () => {
    const wrong = vacancy.filter(({ text }) => {
      const paragraphs = text.split('\n\n')
      return (
        paragraphs.length < 3 ||
        paragraphs.length > 6 ||
        /[{}]|undefined|null| {2}/.test(text) ||
        paragraphs.some((part) => part.trim() === '')
      )
    })
    expect(wrong.map((row) => row.text)).toEqual([])
  })

  test('hold no contact and no address', () => {
    expect(vacancy.filter(({ text }) => /@|https?:|www\.|\+\d{6,}/.test(text))).toEqual([])
  })

  test('use the letters of their language', () => {
    expect(vacancy.filter((row) => SCRIPTS[row.text_language]?.test(row.text) === false)).toEqual([])
  })

  test.each(LOCALE_CODES)('a part of the sentences of %s that every fleet needs is there', (language) => {
    const { fleet, need, fact, open, offer, close } = TEXT_SETS[language]
    const lists = [
      open,
      offer,
      close,
      fleet.merchant,
      fleet.tanker,
      fleet.offshore,
      fleet.passenger,
      ...Object.values(need),
      ...Object.values(fact),
    ]
    expect(lists.filter((sentences) => sentences.length === 0)).toEqual([])
  })
})
