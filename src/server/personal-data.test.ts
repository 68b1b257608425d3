import { expect, test } from 'vitest'
import { PRODUCT } from './product.ts'
import { collectFleet } from './seed/collect-fleet.ts'

const fleet = collectFleet({ now: Date.UTC(2026, 10, 17, 12), passwordHash: 'hash', vacancies: 300 })

/** Paths of all values of a document, with indexes for lists; empty values are left out. */
const listPlaces = (value: unknown, path: string): string[] => {
  if (value === null) return []
  if (typeof value !== 'object') return [path]
  const step = (name: string) => (Array.isArray(value) ? `[${name}]` : `.${name}`)
  return Object.entries(value).flatMap(([name, each]) => listPlaces(each, path + step(name)))
}

/** Turns a path of the registry into a pattern for such paths. */
const toPattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replaceAll(/[.[\]]/g, '\\$&')
      .replaceAll('\\[\\]', '\\[\\d+\\]')
      .replaceAll('*', '.+')}$`,
  )

const documents = Object.entries(fleet).flatMap(([table, rows]) => {
  const { columns = [], exported = [] } = PRODUCT.personalData[table] ?? {}
  return columns
    .filter((column) => !exported.includes(column))
    .map((column) => ({ table, column, paths: exported.filter((path) => path.startsWith(column)), rows }))
})

const named = documents.map(({ table, column }) => `${table}.${column}`)

const isDocument = (cell: unknown): boolean => typeof cell === 'string' && /^[[{]/.test(cell)

test('what the demo keeps in JSON is known as a document, in every table of a person', () => {
  const kept = Object.entries(fleet).flatMap(([table, rows]) =>
    rows.flatMap((row) =>
      Object.entries(row).flatMap(([column, cell]) => (isDocument(cell) ? `${table}.${column}` : [])),
    ),
  )
  expect([...new Set(kept)].filter((place) => !named.includes(place))).toEqual([])
  expect(named).toEqual(
    expect.arrayContaining([
      'crew_card.career',
      'vacancy.certificate_months',
      'feed_report.counts',
      'feed_report_row.facts',
    ]),
  )
})

test.each(documents)('the registry has a path for all that is in $column of $table', ({ column, paths, rows }) => {
  const patterns = paths.map(toPattern)
  const kept = rows.map((row) => (row as unknown as Record<string, string | null | undefined>)[column])
  const places = new Set(kept.flatMap((text) => (text ? listPlaces(JSON.parse(text), column) : [])))
  expect([...places].filter((place) => !patterns.some((pattern) => pattern.test(place)))).toEqual([])
})
