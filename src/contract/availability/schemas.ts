import { z } from 'zod'
import { FREE_ANSWERS } from './availability.ts'

/** When a seafarer last said that they are free from the day they tell, and whether they took it back since. */
export const availabilitySchema = z.object({ confirmedOn: z.iso.date().nullable(), isTakenBack: z.boolean() })

/** What a link to one act asks. */
export const actSchema = z.object({
  kind: z.literal('still-free'),
  readyFrom: z.iso.date(),
  /** Null until it was answered; the first answer stands. */
  answer: z.enum(FREE_ANSWERS).nullable(),
})

export const actInputSchema = z.object({ answer: z.enum(FREE_ANSWERS) })

export type Availability = z.infer<typeof availabilitySchema>
export type OneAct = z.infer<typeof actSchema>
