import { useHref } from '#src/app/ui/href.tsx'
import { Icon } from '#src/app/ui/icon.tsx'
import { SortMenu } from '#src/app/ui/sort-links.tsx'
import type { CompanyList } from '#src/contract/crewing/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { addressOf, type CompanyFilters, countFilters } from './filters.ts'
import { listOrders } from './list-orders.ts'

type Props = { facets: CompanyList['facets']; filters: CompanyFilters }

/** A GET form: every choice is in the address. On phones the fields are collapsed without script. */
export function FilterForm({ facets, filters }: Props) {
  const { t } = useIntl()
  const href = useHref()
  return (
    <search aria-label={t('crewing.filter.form')}>
      <form key={addressOf(filters)} className="filters" method="get" action={href('/crewing')}>
        <SearchField q={filters.q} />
        {filters.sort !== 'open' && <input type="hidden" name="sort" value={filters.sort} />}
        <input type="checkbox" id="filters-open" className="visually-hidden" />
        <label className="button show" htmlFor="filters-open">
          <Icon name="list-filter" />
          {t('vacancy.filter.open', { count: countFilters({ ...filters, q: '' }) + (filters.country ? 1 : 0) })}
        </label>
        <SortMenu {...listOrders(filters, t)} />
        <CountryField facet={facets.country} country={filters.country} />
        <FleetFields facet={facets.fleet} chosen={filters.fleet} />
        <VerifiedField count={facets.verified} checked={filters.verified} />
        <div className="facet send">
          <button type="submit" className="button full">
            {t('crewing.filter.submit')}
          </button>
        </div>
      </form>
    </search>
  )
}

function SearchField({ q }: { q: string }) {
  const { t } = useIntl()
  return (
    <div className="with-icon">
      <Icon name="search" />
      <input
        className="input"
        type="search"
        name="q"
        defaultValue={q}
        enterKeyHint="search"
        aria-label={t('crewing.filter.text')}
        placeholder={t('crewing.filter.text')}
      />
    </div>
  )
}

function CountryField({ facet, country }: { facet: CompanyList['facets']['country']; country: string }) {
  const { t } = useIntl()
  const formats = useFormats()
  const options = facet
    .map(({ value, count }) => ({ value: value.toLowerCase(), name: formats.country(value), count }))
    .filter(({ value, count }) => count !== 0 || value === country)
    .sort((first, second) => formats.compare(first.name, second.name))
  return (
    <div className="facet field">
      <label htmlFor="country">{t('crewing.filter.country')}</label>
      <select id="country" className="input dense" name="country" defaultValue={country}>
        <option value="">{t('crewing.filter.country-any')}</option>
        {options.map(({ value, name, count }) => (
          <option key={value} value={value}>
            {`${name} (${formats.number(count ?? 0)})`}
          </option>
        ))}
      </select>
    </div>
  )
}

function FleetFields({ facet, chosen }: { facet: CompanyList['facets']['fleet']; chosen: readonly string[] }) {
  const { t } = useIntl()
  const { number } = useFormats()
  return (
    <fieldset className="facet">
      <legend>{t('vacancy.filter.fleet')}</legend>
      {facet.map(({ value, count }) => (
        <label key={value} className="check">
          <input type="checkbox" name="fleet" value={value} defaultChecked={chosen.includes(value)} />
          {t(`vocabulary.fleet.${value}`)}
          <span className="tally">{number(count ?? 0)}</span>
        </label>
      ))}
    </fieldset>
  )
}

function VerifiedField({ count, checked }: { count: number; checked: boolean }) {
  const { t } = useIntl()
  const { number } = useFormats()
  return (
    <fieldset className="facet">
      <legend>{t('vacancy.employer.licence')}</legend>
      <label className="check">
        <input type="checkbox" name="verified" value="1" defaultChecked={checked} />
        {t('vacancy.filter.verified')}
        <span className="tally">{number(count)}</span>
      </label>
    </fieldset>
  )
}
