import { useHref } from '#src/app/ui/href.tsx'
import { Icon } from '#src/app/ui/icon.tsx'
import { useControls, useIntl } from '#src/i18n/react.tsx'
import { type OwnQuery, SORTS } from './own-query.ts'

/** A plain GET form: the address carries the search, with scripting and without. */
export function OwnSearch({ query, total }: { query: OwnQuery; total: number }) {
  const { t } = useIntl()
  const control = useControls()
  const href = useHref()
  return (
    <search>
      <form className="row split u-pbs-4 u-pbe-4" method="get" action={href('/company/vacancy')}>
        {query.status && <input type="hidden" name="status" value={query.status} />}
        <div className="row">
          <div className="with-icon">
            <Icon name="search" />
            <input
              key={query.q}
              className="input dense"
              type="search"
              name="q"
              defaultValue={query.q}
              placeholder={t('company.vacancies.search')}
              aria-label={t('company.vacancies.search')}
            />
          </div>
          <select
            key={query.sort}
            className="input dense auto"
            name="sort"
            defaultValue={query.sort}
            aria-label={t('company.sort.label')}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`company.sort.${sort}`)}
              </option>
            ))}
          </select>
          <button type="submit" className="button dense">
            {control('search')}
          </button>
        </div>
        <p className="small muted">{t('company.vacancies.count', { count: total })}</p>
      </form>
    </search>
  )
}
