import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocaleProvider } from '#src/app/ui/href.tsx'
import type { LocaleCode } from '#src/domain/locales.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { IntlProvider } from '#src/i18n/react.tsx'
import { ReportView } from './report-view.tsx'

const target = {
  kind: 'vacancy',
  path: '/vacancy/x',
  name: 'North Strand Crewing',
  rank: 'bosun',
  vesselType: 'bulk-carrier',
}

async function showSubject(locale: LocaleCode): Promise<string> {
  const props = { data: { target, sent: 'fake' } } as unknown as Parameters<typeof ReportView>[0]
  const html = renderToString(
    <IntlProvider intl={await loadIntl(locale)}>
      <LocaleProvider value={locale}>
        <ReportView {...props} />
      </LocaleProvider>
    </IntlProvider>,
  )
  const [, link = ''] = html.match(/<p><a [^>]*>(.*?)<\/a>/) ?? []
  return link.replaceAll(/<[^>]+>|[\u2068\u2069]/g, '')
}

test('what is reported is named with the comma of the language', async () => {
  expect(await showSubject('en')).toBe('Bosun, bulk carrier – North Strand Crewing')
  expect(await showSubject('ar')).toContain('رئيس البحّارة (BSN)، ناقلة بضائع سائبة')
})
