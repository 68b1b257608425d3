import { runBatch } from '#src/server/platform/database.ts'
import type { Services } from '#src/server/platform/services.ts'
import type { MailRegistry } from '../send-mail.usecases.ts'
import { alarmOfPauses } from './alarm-of-pauses.usecases.ts'
import { recordReport } from './letter-reports.repository.ts'
import { type LetterEvent, type LetterReport, toEvent } from './letter-states.ts'
import { findLetter } from './letters.repository.ts'

/** What became of a letter; `at` in UTC ms. */
export type LetterNews = { letterId: string; event: LetterEvent; at: number }

/**
 * What a domain does when a provider reports about its letters. Called at least once for each report, also at the same time and in any order,
 * but not after a stronger one: a complaint is the strongest, then bounced, suppressed, rejected and delivered. It may be called before
 * `sendLetter` returned.
 */
export type LetterListener = {
  source: string
  on: (services: Services, news: LetterNews) => Promise<unknown>
}

/** Listeners by the source of letters. */
export type LetterEvents = ReadonlyMap<string, LetterListener['on']>

/** A report about a letter, with the provider’s id of the message. */
export type ReportedLetter = { letterId: string; messageId: string | null; report: LetterReport; at: number }

type Registry = { letterEvents: LetterEvents; mails: Pick<MailRegistry, 'findAdmins'> }

/** Applies a report. A repeated one changes nothing and calls the listener again; one about an unknown letter or message does nothing. */
export async function applyReport(
  services: Services,
  { letterEvents, mails }: Registry,
  { letterId, messageId, report, at }: ReportedLetter,
): Promise<void> {
  const { db, clock } = services
  const letter = await findLetter(db, letterId)
  if (!letter || (messageId && letter.messageId && letter.messageId !== messageId)) return
  const now = clock()
  await runBatch(db, recordReport(db, { id: letterId, report, messageId, at: Math.min(at, now), now }))
  const recorded = await findLetter(db, letterId)
  if (recorded?.state !== report) return
  await letterEvents.get(letter.source)?.(services, { letterId, event: toEvent(report), at: recorded.eventAt ?? now })
  if (report === 'complained') await alarmOfPauses(services, mails)
}
