import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { markDevice, writeDevice } from '#src/contract/http/device-cookie.ts'
import { describeWait } from '#src/i18n/describe-wait.ts'
import { loadIntl } from '#src/i18n/load.ts'
import type { RateLimitBinding } from '#src/worker/access/write-limits.ts'
import { createEdge, DEVICE_KEY } from './support/edge.ts'
import { createWatchedAction } from './support/fake-renderer.ts'

/** Lets some through for each key, as the platform does within a minute. */
function createCounter(limit: number): RateLimitBinding & { keys: string[] } {
  const keys: string[] = []
  return {
    keys,
    limit: async ({ key }) => {
      keys.push(key)
      return { success: keys.filter((one) => one === key).length <= limit }
    },
  }
}

/** As the server writes it, but for the seal, which is the server's own matter. */
function deviceOf(letter: string, key = DEVICE_KEY): string {
  const name = letter.repeat(43)
  const mark = createHmac('sha256', key).update(markDevice(name)).digest('base64url')
  return `__Host-device=${writeDevice({ name, mark, seal: 's'.repeat(43) })}`
}

const post = (address: string, more: Record<string, string> = {}, type = 'application/x-www-form-urlencoded') => ({
  method: 'POST',
  headers: { 'cf-connecting-ip': address, 'sec-fetch-site': 'same-origin', 'content-type': type, ...more },
  body: type.includes('json') ? '{}' : 'a=b',
})

describe('writes at the edge', () => {
  test('beyond the coarse limit are refused before anything is asked for, on pages and calls alike', async () => {
    const action = createWatchedAction()
    const edge = createEdge({ counters: { strangers: createCounter(2) }, renderer: { runAction: action.run } })
    await edge.visit('/auth/login', post('192.0.2.7'))
    await edge.visit('/server/user', post('192.0.2.7', {}, 'application/json'))
    const asked = edge.server.calls.length
    const page = await edge.visit('/auth/login', post('192.0.2.7'))
    const call = await edge.visit('/server/user', post('192.0.2.7', {}, 'application/json'))
    expect([page.status, page.headers.get('retry-after'), call.status, call.headers.get('retry-after')]).toEqual([
      429,
      '60',
      429,
      '60',
    ])
    expect((await call.json()).code).toBe('too-many-requests')
    expect([action.runs(), edge.server.calls.length]).toEqual([1, asked])
    expect((await edge.visit('/auth/login', post('192.0.2.8'))).status).toBe(303)
  })

  test.each([
    ['/uk/auth/login', 'uk'],
    ['/ar/report', 'ar'],
    ['/auth/login', 'en'],
  ] as const)('are refused at %s in the language of the page', async (address, locale) => {
    const edge = createEdge({ counters: { strangers: createCounter(0) } })
    const { t } = await loadIntl(locale)
    const message = t('error.code.too-many-requests', { when: describeWait(t, 60) })
    expect(await (await edge.visit(address, post('192.0.2.7'))).text()).toContain(message)
  })

  test('reads are not counted', async () => {
    const strangers = createCounter(0)
    const edge = createEdge({ counters: { strangers } })
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      await edge.visit('/auth/login', { method, headers: { 'cf-connecting-ip': '192.0.2.7' } })
    expect(strangers.keys).toEqual([])
  })

  test('of a browser in which someone signed in have a count of their own, one for each such browser', async () => {
    const [strangers, known] = [createCounter(0), createCounter(1)]
    const edge = createEdge({ counters: { strangers, known } })
    const write = (device: string) => edge.visit('/auth/login', { ...post('192.0.2.7'), cookie: deviceOf(device) })
    expect([(await write('a')).status, (await write('b')).status, (await write('a')).status]).toEqual([303, 303, 429])
    expect(strangers.keys).toEqual([])
  })

  test.each([
    ['an invented device cookie', `__Host-device=${['n', 'm', 's'].map((part) => part.repeat(43)).join('.')}`],
    ['a device cookie signed with another key', deviceOf('a', 'another key')],
    ['an invented session cookie', `__Host-sid=${'x'.repeat(43)}`],
  ])('earn nothing by %s', async (_, cookie) => {
    const [strangers, known] = [createCounter(1), createCounter(99)]
    const edge = createEdge({ counters: { strangers, known } })
    await edge.visit('/auth/login', { ...post('192.0.2.7'), cookie })
    expect((await edge.visit('/auth/login', { ...post('192.0.2.7'), cookie })).status).toBe(429)
    expect([strangers.keys, known.keys]).toEqual([['192.0.2.7', '192.0.2.7'], []])
  })

  test('are counted for a whole IPv6 line', async () => {
    const edge = createEdge({ counters: { strangers: createCounter(2) } })
    const statuses = []
    for (const turn of [1, 2, 3]) statuses.push((await edge.visit('/auth/login', post(`2001:db8:1:2::${turn}`))).status)
    expect(statuses).toEqual([303, 303, 429])
  })
})

describe('the address of a reader', () => {
  const call = (address: string) => post(address, { 'x-real-ip': '198.51.100.9' }, 'application/json')

  test.each([
    ['CF-Connecting-IP', '192.0.2.7'],
    ['X-Real-IP', '198.51.100.9'],
    ['', null],
  ])('is read from the header that is named and from no other: %o', async (header, expected) => {
    const strangers = createCounter(9)
    const edge = createEdge({ counters: { strangers }, variables: { CLIENT_ADDRESS_HEADER: header } })
    await edge.visit('/server/user', call('192.0.2.7'))
    expect(edge.server.calls.at(-1)?.headers.get('x-client-ip')).toBe(expected)
    expect(strangers.keys).toEqual(expected ? [expected] : [])
  })
})
