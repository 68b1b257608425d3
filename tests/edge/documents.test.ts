import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { ASKED_OFTEN, STALE_FOR } from '#src/worker/policy/document-cache.ts'
import { type Rendered, STYLE_HASH } from '#src/worker/renderer.ts'
import { BOT, createEdge } from './support/edge.ts'

const headers = () => new Headers({ 'content-type': 'text/html; charset=utf-8', [STYLE_HASH]: 'sha256-style' })

/** An edge whose documents count up, so that a test sees which rendering it got. */
function createCounting() {
  const state = { count: 0, answer: undefined as (() => Promise<Rendered>) | undefined }
  const edge = createEdge({
    renderer: {
      renderDocument: async ({ search, session }) => {
        state.count += 1
        if (state.answer) return state.answer()
        return {
          status: 200,
          body: `<html>${state.count} ${search} ${session?.role ?? 'guest'}</html>`,
          headers: headers(),
        }
      },
    },
  })
  const read = async (...visit: Parameters<typeof edge.visit>) => {
    const response = await edge.visit(...visit)
    return { text: await response.text(), from: response.headers.get('x-cache'), status: response.status, response }
  }
  return { ...edge, state, read }
}

const lacking = async (): Promise<Rendered> => ({ status: 200, body: 'half', headers: headers(), isIncomplete: true })
const failing = async (): Promise<Rendered> => ({ status: 503, body: 'down', headers: headers() })

describe('who shares a document', () => {
  test('anonymous visitors get the same bytes, people and bots alike', async () => {
    const { read, state } = createCounting()
    const first = await read('/vacancy')
    for (const visit of [
      {},
      { agent: BOT },
      { cookie: 'i18n_redirected=en; other=1' },
      { headers: { 'accept-language': 'en' } },
    ]) {
      const next = await read('/vacancy', visit)
      expect([next.text, next.from]).toEqual([first.text, 'hit'])
    }
    expect(state.count).toBe(1)
  })

  test('anyone who brings a session neither reads nor writes it, not even with an ended one', async () => {
    const { read, caches } = createCounting()
    for (const as of ['seaman', 'company', 'gone']) {
      const visit = await read('/docs', { as })
      expect(visit.response.headers.get('cache-control')).toBe('private, no-store')
      expect(visit.response.headers.get('etag')).toBeNull()
      expect(visit.from).toBeNull()
    }
    expect(caches.puts).toEqual([])
    await read('/docs')
    expect((await read('/docs', { as: 'seaman' })).text).toContain('seaman')
  })

  test('nothing of the visitor reaches the rendering of a shared document', async () => {
    const edge = createEdge({
      renderer: {
        renderDocument: async ({ api }) => ({
          status: 200,
          body: JSON.stringify(await api.getOverview()),
          headers: headers(),
        }),
      },
    })
    await edge.visit('/', {
      cookie: '__Host-pre=secret; ref=friend; attr=source%3Dx; social=s',
      headers: { 'cf-connecting-ip': '192.0.2.1' },
    })
    const [call] = edge.server.calls
    for (const name of ['cookie', 'x-client-ip', 'x-referral-id', 'x-attribution', 'x-social-token', 'user-agent']) {
      expect(call?.headers.get(name), name).toBeNull()
    }
  })

  test.each([
    '/seamans',
    '/seamans/abc',
    '/mailing/review?id=019a3f00-aaaa-4bbb-8ccc-dddddddddddd',
    '/a/secret',
    '/c/secret',
    '/withdraw',
    '/withdraw/secret',
    '/subscribe/unsubscribe?id=x',
  ])('%s is kept nowhere', async (address) => {
    const { read, caches } = createCounting()
    const { response } = await read(address)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-robots-tag')).toContain('noindex')
    expect(caches.puts).toEqual([])
  })
})

describe('what makes a document of its own', () => {
  test('locale, path and the filters of the page, in one order; nothing else', async () => {
    const { read, caches } = createCounting()
    await read('/vacancy?rank=master&page=2')
    expect((await read('/vacancy?page=2&utm_source=x&rank=master&rank=&ref=friend')).from).toBe('hit')
    for (const other of [
      '/vacancy?rank=master',
      '/vacancy?rank=master&page=3',
      '/uk/vacancy?rank=master&page=2',
      '/docs',
    ]) {
      expect((await read(other)).from, other).toBe('miss')
    }
    expect(caches.puts).toContain('https://gangway.example/_documents/build-1/uk/vacancy?rank=master&page=2')
  })

  test('a new build starts again', async () => {
    const { read, release } = createCounting()
    await read('/vacancy')
    release('build-2')
    expect((await read('/vacancy')).from).toBe('miss')
  })

  test('an isolate that has just started finds what the data centre keeps', async () => {
    const { read, release, state } = createCounting()
    await read('/vacancy')
    release('build-1')
    expect((await read('/vacancy')).from).toBe('hit')
    expect(state.count).toBe(1)
  })
})

describe('age', () => {
  test('a cache that fails takes no page with it, and what went wrong is in the log', async () => {
    const { read, caches, lines, release, settle } = createCounting()
    caches.open = () => Promise.reject(new Error('No cache today'))
    expect(await read('/vacancy')).toMatchObject({ status: 200, from: 'miss' })
    release('build-2')
    expect((await read('/vacancy')).status).toBe(200)
    await settle()
    expect(lines).toContainEqual({ event: 'cache-failed', cache: 'documents', error: 'Error: No cache today' })
  })

  test('fresh for a minute, then given at once and renewed behind the reader’s back', async () => {
    const { read, clock, settle, state } = createCounting()
    await read('/vacancy')
    clock.now += 59_000
    expect((await read('/vacancy')).from).toBe('hit')
    clock.now += 2_000
    const stale = await read('/vacancy')
    expect([stale.from, stale.text]).toEqual(['stale', '<html>1  guest</html>'])
    await settle()
    const renewed = await read('/vacancy')
    expect([renewed.from, renewed.text]).toEqual(['hit', '<html>2  guest</html>'])
    expect(state.count).toBe(2)
  })

  test('many readers of a stale document start one renewal', async () => {
    const { read, clock, settle, state } = createCounting()
    await read('/vacancy')
    clock.now += 61_000
    await Promise.all(Array.from({ length: 20 }, () => read('/vacancy')))
    await settle()
    expect(state.count).toBe(2)
  })

  test('after a day the reader waits for a new one', async () => {
    const { read, clock } = createCounting()
    await read('/vacancy')
    clock.now += STALE_FOR + 1
    expect((await read('/vacancy')).text).toContain('2 ')
  })
})

describe('when rendering fails', () => {
  test.each([
    ['a failure page', failing],
    ['a page that lacks a part', lacking],
    [
      'an exception',
      async () => {
        throw new Error('broken')
      },
    ],
  ] as const)('what is kept stays up, whatever its age: %s', async (_, answer) => {
    const { read, clock, settle, state } = createCounting()
    await read('/vacancy')
    state.answer = answer
    for (const age of [61_000, STALE_FOR, 3 * STALE_FOR]) {
      clock.now += age
      const kept = await read('/vacancy')
      await settle()
      expect([kept.status, kept.from, kept.text]).toEqual([200, 'stale', '<html>1  guest</html>'])
    }
    clock.now += 7 * STALE_FOR
    expect((await read('/vacancy')).from).toBeNull()
  })

  test('a page that lacks a part is shown to anyone who asked, and not kept', async () => {
    const { read, state, caches } = createCounting()
    state.answer = lacking
    const { status, text, response } = await read('/vacancy')
    expect([status, text, response.headers.get('cache-control')]).toEqual([200, 'half', 'private, no-store'])
    expect(caches.puts).toEqual([])
  })

  test('a rendering that hangs is not waited for while something is kept', async () => {
    const { read, clock, state } = createCounting()
    await read('/vacancy')
    clock.now += 2 * STALE_FOR
    state.answer = () => new Promise(() => {})
    const started = performance.now()
    expect((await read('/vacancy')).from).toBe('stale')
    expect(performance.now() - started).toBeLessThan(2000)
  })

  test('the first renewal after an outage brings the new document', async () => {
    const { read, clock, settle, state } = createCounting()
    await read('/vacancy')
    state.answer = failing
    clock.now += 61_000
    await read('/vacancy')
    await settle()
    state.answer = undefined
    await read('/vacancy')
    await settle()
    expect((await read('/vacancy')).text).toBe('<html>3  guest</html>')
  })

  test('nothing kept: 503 with Retry-After, which is not kept either', async () => {
    const { read, state, caches } = createCounting()
    state.answer = failing
    const { status, response } = await read('/vacancy')
    expect([status, response.headers.get('retry-after')]).toEqual([503, '30'])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(caches.puts).toEqual([])
  })
})

describe('what is never kept', () => {
  const OTHERS: readonly [what: string, rendered: () => Rendered][] = [
    ['not found', () => ({ status: 404, body: 'x', headers: headers() })],
    ['gone', () => ({ status: 410, body: 'x', headers: headers() })],
    ['a redirect', () => ({ redirect: '/docs' })],
    ['an answer with a cookie', () => ({ status: 200, body: 'x', headers: new Headers({ 'set-cookie': 'a=b' }) })],
  ]
  test.each(OTHERS)('%s', async (_, rendered) => {
    const { read, state, caches } = createCounting()
    state.answer = async () => rendered()
    await read('/vacancy')
    expect(caches.puts).toEqual([])
  })

  const errorOf = (status: number) => async (): Promise<Rendered> => {
    throw Object.assign(new Error('No.'), { status })
  }

  test.each([400, 401, 403, 404, 410])(
    'a page that a renewal finds to be a %i is forgotten, at any age',
    async (status) => {
      for (const [age, first] of [
        [61_000, 200],
        [STALE_FOR + 1, status],
      ] as const) {
        const { read, clock, settle, state, caches } = createCounting()
        await read('/vacancy/abc')
        state.answer = errorOf(status)
        clock.now += age
        expect((await read('/vacancy/abc')).status).toBe(first)
        await settle()
        expect(caches.held.size).toBe(0)
        expect((await read('/vacancy/abc')).status).toBe(status)
      }
    },
  )

  test.each([408, 429, 500, 503])('a %i says nothing about a page: what is kept stays', async (status) => {
    const { read, clock, settle, state, caches } = createCounting()
    await read('/vacancy/abc')
    state.answer = errorOf(status)
    for (const age of [61_000, STALE_FOR]) {
      clock.now += age
      expect((await read('/vacancy/abc')).status).toBe(200)
      await settle()
      expect(caches.held.size).toBe(1)
    }
  })

  test('a page that is known to change at some time is not given after it, unless there is nothing newer', async () => {
    const { read, clock, state } = createCounting()
    const until = clock.now + 10_000
    state.answer = async () => ({ status: 200, body: 'open', headers: headers(), until })
    await read('/vacancy/abc')
    clock.now = until - 1
    expect((await read('/vacancy/abc')).from).toBe('hit')
    clock.now = until
    state.answer = failing
    expect((await read('/vacancy/abc')).text).toBe('open')
    state.answer = async () => ({ status: 200, body: 'over', headers: headers() })
    expect((await read('/vacancy/abc')).text).toBe('over')
  })

  test('cookies of a visit are added to the answer and not to what is kept', async () => {
    const { read, caches } = createCounting()
    const { response } = await read('/vacancy?ref=friend&utm_source=news')
    expect(response.headers.getSetCookie()).toHaveLength(2)
    for (const held of caches.held.values()) expect(held.headers.getSetCookie()).toEqual([])
    expect((await read('/vacancy')).response.headers.getSetCookie()).toEqual([])
  })
})

describe('towards browsers', () => {
  test('they ask again each time and get 304 while nothing has changed', async () => {
    const { read, clock, settle } = createCounting()
    const { response } = await read('/vacancy')
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    const etag = response.headers.get('etag') as string
    const known = { headers: { 'if-none-match': `"other", ${etag}` } }
    const same = await read('/vacancy', known)
    expect([same.status, same.text]).toEqual([304, ''])
    expect(same.response.headers.get('etag')).toBe(etag)
    expect(same.response.headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-style'")
    clock.now += 61_000
    await read('/vacancy')
    await settle()
    expect((await read('/vacancy', known)).status).toBe(200)
  })

  test('HEAD has the headers without the body', async () => {
    const { read } = createCounting()
    const head = await read('/vacancy', { method: 'HEAD' })
    expect([head.status, head.text]).toEqual([200, ''])
    expect(head.response.headers.get('etag')).toMatch(/^W\//)
  })
})

describe('on the way', () => {
  test('a kept document travels packed to anyone who takes brotli, and plain to the others', async () => {
    const { visit, settle } = createCounting()
    for (let times = 0; times <= ASKED_OFTEN; times += 1) await visit('/vacancy')
    await settle()
    const packed = await visit('/vacancy', { headers: { 'accept-encoding': 'gzip, br' } })
    const plain = await visit('/vacancy', { headers: { 'accept-encoding': 'identity' } })
    expect([packed.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual(['br', null])
    expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(await plain.text())
    expect(packed.headers.get('vary')).toContain('Accept-Encoding')
    // The platform says in the header what it takes itself, and beside the request what the visitor takes.
    const silent = await visit('/vacancy', {
      headers: { 'accept-encoding': 'br, gzip' },
      cf: { clientAcceptEncoding: '' },
    })
    expect(silent.headers.get('content-encoding')).toBe(null)
  })

  test('only what is often asked for is packed, one at a time, and never an address that anyone can make up', async () => {
    const packed: string[] = []
    const { visit, settle } = createEdge({
      renderer: { renderDocument: async ({ path }) => ({ status: 200, body: path, headers: headers() }) },
      pack: async (body) => {
        packed.push(new TextDecoder().decode(body))
        return body
      },
    })
    const ask = async (times: number, ...paths: string[]) => {
      for (let time = 0; time < times; time += 1) for (const path of paths) await visit(path)
    }
    await ask(ASKED_OFTEN, '/vacancy')
    await ask(3 * ASKED_OFTEN, '/vacancy?q=made-up')
    expect(packed).toEqual([])
    await ask(1, '/vacancy', '/vacancy', '/vacancy')
    await settle()
    expect(packed).toEqual(['/vacancy'])
  })
})
