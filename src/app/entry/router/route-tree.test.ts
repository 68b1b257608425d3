import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { findRoute, ROUTES, type RouteRow } from '#src/contract/routes.ts'
import type { AppState } from '../app-state.ts'
import { createAppStore } from '../app-store.ts'
import { createQueries } from '../create-queries.ts'
import { createAppRouter } from './router.tsx'

const context = {
  store: createAppStore({ locale: 'en' } as AppState),
  queries: createQueries(),
  now: () => 0,
}
const router = createAppRouter(context, { history: createMemoryHistory() })

/** Returns the matches of a path from the root; one of them reports that no route matches. */
const matchesOf = (path: string) => router.matchRoutes(path, {})

/** The router's match in terms of the route table. */
function matchByRouter(path: string) {
  const matches = matchesOf(path)
  const leaf = matches.some(({ _notFound }) => _notFound) ? undefined : matches.at(-1)
  const { _splat, ...params } = (leaf?.params ?? {}) as Record<string, string>
  return { id: leaf?.staticData.row?.id, params }
}

/** The edge decodes a path, as the router decodes its values. */
function matchByTable(path: string) {
  const match = findRoute(path)
  const params = Object.entries(match?.params ?? {}).map(([name, value]) => [name, decodeURIComponent(value)])
  return { id: match?.route.id, params: Object.fromEntries(params) }
}

const VALUES = ['x-example', 'Ünïcode', '%D0%BA', 'a%2Fb', '12', 'create', 'edit', 'security']

const exampleOf = (row: RouteRow, value: string, rest: string) =>
  row.path.replaceAll(/:[a-zA-Z]+/g, value).replace('*', rest)

test.each(ROUTES.map((row) => [row.path, row] as const))(
  'edge and router find the same page and the same values at %s',
  (_path, row: RouteRow) => {
    for (const value of VALUES)
      for (const rest of ['one', 'one/two']) {
        const path = exampleOf(row, value, rest)
        expect([path, matchByRouter(path)]).toEqual([path, matchByTable(path)])
      }
  },
)

test('a page lies in the layout of its row', () => {
  for (const row of ROUTES as readonly RouteRow[]) {
    const matches = matchesOf(exampleOf(row, 'x-example', 'one'))
    expect(matches.map(({ routeId }) => routeId).slice(0, 2)).toEqual(['__root__', `/${row.layout}`])
    expect(matches).toHaveLength(3)
  }
})

test('what no row answers is found by neither', () => {
  for (const path of ['/no/such/page/at/all', '/vacancy/x/y/z', '/docs/', '//', '/seaman/cv/none', '/_i18n']) {
    expect([path, matchByRouter(path)]).toEqual([path, matchByTable(path)])
  }
})
