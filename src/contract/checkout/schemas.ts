import { z } from 'zod'
import { MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import { DISPUTE_STATES, PROVIDER_NAMES } from '#src/domain/payment/payment-states.ts'
import { minorUnitsSchema } from '../billing/schemas.ts'
import { listAnswer } from '../http/list-schemas.ts'
import { limited } from '../http/text-schemas.ts'

/** Longer than every id of a provider. */
const MAX_SESSION = 200

export const receiptSchema = z.object({ received: z.literal(true) })
export const arrivalQuerySchema = z.object({ session: limited(MAX_SESSION) })

/** The payment of the session; null if it is not the caller's. */
export const arrivalSchema = z.object({ paymentId: z.string().nullable() })

const disputeSchema = z.object({
  id: z.string(),
  provider: z.enum(PROVIDER_NAMES),
  state: z.enum(DISPUTE_STATES),
  amount: z.object({ currency: z.enum(MONEY_CURRENCIES), minor: minorUnitsSchema }),
  /** The word of the provider. */
  reason: z.string(),
  /** Until when evidence is accepted. */
  dueAt: z.int().nullable(),
  openedAt: z.int(),
  /** Our reference of the payment. */
  reference: z.string(),
  /** The address of the seafarer, or the name of the company; null once it was erased. */
  holder: z.string().nullable(),
  holderId: z.string(),
  /** The page of the provider for the dispute. */
  page: z.string(),
})

export const disputesSchema = listAnswer(disputeSchema, {})

export type Dispute = z.infer<typeof disputeSchema>
export type Disputes = z.infer<typeof disputesSchema>
