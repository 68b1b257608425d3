import { Link } from '#src/app/ui/link.tsx'
import { Chip } from '#src/app/ui/marks.tsx'
import { Pager } from '#src/app/ui/pager.tsx'
import { SortLinks, SortMenu } from '#src/app/ui/sort-links.tsx'
import { countPages, MAX_CREW_PAGE } from '#src/contract/paging.ts'
import type { CrewList } from '#src/contract/schemas/crew.ts'
import { CrewEmpty } from './crew-empty.tsx'
import { CREW_FILTERS, type CrewFilters, changeCrew, crewAddress, SORTS } from './crew-filters.ts'
import { CrewTable } from './crew-table.tsx'
import { type CrewWords, describeFilter } from './crew-words.ts'

type Props = { data: CrewList; filters: CrewFilters; words: CrewWords; now: number }

export function CrewResults({ data, filters, words, now }: Props) {
  const active = CREW_FILTERS.filter((filter) => filters[filter] !== '')
  if (data.items.length === 0) return <CrewEmpty isFiltered={active.length > 0} filters={filters} words={words} />
  return (
    <section aria-labelledby="results">
      <h2 className="visually-hidden" id="results">
        {words.t('crew.list.results')}
      </h2>
      <div className="row split results">
        {active.length > 0 && <ActiveFilters active={active} filters={filters} words={words} />}
        {data.items.length > 1 && <Sorting filters={filters} words={words} />}
      </div>
      <CrewTable items={data.items} words={words} now={now} />
      <Paging data={data} filters={filters} words={words} />
    </section>
  )
}

type Active = { active: readonly (typeof CREW_FILTERS)[number][]; filters: CrewFilters; words: CrewWords }

function ActiveFilters({ active, filters, words }: Active) {
  const { t } = words
  return (
    <nav className="row tight grow" aria-label={t('crew.list.active')}>
      {active.map((filter) => (
        <Chip key={filter} path={crewAddress(changeCrew(filters, { [filter]: '' }))} label={t('crew.list.remove')}>
          {describeFilter(filter, filters, words)}
        </Chip>
      ))}
      <Link className="small clear" to="/seamans" search={filters.sort === 'ready' ? {} : { sort: filters.sort }}>
        {t('crew.list.clear')}
      </Link>
    </nav>
  )
}

function Sorting({ filters, words: { t } }: Pick<Props, 'filters' | 'words'>) {
  const orders = SORTS.map((sort) => ({
    value: sort,
    name: t(`crew.sort.${sort}`),
    path: crewAddress(changeCrew(filters, { sort })),
  }))
  const sorting = { label: t('crew.sort.label'), orders, current: filters.sort }
  return (
    <>
      <SortLinks {...sorting} />
      <SortMenu {...sorting} />
    </>
  )
}

function Paging({ data, filters, words: { t, formats } }: Omit<Props, 'now'>) {
  const { page, pageSize, total, totalIsExact, items } = data
  const from = (page - 1) * pageSize + 1
  const values = { range: formats.range(from, from + items.length - 1), total }
  return (
    <div className="row split paging">
      <div className="column gap-1 small muted">
        <p>{t(totalIsExact ? 'crew.list.range' : 'crew.list.range-many', values)}</p>
        {page === MAX_CREW_PAGE && total > MAX_CREW_PAGE * pageSize && <p>{t('crew.list.end')}</p>}
      </div>
      <Pager
        page={page}
        pages={countPages(data, MAX_CREW_PAGE)}
        pathFor={(target) => crewAddress({ ...filters, page: target })}
      />
    </div>
  )
}
