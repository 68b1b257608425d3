import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readJson } from '#src/domain/cv-import/read-json.ts'
import { toFoundCv } from '#src/domain/cv-import/take.ts'
import { createTerms } from '#src/domain/cv-import/terms.ts'
import { arbitraryCv } from '../cv.fixture.ts'
import type { Cv } from '../cv.ts'
import { writeExport } from '../cv-export.ts'
import { writeCv } from '../cv-text.ts'
import { toProfileData } from '../profile-data.ts'
import { writeJsonResume } from './write-json-resume.ts'

const ground = { terms: createTerms({}), order: {} }
const words = { rank: (value: string) => value.toUpperCase(), paper: String, vessel: String }

/** Entries get ids of the CV that they come into. */
const withoutIds = (cv: Cv) => ({
  ...cv,
  experience: cv.experience.map((entry) => ({ ...entry, id: '' })),
  documents: cv.documents.map((entry) => ({ ...entry, id: '' })),
})

const readBack = (file: object): Cv => {
  const reading = readJson(JSON.parse(JSON.stringify(file)), ground)
  if (!reading) throw new Error('Nothing was read')
  return toFoundCv(reading)
}

const ways: [name: string, write: (cv: Cv) => object][] = [
  ['a JSON Resume', (cv) => writeJsonResume(cv, words)],
  ['a file of its own', (cv) => writeExport(cv, '2026-11-24')],
  ['the copy of one’s data', (cv) => ({ tables: { cv: { rows: [{ document: writeCv(cv) }] } } })],
  ['the answer of the API', (cv) => ({ profileSeaman: { profileData: [toProfileData(cv)] }, version: 1 })],
]

test.each(ways)('any CV comes back unchanged by way of %s', (_name, write) => {
  fc.assert(
    fc.property(arbitraryCv, (cv) => {
      expect(withoutIds(readBack(write(cv)))).toEqual(withoutIds(cv))
    }),
    { numRuns: 100 },
  )
})

test('a JSON Resume of someone else gives what a CV of the sea has fields for; a year alone is no day', () => {
  const reading = readJson(
    {
      basics: {
        name: 'Marek Zielinski',
        phone: '+48 600 100 200',
        email: 'x@y.example',
        profiles: [{ network: 'LinkedIn', url: 'https://linkedin.example/in/m' }],
      },
      work: [{ name: 'Strand Gas', position: 'Chief Officer', startDate: '2020-01-15', endDate: '2020' }],
      certificates: [{ name: 'Yellow card', date: '2021-05-01', issuer: 'Gdynia' }],
    },
    ground,
  )
  expect(reading?.profileData.surname).toMatchObject({ value: 'Zielinski', isSure: false })
  expect(reading?.contact.mobile?.value).toBe('+48 600 100 200')
  expect(reading?.experience[0]?.startDate?.value).toBe('2020-01-15')
  expect(reading?.experience[0]?.endDate).toBeUndefined()
  expect(reading?.documents[0]).toMatchObject({ name: { value: 'Yellow card' }, type: { value: 'certificate' } })
})

test('what a file claims beyond what a field can hold is not taken', () => {
  const reading = readJson(
    {
      format: 'gangway-cv',
      cv: {
        profileData: {
          firstname: 'x'.repeat(5000),
          birthDate: '2020-02-31',
          maritalStatus: 'happy',
          __proto__: { surname: 'Y' },
        },
        biometric: { height: 1e9, weight: '80' },
        experience: 'none',
        documents: [null, 7, { number: 'AB 1' }],
      },
    },
    ground,
  )
  expect(Object.keys(reading?.profileData ?? {})).toEqual(['firstname'])
  expect(String(reading?.profileData.firstname?.value)).toHaveLength(60)
  expect(reading?.biometric).toEqual({})
  expect(reading?.documents.map((entry) => Object.keys(entry))).toEqual([[], [], ['number']])
})

test.each([null, 7, 'text', [], {}, { basics: 3 }, { work: 'x' }, { format: 'gangway-cv' }])(
  '%j is nobody’s CV',
  (json) => {
    expect(readJson(json, ground)).toBeUndefined()
  },
)
