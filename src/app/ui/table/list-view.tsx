import type { ReactNode } from 'react'
import { filtersOn, type List, type ListQuery, listPath } from '#src/contract/http/describe-list.ts'
import { countPages } from '#src/contract/http/paging.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { PathLink } from '../link.tsx'
import { Pager } from '../pager.tsx'
import { EmptyState } from '../states.tsx'
import { DataTable } from './data-table.tsx'
import { FileLink } from './file-link.tsx'
import { HeadRow } from './head-row.tsx'
import type { TableProps } from './table-props.ts'

/** A page of a list, as its endpoint returns it. */
export type ListPage<Row> = {
  items: readonly Row[]
  total: number
  /** False above the exact limit. */
  totalIsExact?: boolean
  page: number
  pageSize: number
}

type Shown<L extends List> = { list: L; query: ListQuery<L>; path: string }

export type ListViewProps<L extends List, Row> = Shown<L> &
  Omit<TableProps<Row>, 'name' | 'rows' | 'ordering' | 'head' | 'tools'> & {
    data: ListPage<Row>
    /** Filters on one line. They are shown above an empty list too. */
    filters?: ReactNode
    /** The number of results as a text. */
    count?: string
    /** Replaces the table if the list is empty; an empty search has its own message. */
    none: { title: string; text?: string; action?: ReactNode }
    /** The endpoint of the list as a file, if any. */
    file?: string
  }

/** The rows of a list with its pages, or an empty state. */
export function ListView<L extends List, Row>(props: ListViewProps<L, Row>) {
  const { list, query, path, data, none, file, filters, count, ...table } = props
  const counted = count && (
    <p className="small muted" role="status">
      {count}
    </p>
  )
  const head = filters ?? counted
  const beside = filters && counted
  if (data.items.length === 0)
    return (
      <>
        {head && (
          <HeadRow start={head} isApart>
            {beside}
          </HeadRow>
        )}
        <NoRows list={list} query={query} path={path} none={none} />
      </>
    )
  const ordering = {
    current: query.sort,
    pathFor: (sort: string) => listPath(list, path, { ...query, sort, page: 1 }),
  }
  return (
    <>
      <DataTable
        {...table}
        name={list.name}
        rows={data.items}
        ordering={ordering}
        head={head}
        tools={
          <>
            {beside}
            {file && <FileLink list={list} query={query} file={file} />}
          </>
        }
      />
      <ListPages list={list} query={query} path={path} data={data} />
    </>
  )
}

function NoRows<L extends List>({ list, query, path, none }: Shown<L> & Pick<ListViewProps<L, never>, 'none'>) {
  const { t } = useIntl()
  const way = (to: string, text: string) => (
    <PathLink className="button" path={to}>
      {text}
    </PathLink>
  )
  if (query.page > 1) {
    const first = way(listPath(list, path, { ...query, page: 1 }), t('list.past-link'))
    return <EmptyState title={t('list.past-title')} text={t('list.past-text')} action={first} />
  }
  if (filtersOn(list, query).length === 0) return <EmptyState {...none} />
  return (
    <EmptyState title={t('list.unmatched-title')} text={t('list.unmatched-text')} action={way(path, t('list.all'))} />
  )
}

/** The range of rows, and links to other pages. */
export function ListPages<L extends List>({ list, query, path, data }: Shown<L> & { data: ListPage<unknown> }) {
  const { t } = useIntl()
  const { range } = useFormats()
  const { page, pageSize, items, total, totalIsExact = true } = data
  const pages = countPages(data, list.maxPage)
  if (pages < 2) return null
  const from = (page - 1) * pageSize + 1
  const values = { range: range(from, from + items.length - 1), total }
  const hasMore = !totalIsExact || total > list.maxPage * pageSize
  return (
    <div className="row split paging">
      <div className="column gap-1 small muted">
        <p>{t(totalIsExact ? 'list.range' : 'list.range-many', values)}</p>
        {page === list.maxPage && hasMore && <p>{t('list.end')}</p>}
      </div>
      <Pager page={page} pages={pages} pathFor={(target) => listPath(list, path, { ...query, page: target })} />
    </div>
  )
}
