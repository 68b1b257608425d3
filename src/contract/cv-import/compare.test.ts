import { expect, test } from 'vitest'
import { createExperience, createFirstCv } from '../cv/cv.ts'
import { compareWithCv, isProposed } from './compare.ts'
import { readTold } from './read-told.ts'
import { pathOf, takeTicked, toFoundCv } from './take.ts'

const CV = {
  ...createFirstCv({
    firstname: 'Marek',
    surname: 'Zielinski',
    citizenship: 'PL',
    positionMain: 'master',
    positionSecond: null,
  }),
  experience: [
    { ...createExperience('a'), fleetVesselName: 'Halcyon Reach', startDate: '2024-01-05', company: 'Strand' },
  ],
}
const READING = readTold({
  profileData: { firstname: 'MAREK', surname: 'Zieliński', birthPlace: 'Gdynia', positionMain: 'chief-officer' },
  experience: [
    { fleetVesselName: 'HALCYON REACH', startDate: '2024-01-05', endDate: '2024-06-01', company: 'Other' },
    { fleetVesselName: 'Northern Star', startDate: '2023-01-01' },
    { fleetVesselName: 'Northern Star', startDate: '2025-01-01' },
  ],
  documents: [{ type: 'passport', name: 'international', number: 'AB 12' }],
})

test('what the CV says already is not proposed, what it says otherwise is not ticked, what it lacks is', () => {
  const { parts } = compareWithCv(READING, CV)
  expect(parts[0]?.fields.map((field) => [field.name, field.state, isProposed(field)])).toEqual([
    ['firstname', 'same', false],
    ['surname', 'same', false],
    ['positionMain', 'different', false],
    ['birthPlace', 'new', true],
  ])
})

test('what is ticked is taken: a known contract and an empty paper are filled in, new contracts come first, nothing is doubled', () => {
  const proposals = compareWithCv(READING, CV)
  const ticked = new Set(
    proposals.entries.flatMap(({ list, place, fields }) =>
      fields.filter(isProposed).map(({ name }) => pathOf(list, name, place)),
    ),
  )
  let id = 0
  const taken = takeTicked(CV, { proposals, found: toFoundCv(READING), ticked, createId: () => `new-${++id}` })
  expect(
    taken.experience.map((entry) => [entry.fleetVesselName, entry.startDate, entry.endDate, entry.company]),
  ).toEqual([
    ['Northern Star', '2025-01-01', null, null],
    ['Northern Star', '2023-01-01', null, null],
    ['Halcyon Reach', '2024-01-05', '2024-06-01', 'Strand'],
  ])
  expect(taken.documents).toHaveLength(CV.documents.length)
  expect(taken.documents[0]?.number).toBe('AB 12')
  expect(taken.profileData).toEqual(CV.profileData)
})
