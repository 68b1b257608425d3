import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { demandOneChange, type Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { deletePause, insertPause, type Paused } from './pauses.repository.ts'

type Act = Paused & {
  /** The account of the admin. */
  actor: string
  reason: string
}

/** The event of the act, on the organisation or on the stream. */
const record = (services: Needs<'db' | 'clock' | 'ids'>, { actor, reason, stream, scope }: Act, isPaused: boolean) =>
  createAdminEvent(services, {
    ...{ actor, reason, accountId: null, organisationId: scope },
    action: isPaused ? 'letters-paused' : 'letters-resumed',
    object: { kind: 'mail-stream', id: scope ?? stream },
    before: { 'letters.isPaused': !isPaused },
    after: { 'letters.isPaused': isPaused },
  })

/**
 * Pauses all letters of a stream, or those to one organisation, from the next letter on. Returns statements for the batch of an admin’s act,
 * which begins with `demandPermission`. They abort the batch if the letters are paused already.
 */
export const pauseLetters = (services: Needs<'db' | 'clock' | 'ids'>, act: Act): Statement[] => [
  insertPause(services.db, act, services.clock()),
  ...demandOneChange(services.db),
  record(services, act, true),
]

/** Ends a pause, also one that complaints caused. Returns statements as `pauseLetters` does; they abort if nothing is paused. */
export const resumeLetters = (services: Needs<'db' | 'clock' | 'ids'>, act: Act): Statement[] => [
  deletePause(services.db, act),
  ...demandOneChange(services.db),
  record(services, act, false),
]
