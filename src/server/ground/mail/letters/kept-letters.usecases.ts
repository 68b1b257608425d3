import type { Needs } from '#src/server/platform/services.ts'
import { findKeptLetter } from './kept-letters.repository.ts'
import type { ReportedLetter } from './letter-events.ts'
import type { LetterReport } from './letter-states.ts'

/** Addresses by which reports can be tried where no letter leaves the machine; all others report a delivery. */
const REPORTS: Readonly<Record<string, LetterReport | null>> = {
  bounce: 'bounced',
  complaint: 'complained',
  slow: null,
}

/** Returns what a provider would report of a letter that was kept on this machine; undefined if it would report nothing. */
export async function readKeptReport({ db }: Needs<'db'>, letterId: string): Promise<ReportedLetter | undefined> {
  const kept = await findKeptLetter(db, letterId)
  const report = kept && REPORTS[kept.recipient.split('@')[0]?.toLowerCase() ?? '']
  if (!kept || report === null) return undefined
  return { letterId, messageId: null, report: report ?? 'delivered', at: kept.sentAt }
}
