import { z } from 'zod'
import { MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import { MAX_REASON } from '#src/domain/text/text-limits.ts'
import { findSchema } from '../billing/admin-schemas.ts'
import { amountSchema } from '../billing/schemas.ts'
import { listAnswer } from '../http/list-schemas.ts'
import { limited, typed } from '../http/text-schemas.ts'
import { ADJUSTED_ACCOUNTS } from './adjusted-accounts.ts'

/** A correction of a balance that one admin proposed. */
const adjustmentProposalSchema = z.object({
  id: z.string(),
  holderId: z.string(),
  /** The address of the seafarer, or the name of the company; null once it was erased. */
  name: z.string().nullable(),
  account: z.enum(ADJUSTED_ACCOUNTS),
  amount: amountSchema,
  /** The reference of the correction that it reverses; null for a correction. */
  reverses: z.string().nullable(),
  reason: z.string(),
  /** The address of the admin. */
  proposedBy: z.string(),
  proposedAt: z.int(),
  expiresAt: z.int(),
  /** Whether it can no longer be confirmed. */
  isVoid: z.boolean(),
  /** Whether the calling admin may confirm it. */
  mayConfirm: z.boolean(),
})

export const adjustmentProposalsSchema = listAnswer(adjustmentProposalSchema, {})

export const adjustmentInputSchema = z.object({
  find: findSchema,
  account: z.enum(ADJUSTED_ACCOUNTS),
  currency: z.enum(MONEY_CURRENCIES),
  /** As typed; with a minus sign to take money away. */
  amount: limited(30),
  reason: typed(MAX_REASON),
})

/** `id`: that of an entry of the ledger. */
export const reversalParamsSchema = z.object({ id: limited(50) })
export const reversalInputSchema = z.object({ reason: typed(MAX_REASON) })

export type AdjustmentProposal = z.infer<typeof adjustmentProposalSchema>
export type AdjustmentProposals = z.infer<typeof adjustmentProposalsSchema>
export type AdjustmentInput = z.infer<typeof adjustmentInputSchema>
