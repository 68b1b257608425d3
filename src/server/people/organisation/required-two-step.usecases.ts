import { findAccount } from '#src/server/identity/account/account.repository.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { demandMember } from './members.repository.ts'
import { listMembers, setRequiredTwoStep } from './team.repository.ts'
import { createTeamEvent } from './team-events.repository.ts'

/**
 * Requires two-step sign-in of all members, or makes it optional. Throws `two-step-needed` if the owner who requires it does not have it.
 * @returns the members who can no longer act for the company
 */
export async function requireTwoStep(
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  isRequired: boolean,
): Promise<string[]> {
  const { db, clock } = services
  const organisationId = companyOf(session)
  try {
    await runBatch(db, [
      ...demandMember(db, session, 'owner'),
      ...setRequiredTwoStep(db, { organisationId, ownerId: session.accountId }, isRequired, clock()),
      createTeamEvent(services, {
        organisationId,
        act: isRequired ? 'two-step-on' : 'two-step-off',
        actorId: session.accountId,
      }),
    ])
  } catch (error) {
    if (!isGuardFailure(error)) throw error
    const own = await findAccount(db, session.accountId)
    if (isRequired && own?.twoStepAt == null) throw new Failure('two-step-needed')
  }
  if (!isRequired) return []
  const members = await listMembers(db, organisationId)
  return members.filter(({ twoStepAt }) => twoStepAt === null).map(({ id }) => id)
}
