import { CONFIRMED_FOR, type Factor } from '#src/contract/audit/security.ts'
import type { SessionUser } from '#src/contract/http/session.ts'
import { MINUTE } from '#src/domain/time.ts'
import type { Caller } from '#src/server/http/caller.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { runBatch, type Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { AccountRow } from '../account/account.tables.ts'
import { readPermissions } from '../permission/permission.repository.ts'
import { endOldestSessions } from './devices.repository.ts'
import { endOfLastVisit } from './last-visit.ts'
import { demandSameEntry, endOpenSession } from './open-session.repository.ts'
import { deleteStalePendingSignIns } from './pending-sign-in.repository.ts'
import { deleteReplaced, findReplaced, noteReplaced } from './replaced.repository.ts'
import {
  deleteDeadSessions,
  findSessionRow,
  insertSession,
  updateAccountSeen,
  updateActed,
  updateLastSeen,
} from './session.repository.ts'
import type { SessionRow } from './session.tables.ts'
import { demandsPasskey, getLifetime, listPermissions, MAX_SESSIONS, type Session } from './session.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findSessionRow>>>

/** What the session does for an organisation: nothing while the account lacks the two-step sign-in that the organisation requires. */
const actingFor = ({ member, organisation, meetsTwoStep }: Found) =>
  member && organisation && meetsTwoStep === 1 ? { ...member, ...organisation } : null

/** Returns the answer about a session; without a profile name, the part of the address before the @. */
function createSessionUser({ config, clock }: Needs<'clock' | 'config'>, found: Found): SessionUser {
  const { session, account, seaman, member, organisation, actor, erasure, permissions, otherCompanies } = found
  const twoStepNeeded = member !== null && found.meetsTwoStep === 0
  const others = JSON.parse(otherCompanies) as { id: string; name: string }[]
  const displayName = seaman
    ? `${seaman.firstname} ${seaman.surname}`
    : (organisation?.name ?? account.email.split('@')[0] ?? '')
  const { emailVerifiedAt, lastSeenAt, previousVisitAt, languageChosenAt, avatarKey, ...person } = account
  return {
    ...person,
    emailVerified: emailVerifiedAt !== null,
    displayName,
    avatar: avatarKey,
    permissions: twoStepNeeded ? [] : listPermissions(account.role, member?.role, readPermissions(permissions)),
    impersonator: actor && { ...actor, access: session.access, until: session.expiresAt },
    confirmedUntil: actor ? null : session.confirmedAt + CONFIRMED_FOR,
    lastVisitAt: endOfLastVisit({ lastSeenAt, previousVisitAt }, clock()),
    ...(languageChosenAt !== null && { languageChosen: true as const }),
    ...(member && { organisationId: member.organisationId, memberRole: member.role }),
    ...(others.length > 0 && { otherCompanies: others }),
    ...(twoStepNeeded && { twoStepNeeded: true as const }),
    ...(erasure && { eraseAt: erasure.eraseAt }),
    ...(demandsPasskey(config, account.role) && session.factor !== 'passkey' && { passkeyNeeded: true as const }),
  }
}

/** Returns the session of a cookie, or null. */
export async function findSession(services: Needs<'db' | 'clock' | 'config'>, token: string): Promise<Session | null> {
  const { db, clock } = services
  const found = await findSessionRow(db, hashText(token), clock())
  if (!found) return null
  const { session, account, seaman } = found
  const acting = actingFor(found)
  const isCompany = acting?.kind === 'company'
  return {
    id: session.id,
    tokenHash: session.tokenHash,
    accountId: account.id,
    actorId: session.actorId,
    keptSession: session.keptSession,
    seamanId: seaman?.id ?? null,
    seamanVersion: seaman?.version ?? null,
    organisationId: acting?.organisationId ?? null,
    companyId: isCompany ? acting.organisationId : null,
    companyVerified: isCompany && acting.verified,
    organisationIsActive: found.organisationIsActive === 1,
    memberRole: acting?.role ?? null,
    permissions: account.role === 'admin' ? readPermissions(found.permissions) : [],
    factor: session.factor,
    lastSeenAt: session.lastSeenAt,
    expiresAt: session.expiresAt,
    user: createSessionUser(services, found),
  }
}

/** Records that the session is in use, at most once a minute. */
export async function touchSession({ db, clock }: Needs<'db' | 'clock'>, session: Session): Promise<void> {
  const now = clock()
  if (now - session.lastSeenAt < MINUTE) return
  const idle = now + getLifetime(session.actorId ? 'admin' : session.user.role).idle
  await runBatch(db, [
    updateLastSeen(db, session.tokenHash, now, idle),
    ...(session.keptSession ? [updateLastSeen(db, session.keptSession, now, idle)] : []),
    ...(session.actorId ? [] : [updateAccountSeen(db, session.accountId, now)]),
    ...(session.actorId || !session.organisationId
      ? []
      : [updateActed(db, session.accountId, session.organisationId, now)]),
  ])
}

export type NewSession = { token: string; lifetime: number; statements: Statement[] }

type Opening = {
  caller: Pick<Caller, 'origin' | 'session'> & Partial<Pick<Caller, 'cookieHash'>>
  factor: Factor
  /** The previous confirmation, for a renewal without a new one. */
  confirmedAt?: number
}

/** The account of the new session; with the epoch if the right to it was read from the account's row. */
type Opened = Pick<AccountRow, 'id' | 'role'> & Partial<Pick<AccountRow, 'signInEpoch'>>

/** Returns a new session for a batch that also deletes the previous one. */
export function renewSession(
  { db, clock, ids }: Needs<'db' | 'clock' | 'ids'>,
  account: Opened,
  { caller, factor, confirmedAt }: Opening,
): NewSession {
  const now = clock()
  const token = ids.secret()
  const { idle, absolute } = getLifetime(account.role)
  const row: SessionRow = {
    tokenHash: hashText(token),
    id: ids.publicId(),
    accountId: account.id,
    actorId: null,
    keptSession: null,
    access: 'write',
    factor,
    confirmedAt: confirmedAt ?? now,
    ...caller.origin,
    createdAt: now,
    lastSeenAt: now,
    idleExpiresAt: now + idle,
    expiresAt: now + absolute,
  }
  const brought = caller.cookieHash ?? caller.session?.tokenHash
  const statements = [
    ...(caller.session ? endOpenSession(db, caller.session) : []),
    ...(brought ? [noteReplaced(db, brought, now, row.tokenHash)] : []),
    ...(account.signInEpoch === undefined
      ? []
      : demandSameEntry(db, { id: account.id, signInEpoch: account.signInEpoch })),
    endOldestSessions(db, account.id, MAX_SESSIONS),
    insertSession(db, row, caller.session?.user.organisationId),
    updateAccountSeen(db, account.id, now),
  ]
  return { token, lifetime: absolute, statements }
}

/** Longer than any pending answer. */
const REPLACED_FOR = 10 * MINUTE

/** Whether the cookie was replaced or deleted by an answer, so that it need not be cleared again. */
export const wasReplaced = async ({ db }: Needs<'db'>, token: string): Promise<boolean> =>
  (await findReplaced(db, hashText(token))) !== undefined

/** Deletes expired sessions, replaced cookies and unfinished sign-ins. */
export async function sweepSessions({ db, clock }: Needs<'db' | 'clock'>): Promise<void> {
  await runBatch(db, [
    deleteDeadSessions(db, clock()),
    deleteReplaced(db, clock() - REPLACED_FOR),
    deleteStalePendingSignIns(db, clock()),
  ])
}
