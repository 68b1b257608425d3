import { z } from 'zod'
import { WITHHELD } from '#src/domain/application/shown-cv.ts'
import { REFUSAL_REASONS } from '#src/domain/application/stage-details.ts'
import { cvSchema, evidenceSchema } from '../seaman/schemas.ts'
import { vacancyDetailSchema } from '../vacancy-search/schemas.ts'
import { contestSchema, matchLineSchema } from './match-schemas.ts'
import { APPLICATION_STATUSES, applicantSchema, offeredShipSchema } from './schemas.ts'

/** A vacancy as it was, see `sent/vacancy-copy.ts`. */
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

/** `mended`: it was not met when the CV was sent, and is by now. `contest`: what the seafarer says against it. */
const judgedLineSchema = z.object({ line: matchLineSchema, mended: z.boolean(), contest: contestSchema.nullable() })

const answer = z.boolean().nullable()

/** What someone who joined says of it; null where they have not. */
export const joiningAnswersSchema = z.object({ paidOnTime: answer, asAdvertised: answer, relievedOnTime: answer })

/** What an application is about, as it was when it was sent and as it is by now. Both sides get the same. */
export const sentSchema = z.object({
  id: z.string(),
  vacancyId: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  note: z.string().nullable(),
  createdAt: z.int(),
  /** Where it went since it was sent, the oldest first, as far as the reader is told. UTC ms. */
  steps: z.array(
    z.object({ status: z.enum(APPLICATION_STATUSES), reason: z.enum(REFUSAL_REASONS).nullable(), at: z.int() }),
  ),
  /** Of an offer. */
  ship: offeredShipSchema.nullable(),
  /** Whether the company is silent for longer than it usually is, in hours; null while it is not, or no one knows. */
  silence: z.object({ usualHours: z.int() }).nullable(),
  /** Of anyone who joined; null for everyone but the seafarer, and before it. */
  joining: joiningAnswersSchema.nullable(),
  /** `over`: the copy of the CV was let go when its time was over. */
  copy: z.enum(['kept', 'over']),
  /** Until when the copy of the CV is kept, UTC ms; null where there is none. */
  keptUntil: z.int().nullable(),
  company: z.object({ name: z.string(), country: z.string(), slug: z.string(), verified: z.boolean() }),
  vacancy: z.object({
    isOpen: z.boolean(),
    sent: vacancyCopySchema.nullable(),
    now: vacancyCopySchema,
  }),
  /** As the company sees it. `now` is null where it does not differ; `isFinal`: the company has decided, and sees no later changes. */
  cv: z.object({
    sent: cvSchema.nullable(),
    now: cvSchema.nullable(),
    /** What is behind the entries of the CV that is shown, by their ids, where it is more than words. */
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
  company: z.object({ name: z.string(), verified: z.boolean() }),
  status: z.enum(APPLICATION_STATUSES),
  /** Whether others can still apply. */
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
