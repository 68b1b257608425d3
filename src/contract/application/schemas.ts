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

/** The ship of an offer: by its IMO number or, where it has none, by another number and why. */
export const offeredShipSchema = z.object({
  name: typed(MAX_CV_NAME),
  imo: limited(MAX_CV_CODE),
  number: typed(MAX_CV_CODE),
  why: typed(MAX_CV_WORDS),
})

/** Where the company saw it, and where it moves it to; with a reason where it refuses, with the ship where it offers. */
export const applicationMoveSchema = z.object({
  from: z.enum(APPLICATION_STATUSES),
  to: z.enum(APPLICATION_STATUSES),
  reason: z.enum(REFUSAL_REASONS).optional(),
  ship: offeredShipSchema.optional(),
})

export const applicationStateSchema = z.object({
  id: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  /** When the company first moved it on, UTC ms; null while it is new. */
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
    /** As told to the crew list by now, whatever the CV said when it was sent. */
    availability: availabilitySchema,
    seaServiceMonths: z.int(),
    monthsInRank: z.int(),
    career: z.array(careerLineSchema),
    certificates: z.array(z.object({ name: z.string(), validTo: z.iso.date().nullable() })),
    /** Whether the person has shown that the address of their account is theirs. */
    addressConfirmed: z.boolean(),
    contact: z.object({ email: z.string(), mobile: z.string().nullable() }).nullable(),
  }),
  /** What an admin looked at, while the CV of today still says so. */
  mark: verifiedMarkSchema.nullable(),
  /** `kept`: the CV as it was sent. `over`: no CV any more. `other-version`: not shown, another version of the site wrote it. */
  copy: z.enum(['kept', 'over', 'other-version']),
  /** How many things the CV tells otherwise by now. */
  changes: z.int(),
  /** How what was sent answers the vacancy by now, and lines that wait for the company's word; null where nothing was compared. */
  match: matchCountSchema.extend({ contested: z.int() }).nullable(),
  /** The match used rules that this build does not know, so it is not counted. */
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

/** Of what was never published any fact may be null. */
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
  /** What is typed and not published: a vacancy that is new, or a change of this one. */
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
