import { z } from 'zod'
import { MASKS } from '#src/domain/cv/masks.ts'
import { MAX_SHARE_LABEL } from '#src/domain/text/text-limits.ts'
import { limited, typed } from '../http/text-schemas.ts'
import { cvSchema, evidenceSchema } from '../seaman/schemas.ts'
import { MAX_SHARES, MAX_TYPED_PIN } from './share.ts'

export const shareInputSchema = z.object({
  /** The label, visible to its owner only. */
  label: typed(MAX_SHARE_LABEL),
  days: z.int(),
  /** Empty for none. */
  pin: limited(MAX_TYPED_PIN),
  masks: z.array(z.enum(MASKS)).max(MASKS.length),
})

const viewSchema = z.object({ seenAt: z.int(), country: z.string().nullable(), browser: z.string().nullable() })

export const shareSchema = z.object({
  id: z.string(),
  label: z.string(),
  hasPin: z.boolean(),
  masks: z.array(z.enum(MASKS)),
  createdAt: z.int(),
  expiresAt: z.int(),
  revokedAt: z.int().nullable(),
  /** The path of its page, for ten minutes after creation. */
  path: z.string().nullable(),
  views: z.int(),
  /** The latest views, newest first. */
  seen: z.array(viewSchema),
})

export const sharesSchema = z.object({
  items: z.array(shareSchema),
  limit: z.literal(MAX_SHARES),
  /** Masks that the privacy settings apply to every link. */
  always: z.array(z.enum(MASKS)),
})

const { profileData, experience, documents, contact, biometric, kin } = cvSchema.shape

/** A CV for others: only filled and unmasked values. Ids are positions. */
export const sharedCvContentSchema = z.object({
  profileData: profileData.partial(),
  experience: z.array(experience.element.partial().extend({ id: z.string(), evidence: evidenceSchema })),
  documents: z.array(documents.element.partial().extend({ id: z.string(), evidence: evidenceSchema })),
  contact: contact.partial(),
  biometric: biometric.partial(),
  kin: kin.partial(),
})

export const sharedCvSchema = z.object({
  /** Null until the PIN was entered. */
  shared: z.object({ cv: sharedCvContentSchema, expiresAt: z.int(), isOwn: z.boolean() }).nullable(),
})

export const pinInputSchema = z.object({ pin: limited(MAX_TYPED_PIN) })

export type ShareInput = z.infer<typeof shareInputSchema>
export type Share = z.infer<typeof shareSchema>
export type Shares = z.infer<typeof sharesSchema>
export type SharedCvContent = z.infer<typeof sharedCvContentSchema>
export type SharedCv = z.infer<typeof sharedCvSchema>
