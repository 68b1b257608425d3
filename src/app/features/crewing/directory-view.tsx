import type { AgencyList } from '../../../contract/schemas/crewing.ts'
import { useFormats, useIntl } from '../../../i18n/react.tsx'
import type { PageProps } from '../../page.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { useHref } from '../../ui/href.tsx'
import { DirectoryFigures, Links } from './directory-figures.tsx'
import { titleOf } from './directory-page.ts'
import { DirectoryResults } from './directory-results.tsx'
import { FilterForm } from './filter-form.tsx'
import { isWhole, parseFilters, readCountry } from './filters.ts'

/** The directory, of all countries or of one. */
export function DirectoryView({ data, ctx }: PageProps<AgencyList>) {
  const { t } = useIntl()
  const words = { t, formats: useFormats() }
  const filters = parseFilters(ctx.search, readCountry(ctx.params.country))
  const title = titleOf(filters, words)
  const whole = isWhole(filters)
  return (
    <div className="wrap">
      {filters.country && <CountryCrumbs country={filters.country} />}
      <div className="head">
        <div className="col gap1">
          <h1>{title}</h1>
          {whole ? (
            <DirectoryFigures figures={data.figures} />
          ) : (
            <p className="muted">{t('crewing.list.count', { count: data.total })}</p>
          )}
        </div>
      </div>
      <div className="list">
        <FilterForm facets={data.facets} filters={filters} />
        <DirectoryResults data={data} filters={filters} title={title} now={ctx.now} />
      </div>
      <Countries countries={data.countries} />
    </div>
  )
}

function CountryCrumbs({ country }: { country: string }) {
  const { t } = useIntl()
  const formats = useFormats()
  const href = useHref()
  return (
    <Breadcrumbs
      items={[
        { label: t('crewing.list.title'), href: href('/crewing') },
        { label: formats.country(country.toUpperCase()) },
      ]}
    />
  )
}

/** Every country that has companies, by its name in the page's language. */
function Countries({ countries }: Pick<AgencyList, 'countries'>) {
  const { t } = useIntl()
  const formats = useFormats()
  if (countries.length === 0) return null
  const links = countries
    .map(({ value, count }) => ({
      name: formats.country(value),
      href: `/crewing/${value.toLowerCase()}`,
      count,
    }))
    .sort((first, second) => formats.compare(first.name, second.name))
  return (
    <nav className="sec" aria-labelledby="countries">
      <header>
        <h2 id="countries">{t('crewing.list.countries')}</h2>
      </header>
      <Links items={links} />
    </nav>
  )
}
