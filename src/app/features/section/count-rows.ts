import { type Query, withQuery } from '../../../contract/addresses.ts'
import type { Facet } from '../../../contract/schemas/vacancy.ts'
import type { CountRow } from './count-table.tsx'

const ROW_LIMIT = 30

/** The values of a facet that have vacancies, most first, each leading to its search. */
export const countRows = (
  facet: Facet,
  nameOf: (value: string) => string,
  queryOf: (value: string) => Query,
): CountRow[] =>
  facet
    .flatMap(({ value, count }) =>
      count ? [{ name: nameOf(value), count, href: withQuery('/vacancy', queryOf(value)) }] : [],
    )
    .sort((a, b) => b.count - a.count)
    .slice(0, ROW_LIMIT)
