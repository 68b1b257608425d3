import { z } from 'zod'
import { MAX_CARRIED } from '#src/domain/text/text-limits.ts'
import { honeypotShape } from '../http/honeypot-schemas.ts'
import { limited, typed } from '../http/text-schemas.ts'

/** `path` of the page that it was written on, without locale prefix: nothing opens it for another. */
export const carriedInputSchema = z.object({
  path: limited(200, z.string().regex(/^\/(vacancy|crewing)\/[\w/-]+$/)),
  note: typed(MAX_CARRIED, z.string().min(1)),
  ...honeypotShape,
})

export type CarriedInput = z.infer<typeof carriedInputSchema>
