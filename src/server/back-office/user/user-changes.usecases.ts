import { PERMISSIONS, type Permission } from '#src/contract/http/permissions.ts'
import type { Role } from '#src/contract/http/roles.ts'
import type { AdminUser } from '#src/contract/user/schemas.ts'
import type { AuditedValues } from '#src/server/ground/audit/admin-event.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { createSecurityEvent, type Origin } from '#src/server/ground/audit/audit.usecases.ts'
import {
  findPermissions,
  grantEverything,
  revokeEverything,
} from '#src/server/identity/permission/permission.repository.ts'
import { demandPermission, endSessions } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { findSeamanId } from '#src/server/people/seaman/seaman.repository.ts'
import {
  type Database,
  demandOneChange,
  isGuardFailure,
  runBatch,
  type Statement,
} from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { restoreAccount, type Withdrawal, withdrawAccount } from '#src/server/platform/withdrawal.ts'
import { permissionFor } from './permission-for.ts'
import { findUser } from './user.repository.ts'
import { listNextRoles, toUser } from './user.usecases.ts'
import { deleteBareProfile, demandPermissionFor, replaceRole, setBlocked } from './user-changes.repository.ts'

type Actor = { session: Session; origin: Origin }

/** Nobody changes their own account this way. */
async function getOther({ db, clock }: Needs<'db' | 'clock'>, { session }: Actor, id: string): Promise<AdminUser> {
  if (id === session.accountId) throw new Failure('forbidden')
  const user = await findUser(db, id, clock())
  if (!user) throw new Failure('not-found')
  return toUser(user)
}

/** A new admin gets all permissions; an account that loses the role loses them all. */
const changePermissions = (
  db: Database,
  { session }: Actor,
  id: string,
  { after, now }: { after: Role; now: number },
): Statement[] =>
  after === 'admin' ? grantEverything(db, id, { grantedBy: session.accountId, now }) : [revokeEverything(db, id)]

/** The audited values of a change of role. Permissions are included because they are granted and revoked with the admin role. */
async function compareRoles(db: Database, id: string, before: Role, after: Role) {
  const valuesOf = (role: Role, held: readonly Permission[]): AuditedValues => ({
    'account.role': role,
    ...((before === 'admin' || after === 'admin') && { 'account.permissions': held }),
  })
  const held = before === 'admin' ? await findPermissions(db, id) : []
  return { before: valuesOf(before, held), after: valuesOf(after, after === 'admin' ? PERMISSIONS : []) }
}

const refuseRole = (why: 'unknown' | 'unverified' | 'in-use' | 'last-admin') =>
  createFieldFailure('user', { role: { id: `field.role.${why}` } })

/**
 * Removes a role together with a profile without dependent data, or makes an account without role an admin. Ends all its sessions and
 * impersonations.
 */
export async function changeRole(
  services: Needs<'db' | 'cvs' | 'clock' | 'ids'>,
  actor: Actor,
  id: string,
  after: Role,
): Promise<void> {
  const { db, cvs, clock } = services
  const user = await getOther(services, actor, id)
  const before = user.role
  if (!listNextRoles(user).includes(after))
    throw refuseRole(before === 'user' && after === 'admin' ? 'unverified' : 'unknown')
  const seamanId = after === 'user' ? await findSeamanId(db, id) : undefined
  if (seamanId && (await cvs.get(seamanId)).cv) throw refuseRole('in-use')
  const profile: Statement[] = after === 'user' ? deleteBareProfile(db, id) : []
  const values = await compareRoles(db, id, before, after)
  const adminId = actor.session.accountId
  try {
    await runBatch(db, [
      ...demandPermission(db, actor.session, permissionFor(before, after)),
      replaceRole(db, id, { before, after }, clock()),
      ...demandOneChange(db),
      ...changePermissions(db, actor, id, { after, now: clock() }),
      ...profile,
      ...endSessions(db, id),
      createSecurityEvent(services, { kind: 'role-changed', accountId: id, actorId: adminId, origin: actor.origin }),
      createAdminEvent(services, {
        actor: adminId,
        action: 'role-changed',
        object: { kind: 'account', id },
        accountId: id,
        ...values,
      }),
    ])
  } catch (error) {
    if (isGuardFailure(error)) throw refuseRole(before === 'admin' ? 'last-admin' : 'in-use')
    throw error
  }
  // Empty, but a late write may exist.
  if (seamanId) await cvs.erase(seamanId)
}

/**
 * The statements that block an account, or unblock it: it cannot sign in, its sessions end, and its publications are withdrawn until it is
 * unblocked. Undefined if nothing would change.
 */
export async function createBlocking(
  services: Needs<'db' | 'clock' | 'ids'>,
  withdrawal: Withdrawal,
  actor: Actor,
  id: string,
  blocked: boolean,
): Promise<Statement[] | undefined> {
  const { db, clock } = services
  const user = await getOther(services, actor, id)
  if ((user.blockedAt !== null) === blocked) return undefined
  const act = blocked ? 'account-blocked' : 'account-unblocked'
  const adminId = actor.session.accountId
  return [
    ...demandPermissionFor(db, actor.session, id),
    setBlocked(db, id, blocked, clock()),
    ...demandOneChange(db),
    ...(blocked
      ? [...endSessions(db, id), ...withdrawAccount(withdrawal, db, id, clock())]
      : await restoreAccount(withdrawal, services, id)),
    createSecurityEvent(services, { kind: act, accountId: id, actorId: adminId, origin: actor.origin }),
    createAdminEvent(services, {
      actor: adminId,
      action: act,
      object: { kind: 'account', id },
      accountId: id,
      before: { 'account.isBlocked': !blocked },
      after: { 'account.isBlocked': blocked },
    }),
  ]
}

/** Blocks or unblocks an account. Idempotent. */
export async function blockUser(
  services: Needs<'db' | 'clock' | 'ids'>,
  withdrawal: Withdrawal,
  actor: Actor,
  id: string,
  blocked: boolean,
): Promise<void> {
  const statements = await createBlocking(services, withdrawal, actor, id, blocked)
  if (!statements) return
  try {
    await runBatch(services.db, statements)
  } catch (error) {
    if (isGuardFailure(error)) throw new Failure('conflict')
    throw error
  }
}
