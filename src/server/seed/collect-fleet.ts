import { createDemoFleet, type DemoFleetOptions } from './demo-fleet.ts'
import type { TableName, Tables } from './rows.ts'

export type CollectedFleet = { [Name in TableName]: Tables[Name][] }

/** The whole fleet in memory, by table: for tests and small sizes. */
export function collectFleet(options: DemoFleetOptions): CollectedFleet {
  const fleet: Record<TableName, unknown[]> = {
    account: [],
    admin_permission: [],
    organisation: [],
    organisation_member: [],
    company: [],
    company_office: [],
    company_text: [],
    training_center: [],
    seaman: [],
    cv: [],
    verification: [],
    crew_card: [],
    crew_vessel: [],
    vacancy: [],
    vacancy_nationality: [],
    vacancy_search: [],
    search_word: [],
    ship: [],
    vacancy_copy: [],
    application: [],
    application_fact: [],
    vacancy_view: [],
    cv_sending: [],
    cv_sent: [],
    feed_source: [],
    feed_item: [],
    feed_report: [],
    feed_report_row: [],
    report: [],
    ledger_holder: [],
    ledger_account: [],
    ledger_transaction: [],
    payment: [],
    bank_payment: [],
    purchase_order: [],
    order_line: [],
    order_event: [],
    billing_number: [],
    billing_document: [],
  }
  for (const batch of createDemoFleet(options)) fleet[batch.table].push(...batch.rows)
  return fleet as CollectedFleet
}
