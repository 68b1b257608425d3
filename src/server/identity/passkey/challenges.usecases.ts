import { MINUTE } from '#src/domain/time.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { deleteStaleChallenges, insertChallenge, takeChallengeRow } from './challenges.repository.ts'
import type { Ceremony } from './passkey.tables.ts'

export const CHALLENGE_LIFETIME = 5 * MINUTE

type Purpose = {
  /** Hash of the secret of the session or visit. */
  ownerHash: string
  ceremony: Ceremony
  /** The owner of the passkey, if known. */
  accountId?: string | undefined
}

/** Returns 32 random bytes as base64url; only the hash is stored. */
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

/** Returns what the challenge was issued for; throws if it is unknown, used, or issued for another purpose or visit. */
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
