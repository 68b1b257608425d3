import { describe, expect, test } from 'vitest'
import { createEdge } from './support/edge.ts'
import { breakDown } from './support/fake-server.ts'

const ADDRESS = '/og/vacancy/019a3f00-aaaa-7bbb-8ccc-dddddddddddd-abc123.png'
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47])

const createDrawing = () => {
  const edge = createEdge()
  edge.server.behave(() => new Response(PNG, { headers: { 'content-type': 'image/png' } }))
  return edge
}

describe('a share picture', () => {
  test('is kept for ever, here and by anyone who asked', async () => {
    const edge = createDrawing()
    for (const _ of [1, 2]) {
      const answer = await edge.visit(ADDRESS)
      await edge.settle()
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('image/png')
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PNG)
    }
    expect(edge.server.calls.map(({ url }) => new URL(url).pathname)).toEqual([`/server${ADDRESS}`])
  })

  test('says nothing about its reader but where they are', async () => {
    const edge = createDrawing()
    await edge.visit(ADDRESS, { as: 'seaman', headers: { 'cf-connecting-ip': '192.0.2.7', 'x-client-ip': '10.0.0.1' } })
    const headers = edge.server.calls[0]?.headers
    expect([headers?.get('cookie'), headers?.get('x-client-ip')]).toEqual([null, '192.0.2.7'])
  })

  test('of another version leads to the one of today and is not kept', async () => {
    const edge = createEdge()
    const location = '/server/og/vacancy/x-new.png'
    edge.server.behave(() => new Response(null, { status: 302, headers: { location } }))
    const answer = await edge.visit(ADDRESS)
    await edge.settle()
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/og/vacancy/x-new.png'])
    expect([...edge.caches.held.keys()]).toEqual([])
  })

  test.each([
    [404, 404],
    [500, 503],
    [429, 429],
  ])('answers %i of the server with %i and keeps nothing', async (status, expected) => {
    const edge = createEdge()
    edge.server.behave(() => Response.json({}, { status, headers: { 'retry-after': '7' } }))
    const answer = await edge.visit(ADDRESS)
    await edge.settle()
    expect([answer.status, edge.caches.held.size]).toEqual([expected, 0])
    if (status === 429) expect(answer.headers.get('retry-after')).toBe('7')
  })

  test('is unavailable while the server is', async () => {
    const edge = createEdge()
    edge.server.behave(breakDown)
    expect((await edge.visit(ADDRESS)).status).toBe(503)
  })

  test.each(['/og/vacancy/x.png', '/og/ship/x-1.png', '/og/vacancy/x-1.jpg', '/og/vacancy', '/og/vacancy/x-1.png/y'])(
    '%s is a 404 that the server is not asked for',
    async (address) => {
      const edge = createDrawing()
      expect((await edge.visit(address)).status).toBe(404)
      expect(edge.server.calls).toEqual([])
    },
  )
})

describe('a rendition of a picture', () => {
  test.each([
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['png', 'image/png'],
  ])('in %s is kept for ever', async (format, type) => {
    const edge = createDrawing()
    for (const _ of [1, 2]) {
      const answer = await edge.visit(`/img/logo/northstrand-96.${format}`)
      await edge.settle()
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
    expect(edge.server.calls).toHaveLength(1)
  })

  test.each([
    'logo/northstrand-97.webp',
    'logo/northstrand-96.gif',
    'ship/northstrand-96.webp',
    'logo/x-96.webp',
    'constructor/northstrand-96.webp',
  ])('as %s is a 404 that the server is not asked for', async (address) => {
    const edge = createDrawing()
    expect((await edge.visit(`/img/${address}`)).status).toBe(404)
    expect(edge.server.calls).toEqual([])
  })
})
