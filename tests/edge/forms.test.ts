import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '#src/contract/api.ts'
import { createFileApi } from '#src/contract/file/api.ts'
import type { ErrorCode } from '#src/contract/http/errors.ts'
import { UPLOAD_TYPE } from '#src/contract/http/raw-paths.ts'
import type { Role } from '#src/contract/http/roles.ts'
import type { Renderer } from '#src/worker/renderer.ts'
import { BOT, BROWSER, createEdge } from './support/edge.ts'
import { createWatchedAction } from './support/fake-renderer.ts'
import { breakDown } from './support/fake-server.ts'

const TYPE = 'application/x-www-form-urlencoded'
const post = (body: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'sec-fetch-site': 'same-origin', 'content-type': TYPE, ...headers },
  body,
})
const withAction = (runAction: Renderer['runAction']) => createEdge({ renderer: { runAction } })
const apiError = (status: number, code: ErrorCode, retryAfter?: number) =>
  new ApiError(
    status,
    { message: `says ${code}`, code, requestId: 'r', errors: { user: { email: 'taken' } } },
    retryAfter,
  )

test('a form with more fields than any of ours is refused, and nothing of it is dropped in silence', async () => {
  const runAction = vi.fn(async () => ({ redirect: '/' }))
  const edge = withAction(runAction)
  const fields = (count: number) => Array.from({ length: count }, (_, index) => `f${index}=x`).join('&')
  expect((await edge.visit('/auth/login', post(fields(100)))).status).toBe(303)
  const refused = await edge.visit('/auth/login', post(fields(101)))
  expect([refused.status, runAction.mock.calls.length]).toEqual([413, 1])
})

describe('a form that works', () => {
  test('leads on with 303 in the page’s language, with the cookies of the server, past the page that only leads on', async () => {
    const edge = withAction(async ({ api }) => {
      await api.login({ email: 'a', password: 'b' })
      return { redirect: '/auth/redirect?redirect=%2Fvacancy' }
    })
    edge.server.behave(() =>
      Response.json(
        { role: 'seaman' },
        { headers: { 'set-cookie': '__Host-sid=new; Path=/; Secure; HttpOnly; SameSite=Lax' } },
      ),
    )
    const response = await edge.visit('/uk/auth/login', post('email=a'))
    expect([response.status, response.headers.get('location')]).toEqual([303, '/uk/vacancy'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.getSetCookie()).toEqual(['__Host-sid=new; Path=/; Secure; HttpOnly; SameSite=Lax'])
  })

  test('its writes carry token, language, origin and the cookies that came meanwhile', async () => {
    const edge = withAction(async ({ api }) => {
      await api.login({ email: 'a', password: 'b' })
      await api.getSession()
      return { redirect: '/' }
    })
    edge.server.behave((request) =>
      request.method === 'POST'
        ? Response.json({}, { headers: { 'set-cookie': '__Host-sid=new; Path=/' } })
        : Response.json({ csrfToken: 'other' }),
    )
    await edge.visit('/fr/auth/login', { ...post('csrfToken=typed&email=a'), cookie: '__Host-pre=p' })
    const write = edge.server.calls.find((call) => call.method === 'POST')
    expect(Object.fromEntries(write?.headers ?? [])).toMatchObject({
      'x-csrf-token': 'typed',
      'accept-language': 'fr',
      origin: 'https://gangway.example',
      'sec-fetch-site': 'same-origin',
      cookie: '__Host-pre=p',
      'user-agent': BROWSER,
    })
    expect(edge.server.calls.at(-1)?.headers.get('cookie')).toBe('__Host-pre=p; __Host-sid=new')
  })

  test('of a page that has no token asks for one, and its write goes with that', async () => {
    const edge = withAction(async ({ api }) => {
      const { csrfToken } = await api.getCsrfToken()
      await api.keepWords({ path: '/vacancy/1', note: 'Free from May' }, csrfToken)
      return { redirect: '/auth/login?redirect=%2Fvacancy%2F1%23apply' }
    })
    edge.server.behave((request) =>
      request.method === 'POST'
        ? Response.json(null, { headers: { 'set-cookie': '__Host-words=w; Path=/; Secure; HttpOnly' } })
        : Response.json({ csrfToken: 'fresh' }, { headers: { 'set-cookie': '__Host-pre=p; Path=/; Secure' } }),
    )
    const response = await edge.visit('/uk/vacancy/1', post('note=Free+from+May&csrfToken=of-a-session-that-ended'))
    const write = edge.server.calls.find((call) => call.method === 'POST')
    expect(Object.fromEntries(write?.headers ?? [])).toMatchObject({ 'x-csrf-token': 'fresh', cookie: '__Host-pre=p' })
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/uk/auth/login?redirect=%2Fvacancy%2F1%23apply',
    ])
    expect(response.headers.getSetCookie().join()).toContain('__Host-words=w')
  })

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a\r\nb'])(
    'never leads to %j',
    async (redirect) => {
      const response = await withAction(async () => ({ redirect })).visit('/uk/auth/login', post('a=b'))
      expect([response.status, response.headers.get('location')]).toEqual([303, '/uk'])
    },
  )

  test('is told to the script that sent it, which follows no redirect: a page of the site, or the provider’s', async () => {
    const sent = post('a=b', { 'x-form': 'script' })
    const own = await withAction(async () => ({ redirect: '/vacancy?rank=master' })).visit('/uk/auth/login', sent)
    expect([own.status, own.headers.get('location'), await own.text()]).toEqual([204, '/uk/vacancy?rank=master', ''])
    const leave = 'https://id.example/authorize?state=s'
    const other = await withAction(async () => ({ leave })).visit('/auth/login', sent)
    expect([other.status, other.headers.get('location')]).toEqual([204, leave])
    const hostile = await withAction(async () => ({ redirect: '//evil.example' })).visit('/uk/auth/login', sent)
    expect([hostile.status, hostile.headers.get('location')]).toEqual([204, '/uk'])
  })

  test('signing out may clear the browser’s cache', async () => {
    const edge = withAction(async ({ api }) => {
      await api.logout()
      return { redirect: '/' }
    })
    edge.server.behave(() => Response.json(null, { headers: { 'clear-site-data': '"cache"' } }))
    expect((await edge.visit('/auth/logout', post('a=b'))).headers.get('clear-site-data')).toBe('"cache"')
  })
})

describe('a form that is refused', () => {
  test.each([
    ['a browser', BROWSER],
    ['a browser that is taken for a program', BOT],
  ])('comes back to %s with 422, messages and what was typed', async (_, agent) => {
    const failure = { values: { email: 'typed' }, errors: { user: { email: 'wrong' } } }
    const sent = { ...post('email=typed'), agent }
    const response = await withAction(async () => ({ failure })).visit('/auth/registration', sent)
    expect(response.status).toBe(422)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.text()).toContain(`failure=${JSON.stringify(failure)}`)
  })

  test.each([
    [422, apiError(422, 'validation-failed'), null],
    [422, apiError(409, 'already-applied'), null],
    [429, apiError(429, 'too-many-requests', 60), '60'],
    [503, apiError(503, 'unavailable', 30), '30'],
    [503, apiError(500, 'internal-error'), '30'],
  ])('%i when the server says %o', async (status, error, wait) => {
    const edge = withAction(async ({ api }, form) => {
      await api.register({ email: String(form.get('email')), password: '', passwordConfirm: '' })
      return { redirect: '/' }
    })
    edge.server.behave(() => {
      const { message, code, errors, requestId, retryAfter } = error
      return Response.json(
        { message, code, errors, requestId },
        { status: error.status, headers: retryAfter ? { 'retry-after': String(retryAfter) } : {} },
      )
    })
    const response = await edge.visit(
      '/auth/registration',
      post('email=typed&password=secret&passwordConfirm=secret&csrfToken=t'),
    )
    const text = await response.text()
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, wait])
    expect(text).toContain('"values":{"email":"typed"}')
    expect(text).toContain(`says ${error.code}`)
    expect(text).not.toContain('secret')
  })

  test('a write without an answer is not confirmed, and nothing typed is lost', async () => {
    const edge = withAction(async ({ api }) => {
      await api.apply('1', 'note', 'key')
      return { redirect: '/' }
    })
    edge.server.behave(breakDown)
    const response = await edge.visit('/vacancy/1', post('note=My+note'))
    const text = await response.text()
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
    expect(text).toContain('"note":"My note"')
    expect(text).toContain('do not know whether this was saved')
  })
})

describe('what is not taken for a form of ours', () => {
  const REFUSED: readonly [what: string, init: RequestInit, status: number][] = [
    ['another site', post('a=b', { 'sec-fetch-site': 'cross-site' }), 403],
    ['a sibling site', post('a=b', { 'sec-fetch-site': 'same-site' }), 403],
    ['an address typed or a bookmark', post('a=b', { 'sec-fetch-site': 'none' }), 403],
    ['a foreign origin of an old browser', post('a=b', { 'sec-fetch-site': '', origin: 'https://evil.example' }), 403],
    ['no word on where it comes from', post('a=b', { 'sec-fetch-site': '' }), 403],
    ['a multipart body', post('a=b', { 'content-type': 'multipart/form-data; boundary=x' }), 415],
    ['plain text', post('a=b', { 'content-type': 'text/plain' }), 415],
    ['JSON', post('{}', { 'content-type': 'application/json' }), 415],
    ['more than a form holds', post(`a=${'x'.repeat(64_001)}`), 413],
    ['a page that does not exist', post('a=b'), 404],
  ]
  test.each(REFUSED)('%s', async (what, init, status) => {
    const action = createWatchedAction()
    const edge = createEdge({ renderer: { runAction: action.run } })
    const headers = Object.fromEntries(Object.entries(init.headers ?? {}).filter(([, value]) => value !== ''))
    const response = await edge.visit(what.startsWith('a page') ? '/no/such/page' : '/auth/login', { ...init, headers })
    expect([response.status, action.runs()]).toEqual([status, 0])
  })

  test('an old browser that only says its origin is taken', async () => {
    const init = {
      method: 'POST',
      headers: { origin: 'https://gangway.example', 'content-type': `${TYPE}; charset=UTF-8` },
      body: 'a=b',
    }
    expect((await createEdge().visit('/auth/login', init)).status).toBe(303)
  })
})

test('bytes continue as they are, with the type of an upload', async () => {
  const bytes = new Blob([Uint8Array.of(0, 255, 10)])
  const edge = withAction(async ({ api }) => {
    await createFileApi(api.call).sendPiece('019a3f00-aaaa-7bbb-8ccc-dddddddddddd', 2, { bytes })
    return { redirect: '/' }
  })
  let sent: ArrayBuffer | undefined
  edge.server.behave(async (request) => {
    sent = await request.arrayBuffer()
    return Response.json({})
  })
  await edge.visit('/auth/login', post('csrfToken=typed'))
  const write = edge.server.calls.find(({ method }) => method === 'PUT')
  expect(new URL(write?.url ?? '').pathname).toBe('/server/upload/file/019a3f00-aaaa-7bbb-8ccc-dddddddddddd/piece/2')
  expect(write?.headers.get('content-type')).toBe(UPLOAD_TYPE)
  expect(new Uint8Array(sent ?? [])).toEqual(Uint8Array.of(0, 255, 10))
})

describe('a form with a file', () => {
  const post = async (address: string, parts: Record<string, string | Blob>, type?: string, as: Role = 'company') => {
    const taken: Record<string, string>[] = []
    const edge = withAction(async (_, form) => {
      for (const [name, value] of form)
        taken.push({ name, ...(typeof value !== 'string' && { file: await value.text() }) })
      return { redirect: '/company/feeds' }
    })
    const form = new FormData()
    for (const [name, value] of Object.entries(parts)) form.append(name, value)
    // As bytes: Node continues writing a form's parts into a body that was cut off, which no one can catch.
    const sent = new Response(form)
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': type ?? sent.headers.get('content-type') ?? '' }
    const init = { method: 'POST', headers, body: await sent.arrayBuffer(), as }
    const response = await edge.visit(address, init)
    return { status: response.status, taken }
  }
  const file = (size: number) => ({ act: 'upload', file: new File(['x'.repeat(size)], 'feed.rss') })

  test.each(['/company/feeds', '/uk/company/feeds/019a3f00-aaaa-7bbb-8ccc-dddddddddddd'])(
    'is taken at %s',
    async (address) => {
      const { status, taken } = await post(address, file(200_000))
      expect([status, taken.map(({ name }) => name), taken[1]?.file?.length]).toEqual([303, ['act', 'file'], 200_000])
    },
  )

  test('is taken nowhere else', async () => {
    expect(await post('/company/vacancy', file(10))).toEqual({ status: 415, taken: [] })
  })

  test('may be a picture of ten megabytes on the page of each account', async () => {
    expect((await post('/account/picture', file(10_000_000), undefined, 'user')).status).toBe(303)
    expect((await post('/ar/company/picture', file(10_000_000))).status).toBe(303)
    expect((await post('/company/profile/edit', file(10_000_000))).status).toBe(303)
    expect((await post('/company/licence', file(10_000_000))).status).toBe(303)
    expect(await post('/company/picture', file(12_000_000))).toEqual({ status: 413, taken: [] })
  })

  test('may be a feed of 900 kB, and a little more, so that its form says that it is too large', async () => {
    expect((await post('/company/feeds', file(1_000_000))).status).toBe(303)
    expect(await post('/company/feeds', file(1_080_000))).toEqual({ status: 413, taken: [] })
  })

  test('that is garbled is refused', async () => {
    expect(await post('/company/feeds', file(10), 'multipart/form-data; boundary=other')).toEqual({
      status: 400,
      taken: [],
    })
  })
})
