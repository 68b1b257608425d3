import { describe, expect, test } from 'vitest'
import { loadIntl } from '#src/i18n/load.ts'
import { BOT, createEdge, ORIGIN } from './support/edge.ts'
import { breakDown } from './support/fake-server.ts'

class PageError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
const PAGE = { headers: { accept: 'text/html' } }
const messageOf = async (response: Response) => /message=(.*)/.exec(await response.text())?.[1]

describe('wording of SPEC 8', () => {
  const WORDS: readonly [address: string, status: number, message: string][] = [
    ['/no/such/page', 404, 'Page Not Found: /no/such/page'],
    ['/no/such/page/%D0%9F', 404, 'Page Not Found: /no/such/page/П'],
    ['/job/submarine-fleet', 404, 'Not found'],
    ['/job/constructor', 404, 'Not found'],
    ['/blog/pirates', 404, 'Page Not Found: /blog/pirates'],
    ['/blog/pirates/article', 404, 'Page Not Found: /blog/pirates/article'],
    ['/mailing/review', 404, 'Page Not Found: /mailing/review'],
    ['/mailing/review?id=short', 404, 'Page Not Found: /mailing/review'],
    [`/mailing/review?id=${'x'.repeat(37)}`, 404, 'Page Not Found: /mailing/review'],
  ]
  test.each(WORDS)('%s', async (address, status, message) => {
    const edge = createEdge()
    const response = await edge.visit(address, PAGE)
    expect([response.status, (await messageOf(response))?.replaceAll(/[\u2066-\u2069]/g, '')]).toEqual([
      status,
      message,
    ])
  })

  test.each(['merchant-fleet', 'tanker-fleet', 'offshore-fleet', 'passenger-fleet'])('%s exists', async (fleet) => {
    expect((await createEdge().visit(`/job/${fleet}`)).status).toBe(200)
  })

  test.each(['/blog', '/blog/seaman', '/blog/company', `/mailing/review?id=${'x'.repeat(36)}`])(
    '%s exists',
    async (address) => {
      expect((await createEdge().visit(address)).status).toBe(200)
    },
  )

  test('in the reader’s language, the path as it was typed', async () => {
    const message = await messageOf(await createEdge().visit('/uk/No/Such/Page', PAGE))
    expect(message).toContain('/uk/No/Such/Page')
    expect(message).toBe((await loadIntl('uk')).t('edge.not-found.path', { path: '/uk/No/Such/Page' }))
  })

  test.each([
    ['/uk/no/such/page', '/no/such/page'],
    ['/a//b', '/a//b'],
    ['/a%00b/c', '/ab/c'],
    [`/${'x'.repeat(9000)}`, `/${'x'.repeat(198)}…`],
  ])('a page about a refused path names the path that was asked for: %s', async (address, asked) => {
    const html = await (await createEdge().visit(address, PAGE)).text()
    expect(/asked=(.*)/.exec(html)?.[1]).toBe(asked)
  })

  test.each([
    ['__Host-sid=x', 'true'],
    ['i18n_redirected=en', 'false'],
  ])(
    'anyone who brings a session is no guest on a page that is refused before it is asked for: %s',
    async (cookie, down) => {
      const html = await (await createEdge().visit('/a//b', { ...PAGE, cookie })).text()
      expect(/down=(.*)/.exec(html)?.[1]).toBe(down)
    },
  )

  test.each([
    ['/uk/vacancy?rank=bosun&page=2', '/vacancy?rank=bosun&page=2'],
    ['/vacancy', '/vacancy'],
    ['/a//b?q=1', '/'],
  ])('trying %s again asks for the same, its query too', async (address, retry) => {
    const renderDocument = async () => Promise.reject(new Error('broken'))
    const html = await (await createEdge({ renderer: { renderDocument } }).visit(address, PAGE)).text()
    expect(/retry=(.*)/.exec(html)?.[1]).toBe(retry)
  })

  test('a long path is cut at 200 characters, and nothing unprintable is shown back', async () => {
    const edge = createEdge()
    const long = (await messageOf(await edge.visit(`/no/${'x'.repeat(900)}/y`, PAGE))) ?? ''
    expect(long.replace('Page Not Found: ', '').length).toBeLessThanOrEqual(202)
    expect(long).toContain('…')
    const spoofed = (await messageOf(await edge.visit('/no/%E2%80%AEevil/%E2%80%8Fx', PAGE))) ?? ''
    expect(spoofed).toContain('/no/evil/x')
  })
})

describe('who gets which form of an error', () => {
  const FORMS: readonly [what: string, address: string, init: object, type: RegExp][] = [
    ['a person: the error page', '/no/such/page', PAGE, /^text\/html/],
    ['a bot: a line of text', '/no/such/page', { agent: BOT }, /^text\/plain/],
    ['a missing script: a line of text', '/assets/gone.js', { headers: { accept: '*/*' } }, /^text\/plain/],
    ['a person who opens a missing file: the error page', '/files/manual.pdf', PAGE, /^text\/html/],
    ['a call: JSON', '/_unknown', {}, /^application\/json/],
  ]
  test.each(FORMS)('%s', async (_, address, init, type) => {
    const response = await createEdge().visit(address, init)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch(type)
    expect(response.headers.get('cache-control')).toMatch(/no-store/)
    expect(response.headers.get('x-robots-tag') ?? 'noindex').toMatch(/noindex/)
    expect(response.headers.get('vary')).toContain('User-Agent')
  })

  test('a missing file is not sent to another language', async () => {
    const response = await createEdge().visit('/assets/gone.js', {
      headers: { accept: '*/*', 'accept-language': 'uk' },
    })
    expect(response.status).toBe(404)
  })

  test('the page that a renderer gives for an error is not given to bots', async () => {
    const edge = createEdge({
      renderer: { renderDocument: async () => ({ status: 410, body: '<html>', headers: new Headers() }) },
    })
    const response = await edge.visit('/vacancy/abc', { agent: BOT })
    expect([response.status, await response.text()]).toEqual([410, '410 Gone\n'])
  })
})

describe('errors of pages', () => {
  test.each([404, 410, 403])('a page may say %i itself', async (status) => {
    const edge = createEdge({
      renderer: { renderDocument: async () => Promise.reject(new PageError(status, 'said by page')) },
    })
    const response = await edge.visit('/vacancy/abc', PAGE)
    expect([response.status, await messageOf(response)]).toEqual([status, 'said by page'])
  })

  test('anything else is a 500 that tells nothing, and a line in the log without the address', async () => {
    const edge = createEdge({ renderer: { renderDocument: async () => Promise.reject(new Error('stack secret')) } })
    const response = await edge.visit('/auth/login?redirect=%2Fprivate', PAGE)
    const text = await response.text()
    expect(response.status).toBe(500)
    expect(text).not.toContain('secret')
    expect(edge.lines).toEqual([
      expect.objectContaining({
        event: 'failure',
        route: 'auth-login',
        requestId: response.headers.get('x-request-id'),
      }),
    ])
    expect(JSON.stringify(edge.lines)).not.toContain('private')
  })

  test('an error page that breaks itself leaves a line of text', async () => {
    const broken = async () => Promise.reject(new Error('broken'))
    const edge = createEdge({ renderer: { renderDocument: broken, renderError: broken } })
    const response = await edge.visit('/', PAGE)
    expect([response.status, response.headers.get('content-type')]).toEqual([500, 'text/plain; charset=utf-8'])
  })

  test('the error page of someone signed in is theirs', async () => {
    const response = await createEdge().visit('/no/such/page', { as: 'seaman', ...PAGE })
    expect(await response.text()).toContain('who=seaman')
  })
})

describe('a server that is down', () => {
  test('a page that has nothing kept is a 503 in the reader’s language, with Retry-After', async () => {
    const edge = createEdge({
      renderer: {
        renderDocument: async ({ api }) => ({
          status: 200,
          body: JSON.stringify(await api.getOverview()),
          headers: new Headers(),
        }),
      },
    })
    edge.server.behave(breakDown)
    const response = await edge.visit('/uk', PAGE)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
    expect(await response.text()).toContain('locale=uk')
    const bot = await edge.visit('/uk', { agent: BOT })
    expect([bot.status, bot.headers.get('retry-after'), bot.headers.get('content-type')]).toEqual([
      503,
      '30',
      'text/plain; charset=utf-8',
    ])
  })

  test('it is not waited for again by the same page', async () => {
    const edge = createEdge({
      renderer: {
        renderDocument: async ({ api }) => {
          await Promise.allSettled([api.getOverview()])
          await Promise.allSettled([api.findVacancies({}), api.getVacancy('1')])
          return { status: 200, body: '', headers: new Headers() }
        },
      },
    })
    edge.server.behave(breakDown)
    await edge.visit('/', PAGE)
    expect(edge.server.calls).toHaveLength(1)
  })
})

describe('hosts', () => {
  test.each([
    'https://gangway.example/',
    'https://old.gangway.example/',
    'http://localhost:8787/',
    'http://127.0.0.1:1234/',
    'http://[::1]:8787/',
  ])('%s is ours', async (address) => {
    expect((await createEdge().visit(address)).status).toBe(200)
  })
  test.each([
    'https://evil.example/',
    'https://gangway.example.evil.example/',
    'https://gangway.example:8443/',
    'https://xgangway.example/',
  ])('%s is not: 421', async (address) => {
    const response = await createEdge().visit(address, PAGE)
    expect(response.status).toBe(421)
    expect(response.headers.get('location')).toBeNull()
  })
  test('nor for calls', async () => {
    const edge = createEdge()
    const response = await edge.visit('https://evil.example/server/vacancy')
    expect([response.status, (await response.json()).code, edge.server.calls.length]).toEqual([421, 'wrong-host', 0])
  })
})

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is no way to use a page', async (method) => {
  const response = await createEdge().visit('/vacancy', { method })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
})

test('refusals are in the language that the reader chose', async () => {
  const edge = createEdge()
  const uk = { cookie: 'i18n_redirected=uk', ...PAGE }
  expect(await (await edge.visit(`${ORIGIN}//evil`, uk)).text()).toContain('locale=uk')
  expect(await (await edge.visit(`${ORIGIN}/ar//evil`, uk)).text()).toContain('locale=ar')
})
