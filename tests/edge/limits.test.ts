import { describe, expect, test } from 'vitest'
import { describeWait } from '../../src/i18n/describe-wait.ts'
import { loadIntl } from '../../src/i18n/load.ts'
import type { RateLimitBinding } from '../../src/worker/access/write-limits.ts'
import { createEdge } from './support/edge.ts'
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

  test('of a browser in which somebody signed in have a count of their own', async () => {
    const [strangers, known] = [createCounter(0), createCounter(5)]
    const edge = createEdge({ counters: { strangers, known } })
    expect((await edge.visit('/auth/login', { ...post('192.0.2.7'), cookie: '__Host-device=x' })).status).toBe(303)
    expect((await edge.visit('/auth/confirm', { ...post('192.0.2.7'), as: 'seaman' })).status).toBe(303)
    expect([strangers.keys, known.keys]).toEqual([[], ['192.0.2.7', '192.0.2.7']])
  })

  test('are counted for a whole IPv6 line, whatever cookies it invents', async () => {
    const known = createCounter(2)
    const edge = createEdge({ counters: { known } })
    const statuses = []
    for (const turn of [1, 2, 3])
      statuses.push(
        (await edge.visit('/auth/login', { ...post(`2001:db8:1:2::${turn}`), cookie: `__Host-device=${turn}` })).status,
      )
    expect(statuses).toEqual([303, 303, 429])
  })
})
