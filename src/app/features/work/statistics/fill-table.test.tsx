import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RANKS } from '#src/domain/vocabulary/ranks.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { IntlProvider } from '#src/i18n/react.tsx'
import { FillTable } from './fill-table.tsx'

test('all ranks are shown, and ranks that only others filled do not change the scale', async () => {
  const ids = RANKS.slice(0, 15).map(({ slug }) => slug)
  const fill = { filled: 14, days: 10, ranks: ids.slice(1).map((rank) => ({ rank, filled: 1, days: 10 })) }
  const market = {
    answers: { inTime: null, hours: null },
    stages: [],
    fill: { days: 10, ranks: [{ rank: ids[0] ?? '', days: 900 }] },
  }
  const html = renderToString(
    <IntlProvider intl={await loadIntl('en')}>
      <FillTable fill={fill} market={market} />
    </IntlProvider>,
  )
  expect(html.match(/<tr>/g)).toHaveLength(15)
  expect(html).toContain('Scale of 10 days')
})
