import { z } from 'zod'

export const mailingPricesSchema = z.object({
  mailings: z.array(
    z.object({
      /** Agencies that it goes to. */
      agencies: z.int(),
      /** Money in minor units. */
      price: z.object({ amount: z.int(), currency: z.string() }),
    }),
  ),
})

export type MailingPrices = z.infer<typeof mailingPricesSchema>
