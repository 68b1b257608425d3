import { expect, test } from 'vitest'
import { countCompletion } from './completion.ts'
import { type Cv, createDocument, createExperience, createFirstCv } from './cv.ts'

const FIRST = createFirstCv({
  firstname: 'Marek',
  surname: 'Zielinski',
  citizenship: 'PL',
  positionMain: 'chief-officer',
  positionSecond: null,
})

const withContract = (cv: Cv): Cv => ({
  ...cv,
  experience: [{ ...createExperience('a'), startDate: '2025-01-15', endDate: '2025-07-14' }],
})

test('a new CV has the papers that the specification names, and the points of its name', () => {
  expect(FIRST.documents.map(({ type, name }) => [type, name])).toEqual([
    ['passport', 'international'],
    ['passport', 'seaman'],
    ['visa', null],
    ['certificate', null],
    ['document', null],
  ])
  expect(countCompletion(FIRST)).toEqual({ points: 25, done: ['personal'] })
})

test('the first contract counts once it has both dates', () => {
  const begun = { ...FIRST, experience: [{ ...createExperience('a'), startDate: '2025-01-15' }] }
  expect(countCompletion(begun).points).toBe(25)
  expect(countCompletion(withContract(FIRST)).points).toBe(50)
})

test('two passports and two certificates make the papers whole; a photo adds nothing, so 75 is the most', () => {
  const full = {
    ...withContract(FIRST),
    documents: [...FIRST.documents, createDocument('b', { type: 'certificate' })],
  }
  expect(countCompletion(full)).toEqual({ points: 75, done: ['personal', 'experience', 'documents'] })
})
