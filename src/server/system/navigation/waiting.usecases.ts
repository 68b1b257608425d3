import { hasPermission } from '#src/contract/http/permissions.ts'
import type { Waiting } from '#src/contract/navigation/navigation.ts'
import { companyOf, type Session, seamanOf } from '#src/server/identity/session/session.ts'
import type { Needs } from '#src/server/platform/services.ts'
import {
  countsOfAdmins,
  countsOfCompany,
  countsOfSeaman,
  countWaiting,
  type WaitingCount,
} from './waiting.repository.ts'

function countsFor(session: Session, now: number): WaitingCount[] {
  if (session.user.role === 'company') return countsOfCompany(companyOf(session), now)
  if (session.user.role === 'seaman') return countsOfSeaman(seamanOf(session), now)
  return countsOfAdmins(session.accountId, now).flatMap(({ permission, count }) =>
    hasPermission(session.permissions, permission) ? [count] : [],
  )
}

/** Returns what waits for the caller. Members of a company get the same, whatever their role. */
export const readWaiting = ({ db, clock }: Needs<'db' | 'clock'>, session: Session): Promise<Waiting> =>
  countWaiting(db, countsFor(session, clock()))
