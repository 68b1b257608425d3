import type { ApplicationStatus } from '#src/contract/application/schemas.ts'
import { MINUTE } from '../time.ts'

/** A move can be taken back before the seafarer is notified (RULINGS). */
export const NOTIFY_AFTER = 15 * MINUTE

export type Move = { after: ApplicationStatus; reason: string | null; createdAt: number }

/** Returns moves that are due for notification, oldest first; of consecutive moves to the same stage the first. UTC ms. */
export function listNotifiedMoves<M extends Move>(moves: readonly M[], now: number): M[] {
  const inOrder = moves.toSorted((one, other) => one.createdAt - other.createdAt)
  const stood = inOrder.filter(
    ({ createdAt }, place) => (inOrder[place + 1]?.createdAt ?? now) - createdAt >= NOTIFY_AFTER,
  )
  return stood.filter(({ after }, place) => (stood[place - 1]?.after ?? 'new') !== after)
}

/** Returns the stage shown to the seafarer. Without moves it is the current stage. */
export const notifiedStage = (status: ApplicationStatus, moves: readonly Move[], now: number): ApplicationStatus =>
  moves.length === 0 ? status : (listNotifiedMoves(moves, now).at(-1)?.after ?? 'new')
