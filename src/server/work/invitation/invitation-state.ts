import type { InvitationState } from '#src/contract/invitation/schemas.ts'
import { type Absent, type Prefixed, pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { applicationTable } from '../application/application.tables.ts'
import { invitationTable } from './invitation.tables.ts'

const INVITATION = pickColumns(invitationTable, 'seen_at', 'declined_at', 'withdrawn_at')
const APPLICATION = pickColumns(applicationTable, 'id')

type InvitationColumns = Prefixed<'invitation_', Absent<RowOf<typeof INVITATION>>> &
  Prefixed<'application_', Absent<RowOf<typeof APPLICATION>>>

/** Returns the state of an invitation for the company: the latest event. Only an application after it counts. */
export function invitationState(row: InvitationColumns): InvitationState {
  if (row.application_id !== null) return 'applied'
  if (row.invitation_withdrawn_at !== null) return 'withdrawn'
  if (row.invitation_declined_at !== null) return 'declined'
  return row.invitation_seen_at === null ? 'invited' : 'seen'
}
