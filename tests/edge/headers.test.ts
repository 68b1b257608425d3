import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DATA_CSP } from '#src/worker/policy/csp.ts'
import { COMMON_HEADERS, HSTS } from '#src/worker/policy/security-headers.ts'
import { BOT, createEdge, ORIGIN } from './support/edge.ts'
import { EXAMPLES } from './support/example-paths.ts'

const edge = createEdge()
const cspOf = (response: Response) => response.headers.get('content-security-policy') ?? ''

type Visit = Parameters<typeof edge.visit>
const FORM = {
  method: 'POST',
  headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
  body: 'a=b',
}

/** One answer of every kind, errors and redirects among them. */
const ANSWERS: readonly Visit[] = [
  ['/'],
  ['/docs', { as: 'seaman' }],
  ['/auth/login'],
  ['/Vacancy/'],
  ['/', { headers: { 'accept-language': 'uk' } }],
  ['/seaman/cv'],
  ['/seaman/cv', { as: 'company' }],
  ['/no/such/page'],
  ['/no/such/page', { agent: BOT }],
  [`${ORIGIN}//evil`],
  ['/%zz'],
  [`/${'a'.repeat(2001)}`],
  ['https://other.example/'],
  ['/assets/gone.js'],
  ['/favicon.ico'],
  ['/robots.txt'],
  ['/sitemap.xml'],
  ['/uk/sitemap.xml'],
  ['/uk/sitemap-9.xml'],
  ['/feed/blog/seaman.xml'],
  ['/feed/blog/nobody.xml'],
  ['/calendar/abc.ics'],
  ['/_build'],
  ['/_i18n/build-1/uk.json?areas=edge'],
  ['/_i18n/build-1/xx.json'],
  ['/_csp', { method: 'POST', headers: { 'content-type': 'application/csp-report' }, body: '{}' }],
  ['/_unknown'],
  ['/server/vacancy'],
  ['/server/vacancy', { method: 'PUT', body: '{}' }],
  ['/dev/mail'],
  ['/auth/login', FORM],
  ['/auth/login', { ...FORM, headers: {} }],
  ['/vacancy', { method: 'PUT' }],
  ['/vacancy', { method: 'OPTIONS' }],
]

describe.each(ANSWERS)('%s %o', (...visit) => {
  test('a page that a mailed link opens is kept nowhere and tells no one its address', async () => {
    const { headers } = await edge.visit('/auth/reset-password?token=secret')
    expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual(['no-referrer', 'private, no-store'])
    const withdrawal = (await edge.visit('/ar/withdraw/secret')).headers
    expect(['referrer-policy', 'cache-control', 'x-robots-tag'].map((name) => withdrawal.get(name))).toEqual([
      'no-referrer',
      'private, no-store',
      'noindex, noarchive',
    ])
    expect((await edge.visit('/auth/login')).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })

  test('carries every security header and says how long it may be kept', async () => {
    const { headers } = await edge.visit(...visit)
    for (const [name, value] of COMMON_HEADERS) expect(headers.get(name), name).toBe(value)
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; /)
    expect(headers.get('strict-transport-security')).toBe(HSTS)
    expect(headers.get('cache-control')).toBeTruthy()
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    for (const name of ['server', 'x-powered-by']) expect(headers.get(name)).toBeNull()
  })
})

test('strict transport is only promised over https', async () => {
  expect((await edge.visit('http://localhost:8787/')).headers.get('strict-transport-security')).toBeNull()
})

describe('content security policies', () => {
  test('documents: constants of the build, no nonce, nothing inline besides', async () => {
    const csp = cspOf(await edge.visit('/'))
    expect(csp).toContain("script-src 'self' 'sha256-script' 'inline-speculation-rules';")
    expect(csp).toContain("style-src 'self' 'sha256-style';")
    expect(csp).not.toContain('nonce')
    expect(csp).toContain("require-trusted-types-for 'script'; trusted-types 'none';")
    expect(cspOf(await edge.visit('/docs', { as: 'seaman' }))).toBe(csp)
    expect(cspOf(await edge.visit('/no/such/page'))).toBe(csp)
    for (const as of [undefined, 'seaman'])
      expect(cspOf(await edge.visit('/auth/reset-password', { ...(as && { as }) }))).toBe(csp)
  })

  test('app pages: a nonce of their own, the same in the page', async () => {
    const response = await edge.visit('/seaman/cv', { as: 'seaman' })
    const nonce = /'nonce-([^']+)'/.exec(cspOf(response))?.[1]
    expect(cspOf(response)).toContain(
      `script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}';`,
    )
    expect(await response.text()).toContain(`nonce=${nonce}\n`)
  })

  test('no nonce is given twice', async () => {
    const nonces = await Promise.all(
      Array.from({ length: 500 }, async () => cspOf(await edge.visit('/seaman/cv', { as: 'seaman' }))),
    )
    expect(new Set(nonces).size).toBe(500)
  })

  test('the error page of an app page is a document', async () => {
    expect(cspOf(await edge.visit('/seaman/cv', { as: 'company' }))).toContain("'sha256-style'")
  })

  test('everything else may do nothing', async () => {
    for (const path of ['/robots.txt', '/_build', '/server/vacancy', '/assets/gone.js', '/Vacancy']) {
      expect(cspOf(await edge.visit(path)), path).toBe(DATA_CSP)
    }
  })

  test('nothing unsafe is in any of them', async () => {
    for (const path of ['/', '/auth/login', '/robots.txt']) {
      expect(cspOf(await edge.visit(path))).not.toMatch(/unsafe-(inline|eval)|\*|http:|https:/)
    }
  })
})

test('static files carry the same headers (public/_headers)', () => {
  const text = readFileSync(resolve(import.meta.dirname, '../../public/_headers'), 'utf8')
  const everything =
    text
      .split(/\n(?=\/)/)[0]
      ?.split('\n')
      .slice(1)
      .map((line) => line.trim())
      .filter(Boolean) ?? []
  const written = Object.fromEntries(
    everything.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  )
  expect(written).toEqual({
    ...Object.fromEntries(COMMON_HEADERS),
    'strict-transport-security': HSTS,
    'content-security-policy': DATA_CSP,
  })
})

describe('what search engines may keep', () => {
  test.each(EXAMPLES)('$route.path', async ({ route, address }) => {
    const { status, headers } = await edge.visit(address)
    if (status !== 200) return
    expect(headers.get('x-robots-tag')).toBe(route.index ? null : 'noindex, noarchive')
  })
})
