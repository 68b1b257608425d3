import { PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import { RECOVERY_WAITS } from '#src/contract/organisation/recovery.ts'
import type { ActByTwo } from '#src/server/ground/audit/act-by-two.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import { normalizeEmail } from '#src/server/platform/plain-text.ts'
import {
  demandActiveMember,
  demandSameTeam,
  findOpenRecovery,
  findTeamVersion,
  insertRecovery,
} from './recovery.repository.ts'
import { writeToMembers } from './recovery.usecases.ts'
import { listMembers } from './team.repository.ts'
import { createTeamEvent } from './team-events.repository.ts'

/** Two admins start the recovery of a company whose owners are lost: after a waiting time one of its members becomes an owner. */
export const recoverOrganisation: ActByTwo<{ email: string }> = {
  action: 'organisation-recovered',
  objectKind: 'company',
  permission: PAGE_PERMISSIONS.recoveries,
  describe: async ({ db }, organisationId, { email }) => {
    const [version, members, open] = await Promise.all([
      findTeamVersion(db, organisationId),
      listMembers(db, organisationId),
      findOpenRecovery(db, organisationId),
    ])
    if (version === undefined) throw new Failure('not-found')
    if (open) throw new Failure('conflict')
    const member = members.find((each) => each.email === normalizeEmail(email) && each.role !== 'owner')
    if (!member) throw createFieldFailure('proposal', { email: { id: 'owner-recovery.wrong.member' } })
    const owner = members.find(({ role }) => role === 'owner')
    return {
      version,
      accountId: owner?.id ?? null,
      organisationId,
      before: { 'company.newOwner': null },
      // The id: the address would stay in the audit after the erasure of the member, and another account could take it.
      after: { 'company.newOwner': member.id },
    }
  },
  demandUnchanged: (db, { id, version }) => demandSameTeam(db, id, version),
  apply: async (services, { object: { id: organisationId }, after }) => {
    const { db, clock, ids } = services
    const members = await listMembers(db, organisationId)
    const member = members.find(({ id }) => id === after['company.newOwner'])
    if (!member) throw new Failure('conflict')
    const startedAt = clock()
    const id = ids.key(startedAt)
    const row = { id, organisationId, accountId: member.id, startedAt, dueAt: startedAt + RECOVERY_WAITS }
    return [
      ...demandActiveMember(db, organisationId, member.id),
      insertRecovery(db, row),
      createTeamEvent(services, { organisationId, act: 'recovery-started', actorId: null, subjectId: member.id }),
      ...writeToMembers(services, 'recovery-started', id, members).map(({ statement }) => statement),
    ]
  },
}
