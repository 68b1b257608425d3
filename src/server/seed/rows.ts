import type { CrewCardRow as CardColumns } from '../features/crew/crew-card.ts'
import type { CompanyRow, MemberRow, OfficeRow, TrainingCenterRow } from './company-rows.ts'
import type { BoardColumns } from './life-on-board.ts'

/** Rows of the tables as the seed writes them; the names are the columns'. */
export type Cell = string | number | null

export type AccountRow = {
  id: string
  email: string
  password_hash: string
  role: string
  language: string
  email_verified_at: number | null
  created_at: number
  updated_at: number
}

export type SeamanRow = {
  id: string
  account_id: string
  public_id: string
  ref_id: string
  firstname: string
  surname: string
  citizenship: string
  position_main: string
  position_second: string | null
  english_level: string
  ready_from: string
  birth_date: string
  home_airport: string | null
  mobile: string
  is_hide_engines: number
  is_hidden: number
  is_hide_english: number
  verification: string
  created_at: number
  updated_at: number
}

export type ExperienceRow = {
  id: string
  seaman_id: string
  position: string
  fleet: string
  vessel_type: string
  vessel_name: string
  vessel_imo: string
  vessel_flag: string
  engine_name: string
  engine_model: string
  company: string
  start_date: string
  end_date: string | null
  sort: number
}

export type DocumentRow = {
  id: string
  seaman_id: string
  type: 'passport' | 'visa' | 'certificate' | 'document'
  name: string
  number: string | null
  extra: string | null
  issued_by: string | null
  issued_date: string
  valid_date: string | null
  sort: number
}

/** Numbered here, so that vessel types can name it. */
export type CrewCardRow = CardColumns & { id: number }
export type CrewVesselRow = { vessel_type: string; card_id: number }

export type VacancyRow = BoardColumns & {
  id: string
  seq: number
  company_id: string
  slug: string
  status: 'draft' | 'published' | 'expired' | 'closed'
  rank: string
  department: string
  fleet: string
  vessel_type: string
  vessel_class: string | null
  vessel_name: string | null
  size_value: number
  size_unit: string
  dwt: number | null
  gt: number | null
  built: number
  flag: string
  engine: string
  dp_class: number | null
  trading_areas: string
  pay_min: number
  pay_max: number
  pay_currency: string
  pay_period: string
  pay_usd: number
  join_from: string
  join_to: string
  port_name: string | null
  port_country: string | null
  duration_tenths: number | null
  duration_plus_minus: number | null
  rotation_on: number | null
  rotation_off: number | null
  positions: number
  english_level: string
  english_order: number
  any_nationality: number
  nationalities: string
  certificates: string
  certificate_months: string | null
  crew_size: number | null
  crew_nationalities: string | null
  min_months_in_rank: number | null
  min_months_on_type: number | null
  travel_paid: number | null
  text: string
  text_language: string
  published_at: number | null
  expires_at: number | null
  created_at: number
  updated_at: number
}

export type VacancyNationalityRow = { country: string; vacancy_seq: number }
export type VacancySearchRow = { rowid: number; terms: string; words: string }
export type SearchWordRow = { word: string }

export type ApplicationRow = {
  id: string
  vacancy_id: string
  seaman_id: string
  status: string
  note: string | null
  answered_at: number | null
  created_at: number
  updated_at: number
}

export type FeedSourceRow = {
  id: string
  company_id: string
  kind: 'upload'
  name: string
  confirmed_at: number
  read_at: number
  created_at: number
  updated_at: number
}

export type FeedItemRow = { source_id: string; external_id: string; vacancy_id: string; content_hash: string }

export type FeedReportRow = {
  id: string
  source_id: string
  status: 'confirmed'
  read_by: 'owner'
  confirmed_by: 'owner'
  items: number
  counts: string
  plan_hash: string
  created_at: number
  confirmed_at: number
}

export type FeedReportLineRow = {
  report_id: string
  position: number
  external_id: string
  title: string
  outcome: 'new' | 'refused'
  reasons: string
  vacancy_id: string | null
  facts: string | null
}

export type Tables = {
  account: AccountRow
  company: CompanyRow
  company_member: MemberRow
  company_office: OfficeRow
  training_center: TrainingCenterRow
  seaman: SeamanRow
  experience: ExperienceRow
  document: DocumentRow
  crew_card: CrewCardRow
  crew_vessel: CrewVesselRow
  vacancy: VacancyRow
  vacancy_nationality: VacancyNationalityRow
  vacancy_search: VacancySearchRow
  search_word: SearchWordRow
  application: ApplicationRow
  feed_source: FeedSourceRow
  feed_item: FeedItemRow
  feed_report: FeedReportRow
  feed_report_row: FeedReportLineRow
}

export type TableName = keyof Tables

/** Rows of one table, ready to be written together. */
export type Batch = { [Name in TableName]: { table: Name; rows: readonly Tables[Name][] } }[TableName]
