import { z } from 'zod'
import { amountSchema } from '../billing/schemas.ts'

/**
 * The discount of the first order on a price, if the person may use it. `until`: the last day of the offer. `off`: what it takes from the price.
 * `total`: what the person pays.
 */
export const promoSchema = z.object({
  percent: z.string(),
  until: z.string().nullable(),
  off: amountSchema,
  total: amountSchema,
})

export type ShownPromo = z.infer<typeof promoSchema>
