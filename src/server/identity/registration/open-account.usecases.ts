import type { Factor } from '#src/contract/audit/security.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import type { Caller } from '#src/server/http/caller.ts'
import { isUniqueViolation, runBatch, type Statement } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { insertAccount } from '../account/account.repository.ts'
import { recordAgreements } from '../account/consents.usecases.ts'
import { createVerificationMail } from '../credential/verify-email.usecases.ts'
import type { OpenedSession } from '../session/answer-session.ts'
import { noteSharedDevice } from '../session/note-shared-device.ts'
import { renewSession } from '../session/session.usecases.ts'

/** Where a registration comes from. */
export type Origin = { language: LocaleCode; referredBy: string | undefined; attribution: string | undefined }

type Opening = {
  email: string
  passwordHash: string | null
  emailVerifiedAt: number | null
  factor: Factor
  /** Statements of the sign-in method for the same batch. */
  more?: (accountId: string) => Statement[]
}

/** An address that a provider has confirmed needs no link. */
function welcomeOf(
  services: Needs<'db' | 'clock' | 'ids' | 'keys'>,
  account: { id: string; email: string; emailVerifiedAt: number | null },
) {
  if (account.emailVerifiedAt === null) return createVerificationMail(services, account, 'welcome')
  const cause = `welcome:${account.id}`
  const mail = createOutboxEntry(services, { cause, kind: 'welcome', accountId: account.id, payload: {} })
  return { mail: mail.id, statements: [mail.statement] }
}

/** Repeated registration of an address does not fill its mailbox; the security page can send the link. */
async function mayWelcome({ limiter, clock }: Needs<'clock' | 'limiter'>, email: string): Promise<boolean> {
  try {
    await limiter.take('welcome-recipient', email, clock())
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

export const createTakenFailure = () => createFieldFailure('account', { email: { id: 'field.email.taken' } })

/** Creates an account without role, signs it in and writes the welcome mail, in one batch. */
export async function openAccount(
  services: Needs<'db' | 'clock' | 'ids' | 'keys' | 'limiter'>,
  { factor, more, ...opening }: Opening,
  caller: Caller,
  origin: Origin,
): Promise<OpenedSession> {
  const { db, clock, ids } = services
  const now = clock()
  const account = {
    id: ids.key(now),
    ...opening,
    role: 'user' as const,
    language: origin.language,
    referredBy: origin.referredBy ?? null,
    attribution: origin.attribution ?? null,
    createdAt: now,
    updatedAt: now,
  }
  const session = renewSession(services, account, { caller, factor })
  const shared = origin.referredBy ? await noteSharedDevice(services, account, caller, origin.referredBy) : []
  const welcome = (await mayWelcome(services, account.email)) ? welcomeOf(services, account) : undefined
  try {
    await runBatch(db, [
      insertAccount(db, account),
      ...recordAgreements(services, account),
      ...session.statements,
      createSecurityEvent(services, { kind: 'registered', accountId: account.id, origin: caller.origin }),
      ...(welcome?.statements ?? []),
      ...(more?.(account.id) ?? []),
      ...shared,
    ])
  } catch (error) {
    if (isUniqueViolation(error)) throw createTakenFailure()
    throw error
  }
  return { accountId: account.id, session, mails: welcome ? [welcome.mail] : [] }
}
