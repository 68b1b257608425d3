import { expect, test } from 'vitest'
import { countCompletion, countIncomplete, countPapers } from './completion.ts'
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

test('papers without a name and contracts without rank, vessel type or first day are incomplete, whatever the points say; empty papers are not', () => {
  expect(countIncomplete(FIRST)).toEqual({ unnamed: 0, bare: 0 })
  const vessel = { fleetType: 'tanker-fleet', vesselType: 'lng-carrier' } as const
  const whole = {
    ...createExperience('a'),
    position: 'master',
    fleetTypeAndVesselType: vessel,
    startDate: '2025-01-15',
  }
  const experience = [whole, { ...whole, position: null }, { ...whole, startDate: null }, createExperience('d')]
  const numbered = { ...createDocument('n', { type: 'certificate' }), number: 'AB 12' }
  expect(countIncomplete({ experience, documents: [...FIRST.documents, numbered] })).toEqual({ unnamed: 1, bare: 3 })
})

test('the empty papers that a new CV begins with are not counted', () => {
  const named = createDocument('n', { type: 'certificate', name: 'gmdss-goc' })
  const [passport, ...others] = FIRST.documents
  expect(countPapers(FIRST.documents)).toBe(0)
  expect(countPapers([{ ...passport, number: 'AB 12' }, ...others, named])).toBe(2)
})
