import { z } from 'zod'
import { MAX_CREW_PAGE } from '../paging.ts'
import { VALIDITIES } from '../validity.ts'
import { pageNumber } from './paging.ts'
import { availabilitySchema } from './still-free.ts'
import { verifiedMarkSchema } from './verification.ts'

export const CREW_SORTS = ['ready', 'service', 'updated'] as const

const slug = z.string().regex(/^[a-z0-9-]{1,60}$/)

/** Filters of the crew list, as the address carries them. */
export const crewQuerySchema = z.object({
  rank: slug.optional(),
  department: slug.optional(),
  fleet: slug.optional(),
  /** A vessel type served on. */
  vessel: slug.optional(),
  /** Ready on this day at the latest. */
  readyTo: z.iso.date().optional(),
  /** Least months of sea service in the rank. */
  inRank: z.coerce.number().int().min(1).max(600).optional(),
  sort: z.enum(CREW_SORTS).default('ready'),
  page: pageNumber(MAX_CREW_PAGE),
})

/** What everybody may see of a seafarer who chose to be listed. */
export const crewCardSchema = z.object({
  /** Random: it tells neither age nor order. */
  id: z.string(),
  /** "O. K…"; null where a first letter would be the whole name. */
  maskedName: z.string().nullable(),
  rank: z.string(),
  /** Most months first. */
  fleets: z.array(z.string()),
  vesselTypes: z.array(z.string()),
  seaMonths: z.int(),
  rankMonths: z.int(),
  readyFrom: z.iso.date().nullable(),
  availability: availabilitySchema,
  /** Null when it is not known or not to be shown. */
  englishLevel: z.string().nullable(),
  /** What an admin looked at, for verified companies and the seafarer alone; it changes no order. */
  mark: verifiedMarkSchema.nullable(),
})

/** What a seafarer has allowed others to see. */
export const crewVisibilitySchema = z.object({ isHidden: z.boolean(), isHideEnglish: z.boolean() })

/** The asking seafarer in the list. */
export const ownCrewCardSchema = crewVisibilitySchema.extend({ id: z.string() })

export const crewListSchema = z.object({
  items: z.array(crewCardSchema),
  /** Exact up to 1,000; `totalIsExact` is false when there are more. */
  total: z.int(),
  totalIsExact: z.boolean(),
  page: z.int(),
  pageSize: z.int(),
  /** What somebody in the list has, in no order. */
  choices: z.object({ ranks: z.array(z.string()), vesselTypes: z.array(z.string()) }),
  own: ownCrewCardSchema.nullable(),
})

export const crewDetailSchema = crewCardSchema.extend({
  /** Null ranks and vessel types are none of the vocabulary. */
  career: z.array(z.object({ rank: z.string().nullable(), vesselType: z.string().nullable(), months: z.int() })),
  certificates: z.array(z.object({ name: z.string(), validity: z.enum(VALIDITIES) })),
  /** Papers with a name of their own, which is not shown. */
  otherCertificates: z.int(),
  /** Of the person who asks, about themselves; null for everybody else. */
  own: crewVisibilitySchema.nullable(),
  /** How many vacancies of the rank the asking company has open; null for everybody else. */
  openForRank: z.int().nullable(),
})

export type CrewQuery = z.infer<typeof crewQuerySchema>
export type CrewSort = (typeof CREW_SORTS)[number]
export type CrewCard = z.infer<typeof crewCardSchema>
export type CrewVisibility = z.infer<typeof crewVisibilitySchema>
export type OwnCrewCard = z.infer<typeof ownCrewCardSchema>
export type CrewList = z.infer<typeof crewListSchema>
export type CrewDetail = z.infer<typeof crewDetailSchema>
