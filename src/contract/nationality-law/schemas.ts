import { z } from 'zod'
import { MAX_LAW_SOURCE } from '#src/domain/text/text-limits.ts'
import { limited, typed } from '../http/text-schemas.ts'

/** That companies of a country may ask for nationalities. It holds on its days, plain dates, both included. */
export const nationalityLawSchema = z.object({
  id: z.string(),
  country: z.string(),
  from: z.iso.date(),
  until: z.iso.date().nullable(),
  source: z.string(),
  /** E-mail addresses of admins; null where the account is gone, or no one has ended it. */
  enteredBy: z.string().nullable(),
  enteredAt: z.int(),
  endedBy: z.string().nullable(),
  endedAt: z.int().nullable(),
})

export const nationalityLawListSchema = z.object({
  items: z.array(nationalityLawSchema),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
})

export const nationalityLawParamsSchema = z.object({ id: z.string().regex(/^[0-9a-f-]{36}$/) })

const day = limited(10)

export const nationalityLawInputSchema = z.object({
  country: limited(2),
  from: day,
  until: day.nullish(),
  source: typed(MAX_LAW_SOURCE),
})

/** `until`: its last day. */
export const nationalityLawEndSchema = z.object({ until: day })

export type NationalityLaw = z.infer<typeof nationalityLawSchema>
export type NationalityLawList = z.infer<typeof nationalityLawListSchema>
export type NationalityLawInput = z.infer<typeof nationalityLawInputSchema>
