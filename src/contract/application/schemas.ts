import { z } from 'zod'
import { REFUSAL_REASONS } from '#src/domain/application/stage-details.ts'
import { MAX_CV_CODE, MAX_CV_NAME, MAX_CV_WORDS, MAX_NOTE } from '#src/domain/text/text-limits.ts'
import { MODERATION_ACTS, MODERATION_REASONS } from '#src/domain/vacancy/own-vacancy.ts'
import { availabilitySchema } from '../availability/schemas.ts'
import type { ListQuery } from '../http/describe-list.ts'
import { facetsOf, listAnswer } from '../http/list-schemas.ts'
import { limited, typed } from '../http/text-schemas.ts'
import { type OWN_VACANCIES, OWN_VACANCY_STATUSES } from '../lists.ts'
import { verifiedMarkSchema } from '../verification/schemas.ts'
import { matchCountSchema } from './match-schemas.ts'

export const APPLICATION_STATUSES = ['new', 'shortlisted', 'interview', 'offered', 'joined', 'rejected'] as const

export const applicationInputSchema = z.object({ note: typed(MAX_NOTE).nullish() })

export const applicationSchema = z.object({
  id: z.string(),
  vacancyId: z.string(),
  note: z.string().nullable(),
  createdAt: z.int(),
})

/** The ship of an offer: by IMO number, or by another number and a reason. */
export const offeredShipSchema = z.object({
  name: typed(MAX_CV_NAME),
  imo: limited(MAX_CV_CODE),
  number: typed(MAX_CV_CODE),
  why: typed(MAX_CV_WORDS),
})

/** The seen stage, and the new one; with a reason for a rejection, with the ship for an offer. */
export const applicationMoveSchema = z.object({
  from: z.enum(APPLICATION_STATUSES),
  to: z.enum(APPLICATION_STATUSES),
  reason: z.enum(REFUSAL_REASONS).optional(),
  ship: offeredShipSchema.optional(),
})

export const applicationStateSchema = z.object({
  id: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  /** When the company first moved it, UTC ms; null while it is new. */
  answeredAt: z.int().nullable(),
  updatedAt: z.int(),
})

/** One line of a career, newest first. */
export const careerLineSchema = z.object({
  rank: z.string(),
  vesselType: z.string(),
  vesselName: z.string(),
  company: z.string(),
  flag: z.string().nullable(),
  from: z.iso.date(),
  to: z.iso.date().nullable(),
})

/** What the owner of the vacancy sees. Contacts are null while the company is not verified (RULINGS "Trust"). */
export const applicantSchema = z.object({
  id: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  note: z.string().nullable(),
  createdAt: z.int(),
  seaman: z.object({
    firstname: z.string(),
    surname: z.string(),
    citizenship: z.string(),
    positionMain: z.string(),
    positionSecond: z.string().nullable(),
    englishLevel: z.string().nullable(),
    readyFrom: z.iso.date().nullable(),
    /** Current availability in the crew list, regardless of the sent CV. */
    availability: availabilitySchema,
    seaServiceMonths: z.int(),
    monthsInRank: z.int(),
    career: z.array(careerLineSchema),
    certificates: z.array(z.object({ name: z.string(), validTo: z.iso.date().nullable() })),
    /** Whether the address of the account is confirmed. */
    addressConfirmed: z.boolean(),
    contact: z.object({ email: z.string(), mobile: z.string().nullable() }).nullable(),
  }),
  /** What an admin checked, while the current CV still matches. */
  mark: verifiedMarkSchema.nullable(),
  /** `kept`: the sent CV. `over`: the copy has expired. `other-version`: not shown, written by another build. */
  copy: z.enum(['kept', 'over', 'other-version']),
  /** Number of differences to the current CV. */
  changes: z.int(),
  /** The current match of the sent CV, with the number of undecided contests; null without a comparison. */
  match: matchCountSchema.extend({ contested: z.int() }).nullable(),
  /** The match uses rules that this build does not know, so it is not counted. */
  hasOtherRules: z.boolean(),
})

export const applicantListSchema = listAnswer(applicantSchema, {
  vacancy: z.object({
    id: z.string(),
    rank: z.string(),
    vesselType: z.string(),
    joinFrom: z.iso.date(),
    joinTo: z.iso.date(),
    status: z.string(),
  }),
})

/** Facts of an unpublished vacancy may be null. */
export const ownVacancySchema = z.object({
  id: z.string(),
  rank: z.string().nullable(),
  vesselType: z.string().nullable(),
  vesselClass: z.string().nullable(),
  pay: z.object({ min: z.int(), max: z.int(), currency: z.string(), period: z.enum(['month', 'day']) }).nullable(),
  joinFrom: z.iso.date().nullable(),
  joinTo: z.iso.date().nullable(),
  port: z.object({ name: z.string(), country: z.string() }).nullable(),
  status: z.enum(OWN_VACANCY_STATUSES),
  /** Unpublished data: a new vacancy, or a change of this one. */
  typed: z.enum(['new', 'change']).nullable(),
  /** A moderator's decision on a draft that may not be public as it is. */
  decision: z.object({ act: z.enum(MODERATION_ACTS), reason: z.enum(MODERATION_REASONS).nullable() }).nullable(),
  publishedAt: z.int().nullable(),
  expiresAt: z.int().nullable(),
  applications: z.int(),
  newApplications: z.int(),
})

export const ownVacancyListSchema = listAnswer(ownVacancySchema, facetsOf('status'))

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]
export type ApplicationMove = z.infer<typeof applicationMoveSchema>
export type OfferedShip = z.infer<typeof offeredShipSchema>
export type ApplicationState = z.infer<typeof applicationStateSchema>
export type Application = z.infer<typeof applicationSchema>
export type CareerLine = z.infer<typeof careerLineSchema>
export type Applicant = z.infer<typeof applicantSchema>
export type ApplicantList = z.infer<typeof applicantListSchema>
export type OwnVacancy = z.infer<typeof ownVacancySchema>
export type OwnVacancyList = z.infer<typeof ownVacancyListSchema>
export type OwnVacancyQuery = ListQuery<typeof OWN_VACANCIES>
