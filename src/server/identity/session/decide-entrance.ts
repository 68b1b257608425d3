import type { Factor } from '#src/contract/audit/security.ts'
import { MINUTE } from '#src/domain/time.ts'
import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import type { Caller } from '#src/server/http/caller.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import type { Statement } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { AccountRow } from '../account/account.tables.ts'
import { noteSharedDevice } from './note-shared-device.ts'
import { demandSameEntry } from './open-session.repository.ts'
import { countPasskeys, insertPendingSignIn } from './pending-sign-in.repository.ts'
import type { ActingRequest } from './pending-sign-in.tables.ts'
import { noticeNewDevice } from './security-notices.ts'
import { demandsPasskey } from './session.ts'
import { type NewSession, renewSession } from './session.usecases.ts'

/** How long the passkey may take after the correct password. */
const PENDING_FOR = 5 * MINUTE

/** The first step succeeded; the token becomes the browser's pre-session, to which the second is bound. */
export type PendingSignIn = { token: string }

/** How a person with valid credentials is let in: with a session, or with a pending second step. For the batch, then for `answerEntrance`. */
export type Entrance = { statements: Statement[]; mails: string[] } & (
  | { session: NewSession; pending?: never }
  | { session?: never; pending: PendingSignIn }
)

/** A passkey is two factors. A person who must have one and has none may only add it. */
export async function needsSecondStep(
  services: Needs<'db' | 'config'>,
  account: AccountRow,
  factor: Factor,
): Promise<boolean> {
  if (factor === 'passkey') return false
  if (account.twoStepAt === null && !demandsPasskey(services.config, account.role)) return false
  return (await countPasskeys(services.db, account.id)) > 0
}

function openPending(
  { db, clock, ids }: Needs<'db' | 'clock' | 'ids'>,
  account: AccountRow,
  factor: Exclude<Factor, 'passkey'>,
  wish: ActingRequest | undefined,
): Entrance {
  const token = ids.secret()
  const expiresAt = clock() + PENDING_FOR
  const acting = { actFor: wish?.userId ?? null, actReason: wish?.reason ?? null }
  const pending = { ownerHash: hashText(token), accountId: account.id, factor, expiresAt, ...acting }
  const statements = [...demandSameEntry(db, account), insertPendingSignIn(db, pending)]
  return { pending: { token }, statements, mails: [] }
}

/**
 * Decides about a person with a correct password, linked account or passkey: opens a session, or requires the account's passkey as a second
 * step. The only way to a session. A new session records the sign-in and writes the mail about an unknown device. Its statements belong into
 * the batch of the request and abort it if the account changed since `account` was read; `answerEntrance` answers with the result. A pending
 * sign-in keeps the `wish`. A password reset opens no session and does not use it. Throws `account-blocked`.
 */
export async function decideEntrance(
  services: Needs<'db' | 'clock' | 'ids' | 'keys' | 'config'>,
  account: AccountRow,
  caller: Caller,
  factor: Factor,
  wish?: ActingRequest,
): Promise<Entrance> {
  if (account.blockedAt !== null) throw new Failure('account-blocked')
  if (factor !== 'passkey' && (await needsSecondStep(services, account, factor)))
    return openPending(services, account, factor, wish)
  const session = renewSession(services, account, { caller, factor })
  const event = createSecurityEvent(services, {
    kind: 'signed-in',
    accountId: account.id,
    detail: factor,
    origin: caller.origin,
  })
  const notice = noticeNewDevice(services, account, caller)
  const shared = await noteSharedDevice(services, account, caller)
  return { session, statements: [...session.statements, event, ...notice.statements, ...shared], mails: notice.mails }
}
