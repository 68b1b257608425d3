import { z } from 'zod'

/** Pay in USD minor units a month; null below five vacancies. */
export const payFigureSchema = z.object({
  count: z.int().nonnegative(),
  pay: z.object({ low: z.int(), median: z.int(), high: z.int() }).nullable(),
})

const ofRank = payFigureSchema.extend({ rank: z.string() })
const ofVessel = payFigureSchema.extend({ vessel: z.string() })
const countedAt = z.int()

/** Current demand of one fleet, most wanted first. */
export const fleetMarketSchema = z.object({
  fleet: z.string(),
  countedAt,
  open: z.int(),
  ranks: z.array(ofRank),
  vessels: z.array(z.object({ vessel: z.string(), count: z.int() })),
})

/** Current demand of a post: in total, and by vessel type, most first. */
export const positionMarketSchema = z.object({
  rank: z.string(),
  countedAt,
  all: payFigureSchema,
  vessels: z.array(ofVessel),
})

/** Pay of posts with enough vacancies, in menu order; `vessels` are the columns of `byVessel`. */
export const payIndexSchema = z.object({
  countedAt,
  open: z.int(),
  ranks: z.array(ofRank.extend({ byVessel: z.array(payFigureSchema.nullable()) })),
  vessels: z.array(z.string()),
})

export type MarketFigure = z.infer<typeof payFigureSchema>
export type FleetMarket = z.infer<typeof fleetMarketSchema>
export type PositionMarket = z.infer<typeof positionMarketSchema>
export type PayIndex = z.infer<typeof payIndexSchema>
