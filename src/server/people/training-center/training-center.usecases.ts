import type { TrainingCenterCreation, TrainingCenterProfile } from '#src/contract/account/schemas.ts'
import type { Caller } from '#src/server/http/caller.ts'
import { chooseRole } from '#src/server/identity/role-choice/role-choice.usecases.ts'
import type { OpenedSession } from '#src/server/identity/session/answer-session.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { checkCompany, normalizeCompany } from '../company/company.rules.ts'
import { findTrainingCenter, insertTrainingCenter } from './training-center.repository.ts'

/** Makes the short profile of a training centre; the account becomes the centre's. The facts are those of a company. */
export async function createTrainingCenter(
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  caller: Caller,
  input: TrainingCenterCreation,
): Promise<OpenedSession> {
  const { db, clock, ids } = services
  const center = normalizeCompany(input.profileTrainingCenter)
  const problems = checkCompany(center, 'field.training-center.missing')
  if (Object.keys(problems).length > 0) throw createFieldFailure('trainingCenter', problems)
  const now = clock()
  const row = { id: ids.key(now), ...center, createdAt: now, updatedAt: now }
  return chooseRole(services, session, caller, 'training-center', insertTrainingCenter(db, row, session.accountId))
}

/** What the centre has told about itself; throws `not-found` for an account whose centre was never described. */
export async function getOwnTrainingCenter({ db }: Needs<'db'>, session: Session): Promise<TrainingCenterProfile> {
  const center = session.organisationId && (await findTrainingCenter(db, session.organisationId))
  if (!center) throw new Failure('not-found')
  return center
}
