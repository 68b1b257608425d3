import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryCv } from '#src/domain/cv/cv.fixture.ts'
import { CV_LISTS, CV_PARTS, type Cv, createDocument, createExperience, createFirstCv } from '#src/domain/cv/cv.ts'
import { TYPED } from '#src/domain/cv/evidence.ts'
import type { CvField } from '#src/domain/cv/fields.ts'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { loadIntl } from '../load.ts'
import { writeFormValues } from './form-values.ts'
import { nameTerm } from './term-names.ts'
import { writePaper } from './write-paper.ts'

const NOW = Date.parse('2026-11-24T12:00:00Z')
const english = await loadIntl('en')

/** Returns typed texts, which are the same in every language. */
function listTyped(cv: Cv): string[] {
  const ofFields = (fields: object, values: object) =>
    Object.entries(fields as Record<string, CvField>)
      .filter(([name, { kind }]) => kind === 'text' && name !== 'fleetVesselImo')
      .map(([name]) => (values as Record<string, string | null>)[name])
  const parts = Object.entries(CV_PARTS).flatMap(([part, fields]) => ofFields(fields, cv[part as 'kin']))
  const voyages = cv.experience.flatMap((entry) => ofFields(CV_LISTS.experience, entry))
  const papers = cv.documents.flatMap((paper) => [
    ...ofFields(CV_LISTS.documents, paper),
    paper.name && nameTerm('paper', paper.name, english),
  ])
  return [...parts, ...voyages, ...papers].filter((text): text is string => text !== null && text !== undefined)
}

test('whatever someone told of themselves, their contracts and their papers is on the paper', () => {
  fc.assert(
    fc.property(arbitraryCv, (cv) => {
      const paper = writePaper(english, { cv, evidence: new Map(), now: NOW })
      const words = new Set<string>()
      const all = JSON.stringify(paper, (_key, value) => {
        if (typeof value === 'string') words.add(value)
        return value
      })
      const text = [...words].join('\n')
      for (const typed of listTyped(cv)) expect(text).toContain(typed)
      expect(all).not.toContain('undefined')
    }),
    { numRuns: 60 },
  )
})

const cv = (experience: Cv['experience']): Cv => ({
  ...emptyCv,
  profileData: { ...emptyCv.profileData, firstname: 'Marek', surname: 'Zielinski' },
  experience,
})

const emptyCv = fc.sample(arbitraryCv, { seed: 1, numRuns: 1 })[0] as Cv

test('a document with one filled field is printed and in a form, and an empty one is not', () => {
  const { documents } = createFirstCv(emptyCv.profileData)
  const told = [
    createDocument('a', { type: 'certificate', name: 'ecdis-generic' }),
    createDocument('b', { type: 'certificate', trackingNumber: 'T-1' }),
    createDocument('c', { type: 'document', verifyAddress: 'https://check.example' }),
  ]
  const shown = { ...cv([]), documents: [...documents, ...told] }
  const { tables } = writePaper(english, { cv: shown, evidence: new Map(), now: NOW })
  expect(tables.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(['a', 'b', 'c'])
  expect(writeFormValues(english, shown, NOW).lists.documents).toHaveLength(3)
})

test('contracts are sorted newest first, those without a date last', () => {
  const days = [null, '2020-01-01', '2026-01-01', '2023-05-05']
  const experience = days.map((startDate, id) => ({ ...createExperience(String(id)), startDate }))
  const { tables } = writePaper(english, { cv: cv(experience), evidence: new Map(), now: NOW })
  expect(tables.find(({ kind }) => kind === 'voyages')?.rows.map(({ id }) => id)).toEqual(['2', '3', '1', '0'])
})

describe.each(LOCALE_CODES)('in %s', (code) => {
  test('every word of the paper is said, and evidence is in words', async () => {
    const intl = await loadIntl(code)
    const evidence = new Map([
      ['a', { level: 'confirmed' as const, check: null, company: 'Halcyon' }],
      ['b', { ...TYPED, level: 'scanned' as const }],
      [
        'c',
        {
          level: 'checked' as const,
          company: null,
          check: {
            address: 'https://check.example',
            number: 'N-77',
            checkedOn: '2026-11-01',
            result: 'genuine' as const,
          },
        },
      ],
    ])
    const experience = ['a', 'b', 'c'].map((id) => ({ ...createExperience(id), startDate: '2026-01-01' }))
    const text = JSON.stringify(writePaper(intl, { cv: cv(experience), evidence, now: NOW }))
    expect(text).toContain('Halcyon')
    expect(text).toContain(intl.t('paper.evidence.scanned'))
    expect(text).toMatch(/check\.example[^"]*N-77/)
    expect(text).not.toMatch(/"(?:paper|cv|sea-service)\.[a-z.-]+"/)
  })
})
