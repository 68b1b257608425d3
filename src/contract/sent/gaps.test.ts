import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryCv } from '../cv/cv.fixture.ts'
import { createDocument, createExperience, createFirstCv } from '../cv/cv.ts'
import { contractEnd, GAP_RULES, judgeGaps, listGaps } from './gaps.ts'
import { createVacancyCopy as vacancy } from './vacancy-copy.fixture.ts'

const ON = '2026-11-20'
const FIRST = {
  firstname: 'Iryna',
  surname: 'Kovalenko',
  citizenship: 'UA',
  positionMain: 'master',
  positionSecond: null,
}
const paper = (name: string, validDate: string | null = null) =>
  createDocument(name, { type: 'certificate', name, validDate })
const cvWith = (...documents: ReturnType<typeof paper>[]) => ({ ...createFirstCv(FIRST), documents })
const gapsOf = (asked: string[], cv = cvWith(), months: Record<string, number> = {}) =>
  listGaps({ vacancy: vacancy({ certificates: asked, certificateMonths: months }), cv, on: ON })

describe('a document that a vacancy asks for', () => {
  // Joins from 1 to 15 December 2026, for 4 months and 1 more or less.
  test('must last to the end of the longest contract', () => {
    expect(contractEnd(vacancy())).toBe('2027-05-15')
    expect(contractEnd(vacancy({ duration: null, rotation: { on: 28, off: 28 } }))).toBe('2027-01-12')
    expect(contractEnd(vacancy({ duration: null }))).toBe('2026-12-15')
  })

  test.each([
    [undefined, 'missing'],
    ['2026-11-30', 'expired'],
    ['2027-05-14', 'ending'],
    [null, 'undated'],
  ] as const)('that is valid until %s is %s', (validDate, state) => {
    const cv = validDate === undefined ? cvWith() : cvWith(paper('ecdis-type-specific'), paper('gmdss-goc', validDate))
    expect(gapsOf(['gmdss-goc'], cv)).toEqual([
      { kind: 'paper', paper: 'gmdss-goc', state, until: '2027-05-15', validTo: validDate ?? null },
    ])
  })

  test('is no gap when it lasts, or has no end by its nature', () => {
    expect(gapsOf(['gmdss-goc', 'sso'], cvWith(paper('gmdss-goc', '2027-05-15'), paper('sso')))).toEqual([])
  })

  test('lasts as long as the advertiser says, and the best one of several counts', () => {
    const cv = cvWith(paper('gmdss-goc', '2025-01-01'), paper('gmdss-goc', '2027-05-15'))
    expect(gapsOf(['gmdss-goc'], cv, { 'gmdss-goc': 12 })).toMatchObject([{ state: 'ending', until: '2027-12-15' }])
    expect(gapsOf(['gmdss-goc'], cv)).toEqual([])
  })

  test('is answered by one that asks for more, never by one that asks for less', () => {
    expect(gapsOf(['medical-first-aid'], cvWith(paper('medical-care')))).toEqual([])
    expect(gapsOf(['medical-care'], cvWith(paper('medical-first-aid')))).toMatchObject([{ state: 'missing' }])
  })

  test('is a visa where the vocabulary says so, needed until joining', () => {
    expect(gapsOf(['us-visa-c1d'], cvWith(paper('us-visa-c1d', '2026-12-20')))).toEqual([])
    expect(gapsOf(['us-visa-c1d'])).toMatchObject([{ kind: 'visa', until: '2026-12-15' }])
  })

  test('may be a passport that nobody named, when it ends on board', () => {
    const passport = createDocument('p', { type: 'passport', name: 'international', validDate: '2027-01-01' })
    expect(gapsOf([], cvWith(passport))).toMatchObject([{ paper: 'passport', state: 'ending' }])
  })
})

test('English and sea service are compared with what is asked for', () => {
  const asked = vacancy({ englishLevel: 'good', minMonthsInRank: 12, minMonthsOnType: 6 })
  const voyage = {
    ...createExperience('v'),
    position: asked.rank,
    startDate: '2026-01-01',
    endDate: '2026-07-31',
    fleetTypeAndVesselType: { fleetType: null, vesselType: asked.vesselType },
  }
  const cv = { ...cvWith(), experience: [voyage] }
  expect(listGaps({ vacancy: asked, cv, on: ON })).toEqual([
    { kind: 'english', asked: 'good', told: null },
    { kind: 'service', of: 'rank', asked: 12, told: 7 },
  ])
})

test('what was mended is said, what came up since is behind it', () => {
  const before = gapsOf(['gmdss-goc', 'sso'])
  const after = gapsOf(['sso', 'eto'])
  expect(judgeGaps(before, after).map(({ gap, mended }) => ['paper' in gap && gap.paper, mended])).toEqual([
    ['gmdss-goc', true],
    ['sso', false],
    ['eto', false],
  ])
})

test('rules of another number compare nothing', () => {
  const compared = { vacancy: vacancy({ certificates: ['sso'] }), cv: cvWith(), on: ON }
  expect(listGaps(compared, GAP_RULES)).toHaveLength(1)
  expect(listGaps(compared, GAP_RULES + 1)).toEqual([])
})

test('any CV is compared without fault, and adding documents never adds a gap among those asked for', () => {
  const asked = vacancy({ certificates: ['gmdss-goc', 'medical-first-aid', 'us-visa-c1d'] })
  const named = (gaps: ReturnType<typeof listGaps>) =>
    gaps.flatMap((gap) => ('paper' in gap && gap.state === 'missing' ? [gap.paper] : []))
  fc.assert(
    fc.property(arbitraryCv, (cv) => {
      const before = named(listGaps({ vacancy: asked, cv, on: ON }))
      const more = { ...cv, documents: [...cv.documents, paper('gmdss-goc', '2030-01-01')] }
      const after = named(listGaps({ vacancy: asked, cv: more, on: ON }))
      expect(before).toEqual(expect.arrayContaining(after))
      expect(after).not.toContain('gmdss-goc')
    }),
  )
})
