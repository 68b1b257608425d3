import type { Factor } from '#src/contract/audit/security.ts'
import { MINUTE } from '#src/domain/time.ts'
import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import type { Caller } from '#src/server/http/caller.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import type { Statement } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { AccountRow } from '../account/account.tables.ts'
import { demandSameEntry } from './open-session.repository.ts'
import { countPasskeys, insertPendingSignIn } from './pending-sign-in.repository.ts'
import type { ActingRequest } from './pending-sign-in.tables.ts'
import { noticeNewDevice } from './security-notices.ts'
import { demandsPasskey } from './session.ts'
import { type NewSession, renewSession } from './session.usecases.ts'

/** How long the passkey may take after the right password. */
const PENDING_FOR = 5 * MINUTE

/** The first step was right; the token becomes the browser's new pre-session, to which the second one is bound. */
export type PendingSignIn = { token: string }

/** How a person who showed a right way in comes in: with a session, or first to the passkey. For the batch of the act, and then for `answerEntrance`. */
export type Entrance = { statements: Statement[]; mails: string[] } & (
  | { session: NewSession; pending?: never }
  | { session?: never; pending: PendingSignIn }
)

/** A passkey is two factors in itself. Anyone who must have one and has none yet is let in to add it, and to nothing else. */
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
 * The one way in for anyone who has shown a right password, social account or passkey: it decides whether a session opens now or
 * the account's passkey is asked for as a second step. When a session opens it notes the sign-in and writes the mail about a device
 * that the account has not seen. Its statements belong into the batch of the act, which they abort when the account changed since
 * `account` was read; `answerEntrance` answers with the outcome. A sign-in that waits for its passkey keeps the `wish`. A reset of the password opens nothing, so it has no need of it. Throws `account-blocked`.
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
  return { session, statements: [...session.statements, event, ...notice.statements], mails: notice.mails }
}
