import { z } from 'zod'
import { CHECK_RESULTS } from '#src/domain/cv/evidence.ts'
import { DOCUMENT_TYPES } from '#src/domain/cv/parts.ts'
import { MAX_CHECK_NOTE, MAX_CV_CODE, MAX_WEB_ADDRESS } from '#src/domain/text/text-limits.ts'
import type { ListQuery } from '../http/describe-list.ts'
import { listAnswer } from '../http/list-schemas.ts'
import { limited, typed } from '../http/text-schemas.ts'
import type { VERIFICATIONS } from '../lists.ts'
import { cvSchema, evidenceSchema } from '../seaman/schemas.ts'
import { NEEDED_SCANS, REFUSAL_REASONS, VERIFICATION_STATES } from './verification.ts'

const checkedItemSchema = z.object({ type: z.enum(DOCUMENT_TYPES), name: z.string().nullable() })

/** What was checked, and when (UTC ms): shown with the seafarer everywhere. */
export const verifiedMarkSchema = z.object({ checkedAt: z.int(), items: z.array(checkedItemSchema) })

/** SPEC 3's ProfileSeamanVerification, for the seafarer only. */
export const ownVerificationSchema = z.object({
  status: z.enum(VERIFICATION_STATES),
  askedAt: z.int().nullable(),
  checkedAt: z.int().nullable(),
  items: z.array(checkedItemSchema),
  /** The plain date of the recheck. */
  recheckOn: z.string().nullable(),
  reason: z.enum(REFUSAL_REASONS).nullable(),
  note: z.string().nullable(),
  /** Scans that are required for the request. */
  lacks: z.array(z.enum(NEEDED_SCANS)),
})

export const queuedSeamanSchema = z.object({
  id: z.string(),
  name: z.string(),
  citizenship: z.string(),
  rank: z.string(),
  askedAt: z.int(),
  decidedAt: z.int().nullable(),
  recheckOn: z.string().nullable(),
})

export const verificationQueueSchema = listAnswer(queuedSeamanSchema, {})

/** A seafarer as shown to the admin: the CV beside its scans. */
export const checkedSeamanSchema = z.object({
  id: z.string(),
  accountId: z.string(),
  state: z.enum(VERIFICATION_STATES),
  version: z.int(),
  /** The digest of the shown data: a decision refers to it. */
  seen: z.string(),
  person: cvSchema.shape.profileData.pick({
    firstname: true,
    surname: true,
    citizenship: true,
    birthDate: true,
    birthPlace: true,
    positionMain: true,
  }),
  papers: z.array(
    cvSchema.shape.documents.element.extend({
      evidence: evidenceSchema,
      scans: z.array(z.object({ id: z.string(), type: z.enum(['pdf', 'webp']) })),
    }),
  ),
  askedAt: z.int().nullable(),
  decidedAt: z.int().nullable(),
  /** The deciding admin. */
  decidedBy: z.string().nullable(),
  reason: z.enum(REFUSAL_REASONS).nullable(),
  note: z.string().nullable(),
  recheckOn: z.string().nullable(),
  /** The suggested recheck date. */
  suggestedOn: z.string(),
})

export const verificationDecisionSchema = z.object({
  act: z.enum(['verify', 'refuse']),
  seen: limited(64),
  version: z.int(),
  reason: z.enum(REFUSAL_REASONS).nullish(),
  note: typed(MAX_CHECK_NOTE).nullish(),
  recheckOn: limited(10).nullish(),
})

/** The issuer's statement about a certificate, as noted by an admin. */
export const issuerCheckSchema = z.object({
  address: typed(MAX_WEB_ADDRESS),
  number: typed(MAX_CV_CODE),
  checkedOn: limited(10),
  result: z.enum(CHECK_RESULTS),
})

export type VerifiedMark = z.infer<typeof verifiedMarkSchema>
export type OwnVerification = z.infer<typeof ownVerificationSchema>
export type QueuedSeaman = z.infer<typeof queuedSeamanSchema>
export type VerificationQueue = z.infer<typeof verificationQueueSchema>
export type VerificationQuery = ListQuery<typeof VERIFICATIONS>
export type CheckedSeaman = z.infer<typeof checkedSeamanSchema>
export type VerificationDecision = z.infer<typeof verificationDecisionSchema>
export type IssuerCheckInput = z.infer<typeof issuerCheckSchema>
