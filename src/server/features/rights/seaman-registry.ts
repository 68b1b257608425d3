import type { RegistryEntry } from './registry-entry.ts'
import { WHILE_THERE } from './registry-retention.ts'

const ofSeaman = [{ column: 'seaman_id', of: 'seaman' }]

/** What seafarers have. */
export const SEAMAN_REGISTRY: Readonly<Record<string, RegistryEntry>> = {
  seaman: {
    links: [{ column: 'account_id', of: 'account' }],
    purpose: 'the CV, for applications and, by choice, the crew list',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: `id account_id public_id ref_id firstname surname citizenship position_main position_second english_level ready_from
      birth_date home_airport mobile is_hide_engines premium_status_expiration verification version created_at updated_at is_hidden
      is_hide_english`,
  },
  experience: {
    links: ofSeaman,
    purpose: 'sea service of the CV',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: `id seaman_id position fleet vessel_type vessel_name vessel_imo vessel_flag engine_name engine_model company start_date
      end_date sort`,
  },
  document: {
    links: ofSeaman,
    purpose: 'passports and certificates of the CV',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: 'id seaman_id type name number extra issued_by issued_date valid_date sort',
  },
  crew_card: {
    links: ofSeaman,
    purpose: 'what the crew list shows, without name and contact',
    basis: 'consent',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: `id seaman_id public_id is_hidden masked_name rank department english_level ready_from months rank_months fleets career
      updated_on refresh_from`,
  },
  crew_vessel: {
    links: [{ column: 'card_id', of: 'crew_card' }],
    purpose: 'finding cards of the crew list',
    basis: 'consent',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: 'vessel_type card_id',
  },
  application: {
    links: ofSeaman,
    purpose: 'applying, and answering it',
    basis: 'contract',
    retention: 'while both accounts and the vacancy are there',
    erasure: 'cascade',
    exported: 'id vacancy_id seaman_id status note created_at updated_at answered_at',
  },
  company_message: {
    links: ofSeaman,
    purpose: 'writing to a company',
    basis: 'contract',
    retention: 'while both accounts are there',
    erasure: 'cascade',
    exported: 'id company_id seaman_id text shows_email created_at',
  },
}
