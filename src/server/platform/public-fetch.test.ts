import { describe, expect, it } from 'vitest'
import { createPublicFetch, FetchError } from './public-fetch.ts'

const XML = { 'content-type': 'application/rss+xml; charset=utf-8' }
const ADDRESS = 'https://agency.com/feed'

type Answers = Record<string, () => Response | Promise<Response>>

function createWeb(answers: Answers, timeout = 1000) {
  const asked: { url: string; headers: Record<string, string> }[] = []
  const fetchPublic = createPublicFetch({
    own: ['gangway.example'],
    timeout,
    fetch: async (input, init) => {
      const request = new Request(input as string, init)
      expect(init?.redirect).toBe('manual')
      asked.push({ url: request.url, headers: Object.fromEntries(request.headers) })
      return (await answers[request.url]?.()) ?? new Response('', { status: 404 })
    },
  })
  return {
    asked,
    get: (address = ADDRESS) =>
      fetchPublic({ address, headers: { accept: 'text/xml' }, type: /xml$/, limit: 1000 }).catch((error: unknown) => {
        if (error instanceof FetchError) return error.problem
        throw error
      }),
  }
}

const redirectTo =
  (location: string, status = 302) =>
  () =>
    new Response(null, { status, headers: { location } })
const answer =
  (body: string, headers: HeadersInit = XML) =>
  () =>
    new Response(body, { headers })

it('brings bytes and headers', async () => {
  const web = createWeb({ [ADDRESS]: answer('<rss/>', { ...XML, etag: '"1"' }) })
  const fetched = await web.get()
  if (typeof fetched === 'string') throw new Error(fetched)
  expect([new TextDecoder().decode(fetched.bytes), fetched.headers.get('etag')]).toEqual(['<rss/>', '"1"'])
  expect(web.asked[0]?.headers).toEqual({ accept: 'text/xml' })
})

it('says when nothing has changed', async () => {
  expect(await createWeb({ [ADDRESS]: () => new Response(null, { status: 304 }) }).get()).toBe('unchanged')
})

describe('redirects', () => {
  it.each([301, 302, 303, 307, 308])('%i is followed by hand', async (status) => {
    const web = createWeb({ [ADDRESS]: redirectTo('/new', status), 'https://agency.com/new': answer('<rss/>') })
    expect(await web.get()).toMatchObject({ headers: expect.anything() })
    expect(web.asked.map(({ url }) => url)).toEqual([ADDRESS, 'https://agency.com/new'])
  })

  it.each([
    'http://agency.com/feed',
    'https://127.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/',
    '//localhost/',
    'https://db.internal/',
    'https://agency.com:8443/',
    'https://user@agency.com/',
    'https://gangway.example/',
    'file:///etc/passwd',
    'data:text/xml,<rss/>',
  ])('never lead to %s', async (location) => {
    const web = createWeb({ [ADDRESS]: redirectTo(location) })
    expect(await web.get()).toBe('address')
    expect(web.asked).toHaveLength(1)
  })

  it('are three at most', async () => {
    const hop = (number: number) => `https://agency.com/${number}`
    const chain = Object.fromEntries([1, 2, 3, 4, 5].map((number) => [hop(number), redirectTo(hop(number + 1))]))
    const web = createWeb({ [ADDRESS]: redirectTo(hop(1)), ...chain })
    expect(await web.get()).toBe('redirects')
    expect(web.asked).toHaveLength(4)
    const short = createWeb({
      [ADDRESS]: redirectTo(hop(1)),
      [hop(1)]: redirectTo(hop(2)),
      [hop(2)]: redirectTo(hop(3)),
      [hop(3)]: answer('<rss/>'),
    })
    expect(await short.get()).toMatchObject({ headers: expect.anything() })
  })

  it('that lead nowhere are none', async () => {
    expect(await createWeb({ [ADDRESS]: () => new Response(null, { status: 302 }) }).get()).toBe('redirects')
  })
})

describe('an answer is refused', () => {
  it.each([
    ['with another status', () => new Response('<rss/>', { status: 500, headers: XML }), 'status'],
    ['that is a page', answer('<html>', { 'content-type': 'text/html' }), 'type'],
    ['of no type', () => new Response(new Uint8Array([1])), 'type'],
    ['that says it is too large', answer('<rss/>', { ...XML, 'content-length': '1001' }), 'too-large'],
    ['that is too large', answer('x'.repeat(1001)), 'too-large'],
    [
      'that never ends',
      () =>
        new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(100)) }), { headers: XML }),
      'too-large',
    ],
    [
      'that breaks off',
      () => new Response(new ReadableStream({ pull: (stream) => stream.error(new Error('gone')) }), { headers: XML }),
      'unreachable',
    ],
    ['that does not come', () => Promise.reject(new Error('no such host')), 'unreachable'],
  ] as const)('%s', async (_, respond, problem) => {
    expect(await createWeb({ [ADDRESS]: respond }).get()).toBe(problem)
  })

  it('when it keeps one waiting', async () => {
    expect(await createWeb({ [ADDRESS]: () => new Promise<Response>(() => {}) }, 20).get()).toBe('timeout')
    const trickle = () => new Response(new ReadableStream({ pull: () => new Promise(() => {}) }), { headers: XML })
    expect(await createWeb({ [ADDRESS]: trickle }, 20).get()).toBe('timeout')
  })
})

it('what is no public address is not even asked', async () => {
  const web = createWeb({})
  expect(await web.get('https://10.0.0.1/')).toBe('address')
  expect(web.asked).toEqual([])
})
