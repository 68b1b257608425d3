import { isAtLeast } from '#src/contract/http/roles.ts'
import type { InboxSide } from '#src/contract/inbox/inbox.ts'
import { companyOf, type Session, seamanOf } from '#src/server/identity/session/session.ts'

/** Whose letters they are: a seafarer's, or a company's, whose members share them. `id` is the seafarer's or the company's. Viewers of a company read and leave no mark. */
export type Party = {
  side: InboxSide
  id: string
  accountId: string
  tokenHash: string
  /** Whether the licence of the company was checked. */
  companyVerified: boolean
  writes: boolean
}

export const otherSide = (side: InboxSide): InboxSide => (side === 'seaman' ? 'company' : 'seaman')

/** Throws `not-found` while there is no profile. */
export function partyOf(session: Session): Party {
  const { accountId, tokenHash, companyVerified, user, memberRole } = session
  return user.role === 'company'
    ? {
        side: 'company',
        id: companyOf(session),
        accountId,
        tokenHash,
        companyVerified,
        writes: isAtLeast(memberRole ?? 'viewer', 'recruiter'),
      }
    : { side: 'seaman', id: seamanOf(session), accountId, tokenHash, companyVerified, writes: true }
}
