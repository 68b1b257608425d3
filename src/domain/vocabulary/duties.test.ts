import { expect, test } from 'vitest'
import { LOCALE_CODES } from '../locales.ts'
import { readLabels } from './catalogue-fixture.ts'
import { listDuties } from './duties.ts'
import { RANKS } from './ranks.ts'

const used = new Set(RANKS.flatMap(({ slug }) => listDuties(slug)))

test.each(RANKS.map(({ slug }) => [slug]))('%s has four to six duties, none twice', (slug) => {
  const duties = listDuties(slug)
  expect(duties.length).toBeGreaterThanOrEqual(4)
  expect(duties.length).toBeLessThanOrEqual(6)
  expect(new Set(duties).size).toBe(duties.length)
})

test('no two posts of different work have the same list in the same order', () => {
  const lists = RANKS.map(({ slug }) => listDuties(slug).join(' '))
  // Spa and hair are one duty of the library.
  expect(lists.length - new Set(lists).size).toBe(1)
})

test.each(LOCALE_CODES)('every duty has its sentence in %s, and no sentence is unused', (locale) => {
  const sentences = readLabels(locale, 'duty')
  expect(Object.keys(sentences).sort()).toEqual([...used].map((slug) => `duty.${slug}`).sort())
  for (const [id, sentence] of Object.entries(sentences)) expect(sentence, id).not.toMatch(/[.。।]$/u)
})

test('what no one does on board is no one’s duty', () => {
  expect(listDuties('admiral')).toEqual([])
})
