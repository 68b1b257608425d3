import { listToldMoves, TOLD_AFTER } from '#src/domain/application/told-moves.ts'
import { forEachDue } from '#src/server/ground/job/each-due.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findMoves, findUntold, type MoveRow, markMovesTold } from './told-moves.repository.ts'

const TOLD_AT_ONCE = 200

type Untold = Awaited<ReturnType<typeof findUntold>>[number]

/** The last of the moves that may be told by now; a later one may still be a slip. */
const findSettled = (moves: readonly MoveRow[], now: number): MoveRow | undefined =>
  moves.filter(({ createdAt }) => createdAt <= now - TOLD_AFTER).at(-1)

async function tell(services: Needs<'db' | 'clock' | 'ids' | 'jobQueue'>, untold: Untold, moves: readonly MoveRow[]) {
  const { db, clock } = services
  const now = clock()
  const settled = findSettled(moves, now)
  if (!settled) return
  const news = listToldMoves(moves, now).findLast(({ toldAt }) => toldAt === null)
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
  await runBatch(db, [...markMovesTold(db, settled, now), ...(mail ? [mail.statement] : [])])
  if (mail) await sendMails(services, [mail.id])
}

/** Tells seafarers of moves that stood for a quarter of an hour; what is left over waits for the next run. */
export async function tellMoves(services: Needs<'db' | 'clock' | 'ids' | 'jobQueue'>): Promise<void> {
  const { db, clock } = services
  const untold = await findUntold(db, clock() - TOLD_AFTER, TOLD_AT_ONCE)
  const moves = await findMoves(
    db,
    untold.map(({ applicationId }) => applicationId),
  )
  await forEachDue(untold, { failure: 'move not told', idOf: ({ applicationId }) => applicationId }, (one) =>
    tell(services, one, moves.get(one.applicationId) ?? []),
  )
}
