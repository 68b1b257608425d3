import type { LetterState } from '#src/domain/mailing/letter-states.ts'
import type { LetterListener, LetterNews } from '#src/server/ground/mail/letters/letter-events.ts'
import { notifyPages } from '#src/server/platform/notify-waiting.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { mailingRecipientTable } from '../mailing.tables.ts'
import { findAccountsOf, noteEvent } from './letter-states.repository.ts'

/** The source of the letters of mailings. */
export const LETTER_SOURCE = 'mailing'

const UNDER_WAY: readonly LetterState[] = ['sending', 'sent', 'unknown']
/** A letter may be accepted and returned later. */
const MAY_RETURN: readonly LetterState[] = [...UNDER_WAY, 'delivered']

type Change = { from: readonly LetterState[]; set: Partial<typeof mailingRecipientTable.$inferInsert> }

/** What each event makes of the rows of a letter; in any order of events the same. */
function changeOf({ event, at }: LetterNews): Change {
  switch (event) {
    case 'delivered':
      return { from: UNDER_WAY, set: { state: 'delivered', deliveredAt: at } }
    case 'complained':
      // Who complains has received it.
      return { from: MAY_RETURN, set: { state: 'delivered', reason: 'complained' } }
    case 'suppressed':
      return { from: MAY_RETURN, set: { state: 'suppressed', reason: 'suppressed' } }
    case 'bounced':
    case 'rejected':
      return { from: MAY_RETURN, set: { state: 'bounced', reason: event } }
  }
}

/** Changes the state of a letter. What was settled stays settled; a repeated event changes nothing. */
export async function noteLetterEvent(services: Needs<'db' | 'clock' | 'live'>, event: LetterNews): Promise<void> {
  const { db, clock } = services
  const { letterId, at } = event
  await noteEvent(db, letterId, { ...changeOf(event), at, now: clock() })
  await notifyPages(services, await findAccountsOf(db, [letterId]), { kind: 'mailing' })
}

/** The events of the letters of mailings. */
export const mailingLetterListener: LetterListener = { source: LETTER_SOURCE, on: noteLetterEvent }
