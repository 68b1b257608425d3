import type { Needs } from '#src/server/platform/services.ts'
import { findUsedQuota, monthOf } from './quota.repository.ts'

/** What the quota of this month covers of a mailing. `used`: what was used of it before. `taken`: what the mailing uses; what it leaves lapses. */
export type QuotaShare = { month: string; used: number; taken: number; letters: number }

/** Returns how many of some letters cost nothing this month. */
export async function readQuotaShare(
  { db, clock, config }: Needs<'db' | 'clock' | 'config'>,
  accountId: string,
  letters: number,
): Promise<QuotaShare> {
  const month = monthOf(clock())
  const used = await findUsedQuota(db, accountId, month)
  const { mailings, letters: most } = config.mailingQuota
  const taken = Math.max(0, Math.min(most, mailings * most - used))
  return { month, used, taken, letters: Math.min(letters, taken) }
}
