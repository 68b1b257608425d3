import { PathLink } from '#src/app/ui/link.tsx'
import { Chip } from '#src/app/ui/marks.tsx'
import { Pager } from '#src/app/ui/pager.tsx'
import { SortLinks } from '#src/app/ui/sort-links.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import type { CompanyList } from '#src/contract/crewing/schemas.ts'
import { countPages } from '#src/contract/http/paging.ts'
import type { MessageId } from '#src/i18n/intl.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { CompanyTable } from './company-table.tsx'
import { addressOf, type CompanyFilters, change, countFilters } from './filters.ts'
import { listOrders } from './list-orders.ts'

type Props = { data: CompanyList; filters: CompanyFilters; title: string; now: number }

export function DirectoryResults({ data, filters, title, now }: Props) {
  const { t } = useIntl()
  return (
    <section aria-labelledby="results">
      <h2 className="visually-hidden" id="results">
        {t('crewing.list.results')}
      </h2>
      <div className="row split results">
        <Chips filters={filters} />
        {data.items.length > 1 && <SortLinks {...listOrders(filters, t)} />}
      </div>
      {data.items.length > 0 ? (
        <>
          <CompanyTable companies={data.items} caption={title} now={now} />
          <Paging data={data} filters={filters} />
        </>
      ) : (
        <Empty filters={filters} />
      )}
    </section>
  )
}

/** Active filters, each with a link that removes it. */
function Chips({ filters }: Pick<Props, 'filters'>) {
  const { t } = useIntl()
  const chips = [
    ...(filters.q ? [{ name: t('vacancy.chip.text', { text: filters.q }), without: { q: '' } }] : []),
    ...filters.fleet.map((fleet) => ({
      name: t(`vocabulary.fleet.${fleet}`),
      without: { fleet: filters.fleet.filter((other) => other !== fleet) },
    })),
    ...(filters.verified ? [{ name: t('vacancy.filter.verified'), without: { verified: false } }] : []),
  ]
  if (chips.length === 0) return null
  return (
    <nav className="row tight grow" aria-label={t('vacancy.list.active')}>
      {chips.map(({ name, without }) => (
        <Chip key={name} path={addressOf(change(filters, without))} label={t('vacancy.list.remove')}>
          {name}
        </Chip>
      ))}
    </nav>
  )
}

function Paging({ data, filters }: Pick<Props, 'data' | 'filters'>) {
  const { items, page, pageSize, total } = data
  const { t } = useIntl()
  const { range } = useFormats()
  const from = (page - 1) * pageSize + 1
  return (
    <div className="row split paging">
      <p className="small muted">{t('vacancy.list.range', { range: range(from, from + items.length - 1), total })}</p>
      <Pager page={page} pages={countPages(data)} pathFor={(target) => addressOf({ ...filters, page: target })} />
    </div>
  )
}

/** Suggests the first page, no filters, or other countries. */
function Empty({ filters }: Pick<Props, 'filters'>) {
  const { t } = useIntl()
  const [kind, path] =
    filters.page > 1
      ? (['past', addressOf(change(filters, {}))] as const)
      : countFilters(filters) > 0
        ? (['filtered', addressOf(change(filters, { q: '', fleet: [], verified: false }))] as const)
        : (['none', filters.country ? '/crewing' : '/vacancy'] as const)
  const link: MessageId = kind === 'none' && filters.country === '' ? 'vacancy.empty.all' : `crewing.empty.${kind}-link`
  return (
    <EmptyState
      title={t(`crewing.empty.${kind}`)}
      action={
        <PathLink className="button" path={path}>
          {t(link)}
        </PathLink>
      }
    />
  )
}
