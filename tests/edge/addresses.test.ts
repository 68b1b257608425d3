import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localizePath } from '#src/contract/http/addresses.ts'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { cleanAddress } from '#src/worker/policy/clean-address.ts'
import { isOwnPath } from '#src/worker/redirect.ts'
import { BOT, createEdge, ORIGIN } from './support/edge.ts'
import { HOSTILE_PATHS } from './support/hostile-paths.ts'

const ID = '019A3F00-AAAA-7bbb-8ccc-dddddddddddd'
const edge = createEdge()
const locationOf = (response: Response) => response.headers.get('location')

describe('one hop to the right address, for a bot as for anyone', () => {
  const MOVED: readonly [from: string, status: number, to: string][] = [
    ['/Vacancy', 301, '/vacancy'],
    ['/vacancy/', 301, '/vacancy'],
    ['/VACANCY/?Q=Keep%20Case&utm_source=x', 301, '/vacancy?Q=Keep%20Case&utm_source=x'],
    ['/vacancy?rank=MASTER&flag=PA&q=Chief%20Mate', 301, '/vacancy?rank=master&flag=pa&q=Chief%20Mate'],
    ['/UK/pay/?department=Deck', 301, '/uk/pay?department=deck'],
    ['/UK', 301, '/uk'],
    ['/uk/', 301, '/uk'],
    ['/Vacancy?q=\\a', 301, '/vacancy?q=%5Ca'],
    ['/UK/Vacancy/?page=2', 301, '/uk/vacancy?page=2'],
    ['/uk/uk/vacancy', 301, '/uk/vacancy'],
    ['/uk/en/vacancy/', 301, '/uk/vacancy'],
    ['/en', 301, '/'],
    ['/en/vacancy/', 301, '/vacancy'],
    ['/en/uk/vacancy', 301, '/vacancy'],
    [`/RU/Vacancy/${ID}/`, 301, `/ru/vacancy/${ID.toLowerCase()}`],
    [`/vacancy/${ID}`, 301, `/vacancy/${ID.toLowerCase()}`],
    ['/uk/uk/sitemap.xml', 301, '/uk/sitemap.xml'],
    ['/UK/en/ru/sitemap-vacancy-1.xml', 301, '/uk/sitemap-vacancy-1.xml'],
    ['/uk/uk/feed/vacancies.xml?rank=bosun', 301, '/uk/feed/vacancies.xml?rank=bosun'],
    ['/de/de/manifest.webmanifest', 301, '/de/manifest.webmanifest'],
    ['/ar/c/AbC/', 301, '/ar/c/AbC'],
    ['/auth', 302, '/auth/login'],
    ['/Auth/', 302, '/auth/login'],
    ['/account', 302, '/account/security'],
    ['/uk/account/', 302, '/uk/account/security'],
    ['/uk/seaman', 302, '/uk/seaman/cv?tab=personal'],
    ['/seaman?utm_source=x', 302, '/seaman/cv?utm_source=x&tab=personal'],
    ['/seaman?tab=documents', 302, '/seaman/cv?tab=documents'],
    ['/de/ADMIN/', 302, '/de/admin/users'],
    ['/company/details', 301, '/company/profile/edit'],
    ['/uk/company/details', 301, '/uk/company/profile/edit'],
    ['/admin/contests', 301, '/admin/reports?kind=contest'],
    ['/uk/admin/contests?page=2', 301, '/uk/admin/reports?page=2&kind=contest'],
  ]
  test.each(MOVED)('%s', async (from, status, to) => {
    const response = await edge.visit(from, { agent: BOT })
    expect([response.status, locationOf(response)]).toEqual([status, to])
    expect(response.headers.get('cache-control')).toBe(status === 301 ? 'private, max-age=3600' : 'no-store')
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test.each([
    '/',
    '/vacancy',
    '/uk',
    '/uk/vacancy?page=2',
    `/vacancy/${ID.toLowerCase()}`,
    '/docs/fees',
    '/zh/job/tanker-fleet',
  ])('%s stays where it is', async (address) => {
    expect((await edge.visit(address, { agent: BOT })).status).toBe(200)
  })

  test('posts are not sent elsewhere: their body would be lost', async () => {
    const response = await edge.visit('/Auth/Login/', { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } })
    expect(response.status).toBe(415)
  })
})

describe('what no address would make a page', () => {
  test.each([
    ['/job/foo/', 'en', 'en'],
    ['/job/foo/', 'uk', 'uk'],
    ['/uk/job/foo/', 'en', 'uk'],
    ['/blog/pirates/', 'uk', 'uk'],
    ['/no/such/page/', 'uk', 'uk'],
  ])('%s is not found at once, for a reader of %s in %s', async (address, reader, locale) => {
    const response = await edge.visit(address, { headers: { 'accept-language': reader } })
    expect([response.status, response.headers.getSetCookie()]).toEqual([404, []])
    expect(await response.text()).toContain(`locale=${locale}\n`)
  })
})

test('words of vocabularies may stay as they were typed, where the configuration says so', async () => {
  const lenient = createEdge({ variables: { CANONICAL_LOWERCASE: 'off' } })
  expect((await lenient.visit('/vacancy?rank=MASTER', { agent: BOT })).status).toBe(200)
})

describe('English has no prefix', () => {
  test.each(['/en', '/EN/', '/en/en'])(
    'a person who opens %s is remembered as a reader of English',
    async (address) => {
      const response = await edge.visit(address, { cookie: 'i18n_redirected=uk', headers: { 'accept-language': 'uk' } })
      expect([response.status, locationOf(response)]).toEqual([302, '/'])
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.getSetCookie()).toEqual(['i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax'])
    },
  )
})

describe('the root may lead elsewhere', () => {
  const moved = createEdge({ variables: { ROOT_REDIRECT: '/vacancy' } })
  test.each([
    ['/', '/vacancy'],
    ['/uk/', '/uk/vacancy'],
    ['/?utm_source=x', '/vacancy?utm_source=x'],
  ])('%s', async (from, to) => {
    const response = await moved.visit(from, { agent: BOT })
    expect([response.status, locationOf(response)]).toEqual([302, to])
  })
})

describe('hostile addresses', () => {
  test.each(HOSTILE_PATHS)('%j leads nowhere else', async (path) => {
    for (const prefix of ['', '/en', '/uk', '/UK/uk']) {
      const response = await edge.visit(ORIGIN + prefix + path)
      const location = locationOf(response)
      if (location !== null) expect(isOwnPath(location), location).toBe(true)
      else expect(response.status).toBeGreaterThanOrEqual(200)
      expect(response.status).toBeLessThan(500)
    }
  })

  test('too long, unreadable and unprintable ones are refused with a status of their own', async () => {
    const statuses = async (...paths: string[]) =>
      Promise.all(paths.map(async (path) => (await edge.visit(ORIGIN + path)).status))
    expect(await statuses(`/${'a'.repeat(2001)}`, '/%zz', '/%00', '//evil', '/%5Cevil')).toEqual([
      414, 400, 404, 404, 404,
    ])
  })
})

describe('properties', () => {
  const segment = fc.oneof(
    fc.constantFrom(
      'uk',
      'EN',
      'en',
      'Vacancy',
      'c',
      'docs',
      'seaman',
      '%2e',
      '..',
      '.',
      '%41',
      'a b',
      '',
      '\\',
      '%5c',
      '%',
      'İ',
      'ß',
    ),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.uuid(),
  )
  const path = fc
    .array(segment, { maxLength: 6 })
    .map((segments) => new URL(`https://x.invalid/${segments.join('/')}`.replaceAll(/[?#]/g, '')).pathname)

  test('cleaning twice is cleaning once', () => {
    fc.assert(
      fc.property(path, (pathname) => {
        const once = cleanAddress(pathname)
        if ('refused' in once) return
        const address = localizePath(once.locale, once.path)
        const twice = cleanAddress(address)
        expect(twice).toMatchObject({ locale: once.locale, path: once.path })
      }),
      { numRuns: 2000 },
    )
  })

  test('every Location is a path of this site and needs no second hop', async () => {
    await fc.assert(
      fc.asyncProperty(
        path,
        fc.constantFrom(BOT, undefined),
        fc.constantFrom('uk', 'en', 'xx'),
        async (pathname, agent, cookie) => {
          const init = { ...(agent && { agent }), cookie: `i18n_redirected=${cookie}` }
          const response = await edge.visit(`${ORIGIN}${pathname}`, init)
          const location = locationOf(response)
          expect(response.status).toBeLessThan(500)
          if (location === null) return
          expect(isOwnPath(location), location).toBe(true)
          expect(new URL(location, ORIGIN).origin).toBe(ORIGIN)
          const written = /i18n_redirected=(\w+)/.exec(response.headers.getSetCookie().join())?.[1] ?? cookie
          const next = await edge.visit(location, { ...init, cookie: `i18n_redirected=${written}` })
          const again = locationOf(next)
          if (again !== null) expect(again).toContain('/auth/login')
        },
      ),
      { numRuns: 600 },
    )
  })

  test.each(LOCALE_CODES)('the prefix %s survives cleaning', (locale) => {
    expect(cleanAddress(localizePath(locale, '/vacancy'))).toMatchObject({ locale, path: '/vacancy' })
  })
})

test.each([
  [true, 301],
  [false, 302],
])(
  'a page that lives elsewhere, for good: %s, sends there in the language of the prefix',
  async (permanent, status) => {
    const moving = createEdge({ renderer: { renderDocument: async () => ({ redirect: '/docs', permanent }) } })
    const response = await moving.visit('/uk/vacancy')
    expect([response.status, locationOf(response)]).toEqual([status, '/uk/docs'])
  },
)

test('an edge that is not told its origin says so once in the log', async () => {
  const edge = createEdge({ variables: { ORIGIN: '' } })
  await edge.visit('/vacancy')
  await edge.visit('/vacancy')
  expect(edge.lines).toEqual([{ warning: expect.stringContaining('ORIGIN is missing') }])
  expect(createEdge().lines).toEqual([])
})
