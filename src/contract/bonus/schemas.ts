import { z } from 'zod'
import { BONUS_KINDS } from '#src/domain/bonus/bonus.ts'
import { amountSchema } from '../billing/schemas.ts'

/**
 * What became of a bonus. `waiting`: it is booked soon. `later`: it is not booked yet, and the reason may concern the friend. `month-full`, `changed`,
 * `incomplete`: it is not booked yet, with the reason. `excluded`: by the rules, without saying which one. `open`: something is left. `spent`,
 * `ended`, `withdrawn`: nothing is left.
 */
export const BONUS_STATUSES = [
  'waiting',
  'later',
  'month-full',
  'changed',
  'incomplete',
  'not-offered',
  'excluded',
  'open',
  'spent',
  'ended',
  'withdrawn',
] as const

const bonusSchema = z.object({
  id: z.string(),
  kind: z.enum(BONUS_KINDS),
  status: z.enum(BONUS_STATUSES),
  /** What was booked, and what is left of it; null if nothing was booked. */
  amount: amountSchema.nullable(),
  left: amountSchema.nullable(),
  /** When it was booked, otherwise when the person was verified. */
  at: z.int(),
  /** When it ends or was withdrawn, or is considered again; null if it is not known. */
  until: z.int().nullable(),
})

/** `offers`: the amounts of today by kind; a kind that is missing is not offered. */
export const ownBonusesSchema = z.object({
  offers: z.array(z.object({ kind: z.enum(BONUS_KINDS), amount: amountSchema })),
  /** How many friends count in a calendar month. */
  friendsAMonth: z.int(),
  /** Friends who joined and were not verified yet. */
  unverified: z.int(),
  /** How many bonuses there are; `items` are the newest of them. */
  total: z.int(),
  items: z.array(bonusSchema),
  /** What ends next. */
  next: z.object({ amount: amountSchema, at: z.int() }).nullable(),
})

export type OwnBonus = z.infer<typeof bonusSchema>
export type BonusStatus = OwnBonus['status']
export type OwnBonuses = z.infer<typeof ownBonusesSchema>
