import { z } from 'zod'
import { FREE_ANSWERS } from './availability.ts'

/** When a seafarer last confirmed the date, and whether they withdrew it since. */
export const availabilitySchema = z.object({ confirmedOn: z.iso.date().nullable(), isTakenBack: z.boolean() })

/** The question of a one-act link. */
export const actSchema = z.object({
  kind: z.literal('still-free'),
  readyFrom: z.iso.date(),
  /** Null until it is answered; the first answer is final. */
  answer: z.enum(FREE_ANSWERS).nullable(),
})

export const actInputSchema = z.object({ answer: z.enum(FREE_ANSWERS) })

export type Availability = z.infer<typeof availabilitySchema>
export type OneAct = z.infer<typeof actSchema>
