import { describe, expect, test } from 'vitest'
import { LOCALES } from '#src/domain/locales.ts'
import { BOT, createEdge, ORIGIN } from './support/edge.ts'
import { createUser } from './support/fake-server.ts'

const COOKIE = (locale: string) => `i18n_redirected=${locale}; Max-Age=31536000; Path=/; SameSite=Lax`
const edge = createEdge()

type Case = {
  what: string
  at: string
  headers?: Record<string, string>
  cookie?: string
  agent?: string
  to: string | null
  writes: string | undefined
}

const CASES: readonly Case[] = [
  {
    what: 'the browser’s language decides a first visit',
    at: '/',
    headers: { 'accept-language': 'uk' },
    to: '/uk',
    writes: 'uk',
  },
  {
    what: 'the query goes along',
    at: '/vacancy?page=2',
    headers: { 'accept-language': 'de' },
    to: '/de/vacancy?page=2',
    writes: 'de',
  },
  {
    what: 'a page fetched ahead is no visit yet',
    at: '/',
    headers: { 'accept-language': 'uk', 'sec-purpose': 'prefetch' },
    to: '/uk',
    writes: undefined,
  },
  {
    what: 'the cookie comes before the browser',
    at: '/vacancy',
    cookie: 'i18n_redirected=fr',
    headers: { 'accept-language': 'uk' },
    to: '/fr/vacancy',
    writes: 'fr',
  },
  {
    what: 'a cookie of an unknown locale is no choice',
    at: '/',
    cookie: 'i18n_redirected=xx',
    headers: { 'accept-language': 'hi' },
    to: '/hi',
    writes: 'hi',
  },
  {
    what: 'English readers stay',
    at: '/',
    headers: { 'accept-language': 'en-GB,uk;q=0.9' },
    to: null,
    writes: undefined,
  },
  {
    what: 'the English cookie stays',
    at: '/',
    cookie: 'i18n_redirected=en',
    headers: { 'accept-language': 'uk' },
    to: null,
    writes: undefined,
  },
  { what: 'nothing known: the address decides', at: '/', to: null, writes: undefined },
  {
    what: 'a dirty address and a first visit are one hop',
    at: '/Vacancy/',
    headers: { 'accept-language': 'uk' },
    to: '/uk/vacancy',
    writes: 'uk',
  },
  {
    what: 'a moved address and a first visit are one hop',
    at: '/Auth/',
    headers: { 'accept-language': 'uk' },
    to: '/uk/auth/login',
    writes: 'uk',
  },
  {
    what: 'bots are never sent to a language',
    at: '/',
    agent: BOT,
    headers: { 'accept-language': 'uk' },
    to: null,
    writes: undefined,
  },
  {
    what: 'an explicit prefix is never overridden',
    at: '/fr/vacancy',
    cookie: 'i18n_redirected=uk',
    headers: { 'accept-language': 'de' },
    to: null,
    writes: undefined,
  },
  {
    what: 'a link inside the site is not a first visit',
    at: '/vacancy',
    cookie: 'i18n_redirected=uk',
    headers: { 'sec-fetch-site': 'same-origin' },
    to: null,
    writes: undefined,
  },
  {
    what: 'a link from a page of another language switches',
    at: '/vacancy',
    cookie: 'i18n_redirected=uk',
    headers: { referer: `${ORIGIN}/uk/vacancy` },
    to: null,
    writes: 'en',
  },
  {
    what: 'so does one to a prefix',
    at: '/ar/vacancy',
    headers: { referer: `${ORIGIN}/vacancy`, 'sec-fetch-site': 'same-origin' },
    to: null,
    writes: 'ar',
  },
  {
    what: 'a link in the same language switches nothing',
    at: '/ar/vacancy',
    headers: { referer: `${ORIGIN}/ar` },
    to: null,
    writes: undefined,
  },
  {
    what: 'another site’s page switches nothing',
    at: '/ar/vacancy',
    headers: { referer: 'https://other.example/uk/' },
    to: null,
    writes: undefined,
  },
  {
    what: 'a page fetched ahead remembers nothing',
    at: '/ar/vacancy',
    headers: { referer: `${ORIGIN}/uk`, 'sec-purpose': 'prefetch' },
    to: null,
    writes: undefined,
  },
]

describe('which language a visit gets', () => {
  test.each(CASES)('$what', async ({ at, headers, cookie, agent, to, writes }) => {
    const response = await edge.visit(at, {
      ...(headers && { headers }),
      ...(cookie && { cookie }),
      ...(agent && { agent }),
    })
    expect(response.headers.get('location')).toBe(to)
    expect(response.status).toBe(to ? 302 : 200)
    expect(response.headers.getSetCookie()).toEqual(writes ? [COOKIE(writes)] : [])
    if (to) expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('a configured fallback comes after the browser', async () => {
    const configured = createEdge({ variables: { FALLBACK_LOCALE: 'ru' } })
    expect((await configured.visit('/')).headers.get('location')).toBe('/ru')
    expect((await configured.visit('/', { headers: { 'accept-language': 'fr' } })).headers.get('location')).toBe('/fr')
    expect((await configured.visit('/', { agent: BOT })).status).toBe(200)
  })

  test.each(LOCALES)('$code renders its own pages', async ({ code }) => {
    const path = code === 'en' ? '/vacancy' : `/${code}/vacancy`
    expect(await (await edge.visit(path)).text()).toContain(`locale=${code}\npath=/vacancy`)
  })
})

describe('Vary says what an answer depends on', () => {
  test.each([
    ['/', ['accept-encoding', 'accept-language', 'cookie', 'user-agent', 'referer', 'sec-fetch-site']],
    ['/uk', ['accept-encoding', 'cookie']],
  ])('%s', async (address, names) => {
    const vary = (await edge.visit(address)).headers.get('vary')?.toLowerCase().split(', ') ?? []
    expect(vary).toEqual(names)
  })
})

test('a server that is spoken to hears the page’s language', async () => {
  await edge.visit('/hi/auth/login')
  expect(edge.server.calls.at(-1)?.headers.get('accept-language')).toBe('hi')
})

describe('the language of an account', () => {
  const writesOf = (calls: readonly Request[]) =>
    calls.filter(({ method }) => method !== 'GET').map((call) => `${call.method} ${new URL(call.url).pathname}`)

  /** An edge whose visitors are seafarers who once chose Ukrainian. */
  function createSignedInEdge(more: object = {}) {
    const signedIn = createEdge()
    signedIn.server.behave((request) => {
      const { pathname } = new URL(request.url)
      if (pathname.endsWith('/csrf-token')) return Response.json({ csrfToken: 'token-of-server' })
      if (pathname.endsWith('/session'))
        return Response.json({ ...createUser('seaman'), language: 'uk', languageChosen: true, ...more })
      return Response.json({ language: pathname.split('/').at(-1) })
    })
    return signedIn
  }

  test.each([
    ['the cookie', '/fr/docs', '__Host-sid=seaman; i18n_redirected=fr'],
    ['the languages of the browser', '/de/docs', '__Host-sid=seaman'],
  ])('comes after %s, as for everybody', async (_, location, cookie) => {
    const { visit, server } = createSignedInEdge()
    const response = await visit('/docs', { cookie, headers: { 'accept-language': 'de' } })
    expect([response.status, response.headers.get('location')]).toEqual([302, location])
    expect(server.calls).toEqual([])
  })

  test.each([
    ['a prefix', '/fr/docs', {}],
    ['a link inside the site', '/docs', { 'sec-fetch-site': 'same-origin' }],
  ])('never overrides %s', async (_, address, headers) => {
    const { visit, server } = createSignedInEdge()
    const response = await visit(address, { as: 'seaman', headers })
    expect([response.status, writesOf(server.calls)]).toEqual([200, []])
  })

  test('is where a sign-in leads, and what the browser remembers then', async () => {
    const { visit } = createSignedInEdge()
    const response = await visit('/fr/auth/redirect?redirect=/vacancy/7', { as: 'seaman' })
    expect([response.status, response.headers.get('location')]).toEqual([302, '/uk/vacancy/7'])
    expect(response.headers.getSetCookie()).toEqual([COOKIE('uk')])
  })

  test('is remembered by a sign-in in the same language too', async () => {
    const response = await createSignedInEdge().visit('/uk/auth/redirect?redirect=/vacancy/7', { as: 'seaman' })
    expect(response.headers.getSetCookie()).toEqual([COOKIE('uk')])
  })

  test('that no one chose leads nowhere: a sign-in continues in the language of its page', async () => {
    const { visit } = createSignedInEdge({ languageChosen: undefined })
    const response = await visit('/fr/auth/redirect?redirect=/vacancy/7', { as: 'seaman' })
    expect([response.headers.get('location'), response.headers.getSetCookie()]).toEqual(['/fr/vacancy/7', []])
  })

  test('is not where an admin goes who begins to act for the person', async () => {
    const impersonator = { id: 'a', email: 'a@b.example', access: 'read' }
    const { visit } = createSignedInEdge({ impersonator })
    const response = await visit('/fr/auth/redirect?redirect=/vacancy/7', { as: 'seaman' })
    expect(response.headers.get('location')).toBe('/fr/vacancy/7')
  })

  test('changes with the link that a reader follows to another language', async () => {
    const { visit, server } = createSignedInEdge()
    const response = await visit('/ar/docs', { as: 'seaman', headers: { referer: `${ORIGIN}/uk/docs` } })
    expect(response.status).toBe(200)
    expect(writesOf(server.calls)).toEqual(['PUT /server/user/language/ar'])
  })

  test.each([
    ['a page fetched ahead', { 'sec-purpose': 'prefetch' }, {}],
    ['an admin who acts for the person', {}, { impersonator: { id: 'a', email: 'a@b.example', access: 'write' } }],
  ])('is not changed by %s', async (_, headers, more) => {
    const { visit, server } = createSignedInEdge(more)
    await visit('/ar/docs', { as: 'seaman', headers: { referer: `${ORIGIN}/uk/docs`, ...headers } })
    expect(writesOf(server.calls)).toEqual([])
  })
})
