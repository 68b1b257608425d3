import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocaleProvider } from '#src/app/ui/href.tsx'
import { createMarkupMemory, MarkupProvider } from '#src/app/ui/kept-markup.tsx'
import type { VacancyCard } from '#src/contract/vacancy-search/schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { IntlProvider } from '#src/i18n/react.tsx'
import { createCard, NOW } from './examples.fixture.ts'
import { VacancyRows } from './vacancy-row.tsx'

const intl = await loadIntl('en')

const renderRows = (vacancies: readonly VacancyCard[], since?: number | null) =>
  renderToString(
    <IntlProvider intl={intl}>
      <VacancyRows vacancies={vacancies} now={NOW} since={since} />
    </IntlProvider>,
  )

async function render(changes: Partial<VacancyCard> = {}, locale: LocaleCode = 'en') {
  return renderToString(
    <IntlProvider intl={await loadIntl(locale)}>
      <LocaleProvider value={locale}>
        <VacancyRows vacancies={[createCard(changes)]} now={NOW} />
      </LocaleProvider>
    </IntlProvider>,
  )
}

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .replaceAll(/[\u2068\u2069]/g, '')

test('a row says rank, vessel, pay, joining, employer', async () => {
  const html = await render()
  expect(html).toContain('<a href="/vacancy/0193b1c0-7a10-7000-8000-000000000001">Chief Officer</a>')
  expect(html).toContain('<bdi dir="ltr" class="no-wrap">US$10,200–11,400</bdi>')
  expect(html).toContain('ship-lng')
  const text = textOf(html)
  expect(text).toContain('LNG carrier, membrane')
  expect(text).toContain('174,000 m³, built 2021')
  expect(text).toContain('12 December 2026 Rotterdam 4 ± 1 months')
  expect(text).toContain('North Strand Crewing Licence verified')
})

test('an employer whose licence was not checked says so in the same place', async () => {
  const employer = { ...createCard().employer, verified: false }
  expect(textOf(await render({ employer }))).toContain('North Strand Crewing Not verified')
  expect(textOf(await render({ employer }, 'de'))).toContain('North Strand Crewing Nicht verifiziert')
})

test('in Arabic the link has its prefix, the rank its abbreviation, the pay its own direction', async () => {
  const html = await render({}, 'ar')
  expect(html).toContain('href="/ar/vacancy/')
  expect(textOf(html)).toContain('كبير الضباط (C/O)')
  expect(html).toContain('<bdi dir="ltr" class="no-wrap">US$10,200–11,400</bdi>')
  expect(textOf(html)).toContain('12 ديسمبر 2026')
})

test('a rotation is told in days, daily pay as such', async () => {
  const pay = { min: 41_000, max: 45_000, currency: 'USD', period: 'day' } as const
  const text = textOf(await render({ duration: null, rotation: { on: 28, off: 28 }, pay }))
  expect(text).toContain('28 / 28 days')
  expect(text).toContain('US$410–450 per day')
})

test('the period stands where the language has it', async () => {
  const pay = { min: 160_000, max: 160_000, currency: 'USD', period: 'month' } as const
  expect(textOf(await render({ pay }, 'zh'))).toMatch(/每月\s*US\$1,600/)
  expect(textOf(await render({ pay }, 'uk'))).toContain('1 600 $ на місяць')
})

test('flag P flies for two weeks before joining', async () => {
  const soon = 'Joining within 14 days'
  expect(await render({ joinFrom: '2026-12-04' })).toContain(soon)
  expect(await render({ joinFrom: '2026-12-05' })).not.toContain(soon)
  expect(await render({ joinFrom: '2026-11-01', joinTo: '2026-11-19' })).not.toContain(soon)
})

test('what came since the last visit is marked, on no row of a guest or of a first visit', () => {
  const rows = [createCard({ publishedAt: NOW - 10 }), createCard({ id: 'older', publishedAt: NOW - 30 })]
  const countNew = (since?: number | null) => renderRows(rows, since).split('>New<').length - 1
  expect(countNew(NOW - 20)).toBe(1)
  expect(countNew(NOW)).toBe(0)
  expect(countNew(null)).toBe(0)
  expect(countNew()).toBe(0)
})

test('where every row is new it is said once, above them', () => {
  const html = renderRows(
    [createCard({ publishedAt: NOW - 10 }), createCard({ id: 'b', publishedAt: NOW - 30 })],
    NOW - 40,
  )
  expect(html).not.toContain('>New<')
  expect(html.split('All these vacancies are new since your last visit.')).toHaveLength(2)
})

test('an employer who was not checked has no shield', async () => {
  const employer = { ...createCard().employer, verified: false }
  expect(await render({ employer })).not.toContain('shield')
})

test('what the advertiser did not say leaves no empty words', async () => {
  const text = textOf(await render({ size: null, built: null, port: null, duration: null, vesselClass: null }))
  expect(text).not.toMatch(/built|null|undefined|, ,/)
})

test('a row that is kept as markup, drawn outside of every page, is the row of the page', () => {
  const kept = renderToStaticMarkup(
    <IntlProvider intl={intl}>
      <MarkupProvider value={createMarkupMemory(renderToStaticMarkup)}>
        <VacancyRows vacancies={[createCard()]} now={NOW} />
      </MarkupProvider>
    </IntlProvider>,
  )
  expect(textOf(kept)).toBe(textOf(renderRows([createCard()])))
})
