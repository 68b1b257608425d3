import { z } from 'zod'
import type { List, ListQuery } from './describe-list.ts'
import { type Filter, SLUG } from './filters.ts'
import { pageNumber } from './paging-schemas.ts'
import { limited } from './text-schemas.ts'

function toSchema(filter: Filter): z.ZodType {
  switch (filter.kind) {
    case 'one-of': {
      const one = z.enum(filter.words as [string, ...string[]])
      return filter.fallback === undefined ? one.optional() : one.default(filter.fallback)
    }
    case 'words':
      return limited(filter.most, z.string().trim()).optional()
    case 'day':
      return z.iso.date().optional()
    case 'slug':
      return z.string().regex(SLUG).optional()
    case 'whole':
      return z.coerce.number().int().min(filter.least).max(filter.most).optional()
  }
}

type Shape<Query> = { [Name in keyof Query]: z.ZodType<Query[Name], unknown> }

/** Returns the query schema of a described list; addresses have the same limits. */
export function listQuerySchema<L extends List>(list: L) {
  const [first] = list.sorts
  return z.object({
    ...Object.fromEntries(Object.entries(list.filters).map(([name, filter]) => [name, toSchema(filter)])),
    sort: z.enum(list.sorts).default(first),
    page: pageNumber(list.maxPage),
  }) as unknown as z.ZodObject<Shape<ListQuery<L>>>
}

const facet = z.array(z.object({ value: z.string(), count: z.int() }))

/** A page of a list, with further data of its endpoint. */
export const listAnswer = <Item extends z.ZodType, More extends z.ZodRawShape>(item: Item, more: More) =>
  z.object({
    items: z.array(item),
    /** Counted up to a limit; then there may be more. */
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    ...more,
  })

/** How many results each value of a filter would have. */
export const facetsOf = <const Name extends string>(...names: Name[]) => ({
  facets: z.object(Object.fromEntries(names.map((name) => [name, facet])) as Record<Name, typeof facet>),
})
