import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEdge } from './support/edge.ts'

const seen: IncomingMessage[] = []
let server: Server
let origin = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request)
    if (request.url?.startsWith('/server/moved'))
      return response.writeHead(302, { location: 'https://evil.example/' }).end()
    response.setHeader('content-type', 'application/json')
    if (request.url === '/server/security/auth/session') return response.end('null')
    return response
      .writeHead(request.method === 'POST' ? 201 : 200, { 'set-cookie': ['a=1; Path=/', 'b=2; Path=/'] })
      .end('{"from":"second server"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => new Promise((resolve) => server.close(resolve)))

const createFar = (serverOrigin = origin) =>
  createEdge({ variables: { SERVER_ORIGIN: serverOrigin, EDGE_SECRET: 'shared-secret' } })

test('SERVER_ORIGIN takes the calls, with the shared secret and the reader’s headers', async () => {
  const edge = createFar()
  const response = await edge.visit('/server/vacancy?page=2', {
    cookie: 'ref=friend',
    headers: { 'cf-connecting-ip': '192.0.2.9', 'x-edge-secret': 'forged', 'accept-language': 'uk' },
  })
  expect(await response.json()).toEqual({ from: 'second server' })
  expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/'])
  const call = seen.at(-1)
  expect(call?.url).toBe('/server/vacancy?page=2')
  expect(call?.headers).toMatchObject({
    'x-edge-secret': 'shared-secret',
    'x-client-ip': '192.0.2.9',
    'x-referral-id': 'friend',
    'accept-language': 'uk',
    host: new URL(origin).host,
  })
  expect(edge.server.calls).toEqual([])
})

test('writes go there too', async () => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  expect((await createFar().visit('/server/user', init)).status).toBe(201)
})

test('so does the typed client of pages', async () => {
  await createFar().visit('/docs', { as: 'seaman' })
  expect(seen.at(-1)?.url).toBe('/server/security/auth/session')
})

test('nothing it says makes the edge fetch from elsewhere', async () => {
  const response = await createFar().visit('/server/moved')
  expect(response.status).toBe(302)
})

test('no one listening there is a 503', async () => {
  const response = await createFar('http://127.0.0.1:9').visit('/server/vacancy')
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
})
