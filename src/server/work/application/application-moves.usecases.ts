import type { ApplicationMove, ApplicationState } from '#src/contract/application/schemas.ts'
import { canMove } from '#src/domain/application/application-moves.ts'
import { NOTIFY_AFTER } from '#src/domain/application/notified-moves.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { followContract } from '#src/server/people/seaman/reminders.repository.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findOwnedApplication, moveRow, type Named } from './application-moves.repository.ts'
import { findMoves } from './notified-moves.repository.ts'
import { isSameStage, readDetails } from './stage-details.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findOwnedApplication>>>

const toState = ({ id, status, answeredAt, updatedAt }: Found): ApplicationState => ({
  id,
  status,
  answeredAt,
  updatedAt,
})

async function getApplication({ db }: Needs<'db'>, named: Named): Promise<Found> {
  const found = await findOwnedApplication(db, named)
  if (!found) throw new Failure('not-found')
  return found
}

const NO_DETAILS = { reason: null, ship: null }

const findLastMove = async ({ db }: Needs<'db'>, id: string) => (await findMoves(db, [id])).get(id)?.at(-1)

/** True if the move returns to a stage before a move that was not notified: its details exist already. */
async function isTakenBack(services: Needs<'db' | 'clock'>, id: string, to: ApplicationMove['to']): Promise<boolean> {
  const last = await findLastMove(services, id)
  return last?.before === to && services.clock() - last.createdAt < NOTIFY_AFTER
}

/** The application is at that stage already: does nothing, unless reason or ship differ, which would be lost. */
async function stay(services: Needs<'db'>, found: Found, input: ApplicationMove): Promise<ApplicationState> {
  const reason = (await findLastMove(services, found.id))?.reason ?? null
  if (!isSameStage(input, { reason, ship: found.ship })) throw new Failure('conflict')
  return toState(found)
}

/** Moves an application from the stage that was seen. Of two concurrent moves the second throws `conflict`. */
export async function moveApplication(
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  named: Named,
  input: ApplicationMove,
): Promise<ApplicationState> {
  const { db, clock, ids } = services
  const { from, to } = input
  const found = await getApplication(services, named)
  if (found.status === to) return stay(services, found, input)
  if (found.status !== from) throw new Failure('conflict')
  if (!canMove(from, to)) throw createFieldFailure('application', { to: { id: 'field.stage.unreachable' } })
  const now = clock()
  const details = (await isTakenBack(services, found.id, to)) ? NO_DETAILS : readDetails(input, found)
  const move = { id: ids.key(now), applicationId: found.id, movedBy: session.accountId, from, to, now, ...details }
  try {
    await runBatch(db, [
      ...recordAct(services, session, 'application-moved', found.id),
      ...moveRow(db, move),
      followContract(db, found.id, now),
    ])
  } catch (error) {
    if (isGuardFailure(error)) throw new Failure('conflict')
    throw error
  }
  return toState(await getApplication(services, named))
}
