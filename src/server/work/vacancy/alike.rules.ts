import { DAY } from '#src/domain/time.ts'
import { foldText } from '#src/domain/vocabulary/fold-text.ts'
import type { StoredRow } from '#src/server/platform/stored-rows.ts'
import type { vacancyTable } from './vacancy.tables.ts'

/** Share of common words of two texts. */
const LIKENESS = 0.9
/** The same post may be advertised again for a crew change some weeks apart. */
const JOINING_APART = 31 * DAY
/** Fraction by which pay may differ. */
const PAY_APART = 0.05

/** Copies of an advertisement differ in dates and figures, hardly in words. */
export const toWords = (text: string): ReadonlySet<string> =>
  new Set(foldText(text).match(/\p{L}[\p{L}\p{M}]+/gu) ?? [])

export function isAlike(first: ReadonlySet<string>, second: ReadonlySet<string>): boolean {
  const shared = [...first].filter((word) => second.has(word)).length
  return 2 * shared >= LIKENESS * (first.size + second.size)
}

/** Compared data of two vacancies of one company. */
export type Compared = Pick<
  StoredRow<typeof vacancyTable>,
  | ('rank' | 'vessel_type' | 'imo' | 'vessel_name' | 'hidden_name' | 'pay_max' | 'pay_currency' | 'pay_period')
  | ('join_from' | 'text' | 'text_language')
>

const isOther = (one: string | null, other: string | null): boolean => Boolean(one && other && one !== other)

const isOtherShip = (one: Compared, other: Compared): boolean =>
  isOther(one.imo, other.imo) || isOther(one.vessel_name ?? one.hidden_name, other.vessel_name ?? other.hidden_name)

/** Words are compared last: it is the slowest step and runs at every save. */
const isSameText = (one: Compared, other: Compared): boolean =>
  one.text_language !== other.text_language || isAlike(toWords(one.text), toWords(other.text))

/** Whether two vacancies of a company offer the same post: nearly the same pay, weeks and words, and no different ship. */
export function isNearlySame(one: Compared, other: Compared): boolean {
  const isSamePost = one.rank === other.rank && one.vessel_type === other.vessel_type && !isOtherShip(one, other)
  const isSamePay =
    one.pay_currency === other.pay_currency &&
    one.pay_period === other.pay_period &&
    Math.abs(one.pay_max - other.pay_max) <= PAY_APART * Math.max(one.pay_max, other.pay_max)
  const isSameTime = Math.abs(Date.parse(one.join_from) - Date.parse(other.join_from)) <= JOINING_APART
  return isSamePost && isSamePay && isSameTime && isSameText(one, other)
}
