import { Link } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import type { VacancyDetail } from '#src/contract/vacancy-search/schemas.ts'
import { compareOffers, OFFER_ROWS, type OfferRow } from '#src/domain/offer/compare-offers.ts'
import { EXCHANGE_RATES } from '#src/domain/vocabulary/currencies.ts'
import type { MessageId } from '#src/i18n/intl.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { wordsFor } from '../words.ts'
import { OFFER_TEXTS } from './offer-texts.tsx'

const LABELS: Record<OfferRow, MessageId> = {
  pay: 'vacancy.detail.pay',
  kind: 'compare.row.kind',
  parts: 'compare.row.parts',
  day: 'compare.row.day',
  usd: 'compare.row.usd',
  total: 'compare.row.total',
  duration: 'vacancy.detail.duration',
  joins: 'vacancy.detail.joins',
  vessel: 'vacancy.detail.vessel',
  internet: 'vacancy.detail.vessel-internet',
  travel: 'vacancy.detail.travel',
  licence: 'compare.row.licence',
}

/** Vacancies as columns. Rows with differences are marked; nothing is ranked. */
export function OfferTable({ vacancies }: { vacancies: readonly VacancyDetail[] }) {
  const intl = useIntl()
  const formats = useFormats()
  const words = wordsFor(intl, formats)
  const { t } = intl
  const { offers, differing } = compareOffers(vacancies)
  const told = vacancies.map((vacancy, place) => ({ vacancy, offer: offers[place] as (typeof offers)[number] }))
  const rows = OFFER_ROWS.map((row) => ({ row, texts: told.map((one) => OFFER_TEXTS[row](one, words)) }))
  return (
    <div className="u-pbs-4">
      <div className="scroll">
        <table className="table side-by-side">
          <caption className="visually-hidden">{t('compare.page.title')}</caption>
          <thead>
            <tr>
              <td />
              {vacancies.map(({ id, rank, employer }) => (
                <th key={id} scope="col">
                  <Link className="name" to="/vacancy/$id" params={{ id }}>
                    {words.rank(rank)}
                  </Link>
                  <div className="smallest faint">
                    <bdi>{employer.name}</bdi>
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(({ texts }) => texts.some((text) => text !== null))
              .map(({ row, texts }) => (
                <tr key={row}>
                  <th scope="row">
                    <div className="row tight">
                      {t(LABELS[row])}
                      {differing.has(row) && <StateMark kind="note">{t('compare.page.differs')}</StateMark>}
                    </div>
                  </th>
                  {texts.map((text, place) => (
                    <td key={vacancies[place]?.id}>
                      {text ?? <span className="faint">{t('compare.page.untold')}</span>}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      <div className="small muted under column gap-1">
        <p>{t('compare.page.assumed')}</p>
        {vacancies.some(({ pay }) => pay.currency !== 'USD') && (
          <p>{t('compare.page.rates', { date: formats.plainDate(EXCHANGE_RATES.date) })}</p>
        )}
      </div>
    </div>
  )
}
