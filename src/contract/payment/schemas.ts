import { z } from 'zod'
import { MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import { PAYMENT_STAGES, PAYMENT_STATES, PROVIDER_NAMES } from '#src/domain/payment/payment-states.ts'
import { minorUnitsSchema } from '../billing/schemas.ts'
import { asked, limited } from '../http/text-schemas.ts'
import { isOrderForm, MAX_RETURN } from './return-path.ts'

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
  provider: z.enum(PROVIDER_NAMES),
  state: z.enum(PAYMENT_STATES),
  /** How far a payment at a provider is. */
  stage: z.enum(PAYMENT_STAGES).nullable(),
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
  /** The page of the provider, while it accepts the payment. */
  page: z.string().nullable(),
})

/** Payments that are open or recent, newest first, and what else can be paid. */
export const topUpsSchema = z.object({
  items: z.array(topUpSchema),
  /** The currencies that can be paid, with the least and the most of a payment; `most` may be below `least`. */
  limits: z.array(z.object({ least: amount, most: amount })),
  /** The ways to pay, with their currencies. */
  providers: z.array(z.object({ name: z.enum(PROVIDER_NAMES), currencies: z.array(z.enum(MONEY_CURRENCIES)) })),
})

/** `location`: the page of the provider to continue at; null for a transfer, and if the page did not open. */
export const startedTopUpSchema = topUpsSchema.extend({ location: z.string().nullable() })

export const topUpInputSchema = z.object({
  provider: z.enum(PROVIDER_NAMES).default('invoice'),
  currency: z.enum(MONEY_CURRENCIES),
  amount: asked(limited(MAX_TYPED_SUM)),
})
/** `returnTo`: the form of an order to which the page of the provider returns; without it, to the balance. */
export const seamanTopUpInputSchema = topUpInputSchema.extend({
  returnTo: limited(MAX_RETURN).refine(isOrderForm).optional(),
})
/** `topUp`: the id of a payment that is listed however old it is. */
export const topUpsQuerySchema = z.object({ topUp: limited(36).optional() })
export const topUpParamsSchema = z.object({ id: limited(36) })

export type TopUp = z.infer<typeof topUpSchema>
export type TopUps = z.infer<typeof topUpsSchema>
export type StartedTopUp = z.infer<typeof startedTopUpSchema>
export type TopUpInput = z.infer<typeof topUpInputSchema>
export type SeamanTopUpInput = z.infer<typeof seamanTopUpInputSchema>
