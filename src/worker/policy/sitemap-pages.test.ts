import { expect, test } from 'vitest'
import { isUnbuilt } from '#src/app/features/system/unbuilt/unbuilt-pages.ts'
import { findRoute } from '#src/contract/routes.ts'
import { staticEntries } from './sitemap-pages.ts'

test('search engines are shown no page that is still to be built', () => {
  const ids = staticEntries([]).map(({ path }) => findRoute(path.split('?')[0] as string)?.route.id ?? path)
  expect(ids.length).toBeGreaterThan(100)
  expect(ids.filter(isUnbuilt)).toEqual([])
})
