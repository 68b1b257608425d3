import { ofAccount, ofSeaman, type PersonalData, WHILE_THERE } from '#src/server/platform/personal-data.ts'

export const seamanPersonalData: PersonalData = {
  seaman: {
    links: ofAccount,
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
}
