import type { ReceivedCv, ReceivedCvs } from '#src/contract/mailing/control-schemas.ts'
import { RECEIVED_CVS } from '#src/contract/mailing/received.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { countReceived, listReceived } from './received.repository.ts'

const { pageSize } = RECEIVED_CVS

type Listed = Awaited<ReturnType<typeof listReceived>>[number]

/** A received CV. Of a withdrawn one nothing is shown about the seafarer. */
function toReceived({ facts, revokedAt, ...row }: Listed): ReceivedCv {
  const { rank, types, readyFrom } = facts
  const shown = { rank, readyFrom, types: types.map(({ vesselType, months }) => ({ vesselType, months })) }
  return { ...row, facts: revokedAt === null ? shown : null, review: null }
}

/** Returns a page of the CVs that the session's organisation received, with their number, and how many were opened and answered. */
export async function getReceived({ db }: Needs<'db'>, session: Session, page: number): Promise<ReceivedCvs> {
  const organisationId = companyOf(session)
  const [rows, counted] = await Promise.all([
    listReceived(db, organisationId, pageSize, (page - 1) * pageSize),
    countReceived(db, organisationId),
  ])
  const { total = 0, since = null, opened = 0, answered = 0 } = counted ?? {}
  return { items: rows.map(toReceived), total, page, pageSize, since, opened, answered }
}
