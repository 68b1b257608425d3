import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import type { Caller } from '#src/server/http/caller.ts'
import { isUniqueViolation, runBatch, type Statement } from '#src/server/platform/database.ts'
import { normalizeEmail } from '#src/server/platform/plain-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findAccount } from '../account/account.repository.ts'
import type { AccountRow } from '../account/account.tables.ts'
import { demandOpenSession, demandSameEntry } from '../session/open-session.repository.ts'
import { findProvider } from './flow.ts'
import type { Finished, Returned } from './returned.ts'
import { findIdentity, insertIdentity } from './social.repository.ts'
import { dropUnprovenPassword } from './unproven-password.repository.ts'

/** An account at a provider, as the provider reports it. */
export type Vouched = {
  provider: string
  issuer: string
  subject: string
  email: string | null
  emailVerified: boolean
}

/** The link of the identity, for the batch. */
export function createLink({ db, clock, ids }: Needs<'db' | 'clock' | 'ids'>, accountId: string, vouched: Vouched) {
  const now = clock()
  const { provider, issuer, subject, email } = vouched
  const id = ids.publicId()
  const row = { id, accountId, provider, issuer, subject, email, createdAt: now, lastUsedAt: now }
  return { id, statement: insertIdentity(db, row) }
}

export const nameProvider = (services: Needs<'social'>, id: string): string => findProvider(services, id)?.name ?? id

/**
 * An unconfirmed address may have been registered by someone else. Once the provider confirms its owner, the address is confirmed and previous
 * sign-in methods are removed.
 */
const provesEmail = (account: AccountRow, { email, emailVerified }: Vouched): boolean =>
  account.emailVerifiedAt === null && emailVerified && normalizeEmail(email ?? '') === account.email

type Link = { account: AccountRow; vouched: Vouched; caller: Caller; more?: Statement[] }

/** Links and notifies the person by mail; the outcome reports if it is linked to another account. */
export async function linkIdentity(
  services: Needs<'db' | 'clock' | 'ids' | 'social'>,
  { account, vouched, caller, more = [] }: Link,
): Promise<Pick<Finished, 'mails'> & { outcome: 'linked' | 'linked-elsewhere' }> {
  const { db, clock } = services
  const link = createLink(services, account.id, vouched)
  const proves = provesEmail(account, vouched)
  const mail = createOutboxEntry(services, {
    cause: `social-linked:${link.id}`,
    kind: 'social-linked',
    accountId: account.id,
    payload: {
      provider: nameProvider(services, vouched.provider),
      dropped: proves && account.passwordHash !== null ? 1 : 0,
    },
  })
  const event = { kind: 'social-linked' as const, accountId: account.id, detail: vouched.provider }
  try {
    await runBatch(db, [
      ...(caller.session ? demandOpenSession(db, caller.session) : []),
      ...demandSameEntry(db, account),
      ...more,
      ...(proves ? dropUnprovenPassword(db, account.id, caller.session?.tokenHash ?? '', clock()) : []),
      link.statement,
      createSecurityEvent(services, { ...event, origin: caller.origin }),
      mail.statement,
    ])
  } catch (error) {
    if (isUniqueViolation(error)) return { outcome: 'linked-elsewhere' }
    throw error
  }
  return { outcome: 'linked', mails: [mail.id] }
}

/** Handles the return to the security page, in the same session. */
export async function linkReturned(
  services: Needs<'db' | 'clock' | 'ids' | 'social'>,
  { flow, profile, caller }: Returned,
): Promise<Finished> {
  const { session } = caller
  if (!session || session.actorId || session.accountId !== flow.accountId) return { outcome: 'signed-out' }
  const identity = await findIdentity(services.db, profile)
  if (identity) return { outcome: identity.accountId === session.accountId ? 'linked' : 'linked-elsewhere' }
  const account = await findAccount(services.db, session.accountId)
  if (!account) return { outcome: 'signed-out' }
  return linkIdentity(services, { account, vouched: { ...profile, provider: flow.provider }, caller })
}
