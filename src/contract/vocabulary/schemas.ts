import { z } from 'zod'
import { RULE_KINDS } from '#src/domain/dated-rule/kinds.ts'
import { MAX_REASON, MAX_RULE_FILE } from '#src/domain/text/text-limits.ts'
import { listAnswer } from '../http/list-schemas.ts'
import { limited, typed } from '../http/text-schemas.ts'

const kind = z.enum(RULE_KINDS)

/** The cells of a rule, in the order of the columns. */
const ruleSchema = z.object({ id: z.string(), cells: z.array(z.string()) })

/** A version that was confirmed, or an uploaded file. */
const versionSchema = z.object({
  id: z.string(),
  kind,
  /** Null for an uploaded file. */
  number: z.int().nullable(),
  createdAt: z.int(),
  confirmedAt: z.int().nullable(),
  /** The addresses of the admins; null if the account is closed, and for the first version, which a release added. */
  proposedBy: z.string().nullable(),
  confirmedBy: z.string().nullable(),
})

/** A version that an admin proposed. */
const ruleProposalSchema = z.object({
  id: z.string(),
  version: z.string(),
  number: z.int(),
  reason: z.string(),
  proposedBy: z.string(),
  proposedAt: z.int(),
  expiresAt: z.int(),
  /** Whether it can no longer be confirmed, because the rules or the proposer have changed. */
  isVoid: z.boolean(),
  /** Whether the calling admin may confirm it. */
  mayConfirm: z.boolean(),
})

/** The rules of one kind, its versions and what is proposed for it. */
export const vocabularySchema = listAnswer(ruleSchema, {
  kind,
  /** The kinds that the admin may change. */
  kinds: z.array(kind),
  columns: z.array(z.string()),
  /** The number of the version that holds; 0 without one. */
  number: z.int(),
  /** Newest first. */
  versions: z.array(versionSchema),
  proposals: z.array(ruleProposalSchema),
})

/** A version with the rules that it changes. */
export const ruleVersionSchema = versionSchema.extend({
  columns: z.array(z.string()),
  rows: z.int(),
  /** The number of the version with which it is compared: for an uploaded file the one that holds; 0 without one. */
  comparedWith: z.int(),
  added: z.array(ruleSchema),
  changed: z.array(z.object({ id: z.string(), before: z.array(z.string()), after: z.array(z.string()) })),
  removed: z.array(ruleSchema),
})

/** `file`: the text of a CSV file with all rules of the new version. */
export const ruleFileInputSchema = z.object({ kind, file: typed(MAX_RULE_FILE) })

/** `seen`: the number of the version with which the admin compared the file. */
export const ruleProposalInputSchema = z.object({ seen: z.int().min(0).max(1_000_000), reason: typed(MAX_REASON) })

export const ruleParamsSchema = z.object({ id: limited(36) })

export type Vocabulary = z.infer<typeof vocabularySchema>
export type DatedRule = z.infer<typeof ruleSchema>
export type RuleVersion = z.infer<typeof ruleVersionSchema>
export type ListedVersion = z.infer<typeof versionSchema>
export type RuleProposal = z.infer<typeof ruleProposalSchema>
