import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadIntl } from '#src/i18n/load.ts'
import { IntlProvider } from '#src/i18n/react.tsx'
import { findShared, SharedNote } from './shared-columns.tsx'

const texts = { state: (row: string) => row[0] ?? '', name: (row: string) => row }

test('a column that says the same in every row is found, one that differs once is not', () => {
  expect([...findShared(['ab', 'ac', 'ad'], texts)]).toEqual([['state', 'a']])
  expect([...findShared(['ab', 'ac', 'bd'], texts)]).toEqual([])
})

test('two rows tell nothing about a column', () => {
  expect(findShared(['ab', 'ab'], texts).size).toBe(0)
})

test('what it says is said once, and nothing where no column is left out', async () => {
  const intl = await loadIntl('en')
  const show = (rows: string[]) =>
    renderToString(
      <IntlProvider intl={intl}>
        <SharedNote shared={findShared(rows, texts)} nameOf={(column) => column.toUpperCase()} />
      </IntlProvider>,
    )
  expect(show(['ab', 'ac', 'ad'])).toContain('STATE in all rows of this page: a.')
  expect(show([])).toBe('')
})
