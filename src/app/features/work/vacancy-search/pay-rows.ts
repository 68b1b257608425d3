import type { VacancyDetail } from '#src/contract/vacancy-search/schemas.ts'
import type { Words } from './words.ts'

type PaidVacancy = Pick<VacancyDetail, 'pay' | 'payParts'>

/** Whether the pay is gross, and its parts; unknown ones are left out. */
export function payRows({ pay, payParts }: PaidVacancy, { t, formats }: Words): [label: string, sum: string][] {
  if (!payParts) return []
  const sum = (value: number | null) =>
    value === null ? '' : formats.payRange({ min: value, max: value, currency: pay.currency })
  return [
    [
      t('vacancy.detail.pay-kind'),
      payParts.kind ? t(payParts.kind === 'net' ? 'vacancy.detail.pay-net' : 'vacancy.detail.pay-gross') : '',
    ],
    [t('vacancy.detail.pay-basic'), sum(payParts.basic)],
    [t('vacancy.detail.pay-overtime'), sum(payParts.overtime)],
    [t('vacancy.detail.pay-leave'), sum(payParts.leave)],
    [t('vacancy.detail.pay-bonus'), sum(payParts.bonus)],
  ]
}
