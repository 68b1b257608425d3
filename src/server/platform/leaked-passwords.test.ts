import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { createLeakedPasswords } from './leaked-passwords.ts'

const LEAKED = 'correct horse battery'
const PADDED = 'only a line of padding'

const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex').toUpperCase()

type Asked = { url: string; padding: string | string[] | undefined; agent: string | undefined }
type Answer = (prefix: string) => { status?: number; body?: string; after?: number }

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** The service as its description says: a prefix in the path, endings with counts as lines, padding with the count 0. */
const answerRange: Answer = (prefix) => ({
  body: [
    `${'0'.repeat(35)}:3`,
    ...[LEAKED].filter((text) => sha1(text).startsWith(prefix)).map((text) => `${sha1(text).slice(5)}:42`),
    ...[PADDED].filter((text) => sha1(text).startsWith(prefix)).map((text) => `${sha1(text).slice(5)}:0`),
  ].join('\r\n'),
})

async function startService(answer: Answer = answerRange, timeout = 60_000) {
  const asked: Asked[] = []
  server = createServer((request, response) => {
    const { headers, url = '' } = request
    asked.push({ url, padding: headers['add-padding'], agent: headers['user-agent'] })
    const { status = 200, body = '', after = 0 } = answer(url.split('/').at(-1) ?? '')
    setTimeout(() => response.writeHead(status, { 'content-type': 'text/plain' }).end(body), after)
  })
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/range/`
  const leaks = createLeakedPasswords({ fetch, agent: 'Test', address, allowsLocal: true, timeout })
  return { asked, leaks }
}

it('knows a leaked password and tells the service five characters of its hash only', async () => {
  const { asked, leaks } = await startService()
  expect(await leaks.knows(LEAKED)).toBe(true)
  expect(asked).toEqual([{ url: `/range/${sha1(LEAKED).slice(0, 5)}`, padding: 'true', agent: 'Test' }])
})

it('takes neither other endings nor padding for the password', async () => {
  const { leaks } = await startService()
  expect(await leaks.knows('quiet harbour lights')).toBe(false)
  expect(await leaks.knows(PADDED)).toBe(false)
})

it.each<[string, Answer, number?]>([
  ['is away', () => ({ status: 503 })],
  ['is too slow', (prefix) => ({ ...answerRange(prefix), after: 1000 }), 100],
  ['answers something else', () => ({ body: '<html>' })],
])('lets a password pass while the service %s', async (_name, answer, timeout) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { leaks } = await startService(answer, timeout)
  expect(await leaks.knows(LEAKED)).toBe(false)
})

it('asks no one when it is switched off', async () => {
  expect(await createLeakedPasswords().knows(LEAKED)).toBe(false)
})
