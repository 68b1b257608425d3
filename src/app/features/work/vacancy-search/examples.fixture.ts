import type { Facet, VacancyCard, VacancyDetail, VacancyList } from '#src/contract/vacancy-search/schemas.ts'
import { DAY } from '#src/domain/time.ts'

/** 20 November 2026, noon. */
export const NOW = Date.UTC(2026, 10, 20, 12)

export const createCard = (changes: Partial<VacancyCard> = {}): VacancyCard => ({
  id: '0193b1c0-7a10-7000-8000-000000000001',
  slug: 'chief-officer-lng-carrier',
  rank: 'chief-officer',
  fleet: 'tanker-fleet',
  vesselType: 'lng-carrier',
  vesselClass: 'Membrane',
  size: { value: 174_000, unit: 'm3' },
  built: 2021,
  flag: 'MH',
  pay: { min: 1_020_000, max: 1_140_000, currency: 'USD', period: 'month' },
  joinFrom: '2026-12-12',
  joinTo: '2026-12-20',
  port: { name: 'Rotterdam', country: 'NL' },
  duration: { months: 4, plusMinus: 1, days: null },
  rotation: null,
  employer: {
    id: 'c1',
    slug: 'north-strand-crewing',
    name: 'North Strand Crewing',
    country: 'PL',
    city: 'Gdynia',
    verified: true,
  },
  publishedAt: NOW - DAY,
  ...changes,
})

export const createDetail = (changes: Partial<VacancyDetail> = {}): VacancyDetail => ({
  ...createCard(),
  status: 'published',
  expiresAt: NOW + 15 * DAY,
  positions: 2,
  vesselName: null,
  dwt: 96_400,
  gt: null,
  engine: 'WinGD 5X72DF, 2 × 12,500 kW',
  tradingAreas: ['worldwide'],
  tradingArea: null,
  dpClass: null,
  crew: { size: 27, nationalities: ['PL', 'IN', 'PH'] },
  nationalities: [],
  englishLevel: 'good',
  certificates: ['chief-mate-master', 'gas-advanced', 'igf-advanced', 'ecdis-type-specific', 'medical-first-aid'],
  minMonthsInRank: 24,
  minMonthsOnType: 12,
  travelPaid: true,
  internet: { offered: true, freeGb: 25, price: null },
  agreement: 'itf',
  agreementName: 'IBF TCC',
  text: 'We look for a Chief Officer for a modern LNG carrier.\n\nThe vessel is <two> years out of dock & trades worldwide.\nJoin us.',
  textLanguage: 'en',
  licence: { number: 'PL-MLC-0417', issuer: 'Maritime Office Gdynia', expires: '2028-06-30', checkedAt: '2026-11-03' },
  employerLogo: null,
  employerOpenVacancies: 46,
  market: { low: 930_000, median: 1_065_000, high: 1_230_000, count: 23, scope: 'rank-and-vessel' },
  similar: [],
  appliedAt: null,
  applicationId: null,
  isSaved: false,
  match: null,
  applications: null,
  payParts: null,
  isUnderFloor: false,
  cadetBerth: false,
  imo: null,
  insurance: null,
  texts: [],
  ...changes,
})

const facet = (...entries: [value: string, count: number | null][]): Facet =>
  entries.map(([value, count]) => ({ value, count }))

const noFacets: VacancyList['facets'] = {
  rank: [],
  department: [],
  fleet: [],
  vessel: [],
  flag: [],
  country: [],
  nationality: [],
  english: [],
  verified: [],
  published: [],
}

export const createList = (changes: Partial<VacancyList> = {}): VacancyList => ({
  items: [createCard()],
  sort: 'newest',
  suggestion: null,
  total: 148,
  totalIsExact: true,
  employers: 61,
  page: 1,
  pageSize: 20,
  facets: { ...noFacets, fleet: facet(['tanker-fleet', 148], ['offshore-fleet', 0]) },
  ...changes,
})
