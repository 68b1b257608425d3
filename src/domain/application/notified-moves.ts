import type { ApplicationStatus } from '#src/contract/application/schemas.ts'
import { MINUTE } from '../time.ts'

/** A move that was a slip is taken back before the seafarer learns of it (RULINGS). */
export const NOTIFY_AFTER = 15 * MINUTE

export type Move = { after: ApplicationStatus; reason: string | null; createdAt: number }

/** Moves that stood long enough to be told, the oldest first; of neighbours that lead to the same stage the first. UTC ms. */
export function listNotifiedMoves<M extends Move>(moves: readonly M[], now: number): M[] {
  const inOrder = moves.toSorted((one, other) => one.createdAt - other.createdAt)
  const stood = inOrder.filter(
    ({ createdAt }, place) => (inOrder[place + 1]?.createdAt ?? now) - createdAt >= NOTIFY_AFTER,
  )
  return stood.filter(({ after }, place) => (stood[place - 1]?.after ?? 'new') !== after)
}

/** The stage as the seafarer is told. Of an application without moves it is the stage itself. */
export const notifiedStage = (status: ApplicationStatus, moves: readonly Move[], now: number): ApplicationStatus =>
  moves.length === 0 ? status : (listNotifiedMoves(moves, now).at(-1)?.after ?? 'new')
