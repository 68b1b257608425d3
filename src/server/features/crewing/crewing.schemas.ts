import { z } from 'zod'

export const countryParamsSchema = z.object({ country: z.string().regex(/^[a-z]{2}$/) })

export const agencyParamsSchema = countryParamsSchema.extend({ slug: z.string().regex(/^[a-z0-9-]{1,80}$/) })
