import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocaleProvider } from './href.tsx'
import { Link, PathLink, pathOfTarget } from './link.tsx'

test('a target is written as the path that its row of the route table has', () => {
  expect(pathOfTarget({ to: '/vacancy/$id', params: { id: '01x' }, hash: 'apply' })).toBe('/vacancy/01x#apply')
  expect(pathOfTarget({ to: '/docs/$', params: { _splat: 'ships/a b' } })).toBe('/docs/ships/a%20b')
  expect(pathOfTarget({ to: '/vacancy/$id', params: { id: 'a b/c?d' } })).toBe('/vacancy/a%20b%2Fc%3Fd')
  expect(pathOfTarget({ to: '/vacancy', search: { rank: 'master', q: undefined } })).toBe('/vacancy?rank=master')
})

test('on a document a link is an anchor in the language of the page', () => {
  const html = renderToString(
    <LocaleProvider value="uk">
      <Link className="name" to="/crewing/$country/$slug" params={{ country: 'no', slug: 'fjord' }}>
        Fjord
      </Link>
      <PathLink path="/vacancy?sort=joining" aria-current="true">
        Joining
      </PathLink>
    </LocaleProvider>,
  )
  expect(html).toContain('<a class="name" href="/uk/crewing/no/fjord">Fjord</a>')
  expect(html).toContain('<a aria-current="true" href="/uk/vacancy?sort=joining">Joining</a>')
})

test.each(['javascript:alert(1)', '//x.example', '/\\x.example', 'https://x.example'])(
  'an address that leaves this site is no link: %s',
  (path) => {
    expect(renderToString(<PathLink path={path}>Name</PathLink>)).toBe('<a>Name</a>')
  },
)

test('an address that the product does not have, a value that is missing and a word that no page reads do not compile', () => {
  const links = [
    // @ts-expect-error no such page
    <Link key="1" to="/vacancies" />,
    // @ts-expect-error the id is missing
    <Link key="2" to="/vacancy/$id" />,
    // @ts-expect-error no such value
    <Link key="3" to="/vacancy/$id" params={{ slug: 'x' }} />,
    // @ts-expect-error the page reads no such word
    <Link key="4" to="/vacancy" search={{ colour: 'red' }} />,
    <Link key="5" to="/vacancy" search={{ rank: 'master' }} />,
  ]
  expect(links).toHaveLength(5)
})

test('in the app a link has the address and all that an anchor says, though it be of the page that is shown', async () => {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/vacancy?sort=joining'] }),
  })
  await router.load()
  const links = (
    <>
      <Link
        className="name"
        rel="nofollow"
        data-mark="1"
        hrefLang="en"
        to="/seamans/$id"
        params={{ id: '01x' }}
        hash="top"
      >
        1
      </Link>
      <PathLink path="/vacancy?sort=joining" aria-current="true">
        2
      </PathLink>
      <PathLink path="/vacancy?sort=joining">3</PathLink>
      <Link to="/blog">4</Link>
    </>
  )
  const attributes = (html: string) =>
    [...html.matchAll(/<a ([^>]*)>/g)].map(([, said = '']) => said.match(/[\w-]+="[^"]*"/g)?.toSorted())
  const inApp = renderToString(<RouterContextProvider router={router as never}>{links}</RouterContextProvider>)
  expect(attributes(inApp)).toEqual(attributes(renderToString(links)))
})
