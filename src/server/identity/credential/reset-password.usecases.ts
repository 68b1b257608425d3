import type { PasswordReset } from '#src/contract/credential/schemas.ts'
import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import type { Caller } from '#src/server/http/caller.ts'
import { demandOneChange, isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import { normalizeEmail } from '#src/server/platform/plain-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findAccountByEmail } from '../account/account.repository.ts'
import { checkEmail } from '../account/account.rules.ts'
import type { AccountRow } from '../account/account.tables.ts'
import { nameGuesser } from '../account/known-device.ts'
import { deleteOtherWaysIn } from '../account/ways-in.repository.ts'
import { endSessions } from '../session/open-session.repository.ts'
import { createSecurityNotice } from '../session/security-notices.ts'
import type { CredentialAct } from './answer-credential-act.ts'
import { deleteLink, deleteLinksOf, markVerified, savePassword } from './credential.repository.ts'
import { createLink, openLink } from './credential-links.ts'
import { hashNewPassword } from './new-password.ts'

type Admitting = Needs<'db' | 'keys' | 'ids' | 'clock' | 'limiter'>

/** A mail with a link to set a new password, for the batch of its cause. */
export function createResetMail(
  services: Needs<'db' | 'clock' | 'ids' | 'keys'>,
  account: Pick<AccountRow, 'id'>,
  email: string,
) {
  const link = createLink(services, { account, purpose: 'reset-password', email })
  const mail = createOutboxEntry(services, {
    cause: `reset-password:${link.id}`,
    kind: 'reset-password',
    accountId: account.id,
    address: email,
    payload: { linkId: link.id },
  })
  return { mail: mail.id, statements: [link.statement, mail.statement] }
}

/**
 * The subject of the limit for one address: shared by everyone, except a browser in which its owner signed in before, so that others cannot
 * use up the owner's mails. Without the device mark the account is not looked up.
 */
async function nameAsker(services: Admitting, email: string, knownDevice: string | undefined): Promise<string> {
  const account = knownDevice === undefined ? undefined : await findAccountByEmail(services.db, email)
  return nameGuesser(services, account ?? { email }, knownDevice)
}

/** Runs before the answer, with the same work for every address. Returns the address. */
export async function admitResetRequest(services: Admitting, typed: string, caller: Caller): Promise<string> {
  const { limiter, clock } = services
  const email = normalizeEmail(typed)
  const problem = checkEmail(email)
  if (problem) throw createFieldFailure('account', { email: problem })
  await limiter.take('mail-address', caller.address, clock())
  await limiter.take('mail-recipient', await nameAsker(services, email, caller.knownDevice), clock())
  return email
}

/** Work started at once would share the thread with the answer and be measurable. */
const ANSWER_FIRST = 50

/** After the answer: mails the link if an account has the address; otherwise nothing. */
export async function mailReset(
  services: Needs<'db' | 'clock' | 'ids' | 'keys' | 'jobQueue'>,
  email: string,
  { origin }: Caller,
): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ANSWER_FIRST))
  const { db } = services
  const account = await findAccountByEmail(db, email)
  if (!account || account.blockedAt !== null) return
  const { mail, statements } = createResetMail(services, account, email)
  const event = createSecurityEvent(services, { kind: 'reset-asked', accountId: account.id, origin })
  await runBatch(db, [...statements, event])
  await sendMails(services, [mail])
}

/**
 * Sets a new password by a mailed link, once, and ends all sessions. It signs nobody in, so that a second step is still required. If the
 * address was never confirmed, someone else may have created the account: what they set up is removed.
 */
export async function resetPassword(
  services: Needs<'db' | 'clock' | 'ids' | 'hasher' | 'leaks' | 'limiter' | 'config'>,
  input: PasswordReset,
  caller: Caller,
): Promise<CredentialAct> {
  const { db, clock } = services
  const { link, account } = await openLink(services, 'reset-password', input.token, caller.address)
  if (link.email !== account.email) throw new Failure('link-expired')
  const passwordHash = await hashNewPassword(services, input, account.email)
  const now = clock()
  const notice = createSecurityNotice(services, { kind: 'password-changed', account, caller })
  try {
    await runBatch(db, [
      deleteLink(db, link.id),
      ...demandOneChange(db),
      deleteLinksOf(db, account.id, ['reset-password', 'change-email']),
      savePassword(db, account.id, passwordHash, now),
      ...(account.emailVerifiedAt === null ? deleteOtherWaysIn(db, account.id) : []),
      markVerified(db, account.id, link.email, now),
      ...endSessions(db, account.id),
      createSecurityEvent(services, { kind: 'password-reset', accountId: account.id, origin: caller.origin }),
      notice.statement,
    ])
  } catch (error) {
    throw isGuardFailure(error) ? new Failure('link-expired') : error
  }
  return { mails: [notice.id], ended: account.id, confirmed: account.id }
}
