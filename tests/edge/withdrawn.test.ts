import { describe, expect, test } from 'vitest'
import { hashSubject } from '#src/contract/withdrawal/withdrawal.ts'
import { createEdge } from './support/edge.ts'
import { breakDown } from './support/fake-server.ts'

const SECOND = 1000
const ID = '019a3f00-aaaa-7bbb-8ccc-dddddddddddd'
const PICTURE = `/og/vacancy/${ID}-abc123.png`
const headers = () => new Headers({ 'content-type': 'text/html; charset=utf-8' })

/** An edge whose documents count up and show what the server names on their address. */
function createShowing() {
  let count = 0
  const edge = createEdge({
    renderer: {
      renderDocument: async ({ api, path }) => {
        count += 1
        if (path.startsWith('/vacancy')) await api.findVacancies({})
        return { status: 200, body: `${count}`, headers: headers() }
      },
    },
  })
  const list = edge.server.withdrawals
  const answerUsually = () =>
    edge.server.behave(({ url }) =>
      url.endsWith('.png')
        ? new Response('png')
        : Response.json({ items: [{ id: ID, employer: { logo: 'northstrand' } }] }),
    )
  answerUsually()
  /** Something is withdrawn; the clock of the database continues by one. */
  const withdraw = (subject: string) => {
    list.items.unshift([hashSubject(subject), list.asOf])
    list.asOf += 1
  }
  const read = async (address: string) => {
    const response = await edge.visit(address)
    const text = await response.text()
    await edge.settle()
    return { status: response.status, from: response.headers.get('x-cache'), text }
  }
  const write = async () =>
    edge.visit('/server/admin/x', { method: 'PUT', body: '{}', headers: { 'content-type': 'application/json' } })
  return { ...edge, list, withdraw, read, write, answerUsually }
}

describe('a copy of what was withdrawn', () => {
  test.each([
    ['is its page', ID],
    ['is on a list', ID],
    ['is a picture on it', 'northstrand'],
  ])('is not served after a minute: it %s', async (where, subject) => {
    const { read, withdraw, clock } = createShowing()
    const address = where === 'is its page' ? `/vacancy/${ID}` : '/vacancy'
    await read(address)
    expect((await read(address)).from).toBe('hit')
    withdraw(subject)
    clock.now += 60 * SECOND
    expect(await read(address)).toMatchObject({ from: 'miss', text: '2' })
    expect(await read(address)).toMatchObject({ from: 'hit', text: '2' })
  })

  test('is served neither by an isolate that has just started, nor from the cache of the data centre', async () => {
    const { read, withdraw, release } = createShowing()
    await read('/vacancy')
    withdraw(ID)
    release('build-1')
    expect(await read('/vacancy')).toMatchObject({ from: 'miss', text: '2' })
    release('build-1')
    expect(await read('/vacancy')).toMatchObject({ from: 'hit', text: '2' })
  })

  test('is not served to the next reader where the write passed through', async () => {
    const { read, withdraw, write, listedTimes } = withCount(createShowing())
    await read('/vacancy')
    await read('/vacancy')
    withdraw(ID)
    expect((await read('/vacancy')).from).toBe('hit')
    expect((await write()).status).toBe(200)
    const before = listedTimes()
    expect(await read('/vacancy')).toMatchObject({ from: 'miss', text: '2' })
    expect((await read('/vacancy')).from).toBe('hit')
    expect(listedTimes()).toBe(before + 1)
  })

  test('is not asked about after a write that was refused, and is after one that failed', async () => {
    const { read, write, server, answerUsually, listedTimes } = withCount(createShowing())
    await read('/vacancy')
    const asked = async (status: number) => {
      server.behave(() => Response.json({ message: 'No.', code: 'forbidden' }, { status }))
      await write()
      answerUsually()
      const before = listedTimes()
      await read('/vacancy')
      return listedTimes() - before
    }
    expect([await asked(403), await asked(503)]).toEqual([0, 1])
  })

  test('is a picture as well', async () => {
    const { read, withdraw, clock, server } = createShowing()
    const pictures = () => server.calls.filter(({ url }) => url.endsWith('.png')).length
    await read(PICTURE)
    await read(PICTURE)
    expect(pictures()).toBe(1)
    withdraw(ID)
    clock.now += 60 * SECOND
    await read(PICTURE)
    expect(pictures()).toBe(2)
    await read(PICTURE)
    expect(pictures()).toBe(2)
  })

  test('does not come back while the server is away; what only mentions it and all else stay', async () => {
    const { read, withdraw, clock, server } = createShowing()
    for (const address of [`/vacancy/${ID}`, '/vacancy', '/docs']) await read(address)
    withdraw(ID)
    clock.now += 60 * SECOND
    await read('/docs')
    server.behave(breakDown)
    expect((await read(`/vacancy/${ID}`)).status).toBe(503)
    expect(await read('/vacancy')).toMatchObject({ from: 'stale', text: '2' })
    for (const age of [60 * SECOND, 24 * 3600 * SECOND]) {
      clock.now += age
      expect((await read('/docs')).status).toBe(200)
    }
  })

  test('is every copy from before the list is whole', async () => {
    const { read, list, clock } = createShowing()
    await read('/docs')
    Object.assign(list, { asOf: 9, completeFrom: 8, items: [[1, 8]] })
    clock.now += 60 * SECOND
    expect((await read('/docs')).from).toBe('miss')
    expect((await read('/docs')).from).toBe('hit')
  })
})

const withCount = <T extends ReturnType<typeof createShowing>>(edge: T) => ({
  ...edge,
  listedTimes: edge.server.listed,
})

describe('the list', () => {
  test('is asked for once in half a minute, however many read, and behind their back while it is not old', async () => {
    const { read, clock, listedTimes } = withCount(createShowing())
    await Promise.all(Array.from({ length: 20 }, () => read('/vacancy')))
    expect(listedTimes()).toBe(1)
    clock.now += 29 * SECOND
    await read('/vacancy')
    expect(listedTimes()).toBe(1)
    clock.now += 2 * SECOND
    await Promise.all(Array.from({ length: 20 }, () => read('/vacancy')))
    expect(listedTimes()).toBe(2)
  })

  test('that does not come is tried again after some seconds, and keeps no one waiting', async () => {
    const { read, clock, server, listedTimes, lines, answerUsually } = withCount(createShowing())
    await read('/vacancy')
    server.behave(breakDown)
    clock.now += 60 * SECOND
    for (let times = 0; times < 5; times += 1) expect((await read('/vacancy')).from).toBe('stale')
    expect(listedTimes()).toBe(2)
    expect(lines).toContainEqual(expect.objectContaining({ event: 'withdrawals-not-read' }))
    answerUsually()
    clock.now += 5 * SECOND
    await read('/vacancy')
    expect(listedTimes()).toBe(3)
  })

  test('that is no list is no answer', async () => {
    const edge = createShowing()
    await edge.read('/vacancy')
    Object.assign(edge.list, { items: 'none' })
    edge.clock.now += 60 * SECOND
    expect((await edge.read('/vacancy')).from).toBe('stale')
  })

  test('that never ends does not hold a page up for long', async () => {
    const { visit, clock, server } = createShowing()
    await visit('/docs')
    const fetch = server.fetch
    server.fetch = (request) => (request.url.includes('/server/withdrawal') ? new Promise(() => {}) : fetch(request))
    clock.now += 60 * SECOND
    expect((await visit('/docs')).headers.get('x-cache')).toBe('stale')
  })
})

test('feeds and sitemaps are held by others for five minutes', async () => {
  const { visit, server } = createEdge()
  server.behave(undefined)
  for (const address of ['/sitemap.xml', '/en/sitemap.xml', '/feed/blog/seaman.xml'])
    expect((await visit(address)).headers.get('cache-control'), address).toBe('public, max-age=300')
})
