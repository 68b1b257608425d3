import { afterAll, describe, expect, test } from 'vitest'
import { GUARDS, type Guard } from '#src/contract/http/guards.ts'
import { HOMES, VISITORS, type Visitor } from '#src/contract/http/roles.ts'
import { ROUTES } from '#src/contract/routes.ts'
import { printFigure } from '../security/support/figures.ts'
import { BOT, createEdge } from './support/edge.ts'
import { EXAMPLES } from './support/example-paths.ts'
import { createWatchedAction } from './support/fake-renderer.ts'
import { breakDown } from './support/fake-server.ts'

/** What a visitor meets: the page, the way to signing in, their own home, the same page of their account, choosing a role, or the 403 page. */
type Outcome = 'page' | 'login' | 'bare-login' | 'home' | 'own' | 'role' | '403'

/** Where the pages of an account are, by PRODUCT. */
const OWN = { seaman: '/seaman/profile', company: '/company', 'training-center': '/training-center', admin: '/admin' }

/** PRODUCT "Guards", row by row: guest, user, seaman, company, training-center, admin. Written apart from the code on purpose. */
const EXPECTED: Readonly<Record<Guard, readonly Outcome[]>> = {
  'auth-check': ['page', 'page', 'page', 'page', 'page', 'page'],
  auth: ['login', 'page', 'page', 'page', 'page', 'page'],
  'guest-only': ['page', 'home', 'home', 'home', 'home', 'home'],
  'guest-and-user': ['page', 'page', 'home', 'home', 'home', 'home'],
  'guest-and-seaman': ['page', '403', 'page', '403', '403', '403'],
  'user-only': ['login', 'page', 'own', 'own', 'own', 'own'],
  'seaman-only': ['login', 'role', 'page', '403', '403', '403'],
  'company-only': ['login', 'role', '403', 'page', '403', '403'],
  'training-center-only': ['login', 'role', '403', '403', 'page', '403'],
  'admin-only': ['login', 'role', '403', '403', '403', 'page'],
  'login-redirect': ['bare-login', 'home', 'home', 'home', 'home', 'home'],
}

/** Guards of SPEC 2 and 6, RULINGS and PRODUCT by address. A route offline here fails. */
const PROTECTED: readonly [guard: Guard, paths: RegExp][] = [
  ['login-redirect', /^\/auth\/redirect$/],
  ['auth-check', /^\/auth\/(verify-email|reset-password|confirm-email|callback\/:provider|logout)$/],
  ['auth', /^\/auth\/(confirm|impersonation)$/],
  ['guest-and-user', /^\/auth\//],
  ['user-only', /^\/account\/(security|notifications|formats|picture|data)$/],
  ['company-only', /^\/(company\/|mailing\/control$|vacancy\/create$|vacancy\/:id\/edit$)/],
  ['seaman-only', /^\/seaman\//],
  ['training-center-only', /^\/training-center\//],
  ['admin-only', /^\/admin\//],
  ['auth-check', /^\/(docs(\/\*)?|vacancy(\/:id)?|crewing(\/:country(\/:slug)?)?|seamans(\/:id)?|job\/:fleetType)?$/],
  [
    'auth-check',
    /^\/(position\/:rank(\/:vesselType)?|pay|blog(\/:category(\/:slug)?)?|training(\/:country\/:slug)?|courses)$/,
  ],
  [
    'auth-check',
    /^\/(mailing\/review|price-list|subscribe\/unsubscribe|report|withdraw(\/:secret)?|[acmt]\/:secret|:slug)$/,
  ],
]

const guardOf = (path: string) => PROTECTED.find(([, paths]) => paths.test(path))?.[0]
const edge = createEdge()

function expectation(outcome: Outcome, visitor: Visitor, address: string): { status: number; location: string | null } {
  const found = (location: string) => ({ status: 302, location })
  if (outcome === 'login') return found(`/auth/login?redirect=${encodeURIComponent(address)}`)
  if (outcome === 'bare-login') return found('/auth/login')
  if (outcome === 'role') return found('/auth/select-role')
  if (outcome === 'home' && visitor !== 'guest') return found(HOMES[visitor])
  if (outcome === 'own') return found(address.replace('/account', OWN[visitor as keyof typeof OWN]))
  return { status: outcome === '403' ? 403 : 200, location: null }
}

afterAll(() => {
  printFigure(
    'T1',
    `${ROUTES.length} routes × ${VISITORS.length} visitors: ${EXAMPLES.length * VISITORS.length} pairs, each as the papers say`,
  )
})

describe('every route has the guard that the papers give it', () => {
  test.each(ROUTES)('$path', ({ path, guard }) => {
    expect(guard).toBe(guardOf(path))
  })
  test('every guard has its row', () => {
    expect(Object.keys(EXPECTED).sort()).toEqual([...GUARDS].sort())
    for (const row of Object.values(EXPECTED)) expect(row).toHaveLength(VISITORS.length)
  })
})

describe.each(EXAMPLES)('$route.path', ({ route, address }) => {
  test.each(VISITORS)('met by %s', async (visitor) => {
    const outcome = EXPECTED[guardOf(route.path) as Guard][VISITORS.indexOf(visitor)] as Outcome
    const response = await edge.visit(address, visitor === 'guest' ? {} : { as: visitor })
    expect({ status: response.status, location: response.headers.get('location') }).toEqual(
      expectation(outcome, visitor, address),
    )
    const text = await response.text()
    if (outcome === 'page') {
      const kind = route.layout === 'dashboard' && visitor !== 'guest' ? 'app' : 'document'
      expect(text).toContain(`kind=${kind}\nroute=${route.id}\n`)
      expect(text).toContain(`who=${visitor}\n`)
    }
    if (outcome === '403') expect(text).toMatch(/needs=(seaman|company|training-center|admin)/)
    if (visitor !== 'guest' || outcome !== 'page' || route.cache === 'never') {
      expect(response.headers.get('cache-control')).toMatch(/no-store/)
    }
  })
})

describe('guards in other circumstances', () => {
  test('the way to signing in keeps locale and query', async () => {
    const response = await edge.visit('/uk/seaman/cv?tab=documents')
    expect(response.headers.get('location')).toBe(
      `/uk/auth/login?redirect=${encodeURIComponent('/seaman/cv?tab=documents')}`,
    )
  })

  test('a person whose account cannot be asked for is not sent to signing in', async () => {
    const broken = createEdge()
    broken.server.behave(breakDown)
    const response = await broken.visit('/seaman/cv', { as: 'seaman' })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test('a bot gets a 403 as a line of text', async () => {
    const response = await edge.visit('/seaman/cv', { as: 'company', agent: BOT })
    expect([response.status, response.headers.get('content-type')]).toEqual([403, 'text/plain; charset=utf-8'])
  })

  test('a form behind a guard is not run', async () => {
    const action = createWatchedAction()
    const watched = createEdge({ renderer: { runAction: action.run } })
    const init = {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a=b',
    }
    const response = await watched.visit('/vacancy/create', { ...init, as: 'seaman' })
    expect([response.status, action.runs()]).toEqual([403, 0])
  })
})
