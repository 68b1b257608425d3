import type { FeedReport, FeedRow, FeedSource } from '#src/contract/feed/schemas.ts'
import type { VacancyFacts } from '#src/server/work/vacancy/vacancy-row.ts'
import type { ReportLine, ReportRow, SourceRow } from './feed.tables.ts'

export const toReport = (row: ReportRow): FeedReport => ({
  id: row.id,
  status: row.status,
  readBy: row.readBy,
  confirmedBy: row.confirmedBy,
  items: row.items,
  counts: row.counts,
  createdAt: row.createdAt,
  confirmedAt: row.confirmedAt,
})

export const toSource = (row: SourceRow, report: ReportRow | undefined, live: number): FeedSource => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  address: row.address,
  publishesAlone: row.publishesAlone,
  confirmedAt: row.confirmedAt,
  readAt: row.readAt,
  dueAt: row.dueAt,
  failures: row.failures,
  failure: row.failure,
  live,
  report: report ? toReport(report) : null,
})

/** Returns what was read, as far as it could be. */
const toVacancy = (facts: Partial<VacancyFacts>): NonNullable<FeedRow['vacancy']> => ({
  rank: facts.rank ?? null,
  vesselType: facts.vessel_type ?? null,
  vesselClass: facts.vessel_class ?? null,
  pay:
    facts.pay_min === undefined || !facts.pay_max || !facts.pay_currency || !facts.pay_period
      ? null
      : { min: facts.pay_min, max: facts.pay_max, currency: facts.pay_currency, period: facts.pay_period },
  joinFrom: facts.join_from ?? null,
  joinTo: facts.join_to ?? null,
  duration: facts.duration_tenths
    ? {
        months: facts.duration_tenths / 10,
        plusMinus: facts.duration_plus_minus ?? 0,
        days: facts.duration_days ?? null,
      }
    : null,
  rotation: facts.rotation_on ? { on: facts.rotation_on, off: facts.rotation_off ?? facts.rotation_on } : null,
  textLanguage: facts.text_language ?? null,
})

export const toRow = (line: ReportLine): FeedRow => ({
  position: line.position,
  externalId: line.externalId,
  title: line.title,
  outcome: line.outcome,
  reasons: line.reasons,
  notes: line.notes,
  changes: line.changes,
  duplicateOf: line.duplicateOf,
  vacancyId: line.vacancyId,
  vacancy: line.facts && toVacancy(line.facts),
})
