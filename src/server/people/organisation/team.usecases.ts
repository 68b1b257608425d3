import type { SecurityEventKind } from '#src/contract/audit/security.ts'
import type { MemberRole } from '#src/contract/http/roles.ts'
import { EVENTS_PER_PAGE } from '#src/contract/organisation/event-acts.ts'
import type { TeamEventQuery, TeamEvents } from '#src/contract/organisation/event-schemas.ts'
import type { Team } from '#src/contract/organisation/schemas.ts'
import { createSecurityEvent, type Origin } from '#src/server/ground/audit/audit.usecases.ts'
import { demandOpenSession } from '#src/server/identity/session/open-session.repository.ts'
import { actForOrganisation, updateActed } from '#src/server/identity/session/session.repository.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { demandOneChange, isGuardFailure, runBatch, type Statement } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { listActors, listEvents } from './event-list.repository.ts'
import { demandMember } from './members.repository.ts'
import { findOpenRecovery } from './recovery.repository.ts'
import { endMembership, findRole, isLastOwner, isTwoStepRequired, listMembers, setRole } from './team.repository.ts'
import { createTeamEvent } from './team-events.repository.ts'

type Changing = Needs<'db' | 'clock' | 'ids'>

/** The acting member, and where the request came from. */
export type Acting = { session: Session; origin: Origin }

/** Returns the members of the session's company. Only owners see when the others were last here and whether they have two-step sign-in. */
export async function readTeam({ db }: Needs<'db'>, session: Session): Promise<Team> {
  const organisationId = companyOf(session)
  const [rows, isLast, isRequired, recovery] = await Promise.all([
    listMembers(db, organisationId),
    isLastOwner(db, organisationId, session.accountId),
    isTwoStepRequired(db, organisationId),
    findOpenRecovery(db, organisationId),
  ])
  const members = rows.map(({ lastSeenAt, twoStepAt, ...row }) => ({
    ...row,
    isSelf: row.id === session.accountId,
    security: session.memberRole === 'owner' ? { lastSeenAt, hasTwoStep: twoStepAt !== null } : null,
  }))
  return { organisationId, members, isLastOwner: isLast, isTwoStepRequired: isRequired, recovery: recovery ?? null }
}

/** Returns a page of what members did for the company. */
export async function readTeamEvents(
  { db }: Needs<'db'>,
  session: Session,
  query: TeamEventQuery,
): Promise<TeamEvents> {
  const organisationId = companyOf(session)
  const [found, members] = await Promise.all([
    listEvents(db, organisationId, query, EVENTS_PER_PAGE + 1),
    listActors(db, organisationId),
  ])
  const items = found.slice(0, EVENTS_PER_PAGE)
  return { items, next: found.length > items.length ? (items.at(-1)?.id ?? null) : null, members }
}

/** Runs a change of one member; throws `not-found` if the account is no member, and `last-owner` if no active owner would remain. */
async function changeMember(
  services: Changing,
  { session, origin }: Acting,
  { organisationId, accountId }: { organisationId: string; accountId: string },
  { statements, kind, detail }: { statements: Statement[]; kind: SecurityEventKind; detail?: string },
): Promise<void> {
  const { db } = services
  const isSelf = accountId === session.accountId
  const event = createSecurityEvent(services, {
    kind,
    accountId,
    actorId: session.accountId,
    ...(detail && { detail }),
    // A member does not learn the device and country of the owner.
    ...(isSelf && { origin }),
  })
  try {
    await runBatch(db, [...statements, event])
  } catch (error) {
    if (!isGuardFailure(error)) throw error
    throw new Failure((await findRole(db, organisationId, accountId)) ? 'last-owner' : 'not-found')
  }
}

/** Each try reads the role that another owner set meanwhile. */
const MAX_TRIES = 3

/** Changes the role of a member. Of two owners who set the same role at the same time, one changes it. */
export async function changeMemberRole(
  services: Changing,
  acting: Acting,
  accountId: string,
  role: MemberRole,
): Promise<void> {
  const organisationId = companyOf(acting.session)
  for (let count = 1; ; count += 1) {
    const before = await findRole(services.db, organisationId, accountId)
    if (!before) throw new Failure('not-found')
    if (before === role) return
    try {
      return await moveMember(services, acting, accountId, { from: before, to: role })
    } catch (error) {
      const isStale = (await findRole(services.db, organisationId, accountId)) !== before
      if (!isStale || count === MAX_TRIES) throw error
    }
  }
}

function moveMember(
  services: Changing,
  acting: Acting,
  accountId: string,
  change: { from: MemberRole; to: MemberRole },
): Promise<void> {
  const { db, clock } = services
  const { session } = acting
  const organisationId = companyOf(session)
  const { to: role } = change
  return changeMember(
    services,
    acting,
    { organisationId, accountId },
    {
      kind: 'member-role-changed',
      detail: role,
      statements: [
        ...demandMember(db, session, 'owner'),
        ...setRole(db, { organisationId, accountId }, change, clock()),
        createTeamEvent(services, {
          organisationId,
          act: 'role',
          actorId: session.accountId,
          subjectId: accountId,
          role,
        }),
      ],
    },
  )
}

/** Removes another member. What the member did for the company belongs to the company and stays. */
export async function removeMember(services: Changing, acting: Acting, accountId: string): Promise<void> {
  const { db, clock } = services
  const { session } = acting
  const organisationId = companyOf(session)
  if (accountId === session.accountId) throw new Failure('forbidden')
  await changeMember(
    services,
    acting,
    { organisationId, accountId },
    {
      kind: 'member-removed',
      statements: [
        ...demandMember(db, session, 'owner'),
        ...endMembership(db, { organisationId, accountId }, clock()),
        createTeamEvent(services, {
          organisationId,
          act: 'removed',
          actorId: session.accountId,
          subjectId: accountId,
        }),
      ],
    },
  )
}

/** Ends the caller's own membership; throws `not-found` if the session acts for another company than the page. */
export async function leaveCompany(services: Changing, acting: Acting, organisationId: string): Promise<void> {
  const { db, clock } = services
  const { session } = acting
  if (session.user.organisationId !== organisationId) throw new Failure('not-found')
  await changeMember(
    services,
    acting,
    { organisationId, accountId: session.accountId },
    {
      kind: 'member-left',
      statements: [
        ...demandOpenSession(db, session),
        createTeamEvent(services, { organisationId, act: 'left', actorId: session.accountId }),
        ...endMembership(db, { organisationId, accountId: session.accountId }, clock()),
      ],
    },
  )
}

/** Makes the session act for another company of the account; throws `not-found` if the account is not its member. */
export async function switchCompany(
  { db, clock }: Needs<'db' | 'clock'>,
  session: Session,
  organisationId: string,
): Promise<void> {
  try {
    await runBatch(db, [
      ...demandOpenSession(db, session),
      actForOrganisation(db, session.tokenHash, organisationId),
      ...demandOneChange(db),
      updateActed(db, session.accountId, organisationId, clock()),
    ])
  } catch (error) {
    if (isGuardFailure(error)) throw new Failure('not-found')
    throw error
  }
}
