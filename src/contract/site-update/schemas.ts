import { z } from 'zod'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { MAX_REASON, MAX_UPDATE_BODY, MAX_UPDATE_PATH, MAX_UPDATE_SUBJECT } from '#src/domain/text/text-limits.ts'
import { listAnswer } from '../http/list-schemas.ts'
import { limited, typed } from '../http/text-schemas.ts'
import { UPDATE_KINDS, UPDATE_STATES } from './list.ts'

const language = z.enum(LOCALE_CODES)

const listedSchema = z.object({
  id: z.string(),
  kind: z.enum(UPDATE_KINDS),
  state: z.enum(UPDATE_STATES),
  /** Of the English text; empty before it is written. */
  subject: z.string(),
  /** The languages that have a text. */
  languages: z.array(language),
  createdAt: z.int(),
  /** From when it is sent; null for a draft. */
  publishedAt: z.int().nullable(),
  /** Mails that were written. */
  letters: z.int(),
})

export const siteUpdatesSchema = listAnswer(listedSchema, {})

const proposalSchema = z.object({
  id: z.string(),
  /** The day from which it is to be sent (YYYY-MM-DD, UTC). */
  day: z.string(),
  reason: z.string(),
  proposedBy: z.string(),
  expiresAt: z.int(),
  isVoid: z.boolean(),
  mayConfirm: z.boolean(),
})

export const siteUpdateSchema = listedSchema.extend({
  path: z.string(),
  version: z.int(),
  texts: z.array(z.object({ language, subject: z.string(), body: z.string() })),
  proposals: z.array(proposalSchema),
  /** The mail as readers of the asked language get it; null without an English text. `language`: of its text. */
  preview: z.object({ language, subject: z.string(), text: z.string() }).nullable(),
})

export const updateParamsSchema = z.object({ id: limited(36) })

export const updateQuerySchema = z.object({ language: language.default('en') })

export const newUpdateSchema = z.object({ kind: z.enum(UPDATE_KINDS) })

/** The text in one language, empty to delete it, and the page to which the mail links. `version`: the one that was changed. */
export const updateTextSchema = z.object({
  version: z.int().min(1),
  language,
  path: typed(MAX_UPDATE_PATH),
  subject: typed(MAX_UPDATE_SUBJECT),
  body: typed(MAX_UPDATE_BODY),
})

export const updateTrialSchema = z.object({ language })

/** `day`: from when it is sent (YYYY-MM-DD, UTC); empty for as soon as it is confirmed. */
export const updateProposalSchema = z.object({ version: z.int().min(1), day: limited(10), reason: typed(MAX_REASON) })

export type SiteUpdates = z.infer<typeof siteUpdatesSchema>
export type ListedUpdate = z.infer<typeof listedSchema>
export type SiteUpdate = z.infer<typeof siteUpdateSchema>
export type UpdateText = z.infer<typeof updateTextSchema>
export type UpdateProposal = z.infer<typeof updateProposalSchema>
