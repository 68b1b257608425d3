import { z } from 'zod'
import { DOCUMENT_KINDS } from '#src/domain/billing-document/document-kinds.ts'
import { ORDER_ACTS, ORDER_STATES, REFUND_REASONS } from '#src/domain/order/order-states.ts'
import { MAX_REASON } from '#src/domain/text/text-limits.ts'
import { amountSchema } from '../billing/schemas.ts'
import { buyerSchema, taxSchema, textsSchema } from '../billing-document/record.ts'
import { listAnswer } from '../http/list-schemas.ts'
import { limited, typed } from '../http/text-schemas.ts'

/** Longer than every sum. */
const MAX_TYPED_SUM = 40
const MAX_LINES = 1000

const listedOrderSchema = z.object({
  id: z.string(),
  reference: z.string(),
  /** The buyer as of the order; null once the account is erased. */
  buyer: buyerSchema.nullable(),
  state: z.enum(ORDER_STATES),
  total: amountSchema,
  charged: amountSchema,
  refunded: amountSchema,
  createdAt: z.int(),
})

export const ordersSchema = listAnswer(listedOrderSchema, {})

const orderLineSchema = z.object({
  position: z.int(),
  texts: textsSchema,
  quantity: z.int(),
  delivered: z.int(),
  unitPrice: amountSchema,
  discount: z.string().nullable(),
  charged: amountSchema,
  refunded: amountSchema,
})

const orderEventSchema = z.object({
  act: z.enum(ORDER_ACTS),
  state: z.enum(ORDER_STATES),
  amount: amountSchema,
  /** The entry in the ledger; null if nothing moved. */
  entry: z.string().nullable(),
  reason: z.enum(REFUND_REASONS).nullable(),
  /** The address of who did it; null for the site, and for erased accounts. */
  actor: z.string().nullable(),
  at: z.int(),
})

const refundProposalSchema = z.object({
  id: z.string(),
  amount: z.string(),
  currency: z.string(),
  /** The line, counted from 1; null for everything that is left. */
  line: z.int().nullable(),
  publicReason: z.enum(REFUND_REASONS),
  reason: z.string(),
  proposedBy: z.string(),
  expiresAt: z.int(),
  isVoid: z.boolean(),
  mayConfirm: z.boolean(),
})

export const adminOrderSchema = listedOrderSchema.extend({
  holderId: z.string(),
  priceVersion: z.int(),
  tax: taxSchema,
  /** When what was not delivered is released. */
  until: z.int(),
  endedAt: z.int().nullable(),
  lines: z.array(orderLineSchema),
  events: z.array(orderEventSchema),
  documents: z.array(
    z.object({ number: z.string(), kind: z.enum(DOCUMENT_KINDS), total: amountSchema, issuedAt: z.int() }),
  ),
  mayRefund: z.boolean(),
  proposals: z.array(refundProposalSchema),
})

export const orderParamsSchema = z.object({ id: limited(36) })

/** `line`: its position; without one, everything that was charged and not refunded. */
export const refundInputSchema = z.object({
  line: z.int().min(0).max(MAX_LINES).optional(),
  amount: limited(MAX_TYPED_SUM),
  why: z.enum(REFUND_REASONS),
  reason: typed(MAX_REASON),
})

export type Orders = z.infer<typeof ordersSchema>
export type ListedOrder = Orders['items'][number]
export type AdminOrder = z.infer<typeof adminOrderSchema>
export type RefundInputBody = z.infer<typeof refundInputSchema>
