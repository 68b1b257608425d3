import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isUnanswered, isUnbuilt } from '#src/app/features/system/unbuilt/unbuilt-pages.ts'
import { moduleOf } from '#src/app/routes/registry.ts'
import { findRoute, ROUTES, type RouteRow } from '#src/contract/routes.ts'

const PAGES = resolve(import.meta.dirname, '../../src/app/routes')

test('every row of the route table has its page module or is listed as not built, and every module has its row', () => {
  const modules = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace('.tsx', ''))
  const needed = ROUTES.map(moduleOf)
  expect(modules.filter((name) => !needed.includes(name))).toEqual([])
  expect(
    ROUTES.filter((row) => !modules.includes(moduleOf(row)) && !isUnbuilt(row.id) && !isUnanswered(row.id)),
  ).toEqual([])
})

test('route ids and paths are unique', () => {
  expect(new Set(ROUTES.map((route) => route.id)).size).toBe(ROUTES.length)
  expect(new Set(ROUTES.map((route) => route.path)).size).toBe(ROUTES.length)
})

test('no row is hidden by one before it', () => {
  for (const route of ROUTES) {
    const example = route.path.replaceAll(/:[a-zA-Z]+/g, 'x-example').replace('*', 'x-example')
    expect(findRoute(example)?.route.id, example).toBe(route.id)
  }
})

test('only pages without a guard may be kept at the edge or indexed', () => {
  const open = ROUTES.filter((route) => route.cache === 'public' || route.index)
  expect(open.filter((route) => route.guard !== 'auth-check')).toEqual([])
})

test('crew pages and everything opened by an id are never kept', () => {
  const secret = ROUTES.filter((route) => /^\/(seamans|c\/|mailing\/review|subscribe)/.test(route.path))
  expect(secret.map((route) => route.cache)).toEqual(secret.map(() => 'never'))
})

test('a page may force light or dark, and never the mode of the system', () => {
  const modes: RouteRow['colourMode'][] = ['light', 'dark', undefined]
  // @ts-expect-error the types forbid it
  const forbidden: RouteRow['colourMode'] = 'system'
  expect(modes).not.toContain(forbidden)
  for (const route of ROUTES) expect(modes, route.id).toContain(route.colourMode)
})
