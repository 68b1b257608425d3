import type { NewPassword } from '#src/contract/credential/schemas.ts'
import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import type { Caller } from '#src/server/http/caller.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findAccount } from '../account/account.repository.ts'
import type { OpenedSession } from '../session/answer-session.ts'
import { demandSameEntry, endSessions } from '../session/open-session.repository.ts'
import { createSecurityNotice } from '../session/security-notices.ts'
import { confirmedAtOf, type Session } from '../session/session.ts'
import { renewSession } from '../session/session.usecases.ts'
import { deleteLinksOf, savePassword } from './credential.repository.ts'
import { hashNewPassword } from './new-password.ts'

/**
 * Sets the password of an account, also the first. Ends all other sessions, renews this one, and drops a pending change of address, which
 * someone else may have requested.
 */
export async function changePassword(
  services: Needs<'db' | 'clock' | 'ids' | 'hasher' | 'leaks' | 'config'>,
  session: Session,
  input: NewPassword,
  caller: Caller,
): Promise<OpenedSession> {
  const { db, clock } = services
  const account = await findAccount(db, session.accountId)
  if (!account) throw new Failure('not-signed-in')
  const passwordHash = await hashNewPassword(services, input, account.email)
  const renewed = renewSession(
    services,
    { id: account.id, role: account.role },
    {
      caller,
      factor: session.factor,
      confirmedAt: confirmedAtOf(session),
    },
  )
  const notice = createSecurityNotice(services, { kind: 'password-changed', account, caller })
  const kind = account.passwordHash === null ? 'password-set' : 'password-changed'
  await runBatch(db, [
    ...demandSameEntry(db, account),
    savePassword(db, account.id, passwordHash, clock()),
    ...endSessions(db, account.id, session.tokenHash),
    deleteLinksOf(db, account.id, ['reset-password', 'change-email']),
    ...renewed.statements,
    createSecurityEvent(services, { kind, accountId: account.id, origin: caller.origin }),
    notice.statement,
  ])
  return { accountId: account.id, session: renewed, mails: [notice.id] }
}
