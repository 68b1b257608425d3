import type { Passkey, PasskeyList } from '#src/contract/passkey/schemas.ts'
import { countCharacters, normalizeName } from '#src/domain/text/text.ts'
import { MAX_PASSKEY_NAME } from '#src/domain/text/text-limits.ts'
import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import { sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import type { Place } from '#src/server/http/caller.ts'
import { demandOneChange, isGuardFailure, runBatch, type Statement } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure, type Text } from '#src/server/platform/failure.ts'
import { isCleanName } from '#src/server/platform/plain-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findAccount } from '../account/account.repository.ts'
import { closeSockets } from '../session/devices.usecases.ts'
import { demandOpenSession, endEntries, endSessions } from '../session/open-session.repository.ts'
import { demandsPasskey, type Session } from '../session/session.ts'
import {
  deletePasskeyUnlessLast,
  findOwnPasskey,
  listPasskeyRows,
  updatePasskeyName,
  updateTwoStep,
} from './passkey.repository.ts'
import type { PasskeyRow } from './passkey.tables.ts'
import { createNotice } from './passkey-notice.ts'

const describePasskey = ({ id, name, createdAt, lastUsedAt, synced, flaggedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt,
  lastUsedAt,
  synced,
  suspect: flaggedAt !== null,
})

/** Returns the passkeys of the account, oldest first, and whether a password alone opens it. */
export async function listPasskeys({ db, config }: Needs<'db' | 'config'>, session: Session): Promise<PasskeyList> {
  const [rows, account] = await Promise.all([
    listPasskeyRows(db, session.accountId),
    findAccount(db, session.accountId),
  ])
  return {
    items: rows.map(describePasskey),
    twoStep: account?.twoStepAt != null,
    demanded: demandsPasskey(config, session.user.role),
  }
}

function checkName(name: string): Text | undefined {
  if (name === '') return { id: 'field.passkey.missing' }
  if (!isCleanName(name)) return { id: 'field.common.characters' }
  if (countCharacters(name) <= MAX_PASSKEY_NAME) return undefined
  return { id: 'field.name.long', values: { most: MAX_PASSKEY_NAME } }
}

/** Runs a batch that begins with a change of one row; throws the code if no row changed. */
async function change(
  { db }: Needs<'db'>,
  session: Session,
  code: 'not-found' | 'last-way-in' | 'conflict',
  statements: Statement[],
) {
  const [first, ...rest] = statements as [Statement, ...Statement[]]
  try {
    await runBatch(db, [...demandOpenSession(db, session), first, ...demandOneChange(db), ...rest])
  } catch (error) {
    if (isGuardFailure(error)) throw new Failure(code)
    throw error
  }
}

export async function renamePasskey(
  services: Needs<'db' | 'clock' | 'ids' | 'config'>,
  session: Session,
  id: string,
  input: string,
  origin: Place,
) {
  const name = normalizeName(input)
  const problem = checkName(name)
  if (problem) throw createFieldFailure('passkey', { name: problem })
  const { accountId } = session
  await change(services, session, 'not-found', [
    updatePasskeyName(services.db, accountId, id, name),
    createSecurityEvent(services, { kind: 'passkey-renamed', accountId, origin }),
  ])
  return listPasskeys(services, session)
}

/** Ends all other sessions too: the passkey may be lost. Throws `last-way-in` for the last sign-in method. */
export async function removePasskey(
  services: Needs<'db' | 'clock' | 'ids' | 'live' | 'jobQueue' | 'config'>,
  session: Session,
  id: string,
  origin: Place,
) {
  const { db, config } = services
  const { accountId, tokenHash, user } = session
  const passkey = await findOwnPasskey(db, accountId, id)
  if (!passkey) throw new Failure('not-found')
  const notice = createNotice(services, { act: 'removed', accountId, cause: id, name: passkey.name })
  await change(services, session, 'last-way-in', [
    deletePasskeyUnlessLast(db, accountId, id, demandsPasskey(config, user.role)),
    ...endSessions(db, accountId, tokenHash),
    createSecurityEvent(services, { kind: 'passkey-removed', accountId, origin }),
    notice.statement,
  ])
  await Promise.all([sendMails(services, [notice.id]), closeSockets(services, accountId)])
  return listPasskeys(services, session)
}

/** Sets whether a password or linked account alone opens the account. Requiring a passkey throws `conflict` if there is none. */
export async function setTwoStep(
  services: Needs<'db' | 'clock' | 'ids' | 'jobQueue' | 'config'>,
  session: Session,
  on: boolean,
  origin: Place,
) {
  const { db, clock, ids } = services
  const { accountId } = session
  const now = clock()
  const act = on ? 'two-step-on' : 'two-step-off'
  const notice = createNotice(services, { act, accountId, cause: ids.key(now) })
  await change(services, session, 'conflict', [
    updateTwoStep(db, accountId, on ? now : null, now),
    ...endEntries(db, accountId),
    createSecurityEvent(services, { kind: act, accountId, origin }),
    notice.statement,
  ])
  await sendMails(services, [notice.id])
  return listPasskeys(services, session)
}
