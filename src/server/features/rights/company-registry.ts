import type { RegistryEntry } from './registry-entry.ts'
import { WHILE_THERE } from './registry-retention.ts'

const ofCompany = [{ column: 'company_id', of: 'company' }]
const ofFeed = [{ column: 'source_id', of: 'feed_source' }]

/** What companies and training centres have. */
export const COMPANY_REGISTRY: Readonly<Record<string, RegistryEntry>> = {
  company: {
    links: [{ column: 'account_id', of: 'account' }],
    purpose: 'the public page of the company, and the check of its licence',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: `id account_id slug name legal_name kind country city website about licence_number licence_issuer licence_expires
      licence_checked_at verified answer_rate answer_hours created_at updated_at about_language logo_key`,
  },
  company_member: {
    links: [{ column: 'account_id', of: 'account' }],
    purpose: 'what the person may do for a company',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: 'account_id company_id role created_at updated_at',
  },
  training_center: {
    links: [{ column: 'account_id', of: 'account' }],
    purpose: 'the profile of the training centre',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: 'id account_id name country city licence_number website created_at updated_at',
  },
  company_office: {
    links: ofCompany,
    purpose: 'where the company is',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: 'id company_id kind country city address sort',
  },
  agency_listing: {
    links: ofCompany,
    purpose: 'finding the company in the directory',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: 'company_id country slug verified open_vacancies fleets answer_order name_key words named_at updated_at',
  },
  vacancy: {
    links: ofCompany,
    purpose: 'the vacancies that the company publishes',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'step',
    exported: `seq id company_id slug status rank department fleet vessel_type vessel_class vessel_name size_value size_unit dwt gt
      built flag engine dp_class trading_areas trading_area pay_min pay_max pay_currency pay_period pay_usd join_from join_to port_name port_country
      duration_tenths duration_plus_minus rotation_on rotation_off positions english_level english_order any_nationality nationalities
      certificates crew_size crew_nationalities min_months_in_rank min_months_on_type travel_paid internet_offered
      internet_free_gb internet_price internet_currency internet agreement_kind agreement text
      text_language published_at expires_at created_at updated_at`,
  },
  vacancy_nationality: {
    links: [{ column: 'vacancy_seq', of: 'vacancy', key: 'seq' }],
    purpose: 'finding vacancies by nationality',
    basis: 'contract',
    retention: 'while the vacancy is public',
    erasure: 'cascade',
    exported: 'country vacancy_seq',
  },
  feed_source: {
    links: ofCompany,
    purpose: 'reading vacancies from the company’s own files',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: `id company_id kind name address publishes_alone confirmed_at etag last_modified read_at due_at failures failure
      created_at updated_at`,
  },
  feed_item: {
    links: ofFeed,
    purpose: 'knowing which vacancy a row of a feed became',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: 'source_id external_id vacancy_id content_hash listed',
  },
  feed_report: {
    links: ofFeed,
    purpose: 'showing what a reading of a feed comes to',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: 'id source_id status read_by confirmed_by items counts plan_hash created_at confirmed_at',
  },
  feed_report_row: {
    links: [{ column: 'report_id', of: 'feed_report' }],
    purpose: 'showing it row by row',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: `report_id position external_id title outcome reasons notes changes duplicate_of vacancy_id content_hash facts`,
  },
}
