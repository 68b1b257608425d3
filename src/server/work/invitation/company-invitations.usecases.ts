import { MAX_INVITED } from '#src/contract/invitation/invitation.ts'
import type { CompanyInvitations, InvitationState } from '#src/contract/invitation/schemas.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { isGuardFailure, isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import { notifyWaiting } from '#src/server/platform/notify-waiting.ts'
import type { Needs } from '#src/server/platform/services.ts'
import {
  findListed,
  findObstacle,
  findOffered,
  hasInvited,
  insertInvitation,
  mayInviteAtAll,
  type Obstacle,
  type OfferedRow,
} from './company-invitations.repository.ts'
import { invitationState } from './invitation-state.ts'

type Listed = NonNullable<Awaited<ReturnType<typeof findListed>>>

/** `applied` also without an invitation: a seafarer who applied cannot be invited to that vacancy. */
const stateOf = (row: OfferedRow): InvitationState | null =>
  row.invitation_created_at === null && row.application_id === null ? null : invitationState(row)

/** A hidden person is treated exactly as an unknown id. */
async function getListed({ db }: Needs<'db'>, { companyVerified }: Session, publicId: string): Promise<Listed> {
  const found = await findListed(db, publicId, companyVerified)
  if (!found) throw new Failure('not-found')
  return found
}

async function describe(
  { db, clock }: Needs<'db' | 'clock'>,
  session: Session,
  { seamanId, rank }: Listed,
): Promise<CompanyInvitations> {
  const now = clock()
  const companyId = companyOf(session)
  const [rows, mayInvite] = await Promise.all([
    findOffered(db, { seamanId, companyId, rank, now }),
    mayInviteAtAll(db, { seamanId, companyId }),
  ])
  return {
    mayInvite,
    mailWaits: !session.user.emailVerified,
    vacancies: rows.map((row) => ({
      ...{ id: row.id, rank: row.rank, vesselType: row.vessel_type, joinFrom: row.join_from },
      isOpen: row.status === 'published' && (row.expires_at ?? now + 1) > now,
      state: stateOf(row),
    })),
  }
}

/** Returns previous and possible invitations of a seafarer. */
export const listFor = async (
  services: Needs<'db' | 'clock'>,
  session: Session,
  publicId: string,
): Promise<CompanyInvitations> => describe(services, session, await getListed(services, session, publicId))

type Inviting = Needs<'db' | 'clock' | 'ids' | 'limiter' | 'jobQueue' | 'live'>

const refuse = (field: 'applied' | 'week'): Failure =>
  createFieldFailure('invitation', {
    vacancy: { id: `field.invitation.${field}`, ...(field === 'week' && { values: { most: MAX_INVITED } }) },
  })

function toFailure(obstacle: Obstacle): Failure {
  if (obstacle === 'applied' || obstacle === 'week') return refuse(obstacle)
  return new Failure(obstacle === 'closed' ? 'vacancy-closed' : obstacle)
}

/**
 * Invites once; idempotent. Throws `may-not-write` if the seafarer may not be invited, whatever the reason, `vacancy-closed`, and a message
 * beside the vacancy for an applicant and for too many in a week.
 */
export async function invite(
  services: Inviting,
  session: Session,
  publicId: string,
  vacancyId: string,
): Promise<CompanyInvitations> {
  const { db, clock, ids, limiter } = services
  const companyId = companyOf(session)
  const listed = await getListed(services, session, publicId)
  const now = clock()
  const { vacancies } = await describe(services, session, listed)
  const asked = vacancies.find(({ id }) => id === vacancyId)
  if (!asked) throw new Failure('not-found')
  if (await hasInvited(db, vacancyId, listed.seamanId)) return describe(services, session, listed)
  await limiter.take('invite-company', companyId, now)
  const id = ids.key(now)
  const row = { id, vacancyId, seamanId: listed.seamanId, companyId, createdAt: now }
  const obstacle = await findObstacle(db, row)
  if (obstacle) throw toFailure(obstacle)
  const mail = createOutboxEntry(services, {
    cause: `invited:${id}`,
    kind: 'invited',
    accountId: listed.accountId,
    aboutAccountId: session.accountId,
    notification: 'invitations',
    payload: { invitationId: id },
  })
  try {
    await runBatch(db, [
      ...recordAct(services, session, 'seafarer-invited', id),
      ...insertInvitation(db, row),
      mail.statement,
    ])
    await Promise.all([sendMails(services, [mail.id]), notifyWaiting(services, [listed.accountId])])
  } catch (error) {
    if (isGuardFailure(error)) throw toFailure((await findObstacle(db, row)) ?? 'closed')
    if (!isUniqueViolation(error) || !(await hasInvited(db, vacancyId, listed.seamanId))) throw error
  }
  return describe(services, session, listed)
}
