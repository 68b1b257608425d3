import { env } from 'cloudflare:test'
import { PERMISSIONS, type Permission } from '#src/contract/http/permissions.ts'
import type { MemberRole, Visitor } from '#src/contract/http/roles.ts'
import { DAY } from '#src/domain/time.ts'
import { openSession } from '../../security/support/cast.ts'
import { registerAdmin } from './admins.ts'
import { type Client, createClient, START } from './client.ts'
import {
  centerBody,
  confirmAddress,
  findColumn,
  insertRow,
  joinCompany,
  registerCompany,
  registerNewcomer,
  registerSeaman,
} from './fixtures.ts'
import type { TestServer } from './server-of.ts'

/** What access depends on. */
export type Traits = {
  role: Visitor
  /** The role in the organisation of the session; null without a membership. */
  member?: MemberRole | null
  permissions?: readonly Permission[]
  /** The company requires two-step sign-in, which the account does not have. */
  lacksTwoStep?: true
  /** The session is that of an admin who acts for the account. */
  acting?: 'read' | 'write'
  isClosing?: true
  /** The company of the called objects is another one. */
  isElsewhere?: true
  /** All owners of the company are blocked. */
  isOwnerBlocked?: true
}

export type Kind = Traits & {
  /** @param companyId the company to which the members belong, unless they are of another one */
  enter: (server: TestServer, companyId: string) => Promise<Client>
}

type Account = Client & { accountId: string; email: string }

async function registerUser(server: TestServer): Promise<Account> {
  const client = await registerNewcomer(server)
  await confirmAddress(client.email)
  return { ...client, accountId: await findColumn('account', 'id', 'email', client.email) }
}

async function registerConfirmedSeaman(server: TestServer): Promise<Account> {
  const seaman = await registerSeaman(server)
  await confirmAddress(seaman.email)
  return seaman
}

async function registerCenter(server: TestServer): Promise<Account> {
  const client = await registerUser(server)
  const answer = await client.post('/server/training-center', centerBody())
  if (answer.status !== 201) throw new Error(`profile failed: ${answer.text}`)
  return client
}

/** A member whose session acts for the company. */
async function join(server: TestServer, companyId: string, role: MemberRole): Promise<Account> {
  const member = await joinCompany(server, companyId, role)
  await confirmAddress(member.email)
  const answer = await member.post('/server/company/switch', { organisationId: companyId })
  if (answer.status !== 200) throw new Error(`switch failed: ${answer.text}`)
  return member
}

const run = (sql: string, id: string) => env.DB.prepare(sql).bind(id).run()

async function registerOwner(server: TestServer): Promise<Account & { companyId: string }> {
  const owner = await registerCompany(server)
  await confirmAddress(owner.email)
  return owner
}

async function removeFrom(server: TestServer, companyId: string): Promise<Client> {
  const member = await join(server, companyId, 'owner')
  await run('DELETE FROM organisation_member WHERE account_id = ?', member.accountId)
  return member
}

async function leave(server: TestServer, companyId: string): Promise<Client> {
  const member = await join(server, companyId, 'recruiter')
  const answer = await member.post('/server/company/leave', { organisationId: companyId })
  if (answer.status !== 200) throw new Error(`leaving failed: ${answer.text}`)
  return member
}

async function joinStrictCompany(server: TestServer): Promise<Client> {
  const owner = await registerOwner(server)
  await run('UPDATE account SET two_step_at = 1 WHERE id = ?', owner.accountId)
  await run('UPDATE organisation SET two_step_at = 1 WHERE id = ?', owner.companyId)
  return join(server, owner.companyId, 'owner')
}

async function joinBlockedCompany(server: TestServer): Promise<Client> {
  const owner = await registerOwner(server)
  const member = await join(server, owner.companyId, 'recruiter')
  await run('UPDATE account SET blocked_at = 1 WHERE id = ?', owner.accountId)
  return member
}

async function closeSeaman(server: TestServer): Promise<Client> {
  const seaman = await registerConfirmedSeaman(server)
  await insertRow('erasure', { account_id: seaman.accountId, requested_at: START, erase_at: START + 30 * DAY })
  return seaman
}

/** The session of an admin who acts for the account. */
async function actAs(server: TestServer, account: Account, visitor: Visitor, access: 'read' | 'write') {
  const admin = await registerAdmin(server)
  return openSession(server, { ...account, visitor }, { actor_id: admin.accountId, access })
}

const actAsSeaman = async (server: TestServer, access: 'read' | 'write') =>
  actAs(server, await registerConfirmedSeaman(server), 'seaman', access)
const actAsOwner = async (server: TestServer, companyId: string, access: 'read' | 'write') =>
  actAs(server, await join(server, companyId, 'owner'), 'company', access)

const admin = (...permissions: readonly Permission[]): Kind => ({
  role: 'admin',
  permissions,
  enter: (server) => registerAdmin(server, permissions),
})
const member = (role: MemberRole): Kind => ({
  role: 'company',
  member: role,
  enter: (server, companyId) => join(server, companyId, role),
})

/** Everyone who may call the server, by what access depends on. */
export const KINDS: Readonly<Record<string, Kind>> = {
  guest: { role: 'guest', enter: async (server) => createClient(server) },
  'user without role': { role: 'user', enter: registerUser },
  seafarer: { role: 'seaman', enter: registerConfirmedSeaman },
  'seafarer whose account is closing': { role: 'seaman', isClosing: true, enter: closeSeaman },
  'training centre': { role: 'training-center', member: 'owner', enter: registerCenter },
  'owner of a company': member('owner'),
  recruiter: member('recruiter'),
  viewer: member('viewer'),
  'owner of another company': { role: 'company', member: 'owner', isElsewhere: true, enter: registerOwner },
  'member who was removed': { role: 'company', member: null, enter: removeFrom },
  'member who left': { role: 'user', enter: leave },
  'member without the required two-step sign-in': {
    ...{ role: 'company', member: 'owner', lacksTwoStep: true },
    enter: joinStrictCompany,
  },
  'member of a company whose owner is blocked': {
    ...{ role: 'company', member: 'recruiter', isOwnerBlocked: true },
    enter: joinBlockedCompany,
  },
  'admin without permission': admin(),
  ...Object.fromEntries(PERMISSIONS.map((permission) => [`admin with ${permission}`, admin(permission)])),
  'admin with all permissions': admin(...PERMISSIONS),
  'admin who acts for a seafarer': { role: 'seaman', acting: 'read', enter: (server) => actAsSeaman(server, 'read') },
  'admin who acts for a seafarer in write mode': {
    ...{ role: 'seaman', acting: 'write' },
    enter: (server) => actAsSeaman(server, 'write'),
  },
  'admin who acts for an owner': {
    ...{ role: 'company', member: 'owner', acting: 'read' },
    enter: (server, companyId) => actAsOwner(server, companyId, 'read'),
  },
  'admin who acts for an owner in write mode': {
    ...{ role: 'company', member: 'owner', acting: 'write' },
    enter: (server, companyId) => actAsOwner(server, companyId, 'write'),
  },
}
