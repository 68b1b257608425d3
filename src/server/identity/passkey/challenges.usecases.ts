import { MINUTE } from '#src/domain/time.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { deleteStaleChallenges, insertChallenge, takeChallengeRow } from './challenges.repository.ts'
import type { Ceremony } from './passkey.tables.ts'

export const CHALLENGE_LIFETIME = 5 * MINUTE

type Purpose = {
  /** The hash of the session's or the visit's secret. */
  ownerHash: string
  ceremony: Ceremony
  /** Whose passkey it must be, where that is known. */
  accountId?: string | undefined
}

/** 32 random bytes as base64url; only their hash is kept. */
export async function createChallenge(
  { db, clock, ids }: Needs<'db' | 'clock' | 'ids'>,
  purpose: Purpose,
): Promise<string> {
  const challenge = ids.secret()
  const { ownerHash, ceremony, accountId = null } = purpose
  const expiresAt = clock() + CHALLENGE_LIFETIME
  await insertChallenge(db, { challengeHash: hashText(challenge), ownerHash, ceremony, accountId, expiresAt })
  return challenge
}

/** What the challenge was given out for; throws when it was not, not here, not for this, or before. */
export async function takeChallenge(
  { db, clock }: Needs<'db' | 'clock'>,
  challenge: string,
  owners: readonly string[],
  ceremonies: readonly Ceremony[],
) {
  const claim = { challengeHash: hashText(challenge), owners, ceremonies }
  const taken = await takeChallengeRow(db, claim, clock())
  if (!taken) throw new Failure('passkey-refused')
  return taken
}

export async function sweepChallenges({ db, clock }: Needs<'db' | 'clock'>): Promise<void> {
  await deleteStaleChallenges(db, clock())
}
