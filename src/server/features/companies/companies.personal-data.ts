import { ofAccount, ofCompany, type PersonalData, WHILE_THERE } from '#src/server/platform/personal-data.ts'

export const companyPersonalData: PersonalData = {
  company: {
    links: ofAccount,
    purpose: 'the public page of the company, and the check of its licence',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: `id account_id slug name legal_name kind country city website about licence_number licence_issuer licence_expires
      licence_checked_at verified answer_rate answer_hours created_at updated_at about_language logo_key`,
  },
  company_member: {
    links: ofAccount,
    purpose: 'what the person may do for a company',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: 'account_id company_id role created_at updated_at',
  },
  company_office: {
    links: ofCompany,
    purpose: 'where the company is',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: 'id company_id kind country city address sort',
  },
}
