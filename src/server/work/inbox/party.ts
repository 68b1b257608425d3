import { isAtLeast } from '#src/contract/http/roles.ts'
import type { InboxSide } from '#src/contract/inbox/inbox.ts'
import { organisationOf, type Session, seamanOf } from '#src/server/identity/session/session.ts'

/**
 * The side of an inbox: a seafarer's, or an organisation's, which its members share. `id` is the seafarer's or organisation's. Viewers read
 * without leaving a mark.
 */
export type Party = {
  side: InboxSide
  id: string
  accountId: string
  tokenHash: string
  /** The organisation of a member; null for a seafarer. */
  organisationId: string | null
  /** Whether the licence of the company was checked. */
  companyVerified: boolean
  writes: boolean
}

/** The prefix of a side's columns. An organisation's side is `company`. */
export const COLUMNS = { seaman: 'seaman', company: 'organisation' } as const satisfies Record<InboxSide, string>

export const otherSide = (side: InboxSide): InboxSide => (side === 'seaman' ? 'company' : 'seaman')

/** Throws `not-found` without a profile. */
export function partyOf(session: Session): Party {
  const { accountId, tokenHash, organisationId, companyVerified, user, memberRole } = session
  return user.role === 'company'
    ? {
        side: 'company',
        id: organisationOf(session),
        accountId,
        tokenHash,
        organisationId,
        companyVerified,
        writes: isAtLeast(memberRole ?? 'viewer', 'recruiter'),
      }
    : {
        side: 'seaman',
        id: seamanOf(session),
        accountId,
        tokenHash,
        organisationId: null,
        companyVerified,
        writes: true,
      }
}
