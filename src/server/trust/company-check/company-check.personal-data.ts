import { z } from 'zod'
import { COMPANY_FLAGS } from '#src/contract/company-check/company-check.ts'
import { describeData, ofCompany, type PersonalData, WHILE_ACCOUNT_EXISTS } from '#src/server/platform/personal-data.ts'
import { companyTextTable, companyWaitingTable, licenceEventTable, licenceLineTable } from './company-check.tables.ts'

export const companyCheckPersonalData: PersonalData = {
  ...describeData(companyTextTable, {
    links: ofCompany,
    purpose: 'what the company says about itself on its public page',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
  ...describeData(companyWaitingTable, {
    links: ofCompany,
    purpose: 'reviewing texts of the company before they are published',
    basis: 'contract',
    retention: 'until they are read; one that was refused until it is replaced',
    erasure: 'cascade',
    documents: { flags: z.array(z.enum(COMPANY_FLAGS)) },
  }),
  ...describeData(licenceLineTable, {
    links: [{ column: 'organisation_id', of: 'organisation' }],
    purpose: 'comparing the details of a licence with its scan',
    basis: 'legal duty',
    retention: 'until the licence is verified or another scan is sent',
    erasure: 'cascade',
  }),
  ...describeData(licenceEventTable, {
    links: [{ column: 'organisation_id', of: 'organisation' }],
    purpose: 'showing the company and admins what was sent and decided about its licence',
    basis: 'legal duty',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
}
