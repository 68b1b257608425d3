import type { LicenceEvent } from '#src/contract/company-check/schemas.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findLicenceEvents, findSuspensions, type NamedSuspension } from './licence-events.repository.ts'

const MAX_EVENTS = 40
const MAX_SUSPENSIONS = 10

const BY_MEMBERS: ReadonlySet<LicenceEvent['kind']> = new Set(['asked', 'scan', 'changed', 'appealed'])

/** A suspension as up to four entries. */
function describeSuspension({ row, ...actors }: NamedSuspension): LicenceEvent[] {
  const { reason, note, suspendedAt, appeal, appealedAt, answer, answeredAt, restoredAt } = row
  const entry = (kind: LicenceEvent['kind'], at: number | null, more: Partial<LicenceEvent>): LicenceEvent[] =>
    at === null
      ? []
      : [{ kind, at, reason: null, note: null, licenceNumber: null, licenceExpires: null, actor: null, ...more }]
  return [
    ...entry('suspended', suspendedAt, { reason, note, actor: actors.suspendedBy }),
    ...entry('appealed', appealedAt, { note: appeal, actor: actors.appealedBy }),
    ...entry('kept', answeredAt, { note: answer }),
    ...entry('restored', restoredAt, { actor: actors.restoredBy }),
  ]
}

/** The history of a company’s licence and suspensions, the newest first. `admin` also reads which admins acted. */
export async function listLicenceHistory(
  { db }: Needs<'db'>,
  companyId: string,
  reader: 'company' | 'admin',
): Promise<LicenceEvent[]> {
  const [stored, suspensions] = await Promise.all([
    findLicenceEvents(db, companyId, MAX_EVENTS),
    findSuspensions(db, companyId, MAX_SUSPENSIONS),
  ])
  const all = [...stored, ...suspensions.flatMap(describeSuspension).reverse()].sort((one, other) => other.at - one.at)
  return all.map((event) => (reader === 'admin' || BY_MEMBERS.has(event.kind) ? event : { ...event, actor: null }))
}
