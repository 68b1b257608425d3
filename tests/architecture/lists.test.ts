import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { COMPANY_LINES, SEAMAN_LINES } from '#src/contract/billing/list.ts'
import { DOCUMENTS } from '#src/contract/billing-document/list.ts'
import { DISPUTES } from '#src/contract/checkout/list.ts'
import { COMPANY_CHECKS } from '#src/contract/company-check/list.ts'
import { filtersOn, type List, listPath, readList, writeList } from '#src/contract/http/describe-list.ts'
import type { EndpointSpec } from '#src/contract/http/endpoint.ts'
import type { Filter } from '#src/contract/http/filters.ts'
import { listQuerySchema } from '#src/contract/http/list-schemas.ts'
import * as described from '#src/contract/lists.ts'
import { RECEIVED_CVS } from '#src/contract/mailing/received.ts'
import { ADMIN_MAILINGS, FAILED_LETTERS, MAIL_DOMAINS, SUPPRESSIONS } from '#src/contract/mailing-desk/list.ts'
import { ADMIN_VACANCIES } from '#src/contract/moderation/list.ts'
import { NATIONALITY_LAWS } from '#src/contract/nationality-law/list.ts'
import { ORDERS } from '#src/contract/order/list.ts'
import { ADJUSTMENTS, RECOVERIES } from '#src/contract/proposal/list.ts'
import { PAYBACKS, REFUNDS } from '#src/contract/refund/list.ts'
import { SLOTS } from '#src/contract/service/slot-list.ts'
import { SERVICE_ORDERS } from '#src/contract/service-desk/list.ts'
import { SITE_UPDATES } from '#src/contract/site-update/list.ts'
import { TRANSFERS } from '#src/contract/transfer/list.ts'
import { DATED_RULES } from '#src/contract/vocabulary/list.ts'

const lists = Object.values({
  ...described,
  ADMIN_VACANCIES,
  COMPANY_CHECKS,
  COMPANY_LINES,
  SEAMAN_LINES,
  DISPUTES,
  NATIONALITY_LAWS,
  DATED_RULES,
  PAYBACKS,
  REFUNDS,
  ADJUSTMENTS,
  RECOVERIES,
  TRANSFERS,
  DOCUMENTS,
  ORDERS,
  RECEIVED_CVS,
  ADMIN_MAILINGS,
  FAILED_LETTERS,
  MAIL_DOMAINS,
  SUPPRESSIONS,
  SITE_UPDATES,
  SERVICE_ORDERS,
  SLOTS,
}).flatMap((one) => ('filters' in one ? [one as unknown as List] : []))

const modules = import.meta.glob<Record<string, unknown>>('/src/contract/*/*endpoints.ts', { eager: true })
const specs = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is EndpointSpec => typeof value === 'object' && value !== null && 'path' in value)

/** Lists that are still read and bounded by hand on both sides. */
const BY_HAND = [
  '/server/blog',
  '/server/blog/{category}',
  '/server/company/voyage',
  '/server/crewing',
  '/server/crewing/{country}',
  '/server/seaman/application',
  '/server/vacancy',
]

const asJson = (schema: z.ZodType) => JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))

test('an endpoint that answers a page of rows takes the query of a described list, and is open to those whom it names', () => {
  const reads = specs.filter(({ method }) => method === 'get')
  const paged = reads.filter(
    ({ answer }) => answer instanceof z.ZodObject && 'items' in answer.shape && 'page' in answer.shape,
  )
  const byQuery = new Map(lists.map((list) => [asJson(listQuerySchema(list)), list]))
  const undescribed = paged.filter(
    ({ query, who }) => !query || byQuery.get(asJson(query))?.who.toString() !== who.toString(),
  )
  expect(undescribed.map(({ path }) => path).sort()).toEqual(BY_HAND)
  expect(paged.length - undescribed.length).toBe(lists.length)
})

test('every list has a name of its own, which a cookie can carry', () => {
  const names = lists.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[a-z][a-z-]{0,39}$/.test(name))).toEqual([])
})

/** Texts around the bounds of a filter, on both sides of them. */
function textsFor(filter: Filter): string[] {
  const wrong = ['', ' ', 'a,b', '%27 OR 1', 'ÅÄÖ', '0', '-1', '1.5', '1e2', '١٢', 'x'.repeat(500), '😀'.repeat(500)]
  switch (filter.kind) {
    case 'one-of':
      return [...filter.words, ...filter.words.map((word) => word.toUpperCase()), ...wrong]
    case 'words':
      return ['one', ' two words ', 'x'.repeat(filter.most), `${'x'.repeat(filter.most - 1)} y`, ...wrong]
    case 'day':
      return ['2026-02-28', '2026-02-29', '2024-02-29', '2026-02-31', '2026-13-01', '20260101', '12026-01-01', ...wrong]
    case 'slug':
      return ['chief-officer', 'x'.repeat(60), 'x'.repeat(61), 'Chief', 'chief officer', ...wrong]
    case 'whole':
      return [filter.least, filter.most, filter.least - 1, filter.most + 1].map(String).concat(wrong)
  }
}

const cases = lists.flatMap((list) =>
  Object.entries(list.filters).flatMap(([name, filter]) => textsFor(filter).map((text) => ({ list, name, text }))),
)

const recordOf = (list: List, search: Record<string, string>) =>
  Object.fromEntries(new URLSearchParams(listPath(list, '', readList(list, search))))

describe.each(lists.map((list) => [list.name, list] as const))('the list of %s', (_, list) => {
  const searches = [
    {},
    ...cases.filter((one) => one.list === list).map(({ name, text }) => ({ [name]: text })),
    ...list.sorts.map((sort) => ({ sort, page: '2' })),
    ...['0', '1', '2', '007', 'x', String(list.maxPage), String(list.maxPage + 1)].map((page) => ({ page })),
  ]

  test('is the same after it was written into an address and read from it', () => {
    for (const search of searches) {
      const query = readList(list, search)
      expect(readList(list, recordOf(list, search)), JSON.stringify(search)).toEqual(query)
    }
  })

  test('asks the server for nothing that it refuses, and for what it would itself take', () => {
    const schema = listQuerySchema(list)
    for (const search of searches) {
      const query = readList(list, search)
      expect(schema.parse(recordOf(list, search)), JSON.stringify(search)).toEqual(query)
    }
  })

  test('takes from an address whatever the server takes as it stands', () => {
    const schema = listQuerySchema(list)
    for (const search of searches.filter((one) => !Object.values(one).includes(''))) {
      const asked = schema.safeParse(search)
      const isPlain = Object.values(search).every((text) => text === text.trim() && !/^[\d.e]+$/.test(text))
      if (asked.success && isPlain) expect(readList(list, search), JSON.stringify(search)).toEqual(asked.data)
    }
  })

  test('leaves out of its address what is asked for anyway, and names its filters alone', () => {
    expect(listPath(list, '/x', readList(list, {}))).toBe('/x')
    expect(filtersOn(list, readList(list, {}))).toEqual([])
    expect(Object.keys(writeList(list, readList(list, {})))).toEqual([...Object.keys(list.filters), 'sort', 'page'])
  })
})
