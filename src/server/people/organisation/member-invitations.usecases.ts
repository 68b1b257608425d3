import type { MemberInvitationInput, MemberInvitations } from '#src/contract/organisation/invitation-schemas.ts'
import { TEAM_INVITED_FOR } from '#src/contract/organisation/team-invitation.ts'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import { checkEmail } from '#src/server/identity/account/account.rules.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { demandOneChange, isGuardFailure, runBatch, type Statement } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import { normalizeEmail } from '#src/server/platform/plain-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import {
  deleteInvitation,
  demandInvitation,
  demandNotJustSent,
  findInvitation,
  type InvitationRow,
  listInvitations,
  saveInvitation,
} from './member-invitations.repository.ts'
import { demandMember } from './members.repository.ts'
import { listMembers } from './team.repository.ts'
import { createTeamEvent } from './team-events.repository.ts'
import { hashTeamSecret } from './team-secret.ts'

type Inviting = Needs<'db' | 'clock' | 'ids' | 'keys' | 'limiter'>

export const readInvitations = async ({ db }: Needs<'db'>, session: Session): Promise<MemberInvitations> => ({
  items: await listInvitations(db, companyOf(session)),
})

/** Mail that an owner can cause to any address is limited for the company and for the address, whether or not it has an account. */
async function takeLimits({ limiter, clock }: Needs<'limiter' | 'clock'>, session: Session, email: string) {
  await limiter.take('team-company', companyOf(session), clock())
  await limiter.take('team-recipient', email, clock())
}

const eventOf = (session: Session) => ({ organisationId: companyOf(session), actorId: session.accountId })

type Unsent = Pick<InvitationRow, 'id' | 'email' | 'role' | 'language'>

/**
 * Stores the invitation and its mail. No account is looked up: the same happens for every address.
 * @returns the ids of mails to queue; none if the same invitation was sent just now, or `conditions` failed
 */
async function send(
  services: Inviting,
  session: Session,
  unsent: Unsent,
  conditions: readonly Statement[],
): Promise<string[]> {
  const { db, clock } = services
  const sentAt = clock()
  const invitation = {
    ...unsent,
    organisationId: companyOf(session),
    invitedBy: session.accountId,
    secretHash: hashTeamSecret(services, { id: unsent.id, sentAt }),
    sentAt,
    expiresAt: sentAt + TEAM_INVITED_FOR,
  }
  const mail = createOutboxEntry(services, {
    // A time is not unique: two requests may be sent in the same millisecond.
    cause: `team-invited:${services.ids.publicId()}`,
    kind: 'team-invited',
    address: unsent.email,
    language: unsent.language,
    aboutAccountId: session.accountId,
    payload: { invitationId: unsent.id, sentAt },
  })
  try {
    await runBatch(db, [
      ...demandMember(db, session, 'owner'),
      ...conditions,
      ...demandNotJustSent(db, invitation),
      ...saveInvitation(db, invitation),
      createTeamEvent(services, { ...eventOf(session), act: 'invited', subject: unsent.email, role: unsent.role }),
      mail.statement,
    ])
  } catch (error) {
    if (isGuardFailure(error)) return []
    throw error
  }
  return [mail.id]
}

/** Invites an address. A second invitation of the same address replaces the first one. @returns the ids of mails to queue */
export async function inviteMember(
  services: Inviting,
  session: Session,
  { email: typed, role, language }: MemberInvitationInput,
): Promise<string[]> {
  const { db, clock, ids } = services
  const email = normalizeEmail(typed)
  const problem = checkEmail(email)
  if (problem) throw createFieldFailure('team', { email: problem })
  // The caller sees the addresses of the members.
  const members = await listMembers(db, companyOf(session))
  if (members.some((member) => member.email === email))
    throw createFieldFailure('team', { email: { id: 'team.invite.member' } })
  await takeLimits(services, session, email)
  return send(services, session, { id: ids.key(clock()), email, role, language }, [])
}

/** Sends an invitation again; throws `not-found` if it was accepted or withdrawn. @returns the ids of mails to queue */
export async function resendInvitation(services: Inviting, session: Session, id: string): Promise<string[]> {
  const { db } = services
  const organisationId = companyOf(session)
  const found = await findInvitation(db, organisationId, id)
  if (!found) throw new Failure('not-found')
  await takeLimits(services, session, found.email)
  const mails = await send(services, session, found, demandInvitation(db, organisationId, id))
  if (mails.length === 0 && !(await findInvitation(db, organisationId, id))) throw new Failure('not-found')
  return mails
}

export async function withdrawInvitation(
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  id: string,
): Promise<void> {
  const { db } = services
  const found = await findInvitation(db, companyOf(session), id)
  if (!found) return
  try {
    await runBatch(db, [
      ...demandMember(db, session, 'owner'),
      deleteInvitation(db, companyOf(session), id),
      ...demandOneChange(db),
      createTeamEvent(services, { ...eventOf(session), act: 'withdrawn', subject: found.email }),
    ])
  } catch (error) {
    // It was accepted or withdrawn meanwhile.
    if (!isGuardFailure(error)) throw error
  }
}
