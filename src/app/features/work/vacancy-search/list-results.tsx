import type { ReactNode } from 'react'
import { Link } from '#src/app/ui/link.tsx'
import { Chip } from '#src/app/ui/marks.tsx'
import { Pager } from '#src/app/ui/pager.tsx'
import { SortLinks } from '#src/app/ui/sort-links.tsx'
import { countPages, MAX_MATCHED } from '#src/contract/http/paging.ts'
import type { VacancyList } from '#src/contract/vacancy-search/schemas.ts'
import { type ActiveFilter, listActiveFilters } from './active-filters.ts'
import { EmptyList } from './empty-list.tsx'
import { addressOf, type VacancyFilters } from './filters.ts'
import { FreeNotice } from './free-notice.tsx'
import { listOrders } from './list-orders.ts'
import { VacancyRows } from './vacancy-row.tsx'
import type { Words } from './words.ts'

type Props = {
  data: VacancyList
  filters: VacancyFilters
  words: Words
  now: number
  since: number | null | undefined
  isSeafarer: boolean
  save: ReactNode
}

export function ListResults({ data, filters, words, now, since, isSeafarer, save }: Props) {
  const chips = listActiveFilters(filters, words, data.items)
  const { t } = words
  return (
    <section aria-labelledby="results">
      <h2 className="visually-hidden" id="results">
        {t('vacancy.list.results')}
      </h2>
      <div className="row split results">
        <ActiveFilters chips={chips} filters={filters} words={words} />
        {data.items.length > 1 && <SortLinks {...listOrders({ filters, current: data.sort, isSeafarer }, words)} />}
      </div>
      {data.items.length > 0 ? (
        <>
          {data.sort === 'match' && (
            <p className="small muted u-pbe-4">{t('vacancy.list.best', { count: MAX_MATCHED })}</p>
          )}
          <VacancyRows vacancies={data.items} now={now} since={since} />
          <Paging data={data} filters={filters} words={words} />
        </>
      ) : (
        <EmptyList chips={chips} filters={filters} words={words} suggestion={data.suggestion} />
      )}
      <div className="section">{save}</div>
      <div className="promise">
        <FreeNotice words={words} />
      </div>
    </section>
  )
}

function ActiveFilters({
  chips,
  filters,
  words: { t },
}: Pick<Props, 'filters' | 'words'> & { chips: readonly ActiveFilter[] }) {
  if (chips.length === 0) return null
  return (
    <nav className="row tight grow" aria-label={t('vacancy.list.active')}>
      {chips.map((chip) => (
        <Chip key={chip.key} path={chip.without} label={t('vacancy.list.remove')}>
          {chip.name}
        </Chip>
      ))}
      <Link className="small clear" to="/vacancy" search={filters.sort === 'newest' ? {} : { sort: filters.sort }}>
        {t('vacancy.list.clear')}
      </Link>
    </nav>
  )
}

function Paging({ data, filters, words: { t, formats } }: Pick<Props, 'data' | 'filters' | 'words'>) {
  const { page, pageSize, total, totalIsExact } = data
  const from = (page - 1) * pageSize + 1
  const values = { range: formats.range(from, from + data.items.length - 1), total }
  return (
    <div className="row split paging">
      <p className="small muted">{t(totalIsExact ? 'vacancy.list.range' : 'vacancy.list.range-many', values)}</p>
      <Pager page={page} pages={pagesOf(data)} pathFor={(target) => addressOf({ ...filters, page: target })} />
    </div>
  )
}

/** Above the exact limit, a full page is followed by another. */
function pagesOf({ items, sort, page, pageSize, total, totalIsExact }: VacancyList): number {
  if (sort === 'match') return countPages({ total: Math.min(total, MAX_MATCHED), pageSize })
  const hasMore = !totalIsExact && items.length === pageSize
  return countPages({ total: hasMore ? Math.max(total, (page + 1) * pageSize) : total, pageSize })
}
