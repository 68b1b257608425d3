import { z } from 'zod'
import { vacancyCardSchema } from '../vacancy-search/schemas.ts'

/** The live numbers of the landing page, precomputed. Median pay is USD minor units a month. */
export const overviewSchema = z.object({
  openVacancies: z.int(),
  publishedToday: z.int(),
  verifiedEmployers: z.int(),
  usualAnswerHours: z.int().nullable(),
  fleets: z.array(z.object({ fleet: z.string(), count: z.int() })),
  wanted: z.array(z.object({ rank: z.string(), count: z.int(), medianPay: z.int().nullable() })),
  newest: z.array(vacancyCardSchema),
  agencies: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      city: z.string(),
      country: z.string(),
      licence: z.string(),
      licenceExpires: z.iso.date(),
      open: z.int(),
      answerHours: z.int().nullable(),
    }),
  ),
})

export type Overview = z.infer<typeof overviewSchema>
