import { type Filters, type FilterValue, readFilter } from './filters.ts'
import { MAX_PAGE, readPage } from './paging.ts'
import type { Visitor } from './roles.ts'
import { type Query, withQuery } from './with-query.ts'

/** Limits of a list as a file: rows in total and per step. */
export const MAX_EXPORTED = 5000
export const EXPORT_STEP = 200

type Who = 'anyone' | readonly Visitor[]

type Described<F extends Filters, Sort extends string, W extends Who> = {
  /** The name in cookies, files and the browser's cache. */
  name: string
  /** Who may read the list and its file. */
  who: W
  filters: F
  /** The first is the default. */
  sorts: readonly [Sort, ...Sort[]]
  pageSize: number
  maxPage?: number
}

export type List<F extends Filters = Filters, Sort extends string = string, W extends Who = Who> = Required<
  Described<F, Sort, W>
> & {
  /** The query parameters of its address in canonical order, for the route table. */
  words: readonly ((keyof F & string) | 'sort' | 'page')[]
}

/** The query of a list. */
export type ListQuery<L extends List> =
  L extends List<infer F, infer Sort, Who>
    ? { [Name in keyof F]: FilterValue<F[Name]> } & { sort: Sort; page: number }
    : never

/** Describes a list with filters, sorting and pages; address, endpoint and page share the description. */
export const describeList = <const F extends Filters, const Sort extends string, const W extends Who>(
  described: Described<F, Sort, W>,
): List<F, Sort, W> => ({
  maxPage: MAX_PAGE,
  ...described,
  words: [...Object.keys(described.filters), ...(described.sorts.length > 1 ? (['sort'] as const) : []), 'page'],
})

/** Reads the query from an address; unknown values count as absent. */
export function readList<L extends List>(list: L, search: Readonly<Record<string, string>>): ListQuery<L> {
  const filters = Object.entries(list.filters).map(([name, filter]) => [name, readFilter(filter, search[name])])
  const [first] = list.sorts
  return {
    ...Object.fromEntries(filters),
    sort: list.sorts.find((sort) => sort === search.sort) ?? first,
    page: readPage(search.page, list.maxPage),
  } as ListQuery<L>
}

type Asked = Readonly<Record<string, string | number | undefined>>

/** Writes the query in the order of the description; defaults are left out. */
export function writeList<L extends List>(list: L, query: Partial<ListQuery<L>>): Query {
  const { sort, page, ...asked } = query as Asked
  const filters = Object.entries(list.filters).map(([name, filter]) => {
    const isDefault = filter.kind === 'one-of' && asked[name] === filter.fallback
    return [name, isDefault ? undefined : asked[name]]
  })
  return {
    ...Object.fromEntries(filters),
    sort: sort === list.sorts[0] ? undefined : sort,
    page: page === 1 ? undefined : page,
  }
}

export const listPath = <L extends List>(list: L, path: string, query: Partial<ListQuery<L>>): string =>
  withQuery(path, writeList(list, query))

/** Returns a changed query; it begins at the first page. */
export const changeList = <L extends List>(query: ListQuery<L>, changes: Partial<ListQuery<L>>): ListQuery<L> => ({
  ...query,
  page: 1,
  ...changes,
})

/** Returns the names of active filters. */
export function filtersOn<L extends List>(list: L, query: ListQuery<L>): (keyof L['filters'] & string)[] {
  const asked = query as Asked
  return Object.entries(list.filters).flatMap(([name, filter]) => {
    const unasked = filter.kind === 'one-of' ? filter.fallback : undefined
    return asked[name] === unasked ? [] : [name]
  })
}
