import type { AppliedContracts } from '#src/contract/document/schemas.ts'
import { lastDayAboard } from '#src/domain/cv/radar.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findContracts } from './contracts.repository.ts'

/** Applications that may still succeed. */
const OPEN = ['new', 'shortlisted', 'interview', 'offered', 'joined'] as const
/** Days after the joining date; then the person is on board. */
const JOINED_AFTER = 30 * DAY

/** Returns future contracts of open applications, with their last day. */
export async function findAheadContracts({ db, clock }: Needs<'db' | 'clock'>, seamanId: string) {
  const since = toPlainDate(clock() - JOINED_AFTER)
  const rows = await findContracts(db, { seamanId, statuses: OPEN, since })
  return rows.map((row) => ({ ...row, lastDay: lastDayAboard(row) }))
}

/** The same for the seafarer. */
export async function listAppliedContracts(
  services: Needs<'db' | 'clock'>,
  { seamanId }: Session,
): Promise<AppliedContracts> {
  if (!seamanId) throw new Failure('not-found')
  const contracts = await findAheadContracts(services, seamanId)
  return {
    items: contracts.map(({ vacancyId, rank, vesselType, company, joinFrom, lastDay }) => ({
      vacancyId,
      rank,
      vesselType,
      company,
      joinFrom,
      lastDay,
    })),
  }
}
