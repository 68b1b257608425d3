import { describe, expect, test } from 'vitest'
import { BOT, createEdge, ORIGIN } from './support/edge.ts'

const REF = 'ref=friend; Max-Age=31536000; Path=/; Secure; HttpOnly; SameSite=Lax'
const GOOGLE = 'attr=source=google&medium=organic&landing=%2F; Max-Age=2592000; Path=/; Secure; HttpOnly; SameSite=Lax'
const fromGoogle = { headers: { referer: 'https://www.google.com/' } }

type Visit = Parameters<ReturnType<typeof createEdge>['visit']>

describe('where a person came from is remembered', () => {
  const CASES: readonly [what: string, visit: Visit, cookies: string[]][] = [
    ['a friend’s link, for a year', ['/vacancy?ref=friend'], [REF]],
    ['known already', ['/vacancy?ref=friend', { cookie: 'ref=friend' }], []],
    ['no id at all', ['/vacancy?ref=a%0d%0ab'], []],
    ['a search engine, for thirty days', ['/', fromGoogle], [GOOGLE]],
    ['nothing of a bot', ['/?ref=friend', { ...fromGoogle, agent: BOT }], []],
    ['nothing of a page fetched ahead', ['/?ref=friend', { headers: { 'sec-purpose': 'prefetch;prerender' } }], []],
    ['nothing within the site', ['/', { headers: { referer: `${ORIGIN}/docs` } }], []],
    ['nothing of a page that does not exist', ['/no/such/page?ref=friend'], []],
    ['a guarded page leads on, the words with it', ['/seaman/cv?ref=friend'], [REF]],
  ]
  test.each(CASES)('%s', async (_, visit, cookies) => {
    expect((await createEdge().visit(...visit)).headers.getSetCookie()).toEqual(cookies)
  })

  test('anyone who refused, or whose browser refuses for them, is not remembered', async () => {
    const visits: Visit[] = [
      ['/?ref=friend', { ...fromGoogle, cookie: 'cookies=necessary' }],
      ['/?ref=friend', { headers: { ...fromGoogle.headers, 'sec-gpc': '1' } }],
      ['/?ref=friend', { headers: { ...fromGoogle.headers, dnt: '1' } }],
    ]
    for (const visit of visits) expect((await createEdge().visit(...visit)).headers.getSetCookie()).toEqual([])
  })

  test('a redirect to a language keeps the query for the page behind it', async () => {
    const response = await createEdge().visit('/?ref=friend', { headers: { 'accept-language': 'uk' } })
    expect(response.headers.get('location')).toBe('/uk?ref=friend')
  })

  test('the referral is shared with the parent domain where one is configured, but not on this machine', async () => {
    const edge = createEdge({ variables: { COOKIE_DOMAIN: 'gangway.example' } })
    expect((await edge.visit('/?ref=friend')).headers.getSetCookie()[0]).toContain('; Domain=gangway.example; ')
    expect((await edge.visit('http://localhost:8787/?ref=friend')).headers.getSetCookie()).toEqual([REF])
  })
})
