import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answersTo } from '../application/covering-papers.ts'
import { showToCompany } from '../application/shown-cv.ts'
import { createVacancyCopy } from '../application/vacancy-copy.fixture.ts'
import { arbitraryCv } from '../cv/cv.fixture.ts'
import { type Cv, createDocument, createExperience, createFirstCv } from '../cv/cv.ts'
import { PRIVACY_AT_FIRST } from '../privacy/privacy.ts'
import { addMonths, toDate, toDay } from '../sea-service/plain-days.ts'
import { CERTIFICATES } from '../vocabulary/certificates.ts'
import { RANKS } from '../vocabulary/ranks.ts'
import { countJudged } from './contests.ts'
import { judgeRank, listOwnRanks } from './judge-person.ts'
import { createScorer, findRules, judgeLines, listMatch, MATCH_RULES } from './match.ts'
import { toMatchFacts } from './match-facts.ts'
import { countLines, kindOf, nameOfLine, sortLines } from './match-line.ts'
import { readMatchProfile } from './match-profile.ts'

const ON = '2026-11-20'
const slugs = ['medical', 'basic-safety-training', 'medical-first-aid', 'gmdss-goc', 'us-visa-c1d', 'coc', 'sso']
const vacancies = fc
  .record({
    certificates: fc.uniqueArray(fc.constantFrom(...slugs)),
    englishLevel: fc.constantFrom(null, 'basic', 'good'),
    minMonthsInRank: fc.constantFrom(null, 6, 24),
    minMonthsOnType: fc.constantFrom(null, 6, 24),
  })
  .map((told) => toMatchFacts(createVacancyCopy(told)))

const names = [...new Set([...slugs.flatMap(answersTo), 'pst', 'fpff', 'efa', 'pssr', 'international', 'seaman'])]
const papers = fc.record({
  name: fc.constantFrom(...names),
  validDate: fc.constantFrom(null, '2026-01-01', '2026-12-10', '2027-01-01', '2030-01-01'),
  number: fc.constantFrom(null, '1'),
})

const toDocuments = (told: readonly { name: string; validDate: string | null; number: string | null }[]) =>
  told.map((paper, place) =>
    createDocument(String(place), {
      ...paper,
      type: /international|seaman/.test(paper.name) ? 'passport' : 'certificate',
    }),
  )

const FIRST = createFirstCv({
  ...{ firstname: 'A', surname: 'B', citizenship: 'PH' },
  ...{ positionMain: 'second-engineer', positionSecond: null },
})
const matchOf = (facts: ReturnType<typeof toMatchFacts>, cv: Cv) => listMatch(facts, readMatchProfile(cv, ON))

test('adding a document never lowers a match, whatever it is and however long it lasts', () => {
  fc.assert(
    fc.property(vacancies, fc.array(papers, { maxLength: 8 }), papers, (facts, held, more) => {
      const before = matchOf(facts, { ...FIRST, documents: toDocuments(held) })
      const after = matchOf(facts, { ...FIRST, documents: toDocuments([...held, more]) })
      expect(countLines(after).of).toBe(countLines(before).of)
      expect(countLines(after).met).toBeGreaterThanOrEqual(countLines(before).met)
      expect(countLines(after).miss).toBeLessThanOrEqual(countLines(before).miss)
    }),
    { numRuns: 400 },
  )
})

test('what orders many vacancies counts as their lines do', () => {
  fc.assert(
    fc.property(
      fc.array(vacancies, { maxLength: 6 }),
      arbitraryCv,
      fc.array(papers, { maxLength: 12 }),
      (many, cv, held) => {
        const profile = readMatchProfile({ ...cv, documents: [...cv.documents, ...toDocuments(held)] }, ON)
        const score = createScorer(profile)
        for (const facts of many) {
          const lines = listMatch(facts, profile)
          const isOwnRank = lines.some(({ kind, state }) => kind === 'rank' && state === 'met')
          const { met, of } = countLines(lines)
          expect(score(facts)).toEqual({ isOwnRank, met, of })
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('the ranks that are the person’s own are those whose line is met, and no others', () => {
  fc.assert(
    fc.property(vacancies, arbitraryCv, (facts, cv) => {
      const profile = readMatchProfile(cv, ON)
      const met = RANKS.map(({ slug }) => slug).filter((rank) => judgeRank({ ...facts, rank }, profile).state === 'met')
      const own = listOwnRanks(profile)
      expect(met.toSorted()).toEqual(own.filter((rank) => RANKS.some(({ slug }) => slug === rank)).toSorted())
      for (const rank of own) expect(judgeRank({ ...facts, rank }, profile).state).toBe('met')
    }),
  )
})

test('the order of documents and contracts is irrelevant', () => {
  fc.assert(
    fc.property(vacancies, arbitraryCv, fc.array(papers, { maxLength: 8 }), (facts, cv, held) => {
      const whole = { ...cv, documents: [...cv.documents, ...toDocuments(held)] }
      const turned = { ...whole, documents: whole.documents.toReversed(), experience: whole.experience.toReversed() }
      const states = (one: Cv) => matchOf(facts, one).map(({ state }) => state)
      expect(states(turned)).toEqual(states(whole))
    }),
  )
})

/** Contracts in a row, each with a rest of some days before it. */
const careers = fc.array(
  fc.record({ rest: fc.integer({ min: 1, max: 200 }), days: fc.integer({ min: 1, max: 300 }) }),
  {
    maxLength: 6,
  },
)
const toExperience = (career: readonly { rest: number; days: number }[]): Cv['experience'] => {
  let day = toDay('2018-01-01')
  return career.map(({ rest, days }, place) => {
    const from = day + rest
    day = from + days
    return {
      ...createExperience(String(place)),
      ...{ position: 'second-engineer', startDate: toDate(from), endDate: toDate(day - 1) },
      fleetTypeAndVesselType: { fleetType: null, vesselType: 'lng-carrier' },
    }
  })
}

test('one more contract never lowers a match, nor does one that lasted longer', () => {
  fc.assert(
    fc.property(vacancies, careers, fc.integer({ min: 1, max: 300 }), (facts, career, days) => {
      const met = (told: typeof career) => countLines(matchOf(facts, { ...FIRST, experience: toExperience(told) })).met
      const longer = career.map((one, place) => (place === career.length - 1 ? { ...one, days: one.days + days } : one))
      expect(met([...career, { rest: 2, days }])).toBeGreaterThanOrEqual(met(career))
      expect(met(longer)).toBeGreaterThanOrEqual(met(career))
    }),
  )
})

test('both sides have the same lines: what a company may not see of a CV changes none', () => {
  fc.assert(
    fc.property(vacancies, arbitraryCv, fc.array(papers, { maxLength: 5 }), (facts, cv, held) => {
      const told = toDocuments(held).map((document) => ({ ...document, issuedBy: 'PH' }))
      const whole = { ...cv, documents: [...cv.documents.filter(({ type }) => type !== 'passport'), ...told] }
      for (const verified of [true, false]) {
        const shown = showToCompany(whole, { verified, privacy: PRIVACY_AT_FIRST })
        expect(matchOf(facts, shown)).toEqual(matchOf(facts, whole))
      }
    }),
  )
})

test('age, gender, name, family and pay are no part of what is compared', () => {
  fc.assert(
    fc.property(arbitraryCv, arbitraryCv, (cv, other) => {
      const { birthDate, birthPlace, maritalStatus, firstname, surname, desiredSalary } = other.profileData
      const changed = {
        ...{ ...cv, contact: other.contact, kin: other.kin, biometric: other.biometric },
        profileData: { ...cv.profileData, birthDate, birthPlace, maritalStatus, firstname, surname, desiredSalary },
      }
      expect(readMatchProfile(changed, ON)).toEqual(readMatchProfile(cv, ON))
    }),
  )
})

test('lines stand with what is missing first, what ends second and what is met last, and none has the name of another', () => {
  fc.assert(
    fc.property(vacancies, fc.array(papers, { maxLength: 8 }), (facts, held) => {
      const lines = sortLines(matchOf(facts, { ...FIRST, documents: toDocuments(held) }))
      const kinds = lines.map(kindOf)
      expect(kinds).toEqual(kinds.toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other)))
      expect(new Set(lines.map(nameOfLine)).size).toBe(lines.length)
    }),
  )
})
const ORDER = ['miss', 'warn', 'met']

test('what was mended since it was sent is said, and what a company lets count is met', () => {
  const facts = toMatchFacts(createVacancyCopy({ certificates: ['sso', 'medical'] }))
  const after = { ...FIRST, documents: toDocuments([{ name: 'sso', validDate: null, number: null }]) }
  const lines = judgeLines(matchOf(facts, FIRST), matchOf(facts, after))
  expect(lines.find(({ line }) => nameOfLine(line) === 'paper sso')).toMatchObject({ mended: true })
  const met = countLines(matchOf(facts, after)).met
  const contested = (decision: 'met' | 'kept' | null) =>
    countJudged(
      lines.map((item) => ({ ...item, contest: nameOfLine(item.line) === 'paper medical' ? { decision } : null })),
    )
  expect(contested(null)).toMatchObject({ met, contested: 1 })
  expect(contested('kept')).toMatchObject({ met, contested: 0 })
  expect(contested('met')).toMatchObject({ met: met + 1, contested: 0 })
})

test('rules of another number compare nothing', () => {
  expect([findRules(MATCH_RULES), findRules(MATCH_RULES + 1)]).toEqual([listMatch, undefined])
})

test('every paper of the vocabulary can be asked for and answers for itself', () => {
  const until = toDate(addMonths(toDay(ON), 60))
  for (const { slug } of CERTIFICATES) {
    const facts = toMatchFacts(createVacancyCopy({ certificates: [slug] }))
    const held = { ...FIRST, documents: [createDocument('p', { type: 'certificate', name: slug, validDate: until })] }
    expect(matchOf(facts, held).find((line) => nameOfLine(line) === `paper ${slug}`)?.state).toBe('met')
  }
})
