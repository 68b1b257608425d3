import { z } from 'zod'
import { WITHHELD } from '#src/domain/application/shown-cv.ts'
import { REFUSAL_REASONS } from '#src/domain/application/stage-details.ts'
import { SUSPENSION_REASONS } from '../company-check/company-check.ts'
import { cvSchema, evidenceSchema } from '../seaman/schemas.ts'
import { vacancyDetailSchema } from '../vacancy-search/schemas.ts'
import { contestSchema, matchLineSchema } from './match-schemas.ts'
import { APPLICATION_STATUSES, applicantSchema, offeredShipSchema } from './schemas.ts'

/** A copy of a vacancy, see `sent/vacancy-copy.ts`. */
export const vacancyCopySchema = vacancyDetailSchema
  .pick({
    ...{ rank: true, pay: true, joinFrom: true, joinTo: true, port: true, duration: true, rotation: true },
    ...{ tradingAreas: true, tradingArea: true, positions: true, agreement: true, agreementName: true },
    ...{ travelPaid: true, vesselName: true, vesselType: true, vesselClass: true, built: true, flag: true, size: true },
    ...{ dwt: true, gt: true, engine: true, dpClass: true, internet: true, crew: true },
    ...{ nationalities: true, englishLevel: true, minMonthsInRank: true, minMonthsOnType: true },
    ...{ certificates: true, licence: true, text: true, textLanguage: true },
    ...{ payParts: true, imo: true, cadetBerth: true, insurance: true, texts: true },
  })
  .extend({
    certificateMonths: z.record(z.string(), z.int()),
    employerName: z.string(),
    employerVerified: z.boolean(),
    asksNationality: z.literal(true).optional(),
  })

/** `mended`: met now, but not when the CV was sent. `contest`: the seafarer's objection. */
const judgedLineSchema = z.object({ line: matchLineSchema, mended: z.boolean(), contest: contestSchema.nullable() })

const answer = z.boolean().nullable()

/** Answers of a seafarer who joined; null without an answer. */
export const joiningAnswersSchema = z.object({ paidOnTime: answer, asAdvertised: answer, relievedOnTime: answer })

/** An application with its data then and now. The same for both sides. */
export const sentSchema = z.object({
  id: z.string(),
  vacancyId: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  note: z.string().nullable(),
  createdAt: z.int(),
  /** Stages since it was sent, oldest first, as far as the reader may know. UTC ms. */
  steps: z.array(
    z.object({ status: z.enum(APPLICATION_STATUSES), reason: z.enum(REFUSAL_REASONS).nullable(), at: z.int() }),
  ),
  /** The ship of an offer. */
  ship: offeredShipSchema.nullable(),
  /** Set if the company has been silent longer than its usual hours. */
  silence: z.object({ usualHours: z.int() }).nullable(),
  /** Answers after joining; null for everyone but the seafarer, and before. */
  joining: joiningAnswersSchema.nullable(),
  /** `over`: the copy of the CV has expired. */
  copy: z.enum(['kept', 'over']),
  /** When the copy of the CV expires, UTC ms; null without one. */
  keptUntil: z.int().nullable(),
  company: z.object({
    ...{ name: z.string(), country: z.string(), slug: z.string(), verified: z.boolean() },
    /** Why an admin suspended the company, and since when; null if it is not suspended. */
    suspension: z.object({ reason: z.enum(SUSPENSION_REASONS), at: z.int() }).nullable(),
  }),
  vacancy: z.object({
    isOpen: z.boolean(),
    sent: vacancyCopySchema.nullable(),
    now: vacancyCopySchema,
  }),
  /** As the company sees it. `now` is null if it does not differ; `isFinal`: the company has decided and sees no later changes. */
  cv: z.object({
    sent: cvSchema.nullable(),
    now: cvSchema.nullable(),
    /** Evidence for entries of the shown CV, by id, if there is any. */
    evidence: z.record(z.string(), evidenceSchema),
    isFinal: z.boolean(),
    withheld: z.array(z.enum(WITHHELD)),
  }),
  /** The current comparison by the rules with that number; null without a comparison. `items` is null if this build does not know the rules. */
  match: z.object({ rules: z.int(), items: z.array(judgedLineSchema).nullable() }).nullable(),
})

export const sentApplicantSchema = z.object({ sent: sentSchema, applicant: applicantSchema })

export const ownApplicationSchema = z.object({
  id: z.string(),
  vacancyId: z.string(),
  rank: z.string(),
  vesselType: z.string(),
  vesselClass: z.string().nullable(),
  joinFrom: z.iso.date(),
  company: z.object({ name: z.string(), verified: z.boolean(), suspended: z.boolean() }),
  status: z.enum(APPLICATION_STATUSES),
  /** Whether applications are still possible. */
  isOpen: z.boolean(),
  createdAt: z.int(),
})

export const ownApplicationListSchema = z.object({
  items: z.array(ownApplicationSchema),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
})

export type Sent = z.infer<typeof sentSchema>
export type SentMatch = NonNullable<Sent['match']>
export type SentApplicant = z.infer<typeof sentApplicantSchema>
export type OwnApplication = z.infer<typeof ownApplicationSchema>
export type OwnApplicationList = z.infer<typeof ownApplicationListSchema>
