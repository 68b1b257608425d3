import type { OpenedInvitation } from '#src/contract/organisation/invitation-schemas.ts'
import { DAY } from '#src/domain/time.ts'
import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import { demandOpenSession } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { acceptInvitation, deleteOldInvitations, findValidInvitation } from './member-invitations.repository.ts'
import { findRole } from './team.repository.ts'
import type { Acting } from './team.usecases.ts'
import { createTeamEvent, deleteOldEvents } from './team-events.repository.ts'

type Opening = Needs<'db' | 'clock' | 'limiter'>

/** How long an expired invitation stays in the list of the company, where it can be sent again. */
const EXPIRED_FOR = 30 * DAY

/** How long owners can read what members did. */
const EVENTS_FOR = 365 * DAY

/** Throws the same error for an unknown secret and for an expired, withdrawn or accepted invitation. */
async function findOpen({ db, clock, limiter }: Opening, secret: string, network: string) {
  const attempt = await limiter.take('act-address', network, clock())
  const found = await findValidInvitation(db, { secretHash: hashText(secret) }, clock())
  if (!found) throw new Failure('not-found')
  await attempt.forgive()
  return found
}

type Found = Awaited<ReturnType<typeof findOpen>>

async function judge(
  { db }: Needs<'db'>,
  session: Session | null,
  { invitation: { email, organisationId } }: Found,
): Promise<OpenedInvitation['acceptance']> {
  if (!session) return 'sign-in'
  if (session.user.role !== 'user' && session.user.role !== 'company') return 'other-role'
  if (session.user.email !== email) return 'other-address'
  return (await findRole(db, organisationId, session.accountId)) ? 'member' : 'ready'
}

/** Returns the invitation of a mailed link, and what the visitor may do with it. */
export async function openTeamInvitation(
  services: Opening,
  secret: string,
  { session, network }: { session: Session | null; network: string },
): Promise<OpenedInvitation> {
  const found = await findOpen(services, secret, network)
  const { company, invitation } = found
  const { email, role, expiresAt } = invitation
  return { company, email, role, expiresAt, acceptance: await judge(services, session, found) }
}

/** Makes the caller a member. Throws `forbidden` for an account with another address or role. */
export async function joinTeam(
  services: Opening & Needs<'ids'>,
  { session, origin }: Acting,
  secret: string,
  network: string,
): Promise<void> {
  const { db, clock } = services
  const { invitation } = await findOpen(services, secret, network)
  if (session.user.email !== invitation.email) throw new Failure('forbidden')
  const { accountId, tokenHash } = session
  try {
    await runBatch(db, [
      ...demandOpenSession(db, session),
      ...acceptInvitation(db, invitation, { accountId, tokenHash, now: clock() }),
      createTeamEvent(services, {
        organisationId: invitation.organisationId,
        act: 'joined',
        actorId: accountId,
        role: invitation.role,
      }),
      createSecurityEvent(services, { kind: 'member-joined', accountId, detail: invitation.role, origin }),
    ])
  } catch (error) {
    if (isGuardFailure(error)) throw new Failure('not-found')
    throw error
  }
}

export async function sweepTeams({ db, clock }: Needs<'db' | 'clock'>): Promise<void> {
  await runBatch(db, [deleteOldInvitations(db, clock() - EXPIRED_FOR), deleteOldEvents(db, clock() - EVENTS_FOR)])
}
