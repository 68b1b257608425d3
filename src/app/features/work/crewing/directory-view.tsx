import type { PageProps } from '#src/app/page.ts'
import { Breadcrumbs } from '#src/app/ui/breadcrumbs.tsx'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { Countries, DirectoryFigures, Wanted } from './directory-figures.tsx'
import { type DirectoryData, titleOf } from './directory-page.ts'
import { DirectoryResults } from './directory-results.tsx'
import { FilterForm } from './filter-form.tsx'
import { isWhole, parseFilters, readCountry } from './filters.ts'

/** The directory of all countries or one. */
export function DirectoryView({ data: { companies: data }, ctx }: PageProps<DirectoryData>) {
  const { code, t } = useIntl()
  const words = { code, t, formats: useFormats() }
  const filters = parseFilters(ctx.search, readCountry(ctx.params.country))
  const title = titleOf(filters, words)
  const whole = isWhole(filters)
  return (
    <div className="wrap">
      {filters.country && <CountryCrumbs country={filters.country} />}
      <div className="page-head">
        <div className="column gap-1">
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
      {whole && <Wanted figures={data.figures} />}
      <Countries countries={data.countries} />
    </div>
  )
}

function CountryCrumbs({ country }: { country: string }) {
  const { t } = useIntl()
  const formats = useFormats()
  return (
    <Breadcrumbs
      items={[{ label: t('crewing.list.title'), path: '/crewing' }, { label: formats.country(country.toUpperCase()) }]}
    />
  )
}
