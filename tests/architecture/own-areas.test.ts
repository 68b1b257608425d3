import { expect, test } from 'vitest'
import { OWN_AREAS } from '#src/app/entry/kept/own-areas.ts'
import { messageAreasOf } from '#src/app/entry/message-areas.ts'
import { isOwnPage } from '#src/contract/own-pages.ts'
import { ROUTES } from '#src/contract/routes.ts'

test('what a browser keeps has the words of all own pages, of what stands in their place, and no others', () => {
  const rows = ROUTES.filter(({ path }) => isOwnPage(path))
  expect(rows.length).toBeGreaterThan(5)
  const needed = new Set(['kept', ...rows.flatMap((row) => messageAreasOf(row))])
  expect([...OWN_AREAS].sort()).toEqual([...needed].sort())
})
