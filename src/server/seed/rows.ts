import type { Table } from 'drizzle-orm'
import type {
  ledgerAccountTable,
  ledgerHolderTable,
  ledgerTransactionTable,
} from '../exchange/billing/ledger.tables.ts'
import type { billingDocumentTable, billingNumberTable } from '../exchange/billing-document/billing-document.tables.ts'
import type {
  feedItemTable,
  feedReportRowTable,
  feedReportTable,
  feedSourceTable,
} from '../exchange/feed/feed.tables.ts'
import type { orderEventTable, orderLineTable, orderTable } from '../exchange/order/order.tables.ts'
import type { bankPaymentTable, paymentTable } from '../exchange/payment/payment.tables.ts'
import type { accountTable } from '../identity/account/account.tables.ts'
import type { permissionTable } from '../identity/permission/permission.tables.ts'
import type { companyTable, officeTable } from '../people/company/company.tables.ts'
import type { memberTable, organisationTable } from '../people/organisation/organisation.tables.ts'
import type { seamanTable } from '../people/seaman/seaman.tables.ts'
import type { verificationTable } from '../people/seaman/verification.tables.ts'
import type { shipTable } from '../people/ship/ship.tables.ts'
import type { trainingCenterTable } from '../people/training-center/training-center.tables.ts'
import type { cvSentTable, cvTable } from '../platform/cv-store.tables.ts'
import type { ColumnName, Present, StoredRow } from '../platform/stored-rows.ts'
import type { companyTextTable } from '../trust/company-check/company-check.tables.ts'
import type { reportTable } from '../trust/report/report.tables.ts'
import type {
  applicationFactTable,
  applicationTable,
  cvSendingTable,
  vacancyCopyTable,
} from '../work/application/application.tables.ts'
import type { crewCardTable, crewVesselTable } from '../work/crew/crew.tables.ts'
import type { vacancyViewTable } from '../work/statistics/statistics.tables.ts'
import type { searchWordTable, vacancyNationalityTable, vacancyTable } from '../work/vacancy/vacancy.tables.ts'

/** Rows of the tables as the seed writes them; the names are the columns'. */
export type Cell = string | number | null

/** All of a row but what is left to the schema. */
type Written<T extends Table, Left extends ColumnName<T> = never> = Omit<StoredRow<T>, Left>

/** What the schema lets be absent, and the demo never does. */
type Filled<Row, Name extends keyof Row> = Row & Present<Pick<Row, Name>>

export type AccountRow = Pick<
  StoredRow<typeof accountTable>,
  'id' | 'email' | 'password_hash' | 'role' | 'language' | 'email_verified_at' | 'created_at' | 'updated_at'
>

export type PermissionRow = Written<typeof permissionTable, 'granted_by'>

export type SeamanRow = Filled<
  Written<
    typeof seamanTable,
    'premium_status_expiration' | 'version' | 'is_for_verified' | 'certificates_for' | 'contacts_for' | 'numbers_for'
  >,
  'english_level' | 'ready_from'
>
/** Its document is a text until it is written, see `to-statements.ts`. */
export type CvRow = Omit<Written<typeof cvTable>, 'document'> & { document: string }

export type VerificationRow = Written<typeof verificationTable>

/** Numbered here, so that vessel types can name it. */
export type CrewCardRow = Written<typeof crewCardTable, 'cv_due_at'>
export type CrewVesselRow = Written<typeof crewVesselTable>

export type OrganisationRow = Written<
  typeof organisationTable,
  | ('check_version' | 'decided_by' | 'refusal_note' | 'register_url' | 'scan_file_id' | 'reminded_for' | 'two_step_at')
  | ('contact_name' | 'contact_email' | 'contact_phone' | 'recheck_on' | 'recheck_due_at')
>
export type CompanyRow = Written<
  typeof companyTable,
  | ('answer_rate' | 'answer_hours' | 'fleets' | 'insurance' | 'harassment_policy' | 'harassment_contact')
  | ('public_name' | 'public_email' | 'public_phone')
>
export type MemberRow = Written<typeof memberTable, 'acted_at'>
export type CompanyTextRow = Written<typeof companyTextTable>
export type OfficeRow = Written<typeof officeTable>
export type TrainingCenterRow = Written<typeof trainingCenterTable>

export type VacancyRow = Filled<
  Written<
    typeof vacancyTable,
    | ('trading_area' | 'imo' | 'ship_hidden' | 'hidden_name' | 'cadet_berth' | 'insurance' | 'texts')
    | ('pay_basic' | 'pay_overtime' | 'pay_leave' | 'pay_bonus' | 'pay_kind' | 'flags' | 'paused_at' | 'outcome')
    | ('no_fee_clause' | 'no_fee_at' | 'paper_list_id' | 'withdrawn_status')
  >,
  'size_value' | 'size_unit' | 'built' | 'flag' | 'engine' | 'trading_areas' | 'english_level'
>
export type VacancyNationalityRow = Written<typeof vacancyNationalityTable>
/** Of the index of words, which has no definition. */
export type VacancySearchRow = { rowid: number; terms: string; words: string }
export type SearchWordRow = Written<typeof searchWordTable>

export type ShipRow = Written<typeof shipTable>

export type ApplicationRow = Written<typeof applicationTable>
export type ApplicationFactRow = Written<typeof applicationFactTable, 'id' | 'application_id' | 'left_stage'>
export type VacancyViewRow = Written<typeof vacancyViewTable>
export type CvSendingRow = Written<typeof cvSendingTable>
/** The documents of copies are texts until they are written. */
export type CvSentRow = Omit<Written<typeof cvSentTable>, 'document'> & { document: string }
export type VacancyCopyRow = Omit<Written<typeof vacancyCopyTable>, 'document'> & { document: string }

export type FeedSourceRow = Pick<
  StoredRow<typeof feedSourceTable>,
  'id' | 'company_id' | 'kind' | 'name' | 'confirmed_at' | 'read_at' | 'created_at' | 'updated_at'
>
export type FeedItemRow = Written<typeof feedItemTable, 'listed'>
export type FeedReportRow = Written<typeof feedReportTable>
export type FeedReportLineRow = Written<
  typeof feedReportRowTable,
  'notes' | 'changes' | 'duplicate_of' | 'content_hash'
>

export type ReportRow = Written<typeof reportTable>

export type LedgerHolderRow = Written<typeof ledgerHolderTable>
export type LedgerAccountRow = Written<typeof ledgerAccountTable, 'balance' | 'last_posting'>
export type LedgerTransactionRow = Written<typeof ledgerTransactionTable>

type InNumbers<Row, Name extends string> = Omit<Row, Name> & Record<Name, number>
export type PaymentSeedRow = InNumbers<Written<typeof paymentTable>, 'asked' | 'received'>
export type BankPaymentSeedRow = InNumbers<Written<typeof bankPaymentTable>, 'amount'>
export type OrderSeedRow = InNumbers<Written<typeof orderTable>, 'total' | 'charged' | 'refunded'>
export type OrderLineSeedRow = InNumbers<Written<typeof orderLineTable>, 'unit_price' | 'charged' | 'refunded'>
export type OrderEventSeedRow = InNumbers<Written<typeof orderEventTable>, 'amount'>
export type DocumentSeedRow = InNumbers<Written<typeof billingDocumentTable>, 'total'>
export type NumberSeedRow = Written<typeof billingNumberTable>

export type Tables = {
  account: AccountRow
  admin_permission: PermissionRow
  organisation: OrganisationRow
  organisation_member: MemberRow
  company: CompanyRow
  company_office: OfficeRow
  company_text: CompanyTextRow
  training_center: TrainingCenterRow
  seaman: SeamanRow
  cv: CvRow
  verification: VerificationRow
  crew_card: CrewCardRow
  crew_vessel: CrewVesselRow
  vacancy: VacancyRow
  vacancy_nationality: VacancyNationalityRow
  vacancy_search: VacancySearchRow
  search_word: SearchWordRow
  ship: ShipRow
  vacancy_copy: VacancyCopyRow
  application: ApplicationRow
  application_fact: ApplicationFactRow
  vacancy_view: VacancyViewRow
  cv_sending: CvSendingRow
  cv_sent: CvSentRow
  feed_source: FeedSourceRow
  feed_item: FeedItemRow
  feed_report: FeedReportRow
  feed_report_row: FeedReportLineRow
  report: ReportRow
  ledger_holder: LedgerHolderRow
  ledger_account: LedgerAccountRow
  ledger_transaction: LedgerTransactionRow
  payment: PaymentSeedRow
  bank_payment: BankPaymentSeedRow
  purchase_order: OrderSeedRow
  order_line: OrderLineSeedRow
  order_event: OrderEventSeedRow
  billing_number: NumberSeedRow
  billing_document: DocumentSeedRow
}

export type TableName = keyof Tables

/** Rows of one table, ready to be written together. */
export type Batch = { [Name in TableName]: { table: Name; rows: readonly Tables[Name][] } }[TableName]
