import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FeedRow } from '#src/contract/feed/schemas.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { IntlProvider } from '#src/i18n/react.tsx'
import { RowResult } from './row-result.tsx'

const row = { outcome: 'new', reasons: [], changes: [], notes: [], duplicateOf: null } as unknown as FeedRow

test('one row is marked in the singular, unlike the tab of all such rows', async () => {
  const intl = await loadIntl('uk')
  const html = renderToString(
    <IntlProvider intl={intl}>
      <RowResult row={row} />
    </IntlProvider>,
  )
  expect(html).toContain('Нова')
  expect(html).not.toContain(intl.t('feed.outcome.new'))
})
