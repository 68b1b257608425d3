import type { ModeratedVacancy } from '#src/contract/vacancy-editor/schemas.ts'
import { findFeeWords } from '#src/domain/vacancy/fee-words.ts'
import { findShipFlags } from '#src/domain/vacancy/flags.ts'
import { findAccount } from '#src/server/identity/account/account.repository.ts'
import { findFleetShip } from '#src/server/people/ship/ship.repository.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { countOpen } from '#src/server/trust/report/admin-reports.repository.ts'
import { findCompanySigns } from '#src/server/trust/report/risk-signs.usecases.ts'
import { findDecision } from '#src/server/work/vacancy/decisions.repository.ts'
import { findPublisher } from '#src/server/work/vacancy/publisher.repository.ts'
import { findRowFlags, listWords } from '#src/server/work/vacancy/row-flags.ts'
import { isPublic } from '#src/server/work/vacancy-search/vacancy-detail.usecases.ts'
import { readAnyVacancy } from '#src/server/work/vacancy-search/vacancy-preview.usecases.ts'
import { findWaitingAround } from './moderation.repository.ts'

/** Returns a vacancy for a moderator: `seen` belongs to exactly the shown row. Throws `not-found`. */
export async function getModerated(services: Needs<'db' | 'clock'>, id: string): Promise<ModeratedVacancy> {
  const { db } = services
  const [{ row, vacancy }, decision] = await Promise.all([readAnyVacancy(services, id), findDecision(db, id)])
  const [publisher, ship, decider, signs, queue, open] = await Promise.all([
    findPublisher(db, row.company_id),
    row.imo ? findFleetShip(db, row.imo, row.company_id) : undefined,
    decision ? findAccount(db, decision.decidedBy) : undefined,
    findCompanySigns(services, row.company_id, { imo: row.imo, vesselType: row.vessel_type }),
    findWaitingAround(db, row),
    countOpen(db, [id]),
  ])
  return {
    vacancy,
    companyId: row.company_id,
    isPublic: isPublic({ ...row, suspended: publisher?.suspended ? 1 : 0 }, services.clock()),
    reports: open.reduce((sum, { kind, open: count }) => (kind === 'vacancy' ? sum + count : sum), 0),
    status: row.status,
    seen: row.updated_at,
    flags: [
      ...findRowFlags(row),
      ...findShipFlags(ship, {
        companyId: row.company_id,
        verified: publisher?.verified ?? false,
        vesselType: row.vessel_type,
      }),
    ],
    feeWords: listWords(row).flatMap(findFeeWords),
    signs: signs ?? [],
    queue,
    published: publisher?.published ?? 0,
    decision: decision
      ? {
          act: decision.act,
          reason: decision.reason,
          note: decision.note,
          decidedAt: decision.decidedAt,
          decidedBy: decider?.email ?? null,
        }
      : null,
  }
}
