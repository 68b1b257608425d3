import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { demandMember } from './members.repository.ts'
import { endRecovery, findDueRecoveries, findOpenRecovery, makeOwner } from './recovery.repository.ts'
import type { RecoveryRow } from './recovery.tables.ts'
import { listMembers } from './team.repository.ts'
import { createTeamEvent } from './team-events.repository.ts'

type Changing = Needs<'db' | 'clock' | 'ids'>

const FINISHED_AT_ONCE = 50

/** A mail for each member, whatever the role. */
export const writeToMembers = (
  services: Changing,
  kind: 'recovery-started' | 'recovery-ended',
  recoveryId: string,
  members: readonly { id: string }[],
) =>
  members.map(({ id }) =>
    createOutboxEntry(services, { cause: `${kind}:${recoveryId}:${id}`, kind, accountId: id, payload: { recoveryId } }),
  )

/** An owner ends the recovery. Throws `not-found` if none is open. @returns the ids of mails to queue */
export async function objectToRecovery(services: Changing, session: Session): Promise<string[]> {
  const { db, clock } = services
  const organisationId = companyOf(session)
  const open = await findOpenRecovery(db, organisationId)
  if (!open) throw new Failure('not-found')
  const mails = writeToMembers(services, 'recovery-ended', open.id, await listMembers(db, organisationId))
  try {
    await runBatch(db, [
      ...demandMember(db, session, 'owner'),
      ...endRecovery(db, open.id, { outcome: 'objected', now: clock(), objectedBy: session.accountId }),
      createTeamEvent(services, { organisationId, act: 'recovery-objected', actorId: session.accountId }),
      ...mails.map(({ statement }) => statement),
    ])
  } catch (error) {
    if (isGuardFailure(error)) throw new Failure('not-found')
    throw error
  }
  return mails.map(({ id }) => id)
}

/** Makes the member an owner; a member who left or whose account is no longer active ends the recovery without one. */
async function finish(services: Changing & Needs<'jobQueue'>, recovery: RecoveryRow): Promise<void> {
  const { db, clock } = services
  const { id, organisationId, accountId } = recovery
  const now = clock()
  const mails = writeToMembers(services, 'recovery-ended', id, await listMembers(db, organisationId))
  try {
    await runBatch(db, [
      ...endRecovery(db, id, { outcome: 'done', now }),
      ...makeOwner(db, recovery, now),
      createTeamEvent(services, { organisationId, act: 'recovery-done', actorId: null, subjectId: accountId }),
      createSecurityEvent(services, { kind: 'member-role-changed', accountId, detail: 'owner' }),
      ...mails.map(({ statement }) => statement),
    ])
  } catch (error) {
    if (!isGuardFailure(error)) throw error
    if (!(await endAsVoid(services, id, mails))) return
  }
  await sendMails(
    services,
    mails.map((mail) => mail.id),
  )
}

type Mails = ReturnType<typeof writeToMembers>

/** @returns false if an owner objected, or another run finished the recovery, at the same time. */
async function endAsVoid({ db, clock }: Changing, id: string, mails: Mails): Promise<boolean> {
  try {
    await runBatch(db, [
      ...endRecovery(db, id, { outcome: 'void', now: clock() }),
      ...mails.map(({ statement }) => statement),
    ])
    return true
  } catch (error) {
    if (!isGuardFailure(error)) throw error
    return false
  }
}

/** Finishes the recoveries whose waiting time is over. */
export async function finishRecoveries(services: Changing & Needs<'jobQueue'>): Promise<void> {
  const due = await findDueRecoveries(services.db, services.clock(), FINISHED_AT_ONCE)
  for (const recovery of due) await finish(services, recovery)
}
