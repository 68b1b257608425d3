import type { JoiningAnswers } from '#src/domain/application/stage-details.ts'
import { demandOpenSession } from '#src/server/identity/session/open-session.repository.ts'
import { type Session, seamanOf } from '#src/server/identity/session/session.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { saveJoiningAnswers } from './notified-moves.repository.ts'
import { findOwnApplication } from './own-applications.repository.ts'
import { readStage } from './read-stage.usecases.ts'

/** Stores the answers of a seafarer who joined. Throws `not-found`, and `conflict` before that. */
export async function answerJoining(
  services: Needs<'db' | 'clock'>,
  session: Session,
  { id, answers }: { id: string; answers: JoiningAnswers },
): Promise<JoiningAnswers> {
  const { db, clock } = services
  const found = await findOwnApplication(db, seamanOf(session), id)
  if (!found) throw new Failure('not-found')
  const { joining } = await readStage(services, found, 'seaman')
  if (joining === null) throw new Failure('conflict')
  await runBatch(db, [
    ...demandOpenSession(db, session),
    saveJoiningAnswers(db, { applicationId: id, ...answers, updatedAt: clock() }),
  ])
  return answers
}
