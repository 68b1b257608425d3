import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import type { MailKind } from '#src/server/ground/mail/mail-kinds.ts'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import type { Caller } from '#src/server/http/caller.ts'
import { runBatch, type Statement } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findAccount } from '../account/account.repository.ts'
import type { AccountRow } from '../account/account.tables.ts'
import type { Session } from '../session/session.ts'
import type { CredentialAct } from './answer-credential-act.ts'
import { markVerified } from './credential.repository.ts'
import { createLink, openLink } from './credential-links.ts'

/** A mail with a link to confirm the account's address, for the batch of its cause. */
export function createVerificationMail(
  services: Needs<'db' | 'clock' | 'ids' | 'keys'>,
  account: Pick<AccountRow, 'id' | 'email'>,
  kind: Extract<MailKind, 'welcome' | 'verify-email'>,
): { mail: string; statements: Statement[] } {
  const link = createLink(services, { account, purpose: 'verify-email', email: account.email })
  const mail = createOutboxEntry(services, {
    cause: `${kind}:${kind === 'welcome' ? account.id : link.id}`,
    kind,
    accountId: account.id,
    address: account.email,
    payload: { linkId: link.id },
  })
  return { mail: mail.id, statements: [link.statement, mail.statement] }
}

/** Opening the link again changes nothing; it is void once the account has another address. */
export async function verifyEmail(
  services: Needs<'db' | 'clock' | 'ids' | 'limiter'>,
  secret: string,
  caller: Caller,
): Promise<CredentialAct> {
  const { db, clock } = services
  const { link, account } = await openLink(services, 'verify-email', secret, caller.address)
  if (link.email !== account.email) throw new Failure('link-expired')
  if (account.emailVerifiedAt !== null) return { mails: [] }
  await runBatch(db, [
    markVerified(db, account.id, link.email, clock()),
    createSecurityEvent(services, { kind: 'email-verified', accountId: account.id, origin: caller.origin }),
  ])
  return { mails: [], confirmed: account.id }
}

/** Mails the link again; does nothing if the address is confirmed. */
export async function resendVerification(
  services: Needs<'db' | 'clock' | 'ids' | 'keys' | 'limiter'>,
  session: Session,
): Promise<CredentialAct> {
  const { db, clock, limiter } = services
  const account = await findAccount(db, session.accountId)
  if (!account || account.emailVerifiedAt !== null) return { mails: [] }
  await limiter.take('mail-recipient', account.email, clock())
  const { mail, statements } = createVerificationMail(services, account, 'verify-email')
  await runBatch(db, statements)
  return { mails: [mail] }
}
