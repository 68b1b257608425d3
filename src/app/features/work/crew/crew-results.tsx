import type { PageContext } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import { Chip } from '#src/app/ui/marks.tsx'
import { SortLinks, SortMenu } from '#src/app/ui/sort-links.tsx'
import { ListView } from '#src/app/ui/table/index.ts'
import type { CrewList, CrewQuery } from '#src/contract/crew/schemas.ts'
import { changeList, filtersOn, listPath } from '#src/contract/http/describe-list.ts'
import { CREW } from '#src/contract/lists.ts'
import { crewColumns } from './crew-columns.tsx'
import { CREW_PATH } from './crew-path.ts'
import { type CrewWords, describeFilter } from './crew-words.ts'

type Props = { data: CrewList; query: CrewQuery; words: CrewWords; ctx: PageContext }

const addressOf = (query: CrewQuery, changes: Partial<CrewQuery>) =>
  listPath(CREW, CREW_PATH, changeList<typeof CREW>(query, changes))

export function CrewResults({ data, query, words, ctx }: Props) {
  const { t } = words
  return (
    <section aria-labelledby="results">
      <h2 className="visually-hidden" id="results">
        {t('crew.list.results')}
      </h2>
      {data.items.length > 0 && (
        <div className="row split results">
          <ActiveFilters query={query} words={words} />
          {data.items.length > 1 && <Sorting query={query} words={words} />}
        </div>
      )}
      <ListView
        list={CREW}
        query={query}
        path={CREW_PATH}
        data={data}
        ctx={ctx}
        caption={t('crew.list.results')}
        className="crew"
        columns={crewColumns(words, ctx.now)}
        idOf={({ id }) => id}
        none={{ title: t('crew.empty.none-title'), text: t('crew.empty.none-text') }}
      />
    </section>
  )
}

type Asked = Pick<Props, 'query' | 'words'>

function ActiveFilters({ query, words }: Asked) {
  const { t } = words
  const active = filtersOn(CREW, query)
  if (active.length === 0) return null
  return (
    <nav className="row tight grow" aria-label={t('crew.list.active')}>
      {active.map((filter) => (
        <Chip key={filter} path={addressOf(query, { [filter]: undefined })} label={t('crew.list.remove')}>
          {describeFilter(filter, query, words)}
        </Chip>
      ))}
      <Link className="small clear" to="/seamans" search={query.sort === 'ready' ? {} : { sort: query.sort }}>
        {t('crew.list.clear')}
      </Link>
    </nav>
  )
}

function Sorting({ query, words: { t } }: Asked) {
  const orders = CREW.sorts.map((sort) => ({
    value: sort,
    name: t(`crew.sort.${sort}`),
    path: addressOf(query, { sort }),
  }))
  const sorting = { label: t('crew.sort.label'), orders, current: query.sort }
  return (
    <>
      <SortLinks {...sorting} />
      <SortMenu {...sorting} />
    </>
  )
}
