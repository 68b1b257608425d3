import type { FeedCounts, FeedOutcome, FeedReport, FeedSource } from '#src/contract/schemas/feed.ts'
import type { VacancyFacts } from '../vacancies/vacancy-row.ts'

/** Rows as hand-written SQL gives them. */
export type SourceRow = {
  id: string
  company_id: string
  kind: FeedSource['kind']
  name: string
  address: string | null
  publishes_alone: number
  confirmed_at: number | null
  etag: string | null
  last_modified: string | null
  read_at: number | null
  due_at: number | null
  failures: number
  failure: string | null
}

export type ReportRow = {
  id: string
  source_id: string
  status: FeedReport['status']
  read_by: FeedReport['readBy']
  confirmed_by: FeedReport['confirmedBy']
  items: number
  counts: string
  created_at: number
  confirmed_at: number | null
}

export type ReportLine = {
  position: number
  external_id: string
  title: string
  outcome: FeedOutcome
  reasons: string
  notes: string
  changes: string
  duplicate_of: number | null
  vacancy_id: string | null
  content_hash: string | null
  facts: string | null
}

/** What is known of an entry that was published before, with the vacancy as it stands now. */
export type KnownItem = {
  externalId: string
  vacancyId: string
  contentHash: string
  listed: boolean
  status: string
  facts: VacancyFacts
}

export const NO_ROWS: FeedCounts = { new: 0, changed: 0, unchanged: 0, duplicate: 0, refused: 0, withdrawn: 0 }
