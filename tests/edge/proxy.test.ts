import { describe, expect, test, vi } from 'vitest'
import { MAX_BODY, MAX_UPLOAD_BODY } from '#src/contract/http/raw-paths.ts'
import { CHANGES_HELD_FOR, CHANGES_PATH } from '#src/contract/inbox/inbox.ts'
import { createEdge } from './support/edge.ts'
import { breakDown } from './support/fake-server.ts'

const WRITE = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"note":"hello"}' }
const hang = () => new Promise<Response>(() => {})

describe('what continues to the server', () => {
  const SENT: readonly [header: string, value: string, arrives: string | null][] = [
    ['accept-language', 'uk', 'uk'],
    ['x-csrf-token', 'abc', 'abc'],
    ['idempotency-key', 'key', 'key'],
    ['content-type', 'application/json', 'application/json'],
    ['sec-fetch-site', 'cross-site', 'cross-site'],
    ['origin', 'https://evil.example', 'https://evil.example'],
    ['x-referral-id', 'forged', null],
    ['x-social-token', 'forged', null],
    ['x-attribution', 'forged', null],
    ['x-client-ip', '10.0.0.1', null],
    ['x-edge-secret', 'forged', null],
    ['x-real-ip', '10.0.0.1', null],
    ['x-forwarded-for', '10.0.0.1', null],
    ['x-forwarded-host', 'evil.example', null],
    ['x-forwarded-proto', 'http', null],
    ['x-user-id', '1', null],
    ['x-user-role', 'admin', null],
    ['forwarded', 'for=10.0.0.1', null],
    ['proxy-authorization', 'Basic x', null],
    ['te', 'trailers', null],
    ['x-hop', 'named by connection', null],
  ]
  test.each(SENT)('%s: %s', async (header, value, arrives) => {
    const edge = createEdge()
    await edge.visit('/server/user', {
      ...WRITE,
      headers: { 'content-type': 'application/json', connection: 'close, x-hop', [header]: value },
    })
    expect(edge.server.calls[0]?.headers.get(header)).toBe(arrives)
  })

  test('the edge’s own word: address, referral, social token, attribution, request id', async () => {
    const edge = createEdge()
    const response = await edge.visit('/server/user', {
      ...WRITE,
      cookie: 'ref=friend-1; social=token; attr=source=google&term=eto; __Host-sid=seaman',
      headers: { ...WRITE.headers, 'cf-connecting-ip': '192.0.2.7', 'x-client-ip': 'forged', 'x-request-id': 'forged' },
    })
    const sent = edge.server.calls[0]?.headers
    expect(sent?.get('x-client-ip')).toBe('192.0.2.7')
    expect(sent?.get('x-referral-id')).toBe('friend-1')
    expect(sent?.get('x-social-token')).toBe('token')
    expect(sent?.get('x-attribution')).toBe('source=google&term=eto')
    expect(sent?.get('cookie')).toContain('__Host-sid=seaman')
    expect(sent?.get('x-request-id')).toBe(response.headers.get('x-request-id'))
  })

  test('method, path, query and body arrive as they were sent', async () => {
    const edge = createEdge()
    let body = ''
    edge.server.behave(async (request) => {
      body = await request.text()
      return Response.json({ saved: true }, { status: 201, headers: { 'set-cookie': 'a=b; Path=/' } })
    })
    const response = await edge.visit('/server/Vacancy/AbC/application?user_id=1&q=%D0%9F', WRITE)
    expect(edge.server.calls[0]?.method).toBe('POST')
    expect(edge.server.calls[0]?.url).toMatch(/\/server\/Vacancy\/AbC\/application\?user_id=1&q=%D0%9F$/)
    expect(body).toBe(WRITE.body)
    expect([response.status, await response.json()]).toEqual([201, { saved: true }])
    expect(response.headers.getSetCookie()).toEqual(['a=b; Path=/'])
  })

  test('the wish for a socket, at its one address only', async () => {
    const edge = createEdge()
    const headers = { upgrade: 'websocket', connection: 'Upgrade', origin: 'https://gangway.example' }
    await edge.visit('/server/live', { headers })
    await edge.visit('/server/user', { headers })
    await edge.visit('/server/live', { headers: { ...headers, upgrade: 'h2c' } })
    expect(edge.server.calls.map((call) => call.headers.get('upgrade'))).toEqual(['websocket', null, null])
    expect(edge.server.calls[0]?.headers.get('origin')).toBe('https://gangway.example')
  })

  test('only /server/ is passed on', async () => {
    const edge = createEdge()
    for (const path of [
      '/server',
      '/serverx/y',
      '/%73erver/user',
      '/server/../dev/mail',
      '/x/server/user',
      '/_server/user',
    ]) {
      await edge.visit(path, WRITE)
    }
    expect(edge.server.calls.filter((call) => call.method === 'POST')).toEqual([])
  })

  test('too large a body goes nowhere, whatever its header says', async () => {
    const edge = createEdge()
    const big = { ...WRITE, body: 'x'.repeat(MAX_BODY + 1) }
    for (const length of [String(MAX_BODY + 1), '5']) {
      const response = await edge.visit('/server/user', {
        ...big,
        headers: { ...WRITE.headers, 'content-length': length },
      })
      expect([response.status, (await response.json()).code]).toEqual([413, 'body-too-large'])
    }
    expect(edge.server.calls).toEqual([])
  })
})

describe('bytes', () => {
  const UPLOAD = { method: 'PUT', headers: { 'content-type': 'application/octet-stream' } }
  const NO_TEXT = Uint8Array.of(0xef, 0xbb, 0xbf, 0x7b, 0xff, 0xfe, 0x00, 0x0d, 0x0a, 0x7d)
  const read = async (request: Request) => [...new Uint8Array(await request.arrayBuffer())]

  test.each(['/server/webhook/test', '/server/upload/test', '/server/user'])(
    'arrive at %s as they are',
    async (path) => {
      const edge = createEdge()
      let arrived: number[] = []
      edge.server.behave(async (request) => {
        arrived = await read(request)
        return Response.json({})
      })
      expect((await edge.visit(path, { ...WRITE, body: NO_TEXT })).status).toBe(200)
      expect(arrived).toEqual([...NO_TEXT])
    },
  )

  test('of an upload continue while they come', async () => {
    const edge = createEdge()
    const first = Promise.withResolvers<void>()
    edge.server.behave(async (request) => {
      const reader = request.body?.getReader()
      const parts = [await reader?.read()]
      first.resolve()
      parts.push(await reader?.read())
      return Response.json(parts.map((part) => part?.value?.[0]))
    })
    const body = new ReadableStream({
      start: async (controller) => {
        controller.enqueue(Uint8Array.of(1))
        await first.promise
        controller.enqueue(Uint8Array.of(2))
        controller.close()
      },
    })
    const init = { ...UPLOAD, body, duplex: 'half' } as RequestInit
    expect(await (await edge.visit('/server/upload/test', init)).json()).toEqual([1, 2])
  })

  test('of an upload may be ten million, and no more, whatever its header says', async () => {
    const edge = createEdge()
    edge.server.behave(async (request) => Response.json((await read(request)).length))
    const send = (size: number, headers = {}) =>
      edge.visit('/server/upload/test', {
        ...UPLOAD,
        headers: { ...UPLOAD.headers, ...headers },
        body: new Uint8Array(size),
      })
    expect(await (await send(MAX_UPLOAD_BODY)).json()).toBe(MAX_UPLOAD_BODY)
    for (const length of [String(MAX_UPLOAD_BODY + 1), '5']) {
      const response = await send(MAX_UPLOAD_BODY + 1, { 'content-length': length })
      expect([response.status, (await response.json()).code]).toEqual([413, 'body-too-large'])
    }
  })
})

describe('what comes back', () => {
  test('answers of the server with their status, and headers that are honest about them', async () => {
    const edge = createEdge()
    edge.server.behave(() =>
      Response.json(
        { message: 'no', code: 'forbidden', requestId: 'r' },
        { status: 403, headers: { 'keep-alive': 'x' } },
      ),
    )
    const response = await edge.visit('/server/seaman/profile')
    expect([response.status, (await response.json()).code]).toEqual([403, 'forbidden'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('vary')).toBe('Accept-Language, Cookie')
    expect(response.headers.get('keep-alive')).toBeNull()
  })

  test('an error of the server with its own body is passed on', async () => {
    const edge = createEdge()
    edge.server.behave(() =>
      Response.json(
        { message: 'm', code: 'unavailable', requestId: 'r' },
        { status: 503, headers: { 'retry-after': '5' } },
      ),
    )
    const response = await edge.visit('/server/vacancy')
    expect([response.status, response.headers.get('retry-after'), (await response.json()).requestId]).toEqual([
      503,
      '5',
      'r',
    ])
  })

  test('a redirect of the server is not followed', async () => {
    const edge = createEdge()
    edge.server.behave(() => new Response(null, { status: 302, headers: { location: 'https://evil.example/' } }))
    expect((await edge.visit('/server/file')).status).toBe(302)
  })
})

const FAILURES: readonly [what: string, answer: () => Response | Promise<Response>][] = [
  ['cannot be reached', breakDown],
  ['answers 502 with a page of something in between', () => new Response('<html>Bad gateway</html>', { status: 502 })],
  ['answers 500 without words', () => new Response(null, { status: 500 })],
]
const UNREADABLE: readonly [what: string, answer: () => Response | Promise<Response>][] = [
  ['answers 200 with a page', () => new Response('<html>Welcome</html>')],
  [
    'answers 200 with half of its JSON',
    () => new Response('{"id":"1","crea', { headers: { 'content-type': 'application/json' } }),
  ],
  [
    'breaks off',
    () => new Response(new ReadableStream({ start: (controller) => controller.error(new Error('reset')) })),
  ],
]

describe('when the server fails', () => {
  test.each(FAILURES)('a read gets 503 when it %s', async (_, answer) => {
    const edge = createEdge()
    edge.server.behave(answer)
    const response = await edge.visit('/server/vacancy', { headers: { 'accept-language': 'en' } })
    const body = await response.json()
    expect([response.status, body.code, response.headers.get('retry-after')]).toEqual([503, 'unavailable', '30'])
    expect(body.requestId).toBe(response.headers.get('x-request-id'))
    expect(body.message).toMatch(/not available/)
  })

  test.each([...FAILURES, ...UNREADABLE])('a write is never confirmed when it %s', async (_, answer) => {
    const edge = createEdge()
    edge.server.behave(answer)
    const response = await edge.visit('/server/vacancy/1/application', WRITE)
    const body = await response.json()
    expect([response.status, body.code]).toEqual([503, 'unavailable'])
    expect(body.message).toMatch(/do not know whether this was saved/)
  })

  test('a server that hangs is given up after ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const edge = createEdge()
    edge.server.behave(hang)
    let answered: Response | undefined
    const visit = edge.visit('/server/user', WRITE).then((response) => {
      answered = response
    })
    await vi.advanceTimersByTimeAsync(9_900)
    expect(answered).toBeUndefined()
    await vi.advanceTimersByTimeAsync(200)
    await visit
    vi.useRealTimers()
    expect(answered?.status).toBe(503)
  })

  test('a request that the server holds until there is news is waited for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const edge = createEdge()
    const news = () => new Promise<Response>((done) => setTimeout(() => done(Response.json({})), CHANGES_HELD_FOR))
    edge.server.behave(news)
    const visit = edge.visit(`${CHANGES_PATH}?after=1`)
    await vi.advanceTimersByTimeAsync(CHANGES_HELD_FOR)
    vi.useRealTimers()
    expect((await visit).status).toBe(200)
  })

  test('static answers need no server', async () => {
    const edge = createEdge()
    edge.server.behave(breakDown)
    for (const path of ['/robots.txt', '/_build', '/uk/sitemap.xml', '/_i18n/build-1/en.json?areas=edge']) {
      expect((await edge.visit(path)).status, path).toBe(200)
    }
  })
})
