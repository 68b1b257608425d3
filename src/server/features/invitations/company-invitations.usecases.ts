import type { CompanyInvitations, InvitationState } from '#src/contract/schemas/invitations.ts'
import { isGuardFailure, isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { createOutboxEntry, sendMails } from '../mails/outbox.usecases.ts'
import { companyOf, type Session } from '../sessions/session.ts'
import {
  findListed,
  findOffered,
  hasInvited,
  insertInvitation,
  type OfferedRow,
} from './company-invitations.repository.ts'
import { invitationState } from './invitation-state.ts'

type Listed = NonNullable<Awaited<ReturnType<typeof findListed>>>

const stateOf = (row: OfferedRow): InvitationState | null =>
  row.invitation_created_at === null ? null : invitationState(row)

/** Whoever is hidden is not found, and nothing is done for them that is not done for an unknown id. */
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
  const rows = await findOffered(db, { seamanId, companyId: companyOf(session), rank, now })
  return {
    mayInvite: session.companyVerified,
    vacancies: rows.map((row) => ({
      ...{ id: row.id, rank: row.rank, vesselType: row.vessel_type, joinFrom: row.join_from },
      isOpen: row.status === 'published' && (row.expires_at ?? now + 1) > now,
      state: stateOf(row),
    })),
  }
}

/** What the company invited somebody to, and may invite them to. */
export const listFor = async (
  services: Needs<'db' | 'clock'>,
  session: Session,
  publicId: string,
): Promise<CompanyInvitations> => describe(services, session, await getListed(services, session, publicId))

type Inviting = Needs<'db' | 'clock' | 'ids' | 'limiter' | 'jobQueue'>

/** Invites once; a second time changes nothing. Throws `forbidden` for a company that was not checked, `vacancy-closed` for what is not open. */
export async function invite(
  services: Inviting,
  session: Session,
  publicId: string,
  vacancyId: string,
): Promise<CompanyInvitations> {
  const { db, clock, ids, limiter } = services
  const companyId = companyOf(session)
  if (!session.companyVerified) throw new Failure('forbidden')
  const listed = await getListed(services, session, publicId)
  const now = clock()
  const { vacancies } = await describe(services, session, listed)
  const asked = vacancies.find(({ id }) => id === vacancyId)
  if (!asked) throw new Failure('not-found')
  if (asked.state !== null) return describe(services, session, listed)
  await limiter.take('invite-company', companyId, now)
  const id = ids.key(now)
  const mail = createOutboxEntry(services, {
    cause: `invited:${id}`,
    kind: 'invited',
    accountId: listed.accountId,
    aboutAccountId: session.accountId,
    notification: 'invitations',
    payload: { invitationId: id },
  })
  try {
    const row = { id, vacancyId, seamanId: listed.seamanId, companyId, createdAt: now }
    await runBatch(db, [...insertInvitation(db, row), mail.statement])
    await sendMails(services, [mail.id])
  } catch (error) {
    if (isGuardFailure(error)) throw new Failure('vacancy-closed')
    if (!isUniqueViolation(error) || !(await hasInvited(db, vacancyId, listed.seamanId))) throw error
  }
  return describe(services, session, listed)
}
