import { expect, test } from 'vitest'
import { OWN_WORDS } from '#src/app/entry/kept/own-words.ts'
import { isOwnPage } from '#src/contract/http/own-pages.ts'
import { ROUTES } from '#src/contract/routes.ts'

test('the stored messages are those of all own pages and of the page shown in their place, and no others', () => {
  const own = ROUTES.filter(({ path }) => isOwnPage(path)).map(({ id }) => id)
  expect(own.length).toBeGreaterThan(5)
  expect(OWN_WORDS).toEqual(['kept', ...own].sort())
})
