import { z } from 'zod'

export const vacancyParamsSchema = z.object({ id: z.string().regex(/^[0-9a-f-]{36}$/) })
