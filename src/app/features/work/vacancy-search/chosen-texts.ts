import type { VacancyDetail } from '#src/contract/vacancy-search/schemas.ts'
import { isRegion } from '#src/domain/vocabulary/trading-areas.ts'
import type { Words } from './words.ts'

/** "Black Sea and Mediterranean Sea"; empty without areas. */
export const areasText = ({ tradingAreas }: Pick<VacancyDetail, 'tradingAreas'>, { t, formats }: Words): string =>
  formats.list(tradingAreas.map((area) => (isRegion(area) ? t(`vocabulary.area.${area}`) : formats.country(area))))

/** "10 GB a month free", "USD 20 a month"; empty if unknown. */
export function internetText({ internet }: Pick<VacancyDetail, 'internet'>, { t, formats }: Words): string {
  if (!internet) return ''
  const { offered, freeGb, price } = internet
  if (!offered) return t('vacancy.detail.internet-none')
  if (price?.amount === 0) return t('vacancy.detail.internet-free')
  const sum = price && formats.money(price.amount, price.currency)
  if (freeGb) {
    return sum
      ? t('vacancy.detail.internet-both', { gb: freeGb, price: sum })
      : t('vacancy.detail.internet-allowance', { gb: freeGb })
  }
  return sum ? t('vacancy.detail.internet-price', { price: sum }) : t('vacancy.detail.internet-some')
}

type Agreed = Pick<VacancyDetail, 'agreement' | 'agreementName'>

/** "ITF-approved collective agreement: IBF TCC"; the name is not translated. Empty without a kind. */
export function agreementText({ agreement, agreementName: name }: Agreed, { t }: Words): string {
  if (!agreement) return ''
  const kind = t(`vocabulary.agreement.${agreement}`)
  return name ? t('vacancy.detail.agreement-named', { kind, name }) : kind
}
