import { expect, test } from 'vitest'
import { OWN_WORDS } from '#src/app/entry/kept/own-words.ts'
import { isOwnPage } from '#src/contract/http/own-pages.ts'
import { ROUTES } from '#src/contract/routes.ts'

test('what a browser keeps has the words of all own pages, of what is in their place, and no others', () => {
  const own = ROUTES.filter(({ path }) => isOwnPage(path)).map(({ id }) => id)
  expect(own.length).toBeGreaterThan(5)
  expect(OWN_WORDS).toEqual(['kept', ...own].sort())
})
