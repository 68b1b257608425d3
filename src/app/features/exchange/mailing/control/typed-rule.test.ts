import { expect, test } from 'vitest'
import type { ControlledRule } from '#src/contract/mailing/control-schemas.ts'
import { countQueryOf, listDifferences, readRule, readTried, valuesOf, writeTried } from './typed-rule.ts'

const RULE: ControlledRule = {
  ranks: ['master', 'bosun'],
  fleets: ['tanker-fleet'],
  vesselTypes: ['lng-carrier'],
  monthsInRank: 12,
  monthsOnTypes: 0,
  english: 'good',
  papersValid: 6,
  nationalities: [],
  frequency: 'weekly',
  language: 'uk',
  ownForm: false,
  named: true,
}

test('a rule survives its form, and the address by which it is counted without scripting', () => {
  expect(readRule(valuesOf(RULE))).toEqual(RULE)
  expect(readTried(writeTried(valuesOf(RULE)))).toEqual(valuesOf(RULE))
  expect(readTried(undefined)).toBeUndefined()
})

test('unticked boxes are off, digits of every language are read, and other text is no number', () => {
  const typed = { ...valuesOf(RULE), named: '', monthsInRank: '٢٤', monthsOnTypes: 'many' }
  expect(readRule(typed)).toMatchObject({ named: false, monthsInRank: 24, monthsOnTypes: -1 })
})

test('unknown words of an address are ignored', () => {
  const { frequency, language, fleets, english } = readRule({
    frequency: 'x',
    language: 'x',
    fleets: 'x',
    english: 'x',
  })
  expect([frequency, language, fleets, english]).toEqual(['daily', 'en', [], null])
})

test('a count asks only for what limits it', () => {
  expect(Object.entries(countQueryOf(RULE)).filter(([, value]) => value !== undefined)).toEqual([
    ['ranks', 'master,bosun'],
    ['fleets', 'tanker-fleet'],
    ['vesselTypes', 'lng-carrier'],
    ['monthsInRank', 12],
    ['english', 'good'],
    ['papersValid', 6],
  ])
})

test('the order of a list is no difference', () => {
  expect(listDifferences(RULE, { ...RULE, ranks: ['bosun', 'master'], monthsInRank: 24, named: false })).toEqual([
    'monthsInRank',
    'named',
  ])
})
