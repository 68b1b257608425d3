import { z } from 'zod'
import { VALIDITIES } from '#src/domain/validity.ts'
import { availabilitySchema } from '../availability/schemas.ts'
import type { ListQuery } from '../http/describe-list.ts'
import { listAnswer } from '../http/list-schemas.ts'
import type { CREW } from '../lists.ts'
import { verifiedMarkSchema } from '../verification/schemas.ts'

/** Public data of a listed seafarer. */
export const crewCardSchema = z.object({
  /** Random: reveals neither age nor order. */
  id: z.string(),
  /** Rank and id; the address of the page contains only the id. */
  slug: z.string(),
  /** "O. K…"; null if an initial would be the whole name. */
  maskedName: z.string().nullable(),
  rank: z.string(),
  /** Most months first. */
  fleets: z.array(z.string()),
  vesselTypes: z.array(z.string()),
  seaMonths: z.int(),
  rankMonths: z.int(),
  readyFrom: z.iso.date().nullable(),
  availability: availabilitySchema,
  /** Null if unknown or hidden. */
  englishLevel: z.string().nullable(),
  /** What an admin checked, for verified companies and the seafarer only; it does not affect the order. */
  mark: verifiedMarkSchema.nullable(),
})

/** The seafarer's visibility. */
export const crewVisibilitySchema = z.object({ isHidden: z.boolean(), isHideEnglish: z.boolean() })

/** The current visibility: a hidden card may still be visible to checked companies. */
export const ownVisibilitySchema = crewVisibilitySchema.extend({ isForVerified: z.boolean() })

/** The calling seafarer in the list. */
export const ownCrewCardSchema = ownVisibilitySchema.extend({ id: z.string() })

export const crewListSchema = listAnswer(crewCardSchema, {
  totalIsExact: z.boolean(),
  /** Choices that occur in the list, unordered. */
  choices: z.object({ ranks: z.array(z.string()), vesselTypes: z.array(z.string()) }),
  own: ownCrewCardSchema.nullable(),
})

export const crewDetailSchema = crewCardSchema.extend({
  /** Null for ranks and vessel types outside the vocabulary. */
  career: z.array(z.object({ rank: z.string().nullable(), vesselType: z.string().nullable(), months: z.int() })),
  certificates: z.array(z.object({ name: z.string(), validity: z.enum(VALIDITIES) })),
  /** Whether the caller may see certificates; otherwise there are none. */
  hasCertificates: z.boolean(),
  /** Papers with free-text names, which are not shown. */
  otherCertificates: z.int(),
  /** The seafarer's own settings; null for everyone else. */
  own: ownVisibilitySchema.nullable(),
  /** Visible to checked companies only. */
  isForVerified: z.boolean(),
  /** Open vacancies of the rank at the calling company; null for everyone else. */
  openForRank: z.int().nullable(),
})

export type CrewQuery = ListQuery<typeof CREW>
export type CrewSort = CrewQuery['sort']
export type CrewCard = z.infer<typeof crewCardSchema>
export type CrewVisibility = z.infer<typeof crewVisibilitySchema>
export type OwnVisibility = z.infer<typeof ownVisibilitySchema>
export type OwnCrewCard = z.infer<typeof ownCrewCardSchema>
export type CrewList = z.infer<typeof crewListSchema>
export type CrewDetail = z.infer<typeof crewDetailSchema>
