import { expect, test } from 'vitest'
import type { Renderer } from '#src/worker/renderer.ts'
import { createEdge } from './support/edge.ts'
import { answerUser, breakDown, CLEARED, takeBack } from './support/fake-server.ts'

const pathsOf = (calls: readonly Request[]) => calls.map((call) => new URL(call.url).pathname).sort()

test('no one is asked about a visitor without a session', async () => {
  const edge = createEdge()
  await edge.visit('/vacancy', { cookie: '__Host-pre=x; i18n_redirected=en' })
  expect(edge.server.calls).toEqual([])
})

test('one call says who is signed in, and brings the token of their forms', async () => {
  const edge = createEdge()
  const text = await (await edge.visit('/docs', { as: 'seaman' })).text()
  expect(pathsOf(edge.server.calls)).toEqual(['/server/security/auth/session'])
  expect(text).toContain('who=seaman')
  expect(text).toContain('token=token-of-server')
})

test.each(['/auth/login', '/report?kind=company&id=x'])(
  'guests get a token where there are forms, and the cookie that belongs to it: %s',
  async (address) => {
    const edge = createEdge()
    edge.server.behave(() =>
      Response.json({ csrfToken: 'fresh' }, { headers: { 'set-cookie': '__Host-pre=abc; Path=/; Secure; HttpOnly' } }),
    )
    const response = await edge.visit(address)
    expect(await response.text()).toContain('token=fresh')
    expect(response.headers.getSetCookie()).toEqual(['__Host-pre=abc; Path=/; Secure; HttpOnly'])
  },
)

test('an ended session is taken back with the next page', async () => {
  const edge = createEdge()
  expect((await edge.visit('/docs', { as: 'gone' })).headers.getSetCookie()).toEqual([CLEARED])
})

test('a cookie that was replaced meanwhile is left alone, as the server says', async () => {
  const edge = createEdge()
  edge.server.behave(() => Response.json(null))
  expect((await edge.visit('/docs', { as: 'gone' })).headers.getSetCookie()).toEqual([])
})

test('after an ended session the sign-in form has a token of its own', async () => {
  const edge = createEdge()
  edge.server.behave((request) => {
    const signed = request.headers.get('cookie')?.includes('__Host-sid')
    if (request.url.endsWith('/session')) return takeBack()
    return Response.json({ csrfToken: signed ? 'of-ended-session' : 'of-guest' })
  })
  expect(await (await edge.visit('/auth/login', { as: 'gone' })).text()).toContain('token=of-guest')
})

test.each([
  ['cannot be reached', breakDown],
  ['fails', () => Response.json({ message: 'x', code: 'internal-error', requestId: 'r' }, { status: 500 })],
  ['is too busy', () => Response.json({ message: 'x', code: 'too-many-requests', requestId: 'r' }, { status: 429 })],
  ['answers with something else', () => new Response('<html>')],
])('when the server %s the cookie is kept and the page is a guest’s, with a note', async (_, answer) => {
  const edge = createEdge()
  edge.server.behave(answer)
  const response = await edge.visit('/docs', { as: 'seaman' })
  const text = await response.text()
  expect(response.status).toBe(200)
  expect(text).toContain('who=guest')
  expect(text).toContain('down=true')
  expect(response.headers.getSetCookie()).toEqual([])
})

test('the account of one visitor never reaches another', async () => {
  const edge = createEdge()
  const roles = ['seaman', 'company', 'admin', 'user'] as const
  const visits = Array.from({ length: 80 }, (_, index) => ({ role: roles[index % 4], guest: index % 5 === 0 }))
  const seen = await Promise.all(
    visits.map(async ({ role, guest }) => (await edge.visit('/docs', guest ? {} : { as: role as string })).text()),
  )
  for (const [index, { role, guest }] of visits.entries())
    expect(seen[index]).toContain(`who=${guest ? 'guest' : role}\n`)
})

test.each([
  ['/auth/logout', '', '/server/security/auth/logout'],
  ['/auth/impersonation', 'act=stop', '/server/security/impersonation/end'],
])(
  'anyone who wants to leave by %s is let go, though the form’s token is of an earlier session',
  async (page, act, call) => {
    const edge = createEdge({ renderer: { runAction: leave(call) } })
    edge.server.behave(demandToken('fresh'))
    const response = await postForm(edge, page, `csrfToken=of-before&${act}`)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/'])
  },
)

test('any other write is refused with it, so that its person looks again, and the script has the fresh one', async () => {
  const edge = createEdge({ renderer: { runAction: leave('/server/security/auth/confirm') } })
  edge.server.behave(demandToken('fresh'))
  const response = await postForm(edge, '/auth/confirm', 'csrfToken=of-before')
  expect([response.status, response.headers.get('x-csrf-token')]).toEqual([422, 'fresh'])
})

const postForm = (edge: ReturnType<typeof createEdge>, page: string, body: string) =>
  edge.visit(page, {
    as: 'user',
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })

/** A page's action that makes one call. */
const leave =
  (path: string): Renderer['runAction'] =>
  async ({ api }) => {
    if (path.endsWith('logout')) await api.logout()
    else if (path.endsWith('end')) await api.stopActing()
    else await api.confirm({ password: 'x' })
    return { redirect: '/' }
  }

/** A server that takes writes with one token only, and gives it. */
const demandToken = (token: string) => (request: Request) => {
  if (request.url.endsWith('/server/csrf-token')) return Response.json({ csrfToken: token })
  if (request.method === 'GET') return answerUser('user', token)
  if (request.headers.get('x-csrf-token') === token) return Response.json(null)
  return Response.json({ message: 'x', code: 'csrf-failed', requestId: 'r' }, { status: 403 })
}
