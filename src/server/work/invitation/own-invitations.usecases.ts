import type { InvitedVacancy, OwnInvitations } from '#src/contract/invitation/schemas.ts'
import { INVITATIONS } from '#src/contract/lists.ts'
import { notifyMembers } from '#src/server/people/organisation/notify-members.usecases.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { toCard } from '../vacancy/vacancy-card.ts'
import { isPublic } from '../vacancy-search/vacancy-detail.usecases.ts'
import {
  countInvitations,
  findInvitations,
  type InvitedRow,
  markDeclined,
  markSeen,
} from './own-invitations.repository.ts'

const { pageSize } = INVITATIONS

const toInvited = (row: InvitedRow, now: number): InvitedVacancy => ({
  ...toCard({ ...row, published_at: row.published_at ?? now }),
  invitationId: row.invitation_id,
  invitedAt: row.invitation_created_at,
  isDeclined: row.invitation_declined_at !== null,
  isOpen: row.status === 'published' && (row.expires_at ?? now) > now,
  isShown: isPublic(row, now),
  applicationId: row.application_id,
})

/** Invitations of the seafarer, latest first. */
export async function listInvitations(
  { db, clock }: Needs<'db' | 'clock'>,
  seamanId: string,
  page: number,
): Promise<OwnInvitations> {
  const [rows, total] = await Promise.all([
    findInvitations(db, seamanId, { limit: pageSize, offset: (page - 1) * pageSize }),
    countInvitations(db, seamanId),
  ])
  const now = clock()
  return { items: rows.map((row) => toInvited(row, now)), total, page, pageSize }
}

export async function reportSeen({ db, clock }: Needs<'db' | 'clock'>, seamanId: string): Promise<null> {
  await markSeen(db, seamanId, clock())
  return null
}

/** Throws `not-found` for another's. */
export async function decline(services: Needs<'db' | 'clock' | 'live'>, seamanId: string, id: string) {
  const companyId = await markDeclined(services.db, seamanId, id, services.clock())
  if (companyId === undefined) throw new Failure('not-found')
  await notifyMembers(services, companyId)
  return { isDeclined: true }
}
