import { withQuery } from '#src/contract/http/addresses.ts'
import type { ReceivedCv, ReceivedCvs } from '#src/contract/mailing/control-schemas.ts'
import { RECEIVED_CVS } from '#src/contract/mailing/received.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { createReviewId } from '../letter/review-id.ts'
import { countReceived, listReceived } from './received.repository.ts'

const { pageSize } = RECEIVED_CVS

type Listed = Awaited<ReturnType<typeof listReceived>>[number]

/** A received CV. Of a withdrawn one nothing is shown about the seafarer; an expired one has no page. */
function toReceived(
  services: Needs<'keys' | 'clock'>,
  { facts, revokedAt, reviewUntil, organisationId, ...row }: Listed,
): ReceivedCv {
  const { rank, types, readyFrom } = facts
  if (revokedAt !== null) return { ...row, facts: null, review: null }
  const id = createReviewId(services, { mailingId: row.id, organisationId })
  return {
    ...row,
    facts: { rank, readyFrom, types: types.map(({ vesselType, months }) => ({ vesselType, months })) },
    review: reviewUntil > services.clock() ? withQuery('/mailing/review', { id }) : null,
  }
}

/** Returns a page of the CVs that the session's organisation received, with their number, and how many were opened and answered. */
export async function getReceived(
  services: Needs<'db' | 'keys' | 'clock'>,
  session: Session,
  page: number,
): Promise<ReceivedCvs> {
  const { db } = services
  const organisationId = companyOf(session)
  const [rows, counted] = await Promise.all([
    listReceived(db, organisationId, pageSize, (page - 1) * pageSize),
    countReceived(db, organisationId),
  ])
  const { total = 0, since = null, opened = 0, answered = 0 } = counted ?? {}
  return { items: rows.map((row) => toReceived(services, row)), total, page, pageSize, since, opened, answered }
}
