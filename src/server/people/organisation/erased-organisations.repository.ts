import { sql } from 'drizzle-orm'
import { type ErasedRows, organisationsOf } from '#src/server/platform/erasure.ts'
import { deleteInvitationsOf } from './member-invitations.repository.ts'
import { organisationTable } from './organisation.tables.ts'
import { forgetObjector } from './recovery.repository.ts'
import { forgetPerson } from './team-events.repository.ts'

/**
 * Deletes the organisations whose last owner is the account, and the invitations that it sent or received. Runs before its memberships are
 * deleted: a trigger uses them to detect the erasure, and then stores no withdrawal with the company's name.
 */
export const eraseOrganisations: ErasedRows = (db, accountId) => [
  deleteInvitationsOf(db, accountId),
  ...forgetPerson(db, accountId),
  forgetObjector(db, accountId),
  db.delete(organisationTable).where(sql`${organisationTable.id} IN ${organisationsOf(accountId)}`),
]
