import { z } from 'zod'
import { trapShape } from './form-trap.ts'

/** Characters of what a guest writes before signing in; the forms that send it take as many. */
export const MAX_CARRIED = 1000

/** `path` of the page that it was written on, without locale prefix: nothing opens it for another. */
export const carriedInputSchema = z.object({
  path: z
    .string()
    .max(200)
    .regex(/^\/(vacancy|crewing)\/[\w/-]+$/),
  note: z.string().min(1).max(8000),
  ...trapShape,
})

export type CarriedInput = z.infer<typeof carriedInputSchema>
