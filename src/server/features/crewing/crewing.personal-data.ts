import { ofCompany, ofSeaman, type PersonalData, WHILE_THERE } from '#src/server/platform/personal-data.ts'

export const crewingPersonalData: PersonalData = {
  company_message: {
    links: ofSeaman,
    purpose: 'writing to a company',
    basis: 'contract',
    retention: 'while both accounts are there',
    erasure: 'cascade',
    exported: 'id company_id seaman_id text shows_email created_at',
  },
  agency_listing: {
    links: ofCompany,
    purpose: 'finding the company in the directory',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: 'company_id country slug verified open_vacancies fleets answer_order name_key words named_at updated_at',
  },
}
