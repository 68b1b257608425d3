import type { InboxSide } from '#src/contract/inbox.ts'
import { isAtLeast } from '#src/contract/roles.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { companyOf, type Session, seamanOf } from '../sessions/session.ts'

/** Whose letters they are: a seafarer's, or a company's, whose members share them. `id` is the seafarer's or the company's. */
export type Party = { side: InboxSide; id: string; accountId: string; tokenHash: string }

export const otherSide = (side: InboxSide): InboxSide => (side === 'seaman' ? 'company' : 'seaman')

/** Throws `not-found` while there is no profile. */
export function partyOf(session: Session): Party {
  const { accountId, tokenHash, user } = session
  return user.role === 'company'
    ? { side: 'company', id: companyOf(session), accountId, tokenHash }
    : { side: 'seaman', id: seamanOf(session), accountId, tokenHash }
}

/** The same of somebody who may change something: viewers of a company read and no more. Throws `forbidden`. */
export function writerOf(session: Session): Party {
  const party = partyOf(session)
  if (party.side === 'company' && !isAtLeast(session.memberRole ?? 'viewer', 'recruiter')) throw new Failure('forbidden')
  return party
}
