import { z } from 'zod'
import { MAX_QUERY } from '#src/domain/text/text-limits.ts'
import { AGREEMENTS } from '#src/domain/vocabulary/agreements.ts'
import { SIZE_UNITS } from '#src/domain/vocabulary/size-units.ts'
import { matchCountSchema, matchSchema } from '../application/match-schemas.ts'
import { pageNumber } from '../http/paging-schemas.ts'
import { limited } from '../http/text-schemas.ts'

export const PAY_PERIODS = ['month', 'day'] as const
export const VACANCY_SORTS = ['newest', 'joining', 'salary', 'match'] as const
export const PUBLISHED_WITHIN = ['1', '7', '30'] as const

export const durationSchema = z.object({ months: z.number(), plusMinus: z.number(), days: z.int().nullable() })

const plainDate = z.iso.date()

/** Pay in minor units of its currency, never free text. */
export const paySchema = z.object({
  min: z.int().nonnegative(),
  max: z.int().nonnegative(),
  currency: z.string().length(3),
  period: z.enum(PAY_PERIODS),
})

export const employerSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  country: z.string().length(2),
  city: z.string(),
  verified: z.boolean(),
})

export const vacancyCardSchema = z.object({
  id: z.string(),
  slug: z.string(),
  rank: z.string(),
  fleet: z.string(),
  vesselType: z.string(),
  vesselClass: z.string().nullable(),
  /** The size of the ship with its unit. */
  size: z.object({ value: z.int(), unit: z.enum(SIZE_UNITS) }).nullable(),
  built: z.int().nullable(),
  flag: z.string().nullable(),
  pay: paySchema,
  joinFrom: plainDate,
  joinTo: plainDate,
  port: z.object({ name: z.string(), country: z.string().length(2) }).nullable(),
  /** Months on board and the tolerance in months; days if the contract was given in days or weeks. Rotations are days on / days off. */
  duration: durationSchema.nullable(),
  rotation: z.object({ on: z.int(), off: z.int() }).nullable(),
  employer: employerSchema,
  publishedAt: z.int(),
})

export const vacancyDetailSchema = vacancyCardSchema.extend({
  status: z.enum(['published', 'expired']),
  expiresAt: z.int(),
  positions: z.int(),
  vesselName: z.string().nullable(),
  dwt: z.int().nullable(),
  gt: z.int().nullable(),
  engine: z.string().nullable(),
  /** Regions and countries of the vocabulary; `tradingArea` is free text for others. */
  tradingAreas: z.array(z.string()),
  tradingArea: z.string().nullable(),
  dpClass: z.int().nullable(),
  crew: z.object({ size: z.int(), nationalities: z.array(z.string()) }).nullable(),
  nationalities: z.array(z.string()),
  englishLevel: z.string().nullable(),
  certificates: z.array(z.string()),
  minMonthsInRank: z.int().nullable(),
  minMonthsOnType: z.int().nullable(),
  travelPaid: z.boolean().nullable(),
  /** Whether there is internet, how much is free per month, and the monthly price in minor units: 0 is free. */
  internet: z
    .object({
      offered: z.boolean(),
      freeGb: z.int().nullable(),
      price: z.object({ amount: z.int(), currency: z.string().length(3) }).nullable(),
    })
    .nullable(),
  agreement: z.enum(AGREEMENTS).nullable(),
  agreementName: z.string().nullable(),
  /** Whether the pay is gross or net, and its parts in minor units; null if unknown. */
  payParts: z
    .object({
      kind: z.enum(['gross', 'net']).nullable(),
      basic: z.int().nullable(),
      overtime: z.int().nullable(),
      leave: z.int().nullable(),
      bonus: z.int().nullable(),
    })
    .nullable(),
  /** Whether the pay is below the ILO minimum at joining. */
  isUnderFloor: z.boolean(),
  cadetBerth: z.boolean(),
  /** Seven digits; null if only shown with an offer. */
  imo: z.string().nullable(),
  /** How the agency insures seafarers against its failures (MLC 2006, Standard A1.4). */
  insurance: z.string().nullable(),
  /** The advertiser's text in every available language, the first as `text`. */
  texts: z.array(z.object({ language: z.string(), text: z.string() })),
  /** The advertiser's text in its original language. Plain text, paragraphs separated by blank lines. */
  text: z.string(),
  textLanguage: z.string(),
  licence: z
    .object({ number: z.string(), issuer: z.string(), expires: plainDate, checkedAt: plainDate.nullable() })
    .nullable(),
  /** The key of the employer's public logo. */
  employerLogo: z.string().nullable(),
  employerOpenVacancies: z.int(),
  /** Pay of open vacancies in USD minor units a month: of this rank on this vessel type, otherwise of the rank; null below five. */
  market: z
    .object({
      low: z.int(),
      median: z.int(),
      high: z.int(),
      count: z.int(),
      scope: z.enum(['rank-and-vessel', 'rank']),
    })
    .nullable(),
  similar: z.array(vacancyCardSchema),
  /** When the calling seafarer applied, UTC ms; null for everyone else. */
  appliedAt: z.int().nullable(),
  applicationId: z.string().nullable(),
  /** Whether the calling seafarer saved it. */
  isSaved: z.boolean(),
  /** The current match of the calling seafarer; null for everyone else, and after the end. */
  match: matchSchema.nullable(),
  /** The note that the calling seafarer began as a guest in this browser. */
  carriedNote: z.string().optional(),
  /** Number of applications; null for everyone but the owner. */
  applications: z.int().nullable(),
})

/** Count is null above the exact limit. */
export const facetSchema = z.array(z.object({ value: z.string(), count: z.int().nullable() }))

/** The seafarer's data about a listed vacancy: match, and whether they applied. */
export const ownMarkSchema = z.object({ match: matchCountSchema, applied: z.boolean() })

export const vacancyListSchema = z.object({
  items: z.array(vacancyCardSchema.extend({ own: ownMarkSchema.optional() })),
  /** The order; `match` for seafarers only. */
  sort: z.enum(VACANCY_SORTS),
  /** Exact up to 1,000; `totalIsExact` is false when there are more. */
  total: z.int(),
  totalIsExact: z.boolean(),
  employers: z.int().nullable(),
  page: z.int(),
  pageSize: z.int(),
  /** If nothing is found: terms in corrected spelling. */
  suggestion: z.object({ ranks: z.array(z.string()), vesselTypes: z.array(z.string()), rest: z.string() }).nullable(),
  facets: z.object({
    rank: facetSchema,
    department: facetSchema,
    fleet: facetSchema,
    vessel: facetSchema,
    flag: facetSchema,
    country: facetSchema,
    nationality: facetSchema,
    english: facetSchema,
    published: facetSchema,
    /** One value, `1`: checked employers. */
    verified: facetSchema,
  }),
})

const list = limited(600)
  .transform((text) => text.split(',').filter(Boolean).slice(0, 20))
  .pipe(z.array(z.string().regex(/^[A-Za-z0-9-]{1,60}$/)))
  .default([])

const codes = list.transform((values) => values.map((value) => value.toUpperCase()))

/** Filters of the vacancy search, as the address carries them: lists joined by commas, money in whole units. */
export const vacancyQuerySchema = z.object({
  q: limited(MAX_QUERY, z.string().trim()).optional(),
  rank: list,
  department: list,
  fleet: list,
  vessel: list,
  payFrom: z.coerce.number().int().min(0).max(1_000_000).optional(),
  currency: z
    .string()
    .regex(/^[A-Za-z]{3}$/)
    .toUpperCase()
    .default('USD'),
  joinFrom: plainDate.optional(),
  joinTo: plainDate.optional(),
  /** Longest contract in months. */
  durationMax: z.coerce.number().int().min(1).max(24).optional(),
  flag: codes,
  company: limited(80).optional(),
  country: codes,
  nationality: codes,
  english: limited(20).optional(),
  published: z.enum(PUBLISHED_WITHIN).optional(),
  /** Checked employers only. */
  verified: z.literal('1').optional(),
  sort: z.enum(VACANCY_SORTS).default('newest'),
  page: pageNumber(),
})

export type Pay = z.infer<typeof paySchema>
export type Employer = z.infer<typeof employerSchema>
export type VacancyCard = z.infer<typeof vacancyCardSchema>
export type OwnMark = z.infer<typeof ownMarkSchema>
export type ListedVacancy = VacancyList['items'][number]
export type VacancyDetail = z.infer<typeof vacancyDetailSchema>
export type Facet = z.infer<typeof facetSchema>
export type VacancyList = z.infer<typeof vacancyListSchema>
export type VacancyQuery = z.infer<typeof vacancyQuerySchema>
export type VacancySort = (typeof VACANCY_SORTS)[number]

export const vacancyParamsSchema = z.object({ id: z.string().regex(/^[0-9a-f-]{36}$/) })
