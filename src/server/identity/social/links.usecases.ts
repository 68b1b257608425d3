import type { SocialState } from '#src/contract/social/schemas.ts'
import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import type { Caller } from '#src/server/http/caller.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { demandOneChange, isGuardFailure, isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findAccount, findAccountByEmail } from '../account/account.repository.ts'
import { demandWayIn } from '../account/ways-in.repository.ts'
import { demandOpenSession } from '../session/open-session.repository.ts'
import type { Session } from '../session/session.ts'
import { linkIdentity, nameProvider } from './link-identity.usecases.ts'
import { deleteIdentity, deletePending, findIdentities, findPending } from './social.repository.ts'
import { endSocialSessions } from './unproven-password.repository.ts'

async function describeAccount(
  services: Needs<'db' | 'social'>,
  session: Session | null,
): Promise<SocialState['account']> {
  if (!session) return null
  const { db } = services
  const [account, identities] = await Promise.all([
    findAccount(db, session.accountId),
    findIdentities(db, session.accountId),
  ])
  const linked = identities.map(({ id, provider, email, createdAt }) => ({
    id,
    provider,
    name: nameProvider(services, provider),
    email,
    linkedAt: createdAt,
  }))
  return { hasPassword: Boolean(account?.passwordHash), linked }
}

/** A provider that is no longer configured has no pending sign-up. */
async function describePending(
  services: Needs<'db' | 'clock' | 'social'>,
  token: string | undefined,
): Promise<SocialState['pending']> {
  const pending = token && (await findPending(services.db, hashText(token), services.clock()))
  const provider = pending && services.social.providers.find(({ id }) => id === pending.provider)
  if (!provider) return null
  const taken = (await findAccountByEmail(services.db, pending.email)) !== undefined
  return { provider: provider.id, name: provider.name, email: pending.email, taken }
}

/** Returns the state for sign-in pages and the security page. */
export async function getSocialState(
  services: Needs<'db' | 'clock' | 'social'>,
  session: Session | null,
  token: string | undefined,
): Promise<SocialState> {
  const [account, pending] = await Promise.all([describeAccount(services, session), describePending(services, token)])
  const isLinked = (provider: string) => account?.linked.some((identity) => identity.provider === provider) === true
  return {
    providers: services.social.providers.map(({ id, name, confirms }) => ({ id, name, confirms })),
    pending: pending && isLinked(pending.provider) ? null : pending,
    account,
  }
}

/** Links the pending identity after the person has agreed. The token is valid once. */
export async function linkPending(
  services: Needs<'db' | 'clock' | 'ids' | 'social'>,
  token: string | undefined,
  caller: Caller,
): Promise<string[]> {
  const { db, clock } = services
  const tokenHash = hashText(token ?? '')
  const [pending, account] = await Promise.all([
    findPending(db, tokenHash, clock()),
    findAccount(db, caller.session?.accountId ?? ''),
  ])
  if (!pending || !account) throw new Failure('not-found')
  const more = [deletePending(db, tokenHash), ...demandOneChange(db)]
  const { outcome, mails = [] } = await linkIdentity(services, { account, vouched: pending, caller, more })
  if (outcome !== 'linked') throw new Failure('conflict')
  return mails
}

export async function forgetPending({ db }: Needs<'db'>, token: string | undefined): Promise<void> {
  if (token) await deletePending(db, hashText(token))
}

/** Deletes the link and the sessions it opened elsewhere; rejected if nothing else would open the account. */
export async function unlink(
  services: Needs<'db' | 'clock' | 'ids' | 'social'>,
  id: string,
  caller: Caller,
): Promise<string[]> {
  const { db } = services
  const { session } = caller
  if (!session) throw new Failure('not-signed-in')
  const { accountId, tokenHash } = session
  const identity = (await findIdentities(db, accountId)).find((linked) => linked.id === id)
  if (!identity) throw new Failure('not-found')
  const mail = createOutboxEntry(services, {
    cause: `social-unlinked:${id}`,
    kind: 'social-unlinked',
    accountId,
    payload: { provider: nameProvider(services, identity.provider) },
  })
  const event = { kind: 'social-unlinked' as const, accountId, detail: identity.provider, origin: caller.origin }
  try {
    await runBatch(db, [
      ...demandOpenSession(db, session),
      deleteIdentity(db, accountId, id),
      ...demandWayIn(db, accountId),
      ...endSocialSessions(db, accountId, tokenHash),
      createSecurityEvent(services, event),
      mail.statement,
    ])
  } catch (error) {
    if (isGuardFailure(error)) throw new Failure('last-way-in')
    // Concurrent requests: the mail is written once.
    if (isUniqueViolation(error)) throw new Failure('not-found')
    throw error
  }
  return [mail.id]
}
