import { z } from 'zod'
import { VALIDITIES } from '#src/domain/validity.ts'
import { availabilitySchema } from '../availability/schemas.ts'
import type { ListQuery } from '../http/describe-list.ts'
import { listAnswer } from '../http/list-schemas.ts'
import type { CREW } from '../lists.ts'
import { verifiedMarkSchema } from '../verification/schemas.ts'

/** What everyone may see of a seafarer who chose to be listed. */
export const crewCardSchema = z.object({
  /** Random: it tells neither age nor order. */
  id: z.string(),
  /** The rank and the id; the address of the page has the id alone. */
  slug: z.string(),
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

/** What is there then: a hidden card may be for checked companies all the same. */
export const ownVisibilitySchema = crewVisibilitySchema.extend({ isForVerified: z.boolean() })

/** The asking seafarer in the list. */
export const ownCrewCardSchema = ownVisibilitySchema.extend({ id: z.string() })

export const crewListSchema = listAnswer(crewCardSchema, {
  totalIsExact: z.boolean(),
  /** What someone in the list has, in no order. */
  choices: z.object({ ranks: z.array(z.string()), vesselTypes: z.array(z.string()) }),
  own: ownCrewCardSchema.nullable(),
})

export const crewDetailSchema = crewCardSchema.extend({
  /** Null ranks and vessel types are none of the vocabulary. */
  career: z.array(z.object({ rank: z.string().nullable(), vesselType: z.string().nullable(), months: z.int() })),
  certificates: z.array(z.object({ name: z.string(), validity: z.enum(VALIDITIES) })),
  /** Whether certificates are told to anyone who asks; otherwise there are none here. */
  hasCertificates: z.boolean(),
  /** Papers with a name of their own, which is not shown. */
  otherCertificates: z.int(),
  /** Of the person who asks, about themselves; null for everyone else. */
  own: ownVisibilitySchema.nullable(),
  /** Only checked companies see it. */
  isForVerified: z.boolean(),
  /** How many vacancies of the rank the asking company has open; null for everyone else. */
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
