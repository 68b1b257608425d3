import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocaleProvider } from '#src/app/ui/href.tsx'
import { DataTable } from '#src/app/ui/table/index.ts'
import type { OwnVacancy } from '#src/contract/application/schemas.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { IntlProvider } from '#src/i18n/react.tsx'
import { useOwnColumns } from './own-columns.tsx'

const NOW = Date.UTC(2026, 10, 22)

const vacancy: OwnVacancy = {
  id: '0193b1c0-7a10-7000-8000-000000000001',
  rank: 'chief-officer',
  vesselType: 'lng-carrier',
  vesselClass: null,
  pay: { min: 10_200, max: 11_400, currency: 'USD', period: 'month' },
  joinFrom: '2026-12-12',
  joinTo: '2026-12-20',
  port: null,
  status: 'published',
  typed: null,
  decision: null,
  publishedAt: NOW,
  expiresAt: null,
  applications: 0,
  newApplications: 0,
}

const Table = ({ row }: { row: OwnVacancy }) => (
  <DataTable ctx={{}} name="own" caption="" columns={useOwnColumns(NOW)} rows={[row]} idOf={({ id }) => id} />
)

async function showPort(name: string, country: string): Promise<string> {
  const html = renderToString(
    <IntlProvider intl={await loadIntl('ar')}>
      <LocaleProvider value="ar">
        <Table row={{ ...vacancy, port: { name, country } }} />
      </LocaleProvider>
    </IntlProvider>,
  )
  return html.replaceAll(/<[^>]+>|[\u200f\u2068\u2069]/g, '')
}

test('a company reads the ports of its vacancies as everyone does: in its language, a city that is a country once', async () => {
  expect(await showPort('Houston', 'US')).toContain('هيوستن، الولايات المتحدة')
  const singapore = await showPort('Singapore', 'SG')
  expect(singapore).not.toContain('Singapore')
  expect(singapore.match(/سنغافورة/g)).toHaveLength(1)
})
