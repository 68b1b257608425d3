import { expect, test } from 'vitest'
import { readAreas } from './read-areas.ts'

test.each([
  ['Worldwide', ['worldwide']],
  ['Black Sea – Med', ['black-sea', 'mediterranean']],
  ['North Sea and Baltic', ['north-sea', 'baltic-sea']],
  ['Far East - Australia', ['far-east', 'AU']],
  ['WAF, Brazil', ['west-africa', 'BR']],
  ['South-East Asia / Японія', ['south-east-asia', 'JP']],
])('%s is read in the words of the vocabulary', (text, areas) => {
  expect(readAreas(text)).toEqual(areas)
})

test('a text with a part that has no word stays the advertiser’s', () => {
  expect(readAreas('North Sea, mostly wind parks')).toBeUndefined()
  expect(readAreas('TBN')).toBeUndefined()
})
