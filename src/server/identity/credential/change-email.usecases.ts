import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import type { MailKind } from '#src/server/ground/mail/mail-kinds.ts'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import type { Caller } from '#src/server/http/caller.ts'
import {
  demandOneChange,
  isGuardFailure,
  isUniqueViolation,
  runBatch,
  type Statement,
} from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import { normalizeEmail } from '#src/server/platform/plain-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findAccount, findAccountByEmail } from '../account/account.repository.ts'
import { checkEmail } from '../account/account.rules.ts'
import type { AccountRow } from '../account/account.tables.ts'
import { deleteOtherWaysIn } from '../account/ways-in.repository.ts'
import { demandOpenSession, demandSameEntry, endSessions } from '../session/open-session.repository.ts'
import type { Session } from '../session/session.ts'
import type { CredentialAct } from './answer-credential-act.ts'
import { deleteLink, deleteLinksOf, findNewestLink, saveEmail, savePassword } from './credential.repository.ts'
import { createLink, openLink } from './credential-links.ts'
import { createResetMail } from './reset-password.usecases.ts'

const createUsedFailure = () => createFieldFailure('account', { email: { id: 'field.email.used' } })

async function checkNewEmail(
  services: Needs<'db' | 'clock' | 'limiter'>,
  account: AccountRow,
  email: string,
): Promise<void> {
  const { db, clock, limiter } = services
  const problem = email === account.email ? { id: 'field.email.same' } : checkEmail(email)
  if (problem) throw createFieldFailure('account', { email: problem })
  await limiter.take('email-change-account', account.id, clock())
  await limiter.take('mail-recipient', email, clock())
  if (await findAccountByEmail(db, email)) throw createUsedFailure()
}

function createMail(
  services: Needs<'db' | 'clock' | 'ids'>,
  account: AccountRow,
  kind: Extract<MailKind, 'change-email' | 'email-change-asked' | 'email-changed'>,
  link: { id: string; email: string },
  payload = {},
) {
  return createOutboxEntry(services, {
    cause: `${kind}:${link.id}`,
    kind,
    accountId: account.id,
    address: link.email,
    payload: { linkId: link.id, ...payload },
  })
}

/** Mails a link to the new address; nothing changes before it is opened. The current address is notified at once if it is confirmed. */
export async function askEmailChange(
  services: Needs<'db' | 'clock' | 'ids' | 'keys' | 'limiter'>,
  session: Session,
  typed: string,
  caller: Caller,
): Promise<CredentialAct> {
  const { db } = services
  const account = await findAccount(db, session.accountId)
  if (!account) throw new Failure('not-signed-in')
  const email = normalizeEmail(typed)
  await checkNewEmail(services, account, email)
  const change = createLink(services, { account, purpose: 'change-email', email })
  const toNew = createMail(services, account, 'change-email', { id: change.id, email })
  const toOld = account.emailVerifiedAt === null ? undefined : notifyOldAddress(services, account, change.id)
  await runBatch(db, [
    ...demandOpenSession(db, session),
    ...demandSameEntry(db, account),
    deleteLinksOf(db, account.id, ['change-email']),
    change.statement,
    toNew.statement,
    ...(toOld?.statements ?? []),
    createSecurityEvent(services, { kind: 'email-change-asked', accountId: account.id, origin: caller.origin }),
  ])
  return { mails: [toNew.id, ...(toOld ? [toOld.id] : [])] }
}

/** With a link that cancels or undoes the change. An unconfirmed address may belong to someone else. */
function notifyOldAddress(services: Needs<'db' | 'clock' | 'ids' | 'keys'>, account: AccountRow, changeId: string) {
  const undo = createLink(services, { account, purpose: 'undo-email', email: account.email })
  const mail = createMail(services, account, 'email-change-asked', { id: undo.id, email: account.email }, { changeId })
  return { id: mail.id, statements: [undo.statement, mail.statement] }
}

async function runOnce({ db }: Needs<'db'>, linkId: string, statements: readonly Statement[]): Promise<void> {
  try {
    await runBatch(db, [deleteLink(db, linkId), ...demandOneChange(db), ...statements])
  } catch (error) {
    if (isGuardFailure(error)) throw new Failure('link-expired')
    if (isUniqueViolation(error)) throw new Failure('email-used')
    throw error
  }
}

/** Applies the change by the link at the new address, and ends all other sessions. */
export async function confirmEmailChange(
  services: Needs<'db' | 'clock' | 'ids' | 'limiter'>,
  secret: string,
  caller: Caller,
): Promise<CredentialAct> {
  const { db, clock } = services
  const { link, account } = await openLink(services, 'change-email', secret, caller.address)
  const undo = await findNewestLink(db, account.id, 'undo-email', clock())
  const told = undo?.email === account.email ? [createMail(services, account, 'email-changed', undo)] : []
  const own = caller.session?.accountId === account.id ? caller.session.tokenHash : ''
  await runOnce(services, link.id, [
    saveEmail(db, account.id, link.email, clock()),
    deleteLinksOf(db, account.id, ['verify-email', 'reset-password']),
    ...endSessions(db, account.id, own),
    createSecurityEvent(services, { kind: 'email-changed', accountId: account.id, origin: caller.origin }),
    ...told.map(({ statement }) => statement),
  ])
  return { mails: told.map(({ id }) => id), ended: account.id, confirmed: account.id }
}

/**
 * Undoes the change by the link at the previous address. The person who requested the change knew the password or had a device, so all
 * sessions end, and password, passkeys and linked accounts are removed; a link for a new password is mailed at once.
 */
export async function undoEmailChange(
  services: Needs<'db' | 'clock' | 'ids' | 'keys' | 'limiter'>,
  secret: string,
  caller: Caller,
): Promise<CredentialAct> {
  const { db, clock } = services
  const { link, account } = await openLink(services, 'undo-email', secret, caller.address)
  const reset = createResetMail(services, account, link.email)
  await runOnce(services, link.id, [
    deleteLinksOf(db, account.id, ['verify-email', 'reset-password', 'change-email', 'undo-email']),
    saveEmail(db, account.id, link.email, clock()),
    savePassword(db, account.id, null, clock()),
    ...deleteOtherWaysIn(db, account.id),
    ...endSessions(db, account.id),
    createSecurityEvent(services, { kind: 'email-change-undone', accountId: account.id, origin: caller.origin }),
    ...reset.statements,
  ])
  return { mails: [reset.mail], ended: account.id }
}
