import { env } from 'cloudflare:test'
import type { Permission } from '#src/contract/http/permissions.ts'
import { type Client, createClient, PASSWORD } from './client.ts'
import { confirmAddress, findColumn, giveRole, registerNewcomer } from './fixtures.ts'
import type { TestServer } from './server-of.ts'

/** An admin who has just signed in, with all permissions by default. */
export async function registerAdmin(server: TestServer, permissions?: readonly Permission[]) {
  const { email } = await registerNewcomer(server)
  const accountId = await findColumn('account', 'id', 'email', email)
  await confirmAddress(email)
  await giveRole(accountId, 'admin', permissions)
  const client = createClient(server)
  const answer = await client.post('/server/security/auth/login', { email, password: PASSWORD })
  if (answer.status !== 200) throw new Error(`sign-in failed: ${answer.text}`)
  return { ...client, email, accountId }
}

export const REASON = 'Ticket 4711: the person cannot see an application'

type Acting = { email?: string; password?: string; reason?: string }

export const actFor = (admin: Client & { email: string }, userId: string, input: Acting = {}) =>
  admin.post(`/server/security/auth/login?user_id=${userId}`, {
    email: admin.email,
    password: PASSWORD,
    reason: REASON,
    ...input,
  })

type Event = { kind: string; account_id: string; actor_id: string; detail: string | null }

type AdminEvent = { actor_id: string; action: string; object_id: string; reason: string | null } & Record<
  'before' | 'after',
  Record<string, unknown> | null
>

/** The admin events of an object, oldest first. */
export async function readAdminEvents(objectId: string): Promise<AdminEvent[]> {
  const { results } = await env.DB.prepare(
    'SELECT actor_id, action, object_id, reason, before, after FROM admin_event WHERE object_id = ? ORDER BY at, rowid',
  )
    .bind(objectId)
    .all<Omit<AdminEvent, 'before' | 'after'> & Record<'before' | 'after', string | null>>()
  return results.map(({ before, after, ...event }) => ({
    ...event,
    before: before && JSON.parse(before),
    after: after && JSON.parse(after),
  }))
}

/** What the log says about an account, oldest first. */
export async function readLog(accountId: string): Promise<Event[]> {
  const { results } = await env.DB.prepare(
    'SELECT kind, account_id, actor_id, detail FROM security_event WHERE account_id = ? ORDER BY created_at, rowid',
  )
    .bind(accountId)
    .all<Event>()
  return results
}
