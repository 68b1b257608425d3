import { ofCompany, type PersonalData, WHILE_THERE } from '#src/server/platform/personal-data.ts'

export const vacancyPersonalData: PersonalData = {
  vacancy: {
    links: ofCompany,
    purpose: 'the vacancies that the company publishes',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'step',
    exported: `seq id company_id slug status rank department fleet vessel_type vessel_class vessel_name size_value size_unit dwt gt
      built flag engine dp_class trading_areas trading_area pay_min pay_max pay_currency pay_period pay_usd join_from join_to port_name port_country
      duration_tenths duration_plus_minus rotation_on rotation_off positions english_level english_order any_nationality nationalities
      certificates certificate_months crew_size crew_nationalities min_months_in_rank min_months_on_type travel_paid internet_offered
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
}
