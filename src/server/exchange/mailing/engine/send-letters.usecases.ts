import type { LetterReason } from '#src/domain/mailing/letter-states.ts'
import { firstMissed } from '#src/domain/mailing/mailing-rule.ts'
import { DAY, MINUTE, toPlainDate } from '#src/domain/time.ts'
import { messageOf } from '#src/server/ground/job/job.ts'
import type { SendLetter } from '#src/server/ground/mail/letters/letter.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { logFailure } from '#src/server/platform/log.ts'
import { notifyPages } from '#src/server/platform/notify-waiting.ts'
import type { Services } from '#src/server/platform/services.ts'
import { groupLetters } from './group-letters.ts'
import { claimAgain, claimRows, findDueRows, findStuckRows, type LetterRow } from './letter-rows.repository.ts'
import { noteOutcome, stopRows } from './letter-states.repository.ts'
import { type ClaimedLetter, sendClaimed } from './send-letter.ts'

export const SEND_LETTERS = 'send-letters'

/** Rows of one run; the run then starts the next one. */
const MAX_ROWS = 400
/** Rows that are claimed together. */
const CLAIMED_TOGETHER = 20
/** A run that has not finished a letter for this long has ended. */
const STUCK_AFTER = 10 * MINUTE
const MAX_TRIES = 5

type Key = { mailingId: string; organisationId: string; letterId: string | null }
const keyOf = ({ mailingId, organisationId }: Omit<Key, 'letterId'>): string => `${mailingId} ${organisationId}`

/** Why a due row is not sent; null if it is. */
function reasonOf({ stop, rule, facts }: LetterRow, on: string): LetterReason | null {
  if (stop) return stop
  return !rule || firstMissed(rule, facts, on) ? 'rule-ended' : null
}

/** Stops the rows that must not be sent, and returns the others. */
async function stopOthers({ db, clock }: Services, rows: readonly LetterRow[]): Promise<LetterRow[]> {
  const now = clock()
  const judged = rows.map((row) => ({ row, reason: reasonOf(row, toPlainDate(now)) }))
  const groups = Map.groupBy(judged, ({ reason }) => reason)
  const stops = [...groups].flatMap(([reason, stopped]) => {
    const keys = stopped.map(({ row: { row } }) => ({ mailingId: row.mailingId, organisationId: row.organisationId }))
    return reason ? [stopRows(db, keys, reason, now)] : []
  })
  if (stops.length > 0) await runBatch(db, stops)
  return (groups.get(null) ?? []).map(({ row }) => row)
}

/** The language of a letter: that of the order for one CV, that of the agency for several. */
function languageOf(rows: readonly LetterRow[]) {
  const [first] = rows
  const ruled = first?.rule?.language ?? 'en'
  return first?.row.language ?? (rows.length > 1 ? ruled : (first?.choice.language ?? ruled))
}

/** Claims letters in one statement. Returns each with the rows that no other run took. */
async function claim(services: Services, letters: readonly LetterRow[][]): Promise<ClaimedLetter[]> {
  const { db, clock, ids } = services
  const planned = letters.map((rows) => ({
    ...{ id: rows[0]?.row.letterId ?? ids.publicId(), language: languageOf(rows), rows },
  }))
  const claims = planned.flatMap(({ id, language, rows }) =>
    rows.map(({ row: { mailingId, organisationId } }) => ({ mailingId, organisationId, letterId: id, language })),
  )
  const taken = new Set((await claimRows(db, claims, clock())).map(keyOf))
  return planned
    .map(({ rows, ...letter }) => ({ ...letter, rows: rows.filter(({ row }) => taken.has(keyOf(row))) }))
    .filter(({ rows }) => rows.length > 0)
}

/** Sends claimed letters one by one: one that fails is tried again later, and stops no other. */
async function sendEach(services: Services, send: SendLetter, letters: readonly ClaimedLetter[]): Promise<void> {
  for (const letter of letters) {
    try {
      await sendClaimed(services, send, letter)
    } catch (error) {
      logFailure('letter not sent', letter.id, error)
    }
  }
  const accounts = new Set(letters.flatMap(({ rows }) => rows.map(({ accountId }) => accountId)))
  await notifyPages(services, [...accounts], { kind: 'mailing' })
}

const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) => items.slice(part * size, (part + 1) * size))

/**
 * Letters that a run took and did not finish. They are sent again under the same id, which sends nothing twice. One that failed too often, or
 * that must not be sent any more, has an unknown fate.
 */
async function resume(services: Services, send: SendLetter): Promise<void> {
  const { db, clock } = services
  const now = clock()
  const before = now - STUCK_AFTER
  const letters = groupLetters(await findStuckRows(db, before, now, MAX_ROWS))
  const isOver = (rows: readonly LetterRow[]) =>
    rows.some(({ row, stop }) => stop !== null || row.settled !== 'held' || row.tries >= MAX_TRIES)
  for (const rows of letters.filter(isOver)) {
    const id = rows[0]?.row.letterId
    if (id) await noteOutcome(db, id, { state: 'unknown', settleAt: now + DAY, now })
  }
  const again = letters.filter((rows) => !isOver(rows))
  const wanted = again.flatMap((rows) => rows[0]?.row.letterId ?? [])
  if (wanted.length === 0) return
  const taken = new Set((await claimAgain(db, wanted, before, now)).map(keyOf))
  const claimed = again.map((rows) => ({
    ...{ id: rows[0]?.row.letterId ?? '', language: languageOf(rows) },
    rows: rows.filter(({ row }) => taken.has(keyOf(row))),
  }))
  await sendEach(
    services,
    send,
    claimed.filter(({ rows }) => rows.length > 0),
  )
}

/** Due rows without a digest that the limit may have cut: its agency would get two. */
function readWhole(due: readonly LetterRow[]): readonly LetterRow[] {
  const last = due.at(-1)?.row
  if (due.length < MAX_ROWS || !last || last.frequency === 'each') return due
  const whole = due.filter(({ row }) => row.organisationId !== last.organisationId)
  return whole.length > 0 ? whole : due
}

/** Sends the letters that are due. If more are due than one run takes, the next run is queued. */
export const sendLetters =
  (send: SendLetter) =>
  async (services: Services): Promise<void> => {
    const { db, clock, jobQueue } = services
    await resume(services, send)
    const due = await findDueRows(db, clock(), MAX_ROWS)
    const rows = await stopOthers(services, readWhole(due))
    for (const letters of chunksOf(groupLetters(rows), CLAIMED_TOGETHER))
      await sendEach(services, send, await claim(services, letters))
    if (due.length === MAX_ROWS) await jobQueue.send('letters', [messageOf(SEND_LETTERS)])
  }
