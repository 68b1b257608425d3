import { definePage, type PageProps } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import { EmptyState, Notice } from '#src/app/ui/states.tsx'
import type { VacancyDetail } from '#src/contract/vacancy-search/schemas.ts'
import { MAX_COMPARED } from '#src/domain/offer/compare-offers.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { OfferTable } from './offer-table.tsx'
import { comparedVacancies, readChosen } from './queries.ts'

type Data = { compared: (VacancyDetail | null)[] }

/** Compares vacancies that the seafarer saved or applied for. */
export const comparePage = definePage<Data>({
  queries: (ctx) => ({ compared: comparedVacancies(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('compare.page.title') }),
  Component: Compare,
})

function Compare({ data: { compared }, ctx }: PageProps<Data>) {
  const { t } = useIntl()
  const vacancies = compared.filter((vacancy) => vacancy !== null)
  const missing = compared.length - vacancies.length
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <p className="small muted">
            <Link to="/seaman/jobs/saved">{t('saved.list.title')}</Link>
          </p>
          <h1>{t('compare.page.title')}</h1>
        </div>
      </header>
      {readChosen(ctx.search).length > MAX_COMPARED && <Notice>{t('compare.page.cut', { most: MAX_COMPARED })}</Notice>}
      {missing > 0 && <Notice>{t('compare.page.missing', { count: missing })}</Notice>}
      {vacancies.length === 0 ? (
        <EmptyState title={t('compare.page.none-title')} text={t('compare.page.none-text')} />
      ) : (
        <OfferTable vacancies={vacancies} />
      )}
    </div>
  )
}
