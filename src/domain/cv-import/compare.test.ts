import { expect, test } from 'vitest'
import { createExperience, createFirstCv } from '../cv/cv.ts'
import { compareWithCv, isUndecided, listProposed, pathOf } from './compare.ts'
import type { FoundFields } from './found.ts'
import { readCvFields } from './read-cv-fields.ts'
import { takeTicked, toFoundCv } from './take.ts'

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
const AS_MASTER = {
  position: 'master',
  fleetTypeAndVesselType: { fleetType: 'tanker-fleet', vesselType: 'lng-carrier' },
}
const READING = readCvFields({
  profileData: { firstname: 'MAREK', surname: 'Zieliński', birthPlace: 'Gdynia', positionMain: 'chief-officer' },
  experience: [
    { fleetVesselName: 'HALCYON REACH', startDate: '2024-01-05', endDate: '2024-06-01', company: 'Other' },
    { ...AS_MASTER, fleetVesselName: 'Northern Star', startDate: '2023-01-01' },
    { ...AS_MASTER, fleetVesselName: 'Northern Star', startDate: '2025-01-01' },
  ],
  documents: [{ type: 'passport', name: 'international', number: 'AB 12' }],
})

test('what the CV says already is not proposed, what it says otherwise is not ticked, what it lacks is', () => {
  const proposals = compareWithCv(READING, CV)
  const ticked = new Set(listProposed(proposals))
  const [part] = proposals.parts
  expect(part?.fields.map(({ name, state }) => [name, state, ticked.has(pathOf('profileData', name))])).toEqual([
    ['firstname', 'same', false],
    ['surname', 'same', false],
    ['positionMain', 'different', false],
    ['birthPlace', 'new', true],
  ])
})

test('what is ticked is taken: a known contract and an empty paper are filled in, new contracts come first, nothing is doubled', () => {
  const proposals = compareWithCv(READING, CV)
  const ticked = new Set(listProposed(proposals).filter((path) => !path.startsWith('profileData')))
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

const doubt = (found: FoundFields, ...names: string[]): FoundFields =>
  Object.fromEntries(
    Object.entries(found).map(([name, value]) => [name, names.includes(name) ? { ...value, isSure: false } : value]),
  )

test('nothing of a new entry is ticked while what names it is missing or not certain', () => {
  const paper = { type: 'certificate', name: 'gmdss-goc', number: 'G 1' }
  const contract = { ...AS_MASTER, fleetVesselName: 'Northern Star', startDate: '2023-01-01' }
  const told = readCvFields({
    documents: [paper, paper, { type: 'certificate', number: 'G 2' }],
    experience: [contract, contract, { fleetVesselName: 'Southern Star', startDate: '2022-01-01' }],
  })
  const reading = {
    ...told,
    documents: [told.documents[0], doubt(told.documents[1] ?? {}, 'name'), told.documents[2]].map((one) => one ?? {}),
    experience: [told.experience[0], doubt(told.experience[1] ?? {}, 'position'), told.experience[2]].map(
      (one) => one ?? {},
    ),
  }
  const proposals = compareWithCv(reading, CV)
  const places = (list: string) => [
    ...new Set(
      listProposed(proposals)
        .filter((path) => path.startsWith(list))
        .map((path) => path.split('.')[1]),
    ),
  ]
  expect([places('documents'), places('experience')]).toEqual([['0'], ['0']])
  expect(proposals.entries.filter(isUndecided)).toHaveLength(4)
})

test('papers that are found fill the empty papers of a new CV of their type', () => {
  const papers = [
    { type: 'certificate', name: 'gmdss-goc', number: 'G 1' },
    { type: 'visa', name: 'us-c1-d', number: 'V 1' },
    { type: 'certificate', name: 'basic-safety-training', number: 'B 1' },
  ]
  const reading = readCvFields({ documents: papers })
  const proposals = compareWithCv(reading, CV)
  const taken = takeTicked(CV, {
    proposals,
    found: toFoundCv(reading),
    ticked: new Set(listProposed(proposals)),
    createId: () => 'new',
  })
  expect(taken.documents.map(({ type, number }) => [type, number])).toEqual([
    ['passport', null],
    ['passport', null],
    ['visa', 'V 1'],
    ['certificate', 'G 1'],
    ['document', null],
    ['certificate', 'B 1'],
  ])
})
