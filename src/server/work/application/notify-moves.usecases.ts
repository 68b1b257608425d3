import { listNotifiedMoves, NOTIFY_AFTER } from '#src/domain/application/notified-moves.ts'
import { forEachDue } from '#src/server/ground/job/each-due.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findDueMoves, findMoves, type MoveRow, markMovesNotified } from './notified-moves.repository.ts'

const MAX_AT_ONCE = 200

type DueMoves = Awaited<ReturnType<typeof findDueMoves>>[number]

/** Returns the last move that may be notified; a later one may still be taken back. */
const findSettled = (moves: readonly MoveRow[], now: number): MoveRow | undefined =>
  moves.filter(({ createdAt }) => createdAt <= now - NOTIFY_AFTER).at(-1)

async function tell(services: Needs<'db' | 'clock' | 'ids' | 'jobQueue'>, untold: DueMoves, moves: readonly MoveRow[]) {
  const { db, clock } = services
  const now = clock()
  const settled = findSettled(moves, now)
  if (!settled) return
  const news = listNotifiedMoves(moves, now).findLast(({ toldAt }) => toldAt === null)
  const mail =
    news !== undefined &&
    news.after !== 'new' &&
    untold.isMailed === 1 &&
    createOutboxEntry(services, {
      cause: `application-moved:${news.id}`,
      kind: 'application-moved',
      accountId: untold.accountId,
      notification: 'application_updates',
      payload: { applicationId: untold.applicationId, moveId: news.id },
    })
  await runBatch(db, [...markMovesNotified(db, settled, now), ...(mail ? [mail.statement] : [])])
  if (mail) await sendMails(services, [mail.id])
}

/** Notifies seafarers of moves after a quarter of an hour; the rest is left to the next run. */
export async function notifyMoves(services: Needs<'db' | 'clock' | 'ids' | 'jobQueue'>): Promise<void> {
  const { db, clock } = services
  const untold = await findDueMoves(db, clock() - NOTIFY_AFTER, MAX_AT_ONCE)
  const moves = await findMoves(
    db,
    untold.map(({ applicationId }) => applicationId),
  )
  await forEachDue(untold, { failure: 'move not told', idOf: ({ applicationId }) => applicationId }, (one) =>
    tell(services, one, moves.get(one.applicationId) ?? []),
  )
}
