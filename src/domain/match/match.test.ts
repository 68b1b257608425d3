import { expect, test } from 'vitest'
import { createVacancyCopy } from '../application/vacancy-copy.fixture.ts'
import type { VacancyCopy } from '../application/vacancy-copy.ts'
import { type Cv, type CvDocument, createDocument, createExperience, createFirstCv } from '../cv/cv.ts'
import { listMatch } from './match.ts'
import { datesOf, type MatchFacts, toMatchFacts } from './match-facts.ts'
import { nameOfLine } from './match-line.ts'
import { readMatchProfile } from './match-profile.ts'

const ON = '2026-11-20'

type CvFacts = {
  rank?: string
  second?: string
  english?: Cv['profileData']['englishLevel']
  ready?: string
  papers?: readonly (string | readonly [string, string])[]
  /** Rank, type of vessel, from, to. */
  contracts?: readonly (readonly [string, string, string, string | null])[]
}

const toPaper = (told: string | readonly [string, string]): CvDocument => {
  const [name, validDate] = typeof told === 'string' ? [told, null] : told
  return createDocument(name + validDate, { type: 'certificate', name, validDate })
}

const createCv = ({ rank = 'second-engineer', second, english, ready, papers = [], contracts = [] }: CvFacts): Cv => {
  const person = { firstname: 'A', surname: 'B', citizenship: 'PH', positionMain: rank, positionSecond: second ?? null }
  const cv = createFirstCv(person)
  return {
    ...cv,
    profileData: { ...cv.profileData, englishLevel: english ?? null, readyFrom: ready ?? null },
    documents: papers.map(toPaper),
    experience: contracts.map(([position, vesselType, startDate, endDate], place) => ({
      ...createExperience(String(place)),
      ...{ position, startDate, endDate, fleetVesselName: `Ship ${place}` },
      fleetTypeAndVesselType: { fleetType: null, vesselType },
    })),
  }
}

/** Joins from 1 to 15 December 2026 for 4 months, 1 more or less: to 15 May 2027 at the longest. */
const stateOf = (line: string, asked: Partial<VacancyCopy>, told: CvFacts, more: Partial<MatchFacts> = {}) => {
  const facts = { ...toMatchFacts(createVacancyCopy(asked)), ...more }
  return listMatch(facts, readMatchProfile(createCv(told), ON)).find((one) => nameOfLine(one) === line)?.state
}

const asks = (...certificates: string[]) => ({ certificates })
const AB = { rank: 'able-seaman', vesselType: 'bulk-carrier' }
const COP = 'able-seafarer-deck'
const BST = 'basic-safety-training'
const YEAR = ['second-engineer', 'lng-carrier', '2025-01-01', '2025-12-31'] as const

test.each<[sentence: string, line: string, asked: Partial<VacancyCopy>, told: CvFacts, state: string | undefined]>([
  ['A second engineer fits a post as second engineer', 'rank', {}, {}, 'met'],
  [
    'A third engineer who seeks it as a second choice fits too',
    'rank',
    {},
    { rank: 'third-engineer', second: 'second-engineer' },
    'met',
  ],
  [
    'A chief engineer who served as second before fits',
    'rank',
    {},
    { rank: 'chief-engineer', contracts: [YEAR] },
    'met',
  ],
  ['A cook does not fit a post as second engineer', 'rank', {}, { rank: 'chief-cook' }, 'missing'],
  ['One contract on an LNG carrier is enough where no months are asked', 'type', {}, { contracts: [YEAR] }, 'met'],
  [
    'Years on tankers are no contract on an LNG carrier',
    'type',
    {},
    { contracts: [['second-engineer', 'oil-tanker', '2020-01-01', '2025-01-01']] },
    'missing',
  ],
  [
    'Where months on the type are asked, the type is no line of its own',
    'type',
    { minMonthsOnType: 6 },
    { contracts: [YEAR] },
    undefined,
  ],
  ['Twelve months in rank answer twelve', 'service rank', { minMonthsInRank: 12 }, { contracts: [YEAR] }, 'met'],
  [
    'Twelve months in rank do not answer thirteen',
    'service rank',
    { minMonthsInRank: 13 },
    { contracts: [YEAR] },
    'short',
  ],
  [
    'Months as third engineer do not count as second',
    'service rank',
    { minMonthsInRank: 6 },
    { contracts: [['third-engineer', 'lng-carrier', '2024-01-01', '2025-12-31']] },
    'short',
  ],
  [
    'Two contracts at one time count once',
    'service type',
    { minMonthsOnType: 13 },
    { contracts: [YEAR, YEAR] },
    'short',
  ],
  [
    'Anyone who is still on board has served until today',
    'service type',
    { minMonthsOnType: 10 },
    { contracts: [['second-engineer', 'lng-carrier', '2026-01-01', null]] },
    'met',
  ],
  [
    'Sea time that begins tomorrow is none yet',
    'type',
    {},
    { contracts: [['second-engineer', 'lng-carrier', '2026-11-21', null]] },
    'missing',
  ],
  ['An AB without a COP lacks it', `paper ${COP}`, { ...AB, ...asks(COP) }, { rank: 'able-seaman' }, 'missing'],
  [
    'An AB whose COP ends months before the contract does is told so',
    `paper ${COP}`,
    { ...AB, ...asks('medical', COP) },
    { papers: [[COP, '2027-01-10']] },
    'ending',
  ],
  [
    'An AB whose medical ends on the last day of the contract has enough',
    'paper medical',
    { ...AB, ...asks('medical') },
    { papers: [['medical', '2027-05-15']] },
    'met',
  ],
  [
    'A medical that ends a day before is a day too short',
    'paper medical',
    { ...AB, ...asks('medical') },
    { papers: [['medical', '2027-05-14']] },
    'ending',
  ],
  [
    'A medical that is over before joining has expired',
    'paper medical',
    asks('medical'),
    { papers: [['medical', '2026-11-30']] },
    'expired',
  ],
  ['A medical without a date may be good or not', 'paper medical', asks('medical'), { papers: ['medical'] }, 'undated'],
  ['An ENG1 answers for a medical', 'paper medical', asks('medical'), { papers: [['eng1', '2028-01-01']] }, 'met'],
  [
    'Medical care answers for medical first aid',
    'paper medical-first-aid',
    asks('medical-first-aid'),
    { papers: [['medical-care', '2030-01-01']] },
    'met',
  ],
  [
    'Medical first aid does not answer for medical care',
    'paper medical-care',
    asks('medical-care'),
    { papers: [['medical-first-aid', '2030-01-01']] },
    'missing',
  ],
  [
    'Four courses make basic safety training',
    `paper ${BST}`,
    asks(BST),
    {
      papers: [
        ['pst', '2030-01-01'],
        ['fpff', '2030-01-01'],
        ['efa', '2030-01-01'],
        ['pssr', '2030-01-01'],
      ],
    },
    'met',
  ],
  [
    'Three of the four do not',
    `paper ${BST}`,
    asks(BST),
    {
      papers: [
        ['pst', '2030-01-01'],
        ['fpff', '2030-01-01'],
        ['efa', '2030-01-01'],
      ],
    },
    'missing',
  ],
  [
    'Of the four the one that ends first counts',
    `paper ${BST}`,
    asks(BST),
    {
      papers: [
        ['pst', '2027-01-01'],
        ['fpff', '2030-01-01'],
        ['efa', '2030-01-01'],
        ['pssr', '2030-01-01'],
      ],
    },
    'ending',
  ],
  [
    'A certificate of competency that is called just that answers for the grade',
    'paper chief-second-engineer',
    asks('chief-second-engineer'),
    { papers: [['coc', '2029-01-01']] },
    'met',
  ],
  ['A paper without an end by its nature is simply there', 'paper sso', asks('sso'), { papers: ['sso'] }, 'met'],
  [
    'An old medical beside a good one does no harm',
    'paper medical',
    asks('medical'),
    {
      papers: [
        ['medical', '2025-01-01'],
        ['medical', '2028-01-01'],
      ],
    },
    'met',
  ],
  [
    'A medical without a date beside a good one does no harm either',
    'paper medical',
    asks('medical'),
    { papers: ['medical', ['medical', '2028-01-01']] },
    'met',
  ],
  [
    'The months that the advert names count and not the contract',
    'paper gmdss-goc',
    { ...asks('gmdss-goc'), certificateMonths: { 'gmdss-goc': 12 } },
    { papers: [['gmdss-goc', '2027-06-30']] },
    'ending',
  ],
  [
    'A US visa need only last to joining',
    'paper us-visa-c1d',
    asks('us-visa-c1d'),
    { papers: [['us-visa-c1d', '2026-12-20']] },
    'met',
  ],
  [
    'A passport that ends on board is compared, though nobody named it',
    'paper passport',
    {},
    { papers: [['international', '2027-01-01']] },
    'ending',
  ],
  ['Fluent English answers good', 'english', { englishLevel: 'good' }, { english: 'fluent' }, 'met'],
  ['Basic English does not answer good', 'english', { englishLevel: 'good' }, { english: 'basic' }, 'short'],
  ['English that nobody told is not told', 'english', { englishLevel: 'good' }, {}, 'untold'],
  ['Where no English is asked there is no line', 'english', {}, { english: 'basic' }, undefined],
  ['Ready on the last day of joining is in time', 'joining', {}, { ready: '2026-12-15' }, 'met'],
  ['Ready a day later is late', 'joining', {}, { ready: '2026-12-16' }, 'late'],
  [
    'Nationality is no line without a law that lets the advert ask, whatever it names',
    'nationality',
    { nationalities: ['UA'] },
    {},
    undefined,
  ],
])('%s', (_sentence, line, asked, told, state) => {
  expect(stateOf(line, asked, told)).toBe(state)
})

test('nationality is a line where the law lets the advert ask for it', () => {
  const asks = (...nationalities: string[]) => ({ nationalities, asksNationality: true }) as const
  expect(stateOf('nationality', asks('PH'), {})).toBe('met')
  expect(stateOf('nationality', asks('UA'), {})).toBe('missing')
  expect(stateOf('nationality', asks(), {})).toBeUndefined()
})

test('a contract ends at the longest after its months, its margin or its days on board', () => {
  const endOf = (told = {}) => datesOf(createVacancyCopy(told)).end
  expect(endOf()).toBe(20270515)
  expect(endOf({ duration: null, rotation: { on: 28, off: 28 } })).toBe(20270112)
  expect(endOf({ duration: null })).toBe(20261215)
})

test('a line says by which paper and which contracts it is answered', () => {
  const facts = toMatchFacts(createVacancyCopy({ certificates: ['medical'], minMonthsOnType: 6 }))
  const lines = listMatch(
    facts,
    readMatchProfile(createCv({ papers: [['eng1', '2028-01-01']], contracts: [YEAR] }), ON),
  )
  expect(lines).toContainEqual(
    expect.objectContaining({
      kind: 'paper',
      paper: 'medical',
      by: 'eng1',
      entry: 'eng12028-01-01',
      until: '2027-05-15',
    }),
  )
  expect(lines).toContainEqual(
    expect.objectContaining({ kind: 'service', told: 12, asked: 6, contracts: 1, ship: 'Ship 0' }),
  )
})
