import type { TrainingCenterCreation, TrainingCenterProfile } from '#src/contract/account/schemas.ts'
import type { Caller } from '#src/server/http/caller.ts'
import type { OpenedSession } from '#src/server/identity/session/answer-session.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { createOrganisation } from '../organisation/create-organisation.usecases.ts'
import { findTrainingCenter, insertTrainingCenter } from './training-center.repository.ts'

/** Creates the short profile of a training centre; sets the account's role. */
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

/** Returns the centre's data; throws `not-found` for an account without a centre. */
export async function getOwnTrainingCenter({ db }: Needs<'db'>, session: Session): Promise<TrainingCenterProfile> {
  const center = session.organisationId && (await findTrainingCenter(db, session.organisationId))
  if (!center) throw new Failure('not-found')
  return center
}
