import { z } from 'zod'
import { MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import { PAYBACK_CAUSES, PAYBACK_STATES } from '#src/domain/payment/payback-states.ts'
import { MAX_PAYER } from '#src/domain/text/text-limits.ts'
import { amountSchema, minorUnitsSchema } from '../billing/schemas.ts'
import { asked, limited, typed } from '../http/text-schemas.ts'

/** Longer than every IBAN with spaces. */
const MAX_TYPED_IBAN = 60

/** By a transfer to an account, or by the provider: to the card. */
export const paybackWaySchema = z.enum(['transfer', 'provider'])

/** Money that leaves the balance, by one of the payments by which it came. */
const paybackSchema = z.object({
  id: z.string(),
  cause: z.enum(PAYBACK_CAUSES),
  state: z.enum(PAYBACK_STATES),
  way: paybackWaySchema,
  amount: amountSchema,
  /** The reference of the payment. */
  reference: z.string(),
  createdAt: z.int(),
  /** By when it is sent. */
  dueAt: z.int(),
  /** The bank's date of a transfer. */
  sentDay: z.string().nullable(),
  mayCancel: z.boolean(),
})

/** What would be paid back in a currency. */
const offerSchema = z.object({
  amount: amountSchema,
  /** The bonus that would lapse. */
  bonus: amountSchema,
  /** The latest payment first. */
  parts: z.array(z.object({ id: z.string(), way: paybackWaySchema, amount: amountSchema, paidAt: z.int() })),
  /** Who paid, by the statements of the bank. */
  payers: z.array(z.string()),
  /** Whether a part returns by transfer. */
  needsAccount: z.boolean(),
})

/** Open and recent pay-backs, the newest first, and what can be paid back. Nothing can while the holder owes something. */
export const paybacksSchema = z.object({ items: z.array(paybackSchema), offers: z.array(offerSchema) })

/** `seen`: the amount that the page showed. `isOtherName`: the account belongs to the payer though the names differ. */
export const paybackInputSchema = z.object({
  currency: z.enum(MONEY_CURRENCIES),
  seen: minorUnitsSchema,
  iban: asked(limited(MAX_TYPED_IBAN)),
  name: typed(MAX_PAYER),
  isOtherName: z.boolean().optional(),
})
export const paybackParamsSchema = z.object({ id: limited(36) })

export type Payback = z.infer<typeof paybackSchema>
export type PaybackOffer = z.infer<typeof offerSchema>
export type Paybacks = z.infer<typeof paybacksSchema>
export type PaybackInput = z.infer<typeof paybackInputSchema>
