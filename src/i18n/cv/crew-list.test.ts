import { expect, test } from 'vitest'
import { createDocument, createFirstCv } from '#src/domain/cv/cv.ts'
import { loadIntl } from '../load.ts'
import { CREW_LIST_COLUMNS, writeCrewListRow } from './crew-list.ts'

const english = await loadIntl('en')

const first = createFirstCv({
  firstname: 'Ana',
  surname: 'Lim',
  citizenship: 'PH',
  positionMain: 'chief-officer',
  positionSecond: null,
})
const person = { ...first.profileData, birthDate: '1990-03-04', birthPlace: 'Cebu' }
const passport = createDocument('p', {
  ...{ type: 'passport', name: 'international', number: 'P1234567', issuedBy: 'PH' },
  ...{ issuedDate: '2022-01-01', validDate: '2032-01-01' },
})
const book = createDocument('b', {
  ...{ type: 'passport', name: 'seaman', number: 'SB-9', issuedBy: 'PA', validDate: '2028-05-06' },
})
const rowOf = (documents: (typeof first)['documents']) =>
  writeCrewListRow(english, { ...first, profileData: person, documents })

test('a row of the crew list says in each column what FAL Form 5 asks for there', () => {
  expect(rowOf([book, passport])).toEqual({
    'family-name': 'Lim',
    'given-names': 'Ana',
    rank: 'Chief Officer',
    nationality: 'Philippines',
    'birth-date': '1990-03-04',
    'birth-place': 'Cebu',
    gender: '',
    document: 'Passport',
    number: 'P1234567',
    issuer: 'Philippines',
    expiry: '2032-01-01',
  })
})

test('the columns are in the order of the form, each with its heading', () => {
  expect(Object.keys(rowOf([]))).toEqual([...CREW_LIST_COLUMNS])
  for (const column of CREW_LIST_COLUMNS) expect(english.t(`files.crew.${column}`)).not.toBe('')
})

test('without a passport it is the seaman’s book that says who someone is, and without papers nothing is made up', () => {
  expect(rowOf([book])).toMatchObject({ number: 'SB-9', issuer: 'Panama', expiry: '2028-05-06' })
  const bare = writeCrewListRow(english, first)
  expect([bare.document, bare.number, bare.issuer, bare.expiry, bare['birth-date']]).toEqual(['', '', '', '', ''])
})

test.each([
  [passport, 'PH', 'Philippines'],
  [passport, 'Ministry of Foreign Affairs', 'Philippines'],
  [passport, 'DFA Manila', 'Philippines'],
  [passport, null, 'Philippines'],
  [passport, 'Ukraine', 'Ukraine'],
  [passport, 'State Migration Service, Ukraine', 'Ukraine'],
  [{ ...passport, name: 'passport' }, 'Immigration office', 'Philippines'],
  [book, 'pa', 'Panama'],
  [book, 'Maritime Authority', ''],
  [book, null, ''],
])('the issuing state of a paper is a state: %#', (paper, issuedBy, state) => {
  expect(rowOf([{ ...paper, issuedBy }]).issuer).toBe(state)
})
