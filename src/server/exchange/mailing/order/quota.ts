import { PREMIUM_TERMS } from '#src/domain/service/services.ts'
import { demandPremium, readPremiumUntil } from '#src/server/people/seaman/premium.repository.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { demandUsedQuota, findUsedBeyond, findUsedQuota, monthOf } from './quota.repository.ts'

/**
 * What the quota of this month covers of a mailing. `used`: what was used of it before. `taken`: what the mailing uses; without premium, what
 * it leaves lapses. `needsPremium`: the usual quota covers less.
 */
export type QuotaShare = { month: string; used: number; taken: number; letters: number; needsPremium: boolean }

/** Returns how many of some letters cost nothing this month: with premium those of its terms, in any number of mailings. */
export async function readQuotaShare(
  services: Needs<'db' | 'clock' | 'config'>,
  accountId: string,
  letters: number,
): Promise<QuotaShare> {
  const { db, clock, config } = services
  const month = monthOf(clock())
  const [used, premium] = await Promise.all([
    findUsedQuota(db, accountId, month),
    readPremiumUntil(services, accountId),
  ])
  const { mailings, letters: most } = config.mailingQuota
  const usual = Math.max(0, Math.min(most, mailings * most - used))
  const withPremium = premium === null ? 0 : Math.max(0, PREMIUM_TERMS.letters - used)
  if (withPremium <= usual) return { month, used, taken: usual, letters: Math.min(letters, usual), needsPremium: false }
  const covered = Math.min(letters, withPremium)
  return { month, used, taken: covered, letters: covered, needsPremium: true }
}

/** Returns how many letters an account had free from `from` to `until` (UTC ms) that are not free without premium. */
export function countLettersOfPremium(
  { db, config }: Needs<'db' | 'config'>,
  accountId: string,
  { from, until }: { from: number; until: number },
): Promise<number> {
  const { mailings, letters } = config.mailingQuota
  return findUsedBeyond(db, accountId, { from, until, usual: mailings * letters })
}

/** Aborts the batch if the quota that was read no longer covers the letters: another part of it was used, or premium has ended. */
export const demandQuota = (
  db: Database,
  accountId: string,
  { month, used, letters, needsPremium }: QuotaShare,
  now: number,
): Statement[] =>
  letters === 0
    ? []
    : [...demandUsedQuota(db, accountId, month, used), ...(needsPremium ? demandPremium(db, accountId, now) : [])]
