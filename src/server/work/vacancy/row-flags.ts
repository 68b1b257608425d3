import { findFlags, type VacancyFlag } from '#src/domain/vacancy/flags.ts'
import { isCurrency } from '#src/domain/vocabulary/currencies.ts'
import type { VacancyFacts, VacancyRow } from './vacancy-row.ts'

type TextColumns = Pick<
  VacancyFacts,
  | ('rank' | 'join_from' | 'pay_currency' | 'pay_period' | 'pay_max' | 'text')
  | ('trading_area' | 'vessel_name' | 'vessel_class' | 'engine' | 'port_name')
> &
  Partial<Pick<VacancyRow, 'pay_basic' | 'texts' | 'insurance' | 'agreement' | 'hidden_name'>>

/** Free texts of a vacancy. */
export const listWords = (row: TextColumns): string[] =>
  [
    row.text,
    ...Object.values(JSON.parse(row.texts ?? '{}') as Record<string, string>),
    ...[row.insurance, row.agreement, row.trading_area, row.vessel_name, row.hidden_name],
    ...[row.vessel_class, row.engine, row.port_name],
  ].filter((words) => typeof words === 'string')

/** Returns the flags of a row, by the same check as for a form. */
export function findRowFlags(row: TextColumns): VacancyFlag[] {
  const { rank, join_from: joinFrom, pay_currency: currency, pay_period: period, pay_max: max, pay_basic: basic } = row
  return findFlags({
    words: listWords(row),
    area: row.trading_area,
    pay: isCurrency(currency) ? { rank, joinFrom, currency, period, max, basic: basic ?? null } : null,
  })
}
