import type { Pay } from '#src/contract/vacancy-search/schemas.ts'
import type { Currency } from '../vocabulary/currencies.ts'
import { toUsdPerMonth } from '../vocabulary/currencies.ts'

/** A month of a contract, as everywhere here. */
export const DAYS_PER_MONTH = 30

export type Range = { min: number; max: number }

/** What the pay of a day away rests on. */
export type Assumption = 'day-rate' | 'aboard-only'

export type DayPay = {
  /** In minor units of the currency of the pay. */
  perDay: Range
  /** The same in US cents. */
  usdPerDay: Range
  assumes: Assumption
  /** Were the days of leave of a rotation paid too, in minor units; null where there is no rotation, or pay by the day. */
  ifLeavePaid: Range | null
}

type Rotation = { on: number; off: number } | null

const scale = ({ min, max }: Range, by: number): Range => ({ min: Math.round(min * by), max: Math.round(max * by) })

/** Pay for each day away from home. Leave counts as unpaid, because offers do not state leave pay. */
export function payOfDay(pay: Pay, rotation: Rotation): DayPay {
  const isDaily = pay.period === 'day'
  const perDay = isDaily ? { min: pay.min, max: pay.max } : scale(pay, 1 / DAYS_PER_MONTH)
  const usd = (minor: number) => toUsdPerMonth(minor, pay.currency as Currency, pay.period) / DAYS_PER_MONTH
  return {
    perDay,
    usdPerDay: { min: Math.round(usd(pay.min)), max: Math.round(usd(pay.max)) },
    assumes: isDaily ? 'day-rate' : 'aboard-only',
    ifLeavePaid: isDaily || !rotation ? null : scale(pay, (rotation.on + rotation.off) / rotation.on / DAYS_PER_MONTH),
  }
}
