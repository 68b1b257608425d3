import { DAY } from '#src/domain/time.ts'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import { findAccount } from '#src/server/identity/account/account.repository.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { demandMember } from './members.repository.ts'
import { causeOf, listNotified } from './required-two-step.repository.ts'
import { listMembers, setRequiredTwoStep } from './team.repository.ts'
import { createTeamEvent } from './team-events.repository.ts'

type Changing = Needs<'db' | 'clock' | 'ids'>

const listWithoutTwoStep = async ({ db }: Changing, organisationId: string): Promise<string[]> =>
  (await listMembers(db, organisationId)).filter(({ twoStepAt }) => twoStepAt === null).map(({ id }) => id)

/** A mail for each member without two-step sign-in who had none within a day. The writer checks again when it is sent. */
async function writeToMembers(services: Changing, organisationId: string) {
  const { db, clock } = services
  const at = clock()
  const notified = new Set(await listNotified(db, organisationId, at - DAY))
  const members = await listWithoutTwoStep(services, organisationId)
  return members
    .filter((accountId) => !notified.has(accountId))
    .map((accountId) =>
      createOutboxEntry(services, {
        cause: causeOf(organisationId, accountId, at),
        kind: 'two-step-required',
        accountId,
        payload: { organisationId, accountId },
      }),
    )
}

/**
 * Requires two-step sign-in of all members, or makes it optional. Throws `two-step-needed` if the owner who requires it does not have it.
 * @returns the members who can no longer act for the company, and the ids of mails to queue
 */
export async function requireTwoStep(
  services: Changing,
  session: Session,
  isRequired: boolean,
): Promise<{ closed: string[]; mails: string[] }> {
  const { db, clock } = services
  const organisationId = companyOf(session)
  const mails = isRequired ? await writeToMembers(services, organisationId) : []
  try {
    await runBatch(db, [
      ...demandMember(db, session, 'owner'),
      ...setRequiredTwoStep(db, { organisationId, ownerId: session.accountId }, isRequired, clock()),
      createTeamEvent(services, {
        organisationId,
        act: isRequired ? 'two-step-on' : 'two-step-off',
        actorId: session.accountId,
      }),
      ...mails.map(({ statement }) => statement),
    ])
  } catch (error) {
    if (!isGuardFailure(error)) throw error
    const own = await findAccount(db, session.accountId)
    if (isRequired && own?.twoStepAt == null) throw new Failure('two-step-needed')
    return { closed: [], mails: [] }
  }
  return {
    closed: isRequired ? await listWithoutTwoStep(services, organisationId) : [],
    mails: mails.map(({ id }) => id),
  }
}
