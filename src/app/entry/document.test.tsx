import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Layout, ROUTES, type RouteRow } from '#src/contract/routes.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { Document } from './document.tsx'

const intl = await loadIntl('en')
const assets = { enhance: '/enhance.js', preloads: [], count: '', leaving: '', seal: '', aside: '', speculation: '' }

const bodyClassOf = (layout: Layout) =>
  /<body class="([^"]+)"/.exec(
    renderToString(
      <Document locale="en" intl={intl} assets={assets} route={{ layout }} isGuest>
        text
      </Document>,
    ),
  )?.[1]

const LAYOUTS = [...new Set((ROUTES as readonly RouteRow[]).map(({ layout }) => layout))].toSorted()

test('there are the five layouts of the specification', () => {
  expect(LAYOUTS).toEqual(['auth', 'dashboard', 'default', 'docs', 'landing'])
})

test.each(LAYOUTS)('a page of the layout %s is told by its body, and its frame has a sheet of its own', (layout) => {
  const name = bodyClassOf(layout)
  expect(name).toBe(`layout-${layout}`)
  for (const one of LAYOUTS) {
    const sheet = readFileSync(new URL(`../styles/layouts/${one}.css`, import.meta.url), 'utf8')
    expect([one, sheet.includes(`.${name} {`)]).toEqual([one, one === layout])
  }
})
