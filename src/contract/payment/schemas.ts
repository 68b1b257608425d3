import { z } from 'zod'
import { MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import { PAYMENT_STATES } from '#src/domain/payment/payment-states.ts'
import { minorUnitsSchema } from '../billing/schemas.ts'
import { asked, limited } from '../http/text-schemas.ts'

/** Longer than every sum. */
const MAX_TYPED_SUM = 40

const amount = z.object({ currency: z.enum(MONEY_CURRENCIES), minor: minorUnitsSchema })

/** Where a transfer is sent. */
const transferSchema = z.object({
  name: z.string(),
  iban: z.string(),
  bic: z.string(),
  bank: z.string(),
  /** The text of the QR code for banking apps; for euro alone. */
  epc: z.string().nullable(),
})

/** A payment to the balance. */
const topUpSchema = z.object({
  id: z.string(),
  state: z.enum(PAYMENT_STATES),
  asked: amount,
  received: amount,
  /** What is still missing; 0 if all arrived. */
  missing: amount,
  reference: z.string(),
  createdAt: z.int(),
  expiresAt: z.int(),
  /** Whether it waits for money; only then is there an account to pay to. */
  isOpen: z.boolean(),
  transfer: transferSchema.nullable(),
})

/** Payments that are open or recent, newest first, and what else can be paid. */
export const topUpsSchema = z.object({
  items: z.array(topUpSchema),
  /** The currencies that can be paid, with the least and the most of a payment; `most` may be below `least`. */
  limits: z.array(z.object({ least: amount, most: amount })),
})

export const topUpInputSchema = z.object({ currency: z.enum(MONEY_CURRENCIES), amount: asked(limited(MAX_TYPED_SUM)) })
/** `topUp`: the id of a payment that is listed however old it is. */
export const topUpsQuerySchema = z.object({ topUp: limited(36).optional() })
export const topUpParamsSchema = z.object({ id: limited(36) })

export type TopUp = z.infer<typeof topUpSchema>
export type TopUps = z.infer<typeof topUpsSchema>
export type TopUpInput = z.infer<typeof topUpInputSchema>
