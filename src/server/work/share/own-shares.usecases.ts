import type { Share, ShareInput, Shares } from '#src/contract/share/schemas.ts'
import {
  MAX_PIN,
  MAX_SHARES,
  MIN_PIN,
  PIN,
  SHARE_DAYS,
  SHARE_LISTED_FOR,
  SHARE_SHOWN_FOR,
  sharePath,
} from '#src/contract/share/share.ts'
import { masksOfEveryLink } from '#src/domain/privacy/link-masks.ts'
import { countCharacters, normalizeName } from '#src/domain/text/text.ts'
import { MAX_SHARE_LABEL } from '#src/domain/text/text-limits.ts'
import { DAY } from '#src/domain/time.ts'
import { insertKeyedAnswer } from '#src/server/ground/idempotency/keyed-write.repository.ts'
import { createKeyedWrite, findRepeated } from '#src/server/ground/idempotency/keyed-write.usecases.ts'
import { demandOpenSession } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { privacyOf } from '#src/server/people/seaman/privacy.ts'
import { findSeaman } from '#src/server/people/seaman/seaman.repository.ts'
import { hashText, isSameText } from '#src/server/platform/crypto.ts'
import { isGuardFailure, isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure, type Text } from '#src/server/platform/failure.ts'
import { isCleanName } from '#src/server/platform/plain-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { readMasks } from './read-masks.ts'
import { deleteOldShares, demandRoom, endShare, insertShare, listShareRows, listViewRows } from './share.repository.ts'
import type { CvShareRow } from './share.tables.ts'
import { hashPin, secretOf } from './share-secrets.ts'

type Working = Needs<'db' | 'clock' | 'ids' | 'keys' | 'limiter'>

/** The path of a new, valid link. */
function pathOf({ keys, clock }: Needs<'keys' | 'clock'>, row: CvShareRow): string | null {
  const now = clock()
  if (row.revokedAt !== null || now >= row.expiresAt || now >= row.createdAt + SHARE_SHOWN_FOR) return null
  const secret = secretOf(keys, row.id)
  // After a change of key the secret differs.
  return isSameText(hashText(secret), row.secretHash) ? sharePath(secret) : null
}

function demandSeaman({ seamanId }: Session): string {
  if (!seamanId) throw new Failure('forbidden')
  return seamanId
}

/** Returns the caller's links, newest first. */
export async function listShares(services: Needs<'db' | 'clock' | 'keys'>, session: Session): Promise<Shares> {
  const { db } = services
  const seamanId = demandSeaman(session)
  const [rows, seaman] = await Promise.all([listShareRows(db, seamanId), findSeaman(db, seamanId)])
  const views = await listViewRows(
    db,
    rows.map(({ id }) => id),
  )
  const items = rows.map(
    (row): Share => ({
      id: row.id,
      label: row.label,
      hasPin: row.pinHash !== null,
      masks: readMasks(row.masks),
      createdAt: row.createdAt,
      expiresAt: row.expiresAt,
      revokedAt: row.revokedAt,
      path: pathOf(services, row),
      views: row.views,
      seen: views
        .filter(({ shareId }) => shareId === row.id)
        .map(({ seenAt, country, browser }) => ({ seenAt, country, browser })),
    }),
  )
  return { items, limit: MAX_SHARES, always: seaman ? masksOfEveryLink(privacyOf(seaman)) : [] }
}

const refuseMore = (): Failure =>
  createFieldFailure('share', { label: { id: 'share.problem.many', values: { most: MAX_SHARES } } })

function checkLabel(label: string): Text | undefined {
  if (!isCleanName(label)) return { id: 'field.common.characters' }
  return countCharacters(label) > MAX_SHARE_LABEL
    ? { id: 'field.name.long', values: { most: MAX_SHARE_LABEL } }
    : undefined
}

/** Returns the normalised input. Throws messages for its fields. */
function readInput(input: ShareInput): ShareInput {
  const label = normalizeName(input.label)
  const pin = input.pin.trim()
  const problem = checkLabel(label)
  const isOffered = (SHARE_DAYS as readonly number[]).includes(input.days)
  const isPin = pin === '' || PIN.test(pin)
  if (problem || !isOffered || !isPin)
    throw createFieldFailure('share', {
      ...(problem && { label: problem }),
      ...(!isOffered && { days: { id: 'share.problem.days' } }),
      ...(!isPin && { pin: { id: 'share.problem.pin', values: { least: MIN_PIN, most: MAX_PIN } } }),
    })
  return { ...input, label, pin }
}

/** Creates a link; only the returned list contains its address. */
export async function createShare(
  services: Working,
  session: Session,
  input: ShareInput,
  key: string | undefined,
): Promise<Shares> {
  const { db, clock, ids, keys, limiter } = services
  const seamanId = demandSeaman(session)
  const { label, days, pin, masks } = readInput(input)
  const write = createKeyedWrite(session, 'share', key, [label, days, hashPin(keys, seamanId, pin), masks])
  if (await findRepeated(services, write)) return listShares(services, session)
  const now = clock()
  await limiter.take('share-account', session.accountId, now)
  const id = ids.key(now)
  try {
    await runBatch(db, [
      ...demandOpenSession(db, session),
      ...demandRoom(db, seamanId, now),
      insertShare(db, {
        id,
        seamanId,
        secretHash: hashText(secretOf(keys, id)),
        label,
        pinHash: pin === '' ? null : hashPin(keys, id, pin),
        masks: [...new Set(masks)].join(' '),
        createdAt: now,
        expiresAt: now + days * DAY,
      }),
      ...(write ? [insertKeyedAnswer(db, write, { createdAt: now })] : []),
    ])
  } catch (error) {
    if (isGuardFailure(error)) throw refuseMore()
    // A concurrent call was first.
    if (!isUniqueViolation(error) || !(await findRepeated(services, write))) throw error
  }
  return listShares(services, session)
}

/** Revokes a link at once. Idempotent; throws `not-found` for another's. */
export async function revokeShare(services: Working, session: Session, id: string): Promise<Shares> {
  await endShare(services.db, demandSeaman(session), id, services.clock())
  const shares = await listShares(services, session)
  if (!shares.items.some((share) => share.id === id)) throw new Failure('not-found')
  return shares
}

/** Deletes links that expired long ago. */
export async function sweepShares({ db, clock }: Needs<'db' | 'clock'>): Promise<void> {
  await deleteOldShares(db, clock() - SHARE_LISTED_FOR)
}
