import type { PasskeyAssertion, PasskeyPurpose, PasskeyRequestOptions } from '#src/contract/passkey/schemas.ts'
import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import { sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import type { Caller } from '#src/server/http/caller.ts'
import { demandOneChange, isGuardFailure, isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findAccount } from '../account/account.repository.ts'
import type { AccountRow } from '../account/account.tables.ts'
import { actAfterEntrance } from '../session/act-after-entrance.usecases.ts'
import type { Entered } from '../session/answer-entrance.ts'
import { decideEntrance, type Entrance } from '../session/decide-entrance.ts'
import { findPendingSignIn, takePendingSignIn } from '../session/pending-sign-in.repository.ts'
import type { ActingRequest } from '../session/pending-sign-in.tables.ts'
import { renewSession } from '../session/session.usecases.ts'
import { CHALLENGE_LIFETIME, createChallenge, takeChallenge } from './challenges.usecases.ts'
import { findByCredential, flagPasskey, notePasskeyUse } from './passkey.repository.ts'
import type { Ceremony, PasskeyRow } from './passkey.tables.ts'
import { createNotice } from './passkey-notice.ts'
import { type Assertion, readAssertion, readChallenge } from './read-response.ts'
import { findRelyingParty } from './relying-party.ts'
import { type Use, verifyAssertion } from './verify-response.ts'

/** The caller, and the hash of the visit's secret before sign-in. */
export type Visit = { caller: Caller; visitHash: string }

async function findOwner(services: Needs<'db' | 'clock'>, purpose: PasskeyPurpose, { caller, visitHash }: Visit) {
  if (purpose === 'sign-in') return { ownerHash: visitHash }
  if (purpose === 'confirm') {
    if (!caller.session || caller.session.actorId) throw new Failure('not-signed-in')
    return { ownerHash: caller.session.tokenHash, accountId: caller.session.accountId }
  }
  const pending = await findPendingSignIn(services.db, visitHash, services.clock())
  if (!pending) throw new Failure('second-step-over')
  return { ownerHash: visitHash, accountId: pending.accountId }
}

/** Returns the options to request a passkey. They name no passkey, so they reveal nothing. */
export async function offerRequest(
  services: Needs<'db' | 'clock' | 'ids' | 'limiter' | 'config'>,
  purpose: PasskeyPurpose,
  visit: Visit,
): Promise<PasskeyRequestOptions> {
  const { clock, limiter, config } = services
  await limiter.take('passkey-address', visit.caller.address, clock())
  const owner = await findOwner(services, purpose, visit)
  return {
    challenge: await createChallenge(services, { ...owner, ceremony: purpose }),
    rpId: findRelyingParty(config).id,
    timeout: CHALLENGE_LIFETIME,
    userVerification: 'required',
    allowCredentials: [],
  }
}

const ENTRANCES: readonly Ceremony[] = ['sign-in', 'second-step', 'confirm']

type Shown = { account: AccountRow; passkey: PasskeyRow; use: Use; ceremony: Ceremony }

/** Signs in with a passkey: as the only step, as the second step, or as a confirmation. Failures count with those of sign-in. */
export async function enterByPasskey(
  services: Needs<'db' | 'clock' | 'ids' | 'keys' | 'limiter' | 'jobQueue' | 'config'>,
  input: PasskeyAssertion,
  visit: Visit,
): Promise<Entered> {
  const { caller } = visit
  const attempt = await services.limiter.take('sign-in-address', caller.address, services.clock())
  const shown = await readPasskey(services, input, visit)
  const { account, passkey, use } = shown
  if (use.wentBack) return refuseCopy(services, shown, caller)
  const entrance = await openEntrance(services, shown, visit)
  try {
    await runBatch(services.db, [
      notePasskeyUse(services.db, passkey, use, services.clock()),
      ...demandOneChange(services.db),
      ...entrance.statements,
    ])
  } catch (error) {
    if (isGuardFailure(error)) throw new Failure('passkey-refused')
    throw error
  }
  await attempt.forgive()
  return { accountId: account.id, entrance, mails: [] }
}

/** Returns the account of a passkey after all checks but the counter. */
async function readPasskey(
  services: Needs<'db' | 'clock' | 'ids' | 'config'>,
  input: PasskeyAssertion,
  { caller, visitHash }: Visit,
): Promise<Shown> {
  const response = readAssertion(input)
  const challenge = readChallenge(response)
  const owners = [visitHash, ...(caller.session ? [caller.session.tokenHash] : [])]
  const { ceremony, accountId } = await takeChallenge(services, challenge, owners, ENTRANCES)
  const passkey = await findByCredential(services.db, response.id)
  if (!passkey) throw new Failure('passkey-refused')
  try {
    if (accountId && accountId !== passkey.accountId) throw new Failure('passkey-refused')
    const account = await demandOwner(services, passkey, response)
    const use = await verifyAssertion(findRelyingParty(services.config), response, challenge, passkey)
    return { account, passkey, use, ceremony }
  } catch (error) {
    await noteFailure(services, passkey, caller)
    throw error
  }
}

/** The user handle of the passkey must be the account's. */
async function demandOwner({ db }: Needs<'db'>, passkey: PasskeyRow, { response }: Assertion): Promise<AccountRow> {
  const account = await findAccount(db, passkey.accountId)
  if (!account?.passkeyHandle || response.userHandle !== account.passkeyHandle) throw new Failure('passkey-refused')
  return account
}

const noteFailure = (services: Needs<'db' | 'clock' | 'ids'>, { accountId }: PasskeyRow, { origin }: Caller) =>
  runBatch(services.db, [
    createSecurityEvent(services, { kind: 'sign-in-failed', accountId, detail: 'passkey', origin }),
  ])

/** The counter decreased: there may be a copy. The person is notified once per passkey, also for concurrent uses. */
async function refuseCopy(
  services: Needs<'db' | 'clock' | 'ids' | 'jobQueue'>,
  { passkey }: Shown,
  { origin }: Caller,
): Promise<never> {
  const { db, clock } = services
  const { id, accountId, name } = passkey
  const marks = [
    flagPasskey(db, id, clock()),
    createSecurityEvent(services, { kind: 'passkey-refused', accountId, detail: 'counter', origin }),
  ]
  const notice = createNotice(services, { act: 'refused', accountId, cause: id, name })
  try {
    await runBatch(db, [...marks, notice.statement])
    await sendMails(services, [notice.id])
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    await runBatch(db, marks)
  }
  throw new Failure('passkey-refused')
}

async function openEntrance(
  services: Needs<'db' | 'clock' | 'ids' | 'keys' | 'config'>,
  { account, ceremony }: Shown,
  visit: Visit,
): Promise<Entrance> {
  const { caller } = visit
  if (ceremony === 'confirm') {
    const session = renewSession(services, account, { caller, factor: 'passkey' })
    const event = createSecurityEvent(services, {
      kind: 'confirmed',
      accountId: account.id,
      detail: 'passkey',
      origin: caller.origin,
    })
    return { session, statements: [...session.statements, event], mails: [] }
  }
  const wish = ceremony === 'second-step' ? await takeWish(services, account, visit) : undefined
  const entrance = await decideEntrance(services, account, caller, 'passkey')
  return wish ? actAfterEntrance(services, wish, { account, factor: 'passkey', entrance }, caller) : entrance
}

/** Ends the pending sign-in, and returns the requested impersonation. */
async function takeWish(
  { db, clock }: Needs<'db' | 'clock'>,
  account: AccountRow,
  { visitHash }: Visit,
): Promise<ActingRequest | undefined> {
  const pending = await takePendingSignIn(db, visitHash, clock())
  if (pending?.accountId !== account.id) throw new Failure('second-step-over')
  return pending.actFor === null ? undefined : { userId: pending.actFor, reason: pending.actReason ?? undefined }
}
