import type { PageProps } from '#src/app/page.ts'
import type { VacancyList as List } from '#src/contract/vacancy-search/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { FilterForm } from './filter-form.tsx'
import { parseFilters } from './filters.ts'
import { countLine, titleOf } from './list-head.ts'
import { ListResults } from './list-results.tsx'
import { SaveSearch } from './saved/save-search.tsx'
import { wordsFor } from './words.ts'

export function VacancyList({ data: { vacancies: data }, ctx }: PageProps<{ vacancies: List }>) {
  const words = wordsFor(useIntl(), useFormats())
  const filters = parseFilters(ctx.search)
  const isSeafarer = ctx.session?.role === 'seaman'
  return (
    <div className="wrap">
      <div className="page-head">
        <div className="column gap-1">
          <h1>{titleOf(filters, words)}</h1>
          {data.total > 0 && <p className="muted">{countLine(data, words)}</p>}
        </div>
      </div>
      <div className="list">
        <FilterForm facets={data.facets} filters={filters} words={words} order={data.sort} isSeafarer={isSeafarer} />
        <ListResults
          data={data}
          filters={filters}
          words={words}
          now={ctx.now}
          since={ctx.session?.lastVisitAt}
          save={<SaveSearch filters={filters} session={ctx.session} />}
          isSeafarer={isSeafarer}
        />
      </div>
    </div>
  )
}
