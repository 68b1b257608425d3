import { z } from 'zod'
import { MAX_COMPANY_QUERY } from '#src/domain/text/text-limits.ts'
import { FLEETS } from '#src/domain/vocabulary/fleets.ts'
import { OFFICE_KINDS } from '../company-check/company-check.ts'
import { pageNumber } from '../http/paging-schemas.ts'
import { limited } from '../http/text-schemas.ts'
import { facetSchema, vacancyCardSchema } from '../vacancy-search/schemas.ts'

export const COMPANY_SORTS = ['open', 'answer', 'name'] as const
export const COMPANY_KINDS = ['agency', 'manager', 'owner'] as const

const plainDate = z.iso.date()

/** How many of a hundred applications were answered, and the usual hours until then; null when nothing was answered. */
const answersSchema = z.object({ rate: z.int(), hours: z.int().nullable() })

const joiningFigure = z.object({ yes: z.int(), of: z.int() }).nullable()

export const companyCardSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(COMPANY_KINDS),
  country: z.string().length(2),
  city: z.string(),
  verified: z.boolean(),
  licence: z.object({ number: z.string(), expires: plainDate.nullable() }).nullable(),
  fleets: z.array(z.string()),
  openVacancies: z.int(),
  /** Null where too little has been measured. */
  answers: answersSchema.nullable(),
})

const countSchema = z.array(z.object({ value: z.string(), count: z.int() }))

/** Counted figures of one country, or of all of them. */
export const crewingFiguresSchema = z.object({
  agencies: z.int(),
  verified: z.int(),
  openVacancies: z.int(),
  /** Open vacancies by fleet, and the ranks wanted most, both with the largest first. */
  fleets: countSchema,
  ranks: countSchema,
})

export const companyListSchema = z.object({
  items: z.array(companyCardSchema),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  facets: z.object({ country: facetSchema, fleet: facetSchema, verified: z.int() }),
  figures: crewingFiguresSchema,
  /** Every country that has a page: its ISO code, its name in addresses, and its number of companies. */
  countries: z.array(z.object({ id: z.string().length(2), slug: z.string(), count: z.int() })),
})

const officeSchema = z.object({
  kind: z.enum(OFFICE_KINDS),
  country: z.string().length(2),
  city: z.string(),
  address: z.string().nullable(),
})

export const companySchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  legalName: z.string().nullable(),
  kind: z.enum(COMPANY_KINDS),
  country: z.string().length(2),
  city: z.string(),
  verified: z.boolean(),
  website: z.string().nullable(),
  /** The key of its logo among the public pictures. */
  logo: z.string().nullable(),
  /** The company's own words, in the language they were written in. */
  about: z.object({ text: z.string(), language: z.string().nullable() }).nullable(),
  licence: z
    .object({
      number: z.string(),
      issuer: z.string().nullable(),
      expires: plainDate.nullable(),
      checkedAt: plainDate.nullable(),
    })
    .nullable(),
  offices: z.array(officeSchema),
  /** The fleets that it states, in the order of the vocabulary. */
  statedFleets: z.array(z.enum(FLEETS)),
  /** Its insurance of seafarers against losses (MLC 2006, Standard A1.4); null if it states none. */
  insurance: z.string().nullable(),
  /** Its policy against harassment, and the contact for complaints. */
  harassment: z.object({ policy: z.string().nullable(), contact: z.string().nullable() }),
  /** Null while the licence is not verified, or without one. */
  contact: z
    .object({ name: z.string().nullable(), email: z.string().nullable(), phone: z.string().nullable() })
    .nullable(),
  /** What it has crewed, with what is open now. */
  fleets: z.array(z.object({ fleet: z.string(), open: z.int(), vesselTypes: countSchema })),
  openVacancies: z.int(),
  /** The newest of them. */
  vacancies: z.array(vacancyCardSchema),
  answers: answersSchema.nullable(),
  /** How many of those who joined said yes to a question; null of one that too few answered. */
  joined: z.object({ paidOnTime: joiningFigure, asAdvertised: joiningFigure, relievedOnTime: joiningFigure }),
  /** What the asking seafarer began to write to it in this browser before signing in. */
  carriedNote: z.string().optional(),
  /** Whether the company itself is asking. */
  isOwn: z.boolean(),
})

export const companyPreviewSchema = z.object({
  company: companySchema,
  /** Whether the public can open the page. */
  isListed: z.boolean(),
})

const fleetList = limited(200)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.enum(FLEETS)).max(FLEETS.length))
  .default([])

/** The directory's search, as the address carries it. */
export const companyQuerySchema = z.object({
  q: limited(MAX_COMPANY_QUERY, z.string().trim()).optional(),
  fleet: fleetList,
  verified: z.literal('1').optional(),
  sort: z.enum(COMPANY_SORTS).default('open'),
  page: pageNumber(),
})

export type CompanyCard = z.infer<typeof companyCardSchema>
export type CrewingFigures = z.infer<typeof crewingFiguresSchema>
export type CompanyList = z.infer<typeof companyListSchema>
export type Company = z.infer<typeof companySchema>
export type CompanyPreview = z.infer<typeof companyPreviewSchema>
export type CompanyQuery = z.infer<typeof companyQuerySchema>
export type CompanySort = (typeof COMPANY_SORTS)[number]

export const countryParamsSchema = z.object({ country: z.string().regex(/^[a-z]{2}$/) })

export const companyParamsSchema = countryParamsSchema.extend({ slug: z.string().regex(/^[a-z0-9-]{1,80}$/) })
