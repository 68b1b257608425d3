import type { TrainingCenterCreation, TrainingCenterProfile } from '#src/contract/account/schemas.ts'
import type { Caller } from '#src/server/http/caller.ts'
import type { OpenedSession } from '#src/server/identity/session/answer-session.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { createOrganisation } from '../organisation/create-organisation.usecases.ts'
import { findTrainingCenter, insertTrainingCenter } from './training-center.repository.ts'

/** Makes the short profile of a training centre; the account becomes the centre's. */
export const createTrainingCenter = (
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  caller: Caller,
  input: TrainingCenterCreation,
): Promise<OpenedSession> =>
  createOrganisation(services, session, caller, {
    kind: 'training-center',
    input: input.profileTrainingCenter,
    form: 'trainingCenter',
    missingName: 'field.training-center.missing',
    insertDetails: insertTrainingCenter,
  })

/** What the centre has told about itself; throws `not-found` for an account whose centre was never described. */
export async function getOwnTrainingCenter({ db }: Needs<'db'>, session: Session): Promise<TrainingCenterProfile> {
  const center = session.organisationId && (await findTrainingCenter(db, session.organisationId))
  if (!center) throw new Failure('not-found')
  return center
}
