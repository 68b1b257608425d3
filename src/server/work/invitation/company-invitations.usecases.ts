import { MAX_INVITED } from '#src/contract/invitation/invitation.ts'
import type { CompanyInvitations, InvitationState } from '#src/contract/invitation/schemas.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { isGuardFailure, isUniqueViolation, runBatch, type Statement } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import { notifyWaiting } from '#src/server/platform/notify-waiting.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { mayInvite } from '../crew/first-contact.repository.ts'
import {
  findListed,
  findObstacle,
  findOffered,
  hasInvited,
  type Invitee,
  insertInvitation,
  isTrue,
  type Obstacle,
  type OfferedRow,
} from './company-invitations.repository.ts'
import { invitationState } from './invitation-state.ts'

/** `applied` also without an invitation: a seafarer who applied cannot be invited to that vacancy. */
const stateOf = (row: OfferedRow): InvitationState | null =>
  row.invitation_created_at === null && row.application_id === null ? null : invitationState(row)

/** A hidden person is treated exactly as an unknown id. */
async function getListed({ db }: Needs<'db'>, session: Session, publicId: string): Promise<Invitee> {
  const found = await findListed(db, publicId, session.companyVerified)
  if (!found) throw new Failure('not-found')
  return { ...found, isKnown: false, may: mayInvite({ seamanId: found.seamanId, organisationId: companyOf(session) }) }
}

/** Returns previous and possible invitations of a seafarer. */
export async function describeInvitations(
  { db, clock }: Needs<'db' | 'clock'>,
  session: Session,
  { seamanId, rank, may }: Invitee,
): Promise<CompanyInvitations> {
  const now = clock()
  const companyId = companyOf(session)
  const [rows, isAllowed] = await Promise.all([findOffered(db, { seamanId, companyId, rank, now }), isTrue(db, may)])
  return {
    mayInvite: isAllowed,
    mailWaits: !session.user.emailVerified,
    vacancies: rows.map((row) => ({
      ...{ id: row.id, rank: row.rank, vesselType: row.vessel_type, joinFrom: row.join_from },
      isOpen: row.status === 'published' && (row.expires_at ?? now + 1) > now,
      state: stateOf(row),
    })),
  }
}

/** Returns previous and possible invitations of a listed seafarer. */
export const listFor = async (
  services: Needs<'db' | 'clock'>,
  session: Session,
  publicId: string,
): Promise<CompanyInvitations> => describeInvitations(services, session, await getListed(services, session, publicId))

type Inviting = Needs<'db' | 'clock' | 'ids' | 'limiter' | 'jobQueue' | 'live'>

const refuse = (field: 'applied' | 'week'): Failure =>
  createFieldFailure('invitation', {
    vacancy: { id: `field.invitation.${field}`, ...(field === 'week' && { values: { most: MAX_INVITED } }) },
  })

function toFailure(obstacle: Obstacle): Failure {
  if (obstacle === 'applied' || obstacle === 'week') return refuse(obstacle)
  return new Failure(obstacle === 'closed' ? 'vacancy-closed' : obstacle)
}

type Asked = {
  invitee: Invitee
  vacancyId: string
  /** Statements of the same batch. */
  besides?: readonly Statement[]
}

/** The invitation, its mail, and what belongs to it. */
async function createInvitation(services: Inviting, session: Session, { invitee, vacancyId, besides = [] }: Asked) {
  const { db, clock, ids } = services
  const { seamanId, accountId, isKnown, may } = invitee
  const now = clock()
  const row = { id: ids.key(now), vacancyId, seamanId, companyId: companyOf(session), createdAt: now }
  const obstacle = await findObstacle(db, row, may)
  if (obstacle) throw toFailure(obstacle)
  const mail = createOutboxEntry(services, {
    cause: `invited:${row.id}`,
    kind: 'invited',
    accountId,
    aboutAccountId: session.accountId,
    notification: 'invitations',
    payload: { invitationId: row.id, isKnown: isKnown ? 1 : 0 },
  })
  try {
    await runBatch(db, [
      ...recordAct(services, session, 'seafarer-invited', row.id),
      ...insertInvitation(db, row, may),
      ...besides,
      mail.statement,
    ])
    await Promise.all([sendMails(services, [mail.id]), notifyWaiting(services, [accountId])])
  } catch (error) {
    if (isGuardFailure(error)) throw toFailure((await findObstacle(db, row, may)) ?? 'closed')
    throw error
  }
}

/**
 * Invites once; returns whether the invitation is new. Throws `not-found` for a vacancy of another company, `may-not-write` if the seafarer may
 * not be invited, whatever the reason, `vacancy-closed`, and a message beside the vacancy for an applicant and for too many in a week.
 */
export async function inviteOnce(services: Inviting, session: Session, asked: Asked): Promise<boolean> {
  const { db, clock, limiter } = services
  const { invitee, vacancyId } = asked
  const { vacancies } = await describeInvitations(services, session, invitee)
  if (!vacancies.some(({ id }) => id === vacancyId)) throw new Failure('not-found')
  if (await hasInvited(db, vacancyId, invitee.seamanId)) return false
  await limiter.take('invite-company', companyOf(session), clock())
  try {
    await createInvitation(services, session, asked)
    return true
  } catch (error) {
    if (!isUniqueViolation(error) || !(await hasInvited(db, vacancyId, invitee.seamanId))) throw error
    return false
  }
}

/** Invites a listed seafarer. Throws what `inviteOnce` throws. */
export async function invite(
  services: Inviting,
  session: Session,
  publicId: string,
  vacancyId: string,
): Promise<CompanyInvitations> {
  const invitee = await getListed(services, session, publicId)
  await inviteOnce(services, session, { invitee, vacancyId })
  return describeInvitations(services, session, invitee)
}
