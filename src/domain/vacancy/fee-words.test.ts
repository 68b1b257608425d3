import { describe, expect, test } from 'vitest'
import SENTENCES from './fee-sentences.fixture.json' with { type: 'json' }
import { findFeeWords } from './fee-words.ts'

describe.each(Object.entries(SENTENCES))('in %s', (_language, { asks, denies }) => {
  test('what asks for money is found', () => expect(asks.filter((text) => findFeeWords(text).length === 0)).toEqual([]))
  test('what denies a fee, or only sounds like one, is not', () =>
    expect(denies.filter((text) => findFeeWords(text).length > 0)).toEqual([]))
})

test('the part that asks is given as it was written', () =>
  expect(findFeeWords('Good ship. Registration FEE 200 USD! Join us.')).toEqual([' Registration FEE 200 USD']))

describe('a denial clears a fee', () => {
  test.each([
    'The placement fee of 300 USD is not refundable',
    'You pay us a placement fee and you will never regret it',
    'No refund of the registration fee',
    'No experience needed pay a registration fee',
    'Do not worry about the placement fee of 300 USD',
    'We never lie: registration fee 200 USD',
    'Not a scam - registration fee 200 USD',
    'No visa fee but the owner asks everybody who joins for a registration fee',
  ])('only directly before it or in a set phrase after it: “%s” asks', (text) =>
    expect(findFeeWords(text)).toHaveLength(1),
  )
})

test.each([
  'Plаcement fee 300',
  'ΡLΑCΕΜΕΝΤ FEE 300',
  'p1acement fee 300',
  'Ｐｌａｃｅｍｅｎｔ ｆｅｅ',
  'place\u200Bment fee',
  'p l a c e m e n t f e e',
])('letters that look alike or are spaced out hide nothing: “%s”', (text) => expect(findFeeWords(text)).toHaveLength(1))
