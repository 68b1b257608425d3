import { z } from 'zod'

const ADDRESSES_LIMIT = 20_000

export const vacancyParamsSchema = z.object({ id: z.string().regex(/^[0-9a-f-]{36}$/) })

/** `after` is the `next` of the part before. */
export const addressQuerySchema = z.object({
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  limit: z.coerce.number().int().min(1).max(ADDRESSES_LIMIT).default(ADDRESSES_LIMIT),
})

export const addressListSchema = z.object({
  items: z.array(z.object({ id: z.string(), slug: z.string(), updatedAt: z.int() })),
  next: z.string().nullable(),
})
