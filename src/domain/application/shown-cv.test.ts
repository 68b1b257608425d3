import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryCv } from '../cv/cv.fixture.ts'
import { CV_LISTS, CV_PARTS, type Cv } from '../cv/cv.ts'
import { AUDIENCES, PRIVACY_AT_FIRST, type Privacy } from '../privacy/privacy.ts'
import { copyEnds } from './copy-life.ts'
import { listWithheld, showToCompany, type Viewer } from './shown-cv.ts'
import { createVacancyCopy } from './vacancy-copy.fixture.ts'
import { FACT_NAMES, listVacancyChanges, VACANCY_FACTS } from './vacancy-copy.ts'

const createViewer = (verified: boolean, chosen: Partial<Privacy> = {}): Viewer => ({
  verified,
  privacy: { ...PRIVACY_AT_FIRST, engines: 'applied', ...chosen },
})
const viewers = fc
  .record({
    verified: fc.boolean(),
    contacts: fc.constantFrom(...AUDIENCES.contacts),
    numbers: fc.constantFrom(...AUDIENCES.numbers),
    engines: fc.constantFrom(...AUDIENCES.engines),
  })
  .map(({ verified, ...chosen }) => createViewer(verified, chosen))

/** A CV with a unique text in every field. */
const CANARY = 'canary'
const mark = (path: string, fields: object) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, `${CANARY}.${path}.${name}`]))
const MARKED = {
  ...Object.fromEntries(Object.entries(CV_PARTS).map(([part, fields]) => [part, mark(part, fields)])),
  ...Object.fromEntries(Object.entries(CV_LISTS).map(([list, fields]) => [list, [{ id: 'e', ...mark(list, fields) }]])),
} as unknown as Cv

const told = (viewer: Viewer): string[] =>
  [...JSON.stringify(showToCompany(MARKED, viewer)).matchAll(/canary\.([A-Za-z.]+)/g)].map(([, path = '']) => path)

describe('a CV that a company sees', () => {
  test('never contains next of kin, body data, marital status, desired pay or a reason for leaving', () => {
    const never = /^(kin|biometric)\.|maritalStatus|reasonForLeaving|desired/
    for (const verified of [true, false])
      expect(told(createViewer(verified)).filter((path) => never.test(path))).toEqual([])
  })

  test('contains no engine, under any name, if the seafarer hides them', () => {
    expect(told(createViewer(true, { engines: 'nobody' })).filter((path) => /engine/i.test(path))).toEqual([])
    expect(told(createViewer(true)).filter((path) => /engine/i.test(path))).toHaveLength(5)
  })

  test('tells contacts, numbers and birth to none but a company whose licence was checked', () => {
    const personal = /^contact\.|number|birth|verifyAddress|extra/i
    expect(told(createViewer(false)).filter((path) => personal.test(path))).toEqual([])
    expect(told(createViewer(true))).toEqual(
      expect.arrayContaining(['contact.mobile', 'documents.number', 'profileData.birthDate']),
    )
  })

  test('contains contacts and numbers only for the audience that the seafarer chose, with or without a licence', () => {
    const released = told(createViewer(false, { contacts: 'applied' }))
    expect(released).toContain('contact.mobile')
    expect(released).not.toContain('documents.number')
    const hidden = told(createViewer(true, { contacts: 'nobody', numbers: 'nobody' }))
    expect(hidden.filter((path) => /^contact\.|number|birth/i.test(path))).toEqual([])
  })

  test('is a document of the schema, and the same when it is shown again', () => {
    fc.assert(
      fc.property(arbitraryCv, viewers, (cv, viewer) => {
        const shown = showToCompany(cv, viewer)
        expect(showToCompany(shown, viewer)).toEqual(shown)
        expect(shown.experience.map(({ id }) => id)).toEqual(cv.experience.map(({ id }) => id))
        for (const part of Object.keys(CV_PARTS) as (keyof typeof CV_PARTS)[])
          expect(Object.keys(shown[part]).sort()).toEqual(Object.keys(CV_PARTS[part]).sort())
      }),
    )
  })

  test('names what is withheld', () => {
    expect(listWithheld(createViewer(false, { engines: 'nobody' }))).toEqual([
      'engines',
      'contacts',
      'numbers',
      'person',
    ])
    expect(listWithheld(createViewer(true))).toEqual(['person'])
    const hidden = listWithheld(createViewer(true, { contacts: 'nobody', numbers: 'nobody' }))
    expect(hidden).toEqual(['contacts-hidden', 'numbers-hidden', 'person'])
  })
})

test('every fact of a copied vacancy is compared, once', () => {
  const names = FACT_NAMES.flatMap((fact) => [...VACANCY_FACTS[fact]])
  expect(names.toSorted()).toEqual(Object.keys(createVacancyCopy()).toSorted())
  const changed = createVacancyCopy({ joinTo: '2026-12-20', pay: { min: 1, max: 2, currency: 'EUR', period: 'day' } })
  expect(listVacancyChanges(createVacancyCopy(), changed)).toEqual(['pay', 'joining'])
  expect(listVacancyChanges(createVacancyCopy(), createVacancyCopy({ cadetBerth: true }))).toEqual(['post'])
})

test('a copy stays 180 days after the decision, or after the vacancy ends where no one decided', () => {
  const DAY = 86_400_000
  const course = { updatedAt: 10 * DAY, vacancyEndsAt: 30 * DAY }
  expect(copyEnds({ ...course, status: 'interview' }) / DAY).toBe(210)
  expect(copyEnds({ ...course, status: 'rejected' }) / DAY).toBe(190)
  expect(copyEnds({ ...course, status: 'joined', updatedAt: 60 * DAY }) / DAY).toBe(210)
})
