import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readQueryLabels } from './catalogue-fixture.ts'
import { createQueryLookup } from './query-lookup.ts'
import { correctQuery, createSpelling, isOneSlip } from './query-spelling.ts'

const lookup = createQueryLookup(readQueryLabels())
const spelling = createSpelling(lookup)
const correct = (text: string, locale = 'en') => correctQuery(text, lookup, spelling, locale)

test.each([
  ['second enginer', 'en', 'second-engineer'],
  ['secnd enginer', 'en', 'second-engineer'],
  ['Cheif Officer', 'en', 'chief-officer'],
  ['второй механник', 'ru', 'second-engineer'],
  ['боцмн', 'uk', 'bosun'],
  ['Bootsmannn', 'de', 'bosun'],
  ['chif cook', 'en', 'chief-cook'],
  ['chif coook', 'en', 'chief-cook'],
  ['2 mech', 'en', 'second-engineer'],
  ['3rd mech', 'en', 'third-engineer'],
  ['chief offi', 'en', 'chief-officer'],
  ['second enginner', 'en', 'second-engineer'],
  ['electrisian', 'en', 'electrician'],
  ['elektrisian', 'en', 'electrician'],
])('%s, typed in %s, is understood as %s', (text, locale, rank) => {
  expect(correct(text, locale)?.ranks).toContain(rank)
})

test('the ship is mended too, and what else was typed stays', () => {
  expect(correct('second enginer Bora')).toEqual({ ranks: ['second-engineer'], vesselTypes: [], rest: 'Bora' })
  expect(correct('second enginer contaner ship')?.vesselTypes).toContain('container-ship')
})

test.each(['second engineer', 'zzyzx', '', '2/E', 'Bora Ottilie', '大副'])(
  'nothing is to be mended in “%s”',
  (text) => {
    expect(correct(text)).toBeUndefined()
  },
)

test.each([
  ['engineer', 'enginer', true],
  ['enginer', 'engineer', true],
  ['cheif', 'chief', true],
  ['cook', 'cool', true],
  ['cook', 'cook', false],
  ['cook', 'clock', false],
  ['abcd', 'dcba', false],
])('%s and %s are one slip apart: %s', (word, other, expected) => {
  expect(isOneSlip(word, other)).toBe(expected)
})

test('whatever is typed, the answer is bounded', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 120, unit: 'grapheme' }), (text) => {
      const found = correct(text)
      return found === undefined || found.ranks.length + found.vesselTypes.length > 0
    }),
    { numRuns: 50 },
  )
})
