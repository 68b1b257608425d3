import { ID_QUERY_LENGTH } from '#src/contract/http/constants.ts'
import { isAtLeast } from '#src/contract/http/roles.ts'
import type { ReviewReader } from '#src/domain/mailing/review.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { hashReviewId } from '../letter/review-id.ts'
import { findReview, type ReviewRow } from './review.repository.ts'

/** Who opens a link, and from which network. */
export type Visitor = { session: Session | null; network: string }

export type OpenReview = ReviewRow & { reader: ReviewReader }

/** Undefined for a member of another organisation. */
function readerOf({ row, seamanId }: ReviewRow, session: Session | null): ReviewReader | undefined {
  if (!session) return 'holder'
  if (session.seamanId === seamanId) return 'own'
  if (session.organisationId === null) return 'holder'
  if (session.organisationId !== row.organisationId) return undefined
  return isAtLeast(session.memberRole ?? 'viewer', 'recruiter') ? 'member' : 'viewer'
}

/**
 * Returns the CV of a link. Throws the same error after the same statement for an id that is unknown, expired, withdrawn, or of another
 * organisation than the caller's.
 */
export async function findOpen(
  { db, clock, limiter }: Needs<'db' | 'clock' | 'limiter'>,
  id: string,
  { session, network }: Visitor,
): Promise<OpenReview> {
  const attempt = await limiter.take('act-address', network, clock())
  if (id.length !== ID_QUERY_LENGTH) throw new Failure('not-found')
  const found = await findReview(db, hashReviewId(id), clock())
  const reader = found && readerOf(found, session)
  if (!found || !reader) throw new Failure('not-found')
  await attempt.forgive()
  return { ...found, reader }
}

/** Throws `forbidden` for readers who do not act for the agency: the seafarer, members who only read, and admins acting for a person. */
export function demandActor({ reader }: OpenReview, { session }: Visitor): void {
  if (reader === 'own' || reader === 'viewer' || session?.actorId) throw new Failure('forbidden')
}
