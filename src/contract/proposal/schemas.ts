import { z } from 'zod'
import { MAX_REASON } from '#src/domain/text/text-limits.ts'
import { listAnswer } from '../http/list-schemas.ts'
import { limited, typed } from '../http/text-schemas.ts'

/** A recovery that one admin proposed. */
const recoveryProposalSchema = z.object({
  id: z.string(),
  company: z.object({ id: z.string(), name: z.string(), slug: z.string() }),
  /** The address of the member who would become an owner. */
  newOwner: z.string(),
  reason: z.string(),
  /** The address of the admin. */
  proposedBy: z.string(),
  proposedAt: z.int(),
  expiresAt: z.int(),
  /** Whether it can no longer be confirmed, because the team or the proposer has changed. */
  isVoid: z.boolean(),
  /** Whether the calling admin may confirm it. */
  mayConfirm: z.boolean(),
})

export const recoveryProposalsSchema = listAnswer(recoveryProposalSchema, {})

export const recoveryInputSchema = z.object({
  /** The public address of the company, or its last part. */
  company: limited(200),
  /** The address of one of its members. */
  email: limited(320),
  reason: typed(MAX_REASON),
})

export type RecoveryProposal = z.infer<typeof recoveryProposalSchema>
export type RecoveryProposals = z.infer<typeof recoveryProposalsSchema>
