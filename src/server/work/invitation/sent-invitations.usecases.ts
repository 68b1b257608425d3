import type { InvitationState, SentInvitationList, SentInvitationQuery } from '#src/contract/invitation/schemas.ts'
import { SENT_INVITATIONS } from '#src/contract/lists.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { demandOneChange, isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { invitationState } from './invitation-state.ts'
import { findOneSent, findSent, MAX_EXACT, type SentRow, setWithdrawn } from './sent-invitations.repository.ts'

const { pageSize } = SENT_INVITATIONS

const toSent = (row: SentRow, now: number): SentInvitationList['items'][number] => ({
  id: row.invitation_id,
  invitedAt: row.invitation_created_at,
  state: invitationState(row),
  applicationId: row.application_id,
  vacancy: {
    id: row.vacancy_id,
    rank: row.vacancy_rank,
    vesselType: row.vacancy_vessel_type,
    joinFrom: row.vacancy_join_from,
    isOpen: row.vacancy_status === 'published' && (row.vacancy_expires_at ?? now + 1) > now,
  },
  seafarer:
    row.card_public_id === null || row.card_rank === null
      ? null
      : { id: row.card_public_id, maskedName: row.card_masked_name, rank: row.card_rank },
})

/** Sent invitations and their outcome, with what the crew list shows of the seafarer. */
export async function listSent(
  { db, clock }: Needs<'db' | 'clock'>,
  companyId: string,
  query: SentInvitationQuery,
): Promise<SentInvitationList> {
  const offset = (query.page - 1) * pageSize
  const { rows, total } = await findSent(db, companyId, query, { limit: pageSize, offset })
  const now = clock()
  const count = { total: Math.min(total, MAX_EXACT), totalIsExact: total <= MAX_EXACT }
  return { items: rows.map((row) => toSent(row, now)), ...count, page: query.page, pageSize }
}

/**
 * Withdraws or restores an invitation. Throws `not-found` for another company's, `conflict` if it was answered by an application, and
 * `may-not-write` if the seafarer may no longer be invited.
 */
export async function changeSent(
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  id: string,
  isWithdrawn: boolean,
): Promise<{ id: string; state: InvitationState }> {
  const { db, clock } = services
  const companyId = companyOf(session)
  const before = await findOneSent(db, companyId, id)
  if (!before) throw new Failure('not-found')
  const change = { id, seamanId: before.invitation_seaman_id, companyId, at: isWithdrawn ? clock() : null }
  const act = isWithdrawn ? 'invitation-withdrawn' : 'invitation-restored'
  try {
    await runBatch(db, [...recordAct(services, session, act, id), setWithdrawn(db, change), ...demandOneChange(db)])
  } catch (error) {
    // Nothing changed: the state of the invitation is the answer.
    if (!isGuardFailure(error)) throw error
  }
  const row = await findOneSent(db, companyId, id)
  if (!row) throw new Failure('not-found')
  const state = invitationState(row)
  if (state === 'withdrawn' && !isWithdrawn) throw new Failure('may-not-write')
  if (state === 'applied') throw new Failure('conflict')
  return { id, state }
}
