import { randomUUID } from 'node:crypto'
import type { D1Database } from '@cloudflare/workers-types'
import { DEMO_PASSWORD, getDatabase } from './database.ts'
import type { Demo } from './demo.ts'
import { signInOverHttp } from './sign-in.ts'

type Timed = { ms: number; status: number }
export type Trial = {
  name: string
  /** The two that are compared; who waits must not be able to tell them apart. */
  kinds: readonly [string, string]
  send: (kind: string, pair: number) => Promise<Timed>
  expected: number
}
type Caller = (path: string, body: object) => Promise<Timed>

/** Below every limit: tries at one address, applications of one seafarer of each kind. */
const EACH_ADDRESS = 3
const EACH_SEAFARER = 100
/** Half of the invitations of a company in a day: each pair is an invitation of either kind. */
const EACH_COMPANY = 15

/** A guest, or the person of the session. */
async function createCaller(origin: string, session?: string): Promise<Caller> {
  const answer = await fetch(`${origin}/server/csrf-token`, { headers: session ? { cookie: session } : {} })
  const { csrfToken } = (await answer.json()) as { csrfToken: string }
  const cookie = session ?? answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return async (path, body) => {
    const headers = {
      cookie,
      origin,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-csrf-token': csrfToken,
    }
    const request = { method: 'POST', headers, body: JSON.stringify(body) }
    try {
      return await timeCall(origin + path, request)
    } catch {
      // A kept connection was closed at that moment.
      return timeCall(origin + path, request)
    }
  }
}

async function timeCall(url: string, request: RequestInit): Promise<Timed> {
  const started = performance.now()
  const response = await fetch(url, request)
  await response.arrayBuffer()
  return { ms: performance.now() - started, status: response.status }
}

type Find = (kind: string, pair: number) => string

/** A wrong password and a forgotten one; `find` gives the address of a kind. */
const createEntryTrials = (guest: Caller, kinds: Trial['kinds'], find: Find): Trial[] => [
  {
    name: 'sign-in',
    kinds,
    send: (kind, pair) =>
      guest('/server/security/auth/login', { email: find(kind, pair), password: 'not the right one' }),
    expected: 401,
  },
  {
    name: 'forgotten password',
    kinds,
    send: (kind, pair) => guest('/server/security/auth/forgot', { email: find(kind, pair) }),
    expected: 200,
  },
]

const CONFIRMED = ['confirmed', 'unconfirmed'] as const

/** Accounts of both kinds, alike but for the confirmation. */
async function addAccounts(database: D1Database, count: number): Promise<Find> {
  const nameOf = (kind: string, index: number) => `timing-${index}@${kind}.example`
  const rows = CONFIRMED.flatMap((kind) =>
    Array.from({ length: count }, (_, index) => [randomUUID(), nameOf(kind, index), kind === 'confirmed' ? 1 : 0]),
  )
  await database
    .prepare(
      `INSERT INTO account (id, email, password_hash, language, email_verified_at, created_at, updated_at)
        SELECT value ->> 0, value ->> 1, (SELECT password_hash FROM account WHERE email = 'newcomer@demo.example'), 'en',
          iif(value ->> 2 = 1, 1, NULL), 1, 1 FROM json_each(?)`,
    )
    .bind(JSON.stringify(rows))
    .run()
  return (kind, pair) => nameOf(kind, Math.floor(pair / EACH_ADDRESS))
}

async function listTexts(database: D1Database, sql: string): Promise<string[]> {
  const { results } = await database.prepare(sql).all<{ text: string }>()
  return results.map(({ text }) => text)
}

/** Applications to companies of which every second one has not confirmed its address: the mail about them waits. */
async function createMailTrial(database: D1Database, origin: string): Promise<Trial> {
  await database
    .prepare(
      'UPDATE account SET email_verified_at = NULL WHERE id IN (SELECT m.account_id FROM organisation_member m JOIN company c ON c.id = m.organisation_id WHERE c.rowid % 2 = 0)',
    )
    .run()
  // Most seafarers of the fleet have applied somewhere, and few have a password.
  await database.batch([
    database.prepare('DELETE FROM application'),
    database.prepare(
      `UPDATE account SET password_hash = (SELECT password_hash FROM account WHERE email = 'newcomer@demo.example')
        WHERE id IN (SELECT account_id FROM seaman)`,
    ),
  ])
  const listOpen = (rest: number) =>
    listTexts(
      database,
      `SELECT v.id AS text FROM vacancy v JOIN company c ON c.id = v.company_id
        WHERE v.status = 'published' AND c.rowid % 2 = ${rest} ORDER BY v.id LIMIT ${EACH_SEAFARER}`,
    )
  const open = new Map([
    ['confirmed', await listOpen(1)],
    ['unconfirmed', await listOpen(0)],
  ])
  const seafarers = await listTexts(
    database,
    'SELECT a.email AS text FROM account a JOIN seaman s ON s.account_id = a.id WHERE a.email_verified_at IS NOT NULL ORDER BY a.id',
  )
  const callers = new Map<number, Promise<Caller>>()
  const signIn = async (index: number) =>
    createCaller(origin, (await signInOverHttp(origin, seafarers[index] ?? '', DEMO_PASSWORD)).cookie)
  const send: Trial['send'] = async (kind, pair) => {
    const index = Math.floor(pair / EACH_SEAFARER)
    const caller = callers.get(index) ?? signIn(index)
    callers.set(index, caller)
    const id = open.get(kind)?.[pair % EACH_SEAFARER]
    return (await caller)(`/server/vacancy/${id}/application`, { note: null })
  }
  return { name: 'application with its mails', kinds: CONFIRMED, send, expected: 201 }
}

/** Companies with an owner each, who can sign in. */
async function addOwners(database: D1Database, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => [
    randomUUID(),
    `timing-owner-${index}@office.example`,
    randomUUID(),
    `timing-${index}`,
  ])
  const each = (sql: string) => database.prepare(sql).bind(JSON.stringify(rows))
  await database.batch([
    each(`INSERT INTO account (id, email, password_hash, role, language, email_verified_at, created_at, updated_at)
      SELECT value ->> 0, value ->> 1, (SELECT password_hash FROM account WHERE email = 'newcomer@demo.example'), 'company',
        'en', 1, 1, 1 FROM json_each(?)`),
    each(`INSERT INTO organisation (id, kind, slug, name, country, city, created_at, updated_at)
      SELECT value ->> 2, 'company', value ->> 3, value ->> 3, 'NO', 'Bergen', 1, 1 FROM json_each(?)`),
    each('INSERT INTO company (id) SELECT value ->> 2 FROM json_each(?)'),
    each(`INSERT INTO organisation_member (organisation_id, account_id, role, created_at, updated_at)
      SELECT value ->> 2, value ->> 0, 'owner', 1, 1 FROM json_each(?)`),
  ])
  return rows.map(([, email]) => email as string)
}

/** Invitations to a team, of addresses with and without an account. */
async function createInvitationTrial(
  database: D1Database,
  { origin, find, pairs }: { origin: string; find: Find; pairs: number },
): Promise<Trial> {
  const owners = await addOwners(database, Math.ceil(pairs / EACH_COMPANY))
  const callers = new Map<number, Promise<Caller>>()
  const signIn = async (index: number) =>
    createCaller(origin, (await signInOverHttp(origin, owners[index] ?? '', DEMO_PASSWORD)).cookie)
  const send: Trial['send'] = async (kind, pair) => {
    const index = Math.floor(pair / EACH_COMPANY)
    const caller = callers.get(index) ?? signIn(index)
    callers.set(index, caller)
    const body = { email: find(kind, pair), role: 'viewer', language: 'en' }
    return (await caller)('/server/company/member-invitation', body)
  }
  return { name: 'invitation to a team', kinds: ['known', 'unknown'], send, expected: 200 }
}

export async function createTrials({ origin, runtime }: Demo, pairs: number): Promise<Trial[]> {
  const database = await getDatabase(runtime)
  const guest = await createCaller(origin)
  const known = await listTexts(database, 'SELECT email AS text FROM account ORDER BY id')
  const findKnown: Find = (kind, pair) => (kind === 'known' ? '' : 'nobody.') + known[pair % known.length]
  const findAdded = await addAccounts(database, Math.ceil(pairs / EACH_ADDRESS))
  return [
    ...createEntryTrials(guest, ['known', 'unknown'], findKnown),
    ...createEntryTrials(guest, CONFIRMED, findAdded),
    await createMailTrial(database, origin),
    await createInvitationTrial(database, { origin, find: findKnown, pairs }),
  ]
}
