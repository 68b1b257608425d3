import { afterAll, describe, expect, test } from 'vitest'
import { localizePath } from '#src/contract/http/addresses.ts'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { isOwnPath } from '#src/worker/redirect.ts'
import { createEdge, ORIGIN } from '../../edge/support/edge.ts'
import { HOSTILE_PATHS } from '../../edge/support/hostile-paths.ts'
import { IS_FULL } from '../../support/full.ts'
import { printFigure } from '../support/figures.ts'

/** What a `redirect` may be made to say. */
const TARGETS = [
  ...HOSTILE_PATHS,
  'https://evil.example',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  '///evil.example/%2f..',
  'javascript:alert(1)',
  ' //evil.example',
  '\u0000//evil.example',
  '\u00a0//evil.example',
  '\ufeff//evil.example',
  'data:text/html,x',
  `${ORIGIN}.evil.example/`,
  `${ORIGIN}@evil.example/`,
  'auth/login',
  '?redirect=//evil.example',
  '#//evil.example',
]

const figures = { visits: 0, locations: 0, corpus: 0 }
const edge = createEdge()

/** Where a browser would go. */
function expectOwn(response: Response, from: string) {
  figures.visits += 1
  const location = response.headers.get('location')
  if (location === null) return
  figures.locations += 1
  expect(new URL(location, ORIGIN).origin, `${from} → ${location}`).toBe(ORIGIN)
  expect(isOwnPath(location), `${from} → ${location}`).toBe(true)
}

/** As it would come over the wire; what no client can send is no request. */
async function visit(address: string, init: Parameters<typeof edge.visit>[1] = {}) {
  if (URL.canParse(address) && new URL(address).origin === ORIGIN) expectOwn(await edge.visit(address, init), address)
}

afterAll(() => {
  printFigure(
    'T11',
    `${figures.corpus} hostile addresses and targets × ${LOCALE_CODES.length} locales: ${figures.visits} visits, ${figures.locations} redirects, every Location on this site`,
  )
})

describe('T11: a Location never leads to another site', () => {
  figures.corpus = HOSTILE_PATHS.length + TARGETS.length

  test('the corpus is as large as it should be', () => {
    expect(new Set(HOSTILE_PATHS).size).toBeGreaterThanOrEqual(400)
    expect(figures.corpus).toBeGreaterThanOrEqual(500)
  })

  test.each(LOCALE_CODES)('from a hostile address in %s', async (locale) => {
    for (const path of HOSTILE_PATHS) {
      const prefix = locale === 'en' ? '' : `/${locale}`
      await visit(`${ORIGIN}${prefix}${path}`)
      if (IS_FULL) await visit(`${ORIGIN}${prefix}${path}`, { cookie: 'i18n_redirected=uk' })
    }
  })

  test.each(LOCALE_CODES)('from a hostile target in %s', async (locale) => {
    for (const target of TARGETS) {
      const query = `?redirect=${encodeURIComponent(target.toWellFormed())}`
      await visit(ORIGIN + localizePath(locale, '/auth/login') + query, { as: 'seaman' })
      for (const path of IS_FULL ? ['/auth/login', '/auth/redirect', '/seaman'] : [])
        for (const as of ['gone', 'seaman', 'user']) await visit(ORIGIN + localizePath(locale, path) + query, { as })
    }
  })

  test('from an action that was made to name one', async () => {
    const init = {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a=b',
    }
    for (const redirect of TARGETS) {
      const careless = createEdge({ renderer: { runAction: async () => ({ redirect }) } })
      const response = await careless.visit('/auth/login', init)
      expectOwn(response, redirect)
      expect([303, 500]).toContain(response.status)
    }
  })
})
