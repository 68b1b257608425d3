import type { SessionUser } from '../../../contract/session.ts'
import { MINUTE } from '../../platform/clock.ts'
import { hashText } from '../../platform/crypto.ts'
import { runBatch, type Statement } from '../../platform/database.ts'
import type { Services } from '../../platform/services.ts'
import { insertSecurityEvent } from './accounts.repository.ts'
import type { AccountRow, SessionRow } from './accounts.tables.ts'
import { getLifetime, listPermissions, type Session } from './session.ts'
import {
  deleteDeadSessions,
  deleteSession,
  findSessionRow,
  insertSession,
  updateLastSeen,
} from './sessions.repository.ts'

const USER_AGENT_LIMIT = 300

type Owner = Pick<AccountRow, 'id' | 'email' | 'role' | 'language'>
type Person = { seaman?: { firstname: string; surname: string } | null; company?: { name: string } | null }

/** What a session answers; a name until the person has one is the part of the address before the @. */
export function createSessionUser(account: Owner, { seaman, company }: Person = {}): SessionUser {
  const displayName = seaman
    ? `${seaman.firstname} ${seaman.surname}`
    : (company?.name ?? account.email.split('@')[0] ?? '')
  const { id, email, role, language } = account
  return {
    id,
    email,
    role,
    language,
    displayName,
    avatar: null,
    permissions: listPermissions(role),
    impersonator: null,
  }
}

/** The session a cookie opens, or null when it opens none. */
export async function findSession({ db, clock }: Services, token: string): Promise<Session | null> {
  const found = await findSessionRow(db, hashText(token), clock())
  if (!found) return null
  const { session, account, seaman, company } = found
  return {
    tokenHash: session.tokenHash,
    accountId: account.id,
    seamanId: seaman?.id ?? null,
    companyId: company?.id ?? null,
    lastSeenAt: session.lastSeenAt,
    expiresAt: session.expiresAt,
    user: createSessionUser(account, { seaman, company }),
  }
}

/** Notes that the session is in use, at most once a minute. */
export async function touchSession({ db, clock }: Services, session: Session): Promise<void> {
  const now = clock()
  if (now - session.lastSeenAt < MINUTE) return
  await updateLastSeen(db, session.tokenHash, now, now + getLifetime(session.user.role).idle)
}

export type NewSession = { token: string; lifetime: number; statements: Statement[] }

/** A fresh session for a batch; the one before is deleted in the same batch. */
export function renewSession(
  { db, clock, ids }: Services,
  account: Pick<Owner, 'id' | 'role'>,
  { userAgent, before }: { userAgent: string | undefined; before: Session | null },
): NewSession {
  const now = clock()
  const token = ids.secret()
  const { idle, absolute } = getLifetime(account.role)
  const row: SessionRow = {
    tokenHash: hashText(token),
    accountId: account.id,
    userAgent: userAgent?.slice(0, USER_AGENT_LIMIT) ?? null,
    createdAt: now,
    lastSeenAt: now,
    idleExpiresAt: now + idle,
    expiresAt: now + absolute,
  }
  const statements = [...(before ? [deleteSession(db, before.tokenHash)] : []), insertSession(db, row)]
  return { token, lifetime: absolute, statements }
}

export async function endSession({ db, clock, ids }: Services, session: Session): Promise<void> {
  const now = clock()
  const event = { id: ids.key(now), kind: 'signed-out' as const, accountId: session.accountId, createdAt: now }
  await runBatch(db, [deleteSession(db, session.tokenHash), insertSecurityEvent(db, event)])
}

/** Deletes sessions whose time is over. */
export async function sweepSessions({ db, clock }: Services): Promise<void> {
  await deleteDeadSessions(db, clock())
}
