import type { LocaleCode } from '#src/domain/locales.ts'
import { DAY, HOUR, MINUTE } from '#src/domain/time.ts'
import type { Letter, LetterOutcome, SendLetter } from '#src/server/ground/mail/letters/letter.ts'
import { createStopId } from '#src/server/ground/mail/stop-address.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Services } from '#src/server/platform/services.ts'
import { attachForms } from '../letter/attach-forms.ts'
import { renderLetter } from '../letter/render-letter.ts'
import { createReviewId } from '../letter/review-id.ts'
import { LETTER_SOURCE } from './letter-events.usecases.ts'
import type { LetterRow } from './letter-rows.repository.ts'
import { noteOutcome, postpone, stopSettled } from './letter-states.repository.ts'

/** A letter that nobody reports on is charged after this time, and one whose fate is unknown is released. */
const SETTLED_AFTER = { sent: 72 * HOUR, unknown: DAY, suppressed: 0 } as const

/** Rows that were claimed for one letter, with the id and the language that were stored. */
export type ClaimedLetter = { id: string; language: LocaleCode; rows: readonly LetterRow[] }

/** Returns the letter as it is sent; undefined if its address is no longer there. */
async function writeLetter(services: Services, { id, language, rows }: ClaimedLetter): Promise<Letter | undefined> {
  const [first] = rows
  if (!first?.address) return undefined
  const [addressId, to] = JSON.parse(first.address) as [string, string]
  const attached = await attachForms(services, rows)
  const cvs = rows.map((row) => ({
    facts: row.facts,
    reviewId: createReviewId(services, row.row),
    isAttached: attached.has(row),
  }))
  const stopId = createStopId(services, { of: addressId, kind: 'cv-mailing' })
  const mail = await renderLetter(services, { cvs, stopId }, language)
  const attachments = [...attached.values()]
  return {
    ...{ id, to, scope: first.row.organisationId, source: LETTER_SOURCE },
    mail: { ...mail, ...(attachments.length > 0 && { attachments }) },
  }
}

async function note(services: Services, id: string, outcome: LetterOutcome): Promise<void> {
  const { db, clock } = services
  const now = clock()
  if (outcome.state === 'later')
    return void (await runBatch(db, postpone(db, id, Math.max(outcome.retryAt, now + MINUTE))))
  const { state } = outcome
  await noteOutcome(db, id, { state, now, settleAt: now + SETTLED_AFTER[state] })
}

/** A claimed letter without the rows that were settled since: other letters may have been sent first. */
async function withoutSettled({ db }: Services, claimed: ClaimedLetter): Promise<ClaimedLetter> {
  const stopped = await stopSettled(db, claimed.id)
  const isStopped = ({ row }: LetterRow) =>
    stopped.some((one) => one.mailingId === row.mailingId && one.organisationId === row.organisationId)
  return { ...claimed, rows: claimed.rows.filter((row) => !isStopped(row)) }
}

/** Sends a claimed letter and writes down what became of it. Nothing is sent of an order that ended meanwhile. */
export async function sendClaimed(services: Services, send: SendLetter, listed: ClaimedLetter): Promise<void> {
  const claimed = await withoutSettled(services, listed)
  if (claimed.rows.length === 0) return
  const letter = await writeLetter(services, claimed)
  const outcome = letter ? await send(services, letter) : ({ state: 'later', retryAt: services.clock() } as const)
  await note(services, claimed.id, outcome)
}
