import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PageContext } from '#src/app/page.ts'
import { loadPage } from '#src/app/routes/registry.ts'
import { LocaleProvider } from '#src/app/ui/href.tsx'
import { findRoute, getRoute } from '#src/contract/routes.ts'
import { loadIntl, loadMessages } from '#src/i18n/load.ts'
import { IntlProvider } from '#src/i18n/react.tsx'
import { isUnbuilt, UNBUILT, type UnbuiltId } from './unbuilt-pages.ts'

const intl = await loadIntl('en')
const ids = Object.keys(UNBUILT) as UnbuiltId[]
const ID = '0'.repeat(36)

const ctx = { search: { id: ID }, params: {}, here: '/', intl, locale: 'en', session: null } as unknown as PageContext

async function read(id: UnbuiltId): Promise<string> {
  const page = await loadPage(id)
  const data = await page.load(ctx)
  const html = renderToString(
    <IntlProvider intl={intl}>
      <LocaleProvider value="en">
        <page.Component data={data} ctx={ctx} />
      </LocaleProvider>
    </IntlProvider>,
  )
  return `${html} ${page.head(data, ctx).description}`
}

// Texts of empty states, which a page without a query must not use: it describes the present state.
const EMPTINESS =
  /\bno (messages|payments|prices|reports|articles|pages|courses|enquiries|friends|entries|job runs|mailings|draft|companies|seafarers|vacancies|training centres?)\b|\bnothing (yet|here|to show)\b|\b(is|are) (empty|listed yet|listed here\.)/i

test.each(ids)(
  '%s says that it is not ready, claims no emptiness, lists nothing and leads to a page of the product',
  async (id) => {
    expect(getRoute(id).id).toBe(id)
    const html = await read(id)
    expect(html).toContain('This page is not ready yet.')
    expect(html).not.toMatch(EMPTINESS)
    expect(html).not.toMatch(/<table|<li|<dl/)
    expect(html).toMatch(/<a class="button primary" href="\/[^"]*">[^<]+<\/a>/)
  },
)

test('a training centre is no page while there are none', async () => {
  await expect((await loadPage('training-center')).load(ctx)).rejects.toMatchObject({ status: 404 })
})

test('the catalogue has a text for each of them, and none that no page says', async () => {
  const said = new Set(Object.values(UNBUILT).map(({ text }) => `page.unbuilt.${text}`))
  const known = Object.keys((await loadMessages('en')) ?? {}).filter((id) => id.startsWith('page.unbuilt.'))
  expect(known.toSorted()).toEqual([...said, 'page.unbuilt.lead'].toSorted())
})

const TEXTS = import.meta.glob<string>(
  ['../../../../../locales/*/docs/*.md', '../../../../server/seed/{articles,pages}/*/*.md'],
  { eager: true, query: '?raw', import: 'default' },
)

/** Returns the pages linked by plain addresses in Markdown or a component. */
const linkedIn = (text: string): string[] =>
  [...text.matchAll(/(?:\]\(|to="|href: '|path: ')(\/[a-z0-9/-]*)/g)].map(([, path]) => path as string)

const unbuiltIn = (texts: Record<string, string>): string[] =>
  Object.entries(texts).flatMap(([file, text]) =>
    linkedIn(text)
      .filter((path) => isUnbuilt(findRoute(path)?.route.id ?? ''))
      .map((path) => `${file}: ${path}`),
  )

test('no guide, article or page leads to a page that is still to be built', () => {
  expect(Object.keys(TEXTS).length).toBeGreaterThan(100)
  expect(unbuiltIn(TEXTS)).toEqual([])
})

test('no component leads to one', () => {
  const components = import.meta.glob<string>('../../../**/*.tsx', { eager: true, query: '?raw', import: 'default' })
  expect(unbuiltIn(components)).toEqual([])
})
