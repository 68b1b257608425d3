import type { FeedCounts, FeedReport, FeedRow, FeedSource } from '#src/contract/schemas/feed.ts'
import type { VacancyFacts } from '../vacancies/vacancy-row.ts'
import type { ReportLine, ReportRow, SourceRow } from './feeds.tables.ts'

export const toReport = (row: ReportRow): FeedReport => ({
  id: row.id,
  status: row.status,
  readBy: row.read_by,
  confirmedBy: row.confirmed_by,
  items: row.items,
  counts: JSON.parse(row.counts) as FeedCounts,
  createdAt: row.created_at,
  confirmedAt: row.confirmed_at,
})

export const toSource = (row: SourceRow, report: ReportRow | undefined, live: number): FeedSource => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  address: row.address,
  publishesAlone: row.publishes_alone === 1,
  confirmedAt: row.confirmed_at,
  readAt: row.read_at,
  dueAt: row.due_at,
  failures: row.failures,
  failure: row.failure,
  live,
  report: report ? toReport(report) : null,
})

const toVacancy = (facts: VacancyFacts): NonNullable<FeedRow['vacancy']> => ({
  rank: facts.rank,
  vesselType: facts.vessel_type,
  vesselClass: facts.vessel_class,
  pay: { min: facts.pay_min, max: facts.pay_max, currency: facts.pay_currency, period: facts.pay_period },
  joinFrom: facts.join_from,
  joinTo: facts.join_to,
  duration:
    facts.duration_tenths === null
      ? null
      : { months: facts.duration_tenths / 10, plusMinus: facts.duration_plus_minus ?? 0 },
  rotation: facts.rotation_on === null ? null : { on: facts.rotation_on, off: facts.rotation_off ?? facts.rotation_on },
  textLanguage: facts.text_language,
})

const readList = (json: string): string[] => JSON.parse(json) as string[]

export const toRow = (line: ReportLine): FeedRow => ({
  position: line.position,
  externalId: line.external_id,
  title: line.title,
  outcome: line.outcome,
  reasons: readList(line.reasons),
  notes: readList(line.notes),
  changes: readList(line.changes),
  duplicateOf: line.duplicate_of,
  vacancyId: line.vacancy_id,
  vacancy: line.facts ? toVacancy(JSON.parse(line.facts) as VacancyFacts) : null,
})
