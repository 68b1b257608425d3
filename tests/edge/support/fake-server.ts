import type { Role } from '#src/contract/http/roles.ts'
import type { ServerBinding } from '#src/worker/access/upstream.ts'

export const createUser = (role: Role) => ({
  id: `id-of-${role}`,
  email: `${role}@demo.example`,
  role,
  language: 'en',
  formats: null,
  displayName: role,
  avatar: null,
  permissions: ['company:change'],
  impersonator: null,
})

/** What the server says to a cookie of a session that is over. */
export const CLEARED = '__Host-sid=; Max-Age=0; Path=/; Secure; HttpOnly; SameSite=Lax'

type Answer = (request: Request) => Response | Promise<Response>
export type FakeServer = ServerBinding & {
  /** But for those of the list of withdrawals, which are counted apart. */
  calls: Request[]
  /** What the list of withdrawals says; the clock of the database is at 1 until a test moves it. */
  withdrawals: { asOf: number; completeFrom: number; items: [number, number][] }
  listed: () => number
  /** What the server does from now on; undefined brings back its usual answers. */
  behave: (answer: Answer | undefined) => void
}

/** A server whose session cookie is the role itself: `__Host-sid=seaman`. */
export function createFakeServer(): FakeServer {
  const calls: Request[] = []
  const withdrawals: FakeServer['withdrawals'] = { asOf: 1, completeFrom: 0, items: [] }
  let behaviour: Answer | undefined
  let listed = 0
  return {
    calls,
    withdrawals,
    listed: () => listed,
    behave: (answer) => {
      behaviour = answer
    },
    fetch: async (request) => {
      if (new URL(request.url).pathname === '/server/withdrawal') {
        listed += 1
        return behaviour === breakDown ? breakDown() : Response.json(withdrawals)
      }
      calls.push(request)
      return (behaviour ?? usual)(request)
    },
  }
}

/** Someone is, and the token for their forms comes along. */
export const answerUser = (role: Role, token = 'token-of-server'): Response =>
  Response.json(createUser(role), { headers: { 'x-csrf-token': token } })

/** No one is signed in, and the cookie that said otherwise goes. */
export const takeBack = (): Response => Response.json(null, { headers: { 'set-cookie': CLEARED } })

function usual(request: Request): Response {
  const { pathname } = new URL(request.url)
  const role = /__Host-sid=([a-z-]+)/.exec(request.headers.get('cookie') ?? '')?.[1]
  if (pathname === '/server/security/auth/session') {
    return role && role !== 'gone' ? answerUser(role as Role) : takeBack()
  }
  if (pathname === '/server/csrf-token') return Response.json({ csrfToken: 'token-of-server' })
  if (pathname === '/server/sitemap') return Response.json({ parts: [] })
  if (pathname.startsWith('/server/blog')) return Response.json({ items: [], total: 0, page: 1, pageSize: 12 })
  return Response.json({ path: pathname })
}

export const breakDown = (): Response => {
  throw new TypeError('Network connection lost')
}
