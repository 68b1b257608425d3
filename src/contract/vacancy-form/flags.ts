import { namesClosedWaters } from './closed-ports.ts'
import { findFeeWords } from './fee-words.ts'
import { isUnderFloor } from './pay-floor.ts'
import type { FormValues } from './read-form.ts'

/** What a moderator, the company and, of the pay, seafarers are told; each has a message `vacancy-form.flag.{name}`. */
export const VACANCY_FLAGS = ['pay-floor', 'fee-words', 'closed-waters'] as const
export type VacancyFlag = (typeof VACANCY_FLAGS)[number]

/** Of these a moderator decides first, whoever publishes. */
export const WAITING_FLAGS: ReadonlySet<VacancyFlag> = new Set(['fee-words'])

/** What of a vacancy is to be looked at. */
export function findFlags({ rank, ship, pay, joining, life, texts }: FormValues): VacancyFlag[] {
  const said = [...texts.map(({ text }) => text), life.insurance ?? '', life.agreement ?? '', ship.area ?? '']
  const { max, currency, period, basic } = pay
  const isLow =
    rank !== null &&
    max !== null &&
    joining.from !== null &&
    isUnderFloor({ rank, joinFrom: joining.from, currency, period, max, basic })
  return [
    ...(isLow ? (['pay-floor'] as const) : []),
    ...(said.some((text) => findFeeWords(text).length > 0) ? (['fee-words'] as const) : []),
    ...(ship.area && namesClosedWaters(ship.area) ? (['closed-waters'] as const) : []),
  ]
}
