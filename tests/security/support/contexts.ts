import { env } from 'cloudflare:test'
import type { EndpointSpec } from '#src/contract/http/endpoint.ts'
import { ROLES, VISITORS, type Visitor } from '#src/contract/http/roles.ts'
import { type Client, createClient, START } from '../../server/support/client.ts'
import type { TestServer } from '../../server/support/server-of.ts'
import { createPerson, forgetSession, openSession, type Person } from './cast.ts'

type Headers = Record<string, string | undefined>
/** One way to call an endpoint that must be refused, and how. */
export type Context = {
  name: string
  client: Client
  headers: Headers
  refused: readonly (readonly [status: number, code: string])[]
}

type Cast = Record<Visitor, Person>
export type Stage = {
  server: TestServer
  cast: Cast
  stranger: string
  sessions: Record<string, Record<string, Client>>
}

const SESSION_STATES = {
  expired: { expires_at: START - 1 },
  idle: { idle_expires_at: START - 1 },
  unconfirmed: { confirmed_at: 0 },
}

/** Everyone, and for each role a session in every state in which it must open less or nothing. */
export async function createStage(server: TestServer, cast: Cast): Promise<Stage> {
  const sessions: Stage['sessions'] = {}
  for (const role of ROLES) {
    const person = cast[role]
    const actor = { actor_id: cast.admin.accountId }
    const states: Record<string, Client> = {
      reader: await openSession(server, person, { ...actor, access: 'read' }),
      writer: await openSession(server, person, { ...actor, access: 'write' }),
      revoked: await openSession(server, person),
    }
    for (const [name, changes] of Object.entries(SESSION_STATES))
      states[name] = await openSession(server, person, changes)
    await forgetSession(states.revoked as Client)
    const blocked = await createPerson(server, role)
    await env.DB.prepare('UPDATE account SET blocked_at = ? WHERE id = ?').bind(START, blocked.accountId).run()
    sessions[role] = { ...states, blocked }
  }
  return { server, cast, stranger: await createClient(server).getToken(), sessions }
}

const CSRF = [[403, 'csrf-failed']] as const
const SIGNED_OUT = [
  [401, 'not-signed-in'],
  [403, 'account-blocked'],
] as const
const FOREIGN: readonly [string, Headers][] = [
  ['cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['same-site', { 'sec-fetch-site': 'same-site' }],
  ['typed address', { 'sec-fetch-site': 'none' }],
  ['no origin', { 'sec-fetch-site': undefined }],
  ['foreign origin', { 'sec-fetch-site': undefined, origin: 'https://evil.example' }],
  ['opaque origin', { 'sec-fetch-site': undefined, origin: 'null' }],
]
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/csp-report',
]

const isWrite = ({ method }: EndpointSpec) => method !== 'get'
const isFor = ({ who }: EndpointSpec, visitor: Visitor) => who === 'anyone' || who.includes(visitor)

/** The wrong people: guests and roles that the endpoint does not name. */
function strangersOf(spec: EndpointSpec, { cast }: Stage): Context[] {
  return VISITORS.filter((visitor) => !isFor(spec, visitor)).map((visitor) => ({
    name: visitor === 'guest' ? 'anonymous' : 'wrong role',
    client: cast[visitor],
    headers: {},
    refused: visitor === 'guest' ? [[401, 'not-signed-in']] : [[spec.refusal ? 409 : 403, spec.refusal ?? 'forbidden']],
  }))
}

/** The right people with a session that must not do. */
function sessionsOf(spec: EndpointSpec, { sessions }: Stage): Context[] {
  const contexts: Context[] = []
  for (const role of ROLES.filter((one) => isFor(spec, one))) {
    const add = (state: string, name: string, refused: Context['refused']) =>
      contexts.push({ name, client: sessions[role]?.[state] as Client, headers: {}, refused })
    if (!isFor(spec, 'guest'))
      for (const state of ['expired', 'idle', 'revoked', 'blocked']) add(state, state, SIGNED_OUT)
    const isNamed = spec.impersonation === 'writes' || spec.impersonation === 'own'
    const closed = !isNamed && (isWrite(spec) || spec.impersonation === 'never')
    if (closed || (spec.impersonation === 'writes' && isWrite(spec)))
      add('reader', 'impersonator, read mode', [[403, 'not-for-others']])
    if (closed) add('writer', 'impersonator, write mode', [[403, 'not-for-others']])
    if (spec.confirmed) add('unconfirmed', 'not confirmed', [[403, 'confirmation-needed']])
  }
  return contexts
}

/** The right people on the wrong site, without their token, or with a body of another type. What a program of mail calls needs none of it. */
function forgedOf(spec: EndpointSpec, { cast, stranger }: Stage): Context[] {
  if (!isWrite(spec) || spec.mailed) return []
  return VISITORS.filter((visitor) => isFor(spec, visitor)).flatMap((visitor) => {
    const client = cast[visitor]
    const csrf = (name: string, headers: Headers): Context => ({ name, client, headers, refused: CSRF })
    const withoutToken = [
      csrf('no CSRF token', { 'x-csrf-token': undefined }),
      csrf('bad CSRF token', { 'x-csrf-token': 'nonsense' }),
      csrf('CSRF token of another session', { 'x-csrf-token': stranger }),
    ]
    return [
      // Pages of the cache contain no token; their beacons only add to a count.
      ...(spec.beacon ? [] : withoutToken),
      ...FOREIGN.map(([name, headers]) => csrf(name, headers)),
      ...TYPES.map((type) => ({
        name: 'wrong content type',
        client,
        headers: { 'content-type': type },
        refused: [[415, 'wrong-content-type']] as const,
      })),
    ]
  })
}

/** Anyone without a signature: a webhook knows no sessions. */
const unsignedOf = ({ cast }: Stage): Context[] =>
  VISITORS.map((visitor) => ({
    name: 'unsigned',
    client: cast[visitor],
    headers: {},
    refused: [[401, 'wrong-signature']],
  }))

export const contextsOf = (spec: EndpointSpec, stage: Stage): Context[] =>
  spec.kind === 'webhook'
    ? unsignedOf(stage)
    : [...strangersOf(spec, stage), ...sessionsOf(spec, stage), ...forgedOf(spec, stage)]
