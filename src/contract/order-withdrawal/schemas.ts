import { z } from 'zod'
import { WITHDRAWAL_STATES } from '#src/domain/order/withdrawal.ts'
import { MAX_EMAIL, MAX_ORDER_NUMBER } from '#src/domain/text/text-limits.ts'
import { amountSchema } from '../billing/schemas.ts'
import { textsSchema } from '../billing-document/record.ts'
import { honeypotShape } from '../http/honeypot-schemas.ts'
import { limited, typed } from '../http/text-schemas.ts'

const MAX_SECRET = 200

export const withdrawnOrderParamsSchema = z.object({ id: limited(36) })
export const withdrawalSecretParamsSchema = z.object({ secret: limited(MAX_SECRET) })

/** What a withdrawal from an order does, or did. Times are UTC ms. */
export const orderWithdrawalSchema = z.object({
  /** By which people refer to the order. */
  reference: z.string(),
  orderedAt: z.int(),
  state: z.enum(WITHDRAWAL_STATES),
  /** The last moment at which the buyer can withdraw. */
  until: z.int(),
  /** When the buyer asked to begin before that; null if not. */
  beginAskedAt: z.int().nullable(),
  lines: z.array(z.object({ texts: textsSchema, ordered: z.int(), delivered: z.int() })),
  total: amountSchema,
  /** What remains charged for what was delivered. */
  charged: amountSchema,
  /** What returns, or returned, to the balance and to the bonus. */
  balance: amountSchema,
  bonus: amountSchema,
  withdrawnAt: z.int().nullable(),
})

/** The contract of an order, for its page. Times are UTC ms. */
export const orderContractSchema = z.object({
  orderId: z.string(),
  /** The last moment at which the buyer can withdraw. */
  until: z.int(),
  /** When fulfilling begins because the buyer did not ask for an early beginning; null otherwise. */
  beginsAt: z.int().nullable(),
  withdrawnAt: z.int().nullable(),
  mayWithdraw: z.boolean(),
})

/** `number`: of the order, or of one of its documents. */
export const withdrawalRequestSchema = z.object({
  number: typed(MAX_ORDER_NUMBER),
  email: typed(MAX_EMAIL),
  ...honeypotShape,
})
export const withdrawalRequestedSchema = z.object({ done: z.literal(true) })

export type OrderContract = z.infer<typeof orderContractSchema>
export type OrderWithdrawal = z.infer<typeof orderWithdrawalSchema>
export type WithdrawalRequestInput = z.output<typeof withdrawalRequestSchema>
