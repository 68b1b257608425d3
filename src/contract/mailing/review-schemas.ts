import { z } from 'zod'
import { WITHHELD } from '#src/domain/application/shown-cv.ts'
import { LOCALE_CODES, type LocaleCode } from '#src/domain/locales.ts'
import { LETTER_ANSWERS } from '#src/domain/mailing/letter-states.ts'
import { LETTER_FREQUENCIES } from '#src/domain/mailing/mailing-rule.ts'
import { REVIEW_ANSWERS, REVIEW_FILES, REVIEW_READERS } from '#src/domain/mailing/review.ts'
import { FLEETS } from '#src/domain/vocabulary/fleets.ts'
import { ID_QUERY_LENGTH } from '../http/constants.ts'
import { limited } from '../http/text-schemas.ts'
import { companyInvitationsSchema } from '../invitation/schemas.ts'
import { sharedCvContentSchema } from '../share/schemas.ts'
import { verifiedMarkSchema } from '../verification/schemas.ts'
import { ownDocumentsSchema } from './order-schemas.ts'

export const reviewQuerySchema = z.object({ id: z.string() })
const reviewIdSchema = limited(ID_QUERY_LENGTH)

export const reviewFileQuerySchema = reviewQuerySchema.extend({
  kind: z.enum(REVIEW_FILES),
  in: z.enum(LOCALE_CODES as [LocaleCode, ...LocaleCode[]]).default('en'),
})

export const reviewDocumentQuerySchema = reviewQuerySchema.extend({ scan: z.string() })

/** A document whose scans the seafarer let the agencies of the mailing open. `size` in bytes. */
const reviewDocumentSchema = ownDocumentsSchema.shape.items.element.extend({
  files: z.array(z.object({ id: z.string(), type: z.enum(['webp', 'pdf']), size: z.int() })),
})

/** What a recruiter reads first. */
const headlineSchema = z.object({
  rank: z.string(),
  monthsInRank: z.int(),
  types: z.array(z.object({ vesselType: z.string(), fleet: z.enum(FLEETS).nullable(), months: z.int() })),
  readyFrom: z.string().nullable(),
  certificate: z
    .object({ name: z.string(), issuedBy: z.string().nullable(), validTo: z.string().nullable() })
    .nullable(),
})

const countSchema = z.object({ met: z.int(), warn: z.int(), miss: z.int(), of: z.int() })

/** A vacancy of the agency against the CV. */
const reviewVacancySchema = companyInvitationsSchema.shape.vacancies.element.extend({ match: countSchema })

export const reviewSchema = z.object({
  reader: z.enum(REVIEW_READERS),
  agency: z.string(),
  /** Null while the letter is being sent. UTC ms. */
  sentAt: z.int().nullable(),
  /** When the page ends, UTC ms. */
  until: z.int(),
  frequency: z.enum(LETTER_FREQUENCIES),
  headline: headlineSchema,
  cv: sharedCvContentSchema,
  /** What the site checked; null if it checked nothing. */
  mark: verifiedMarkSchema.nullable(),
  withheld: z.array(z.enum(WITHHELD)),
  files: z.array(z.enum(REVIEW_FILES)),
  documents: z.array(reviewDocumentSchema),
  answer: z.object({ given: z.enum(LETTER_ANSWERS), at: z.int() }).nullable(),
  /** Whether CVs to the address of the letter are stopped. */
  isStopped: z.boolean(),
  /** For members of the agency: its open vacancies and those of previous invitations, the best match first. */
  own: companyInvitationsSchema.extend({ vacancies: z.array(reviewVacancySchema) }).nullable(),
})

export const reviewInputSchema = z.object({ id: reviewIdSchema })
export const reviewAnswerInputSchema = reviewInputSchema.extend({ answer: z.enum(REVIEW_ANSWERS) })
export const reviewInvitationInputSchema = reviewInputSchema.extend({ vacancyId: z.string().regex(/^[0-9a-f-]{36}$/) })
export const reviewStopInputSchema = reviewInputSchema.extend({ isStopped: z.boolean() })

/** The answer that counts. */
export const reviewAnswerSchema = z.object({ given: z.enum(LETTER_ANSWERS), at: z.int() })
export const reviewStopSchema = z.object({ isStopped: z.boolean() })

/** `position`: the letter of the report; null for all letters of the mailing. */
export const revocationInputSchema = z.object({ position: z.int().min(0).nullable() })

export type Review = z.infer<typeof reviewSchema>
export type ReviewVacancy = z.infer<typeof reviewVacancySchema>
export type GivenAnswer = z.infer<typeof reviewAnswerSchema>
