import { z } from 'zod'
import { MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import { PAYBACK_CAUSES, PAYBACK_STATES } from '#src/domain/payment/payback-states.ts'
import { MAX_REASON } from '#src/domain/text/text-limits.ts'
import { amountSchema } from '../billing/schemas.ts'
import { listAnswer } from '../http/list-schemas.ts'
import { asked, limited, typed } from '../http/text-schemas.ts'
import { paybackWaySchema } from '../payback/schemas.ts'
import { PAYBACK_OUTCOMES } from './outcomes.ts'

/** Longer than every reference, date or sum. */
const MAX_CELL = 80

const proposalSchema = z.object({
  id: z.string(),
  reason: z.string(),
  proposedBy: z.string(),
  expiresAt: z.int(),
  isVoid: z.boolean(),
  /** Whether the calling admin may confirm it. */
  mayConfirm: z.boolean(),
})

/** Money that leaves a balance, as admins see it. */
const adminPaybackSchema = z.object({
  id: z.string(),
  cause: z.enum(PAYBACK_CAUSES),
  state: z.enum(PAYBACK_STATES),
  way: paybackWaySchema,
  amount: amountSchema,
  /** The reference of the payment. */
  reference: z.string(),
  /** The address of the seafarer, or the name of the company; null once it was erased. */
  holder: z.string().nullable(),
  holderId: z.string(),
  /** Where to send it; null unless an admin prepares the transfer. Empty if the person was not asked. */
  account: z.object({ iban: z.string(), name: z.string() }).nullable(),
  /** Who paid, by the statements of the bank. */
  payers: z.array(z.string()),
  /** Whether the holder of the account has another name than a payer. */
  isOtherName: z.boolean(),
  /** Whether the holder owes something. */
  isOwing: z.boolean(),
  createdAt: z.int(),
  dueAt: z.int(),
  isLate: z.boolean(),
  sentDay: z.string().nullable(),
  proposals: z.array(proposalSchema.extend({ outcome: z.enum(PAYBACK_OUTCOMES), day: z.string() })),
})

/** How many pay-backs are open, and how many of them are late. */
export const paybackCountsSchema = z.object({ open: z.int(), late: z.int() })

/** What needs a decision, by page. */
export const paymentCountsSchema = z.object({
  /** Money that arrived and is not decided. */
  transfers: z.int(),
  paybacks: paybackCountsSchema,
  /** Refunds of payments and of orders that an admin proposed. */
  refunds: z.int(),
  /** Disputes that need evidence. */
  disputes: z.int(),
  /** Balances from which nothing can be ordered. */
  stops: z.int(),
})

export const adminPaybacksSchema = listAnswer(adminPaybackSchema, { counts: paybackCountsSchema })

/** A refund that an admin proposed: of a payment by the way it came, or of an order to the balance that paid it. */
const proposedRefundSchema = proposalSchema.extend({
  amount: amountSchema,
  of: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('payment'), reference: z.string(), way: paybackWaySchema }),
    z.object({ kind: z.literal('order'), reference: z.string(), id: z.string() }),
  ]),
})

export const proposedRefundsSchema = listAnswer(proposedRefundSchema, {})

/** `day`: the bank's date of the transfer, or of its return. */
export const paybackProposalInputSchema = z.object({
  outcome: z.enum(PAYBACK_OUTCOMES),
  day: asked(limited(MAX_CELL)),
  reason: typed(MAX_REASON),
})

/** `reference`: that of the payment. */
export const refundInputSchema = z.object({
  reference: asked(limited(MAX_CELL)),
  currency: z.enum(MONEY_CURRENCIES),
  amount: asked(limited(MAX_CELL)),
  reason: typed(MAX_REASON),
})
export const adminPaybackParamsSchema = z.object({ id: limited(36) })

export type AdminPaybacks = z.infer<typeof adminPaybacksSchema>
export type AdminPayback = z.infer<typeof adminPaybackSchema>
export type ProposedRefund = z.infer<typeof proposedRefundSchema>
export type ProposedRefunds = z.infer<typeof proposedRefundsSchema>
export type PaybackProposalInput = z.infer<typeof paybackProposalInputSchema>
export type RefundInput = z.infer<typeof refundInputSchema>
export type PaymentCounts = z.infer<typeof paymentCountsSchema>
export type PaybackCounts = z.infer<typeof paybackCountsSchema>
