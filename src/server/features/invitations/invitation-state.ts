import type { InvitationState } from '#src/contract/schemas/invitations.ts'

type Told = {
  invitation_seen_at: number | null
  invitation_declined_at: number | null
  invitation_withdrawn_at: number | null
  application_id: string | null
}

/** How an invitation stands for its company: what came last of it. An application is one that followed it. */
export function invitationState(row: Told): InvitationState {
  if (row.application_id !== null) return 'applied'
  if (row.invitation_withdrawn_at !== null) return 'withdrawn'
  if (row.invitation_declined_at !== null) return 'declined'
  return row.invitation_seen_at === null ? 'invited' : 'seen'
}
