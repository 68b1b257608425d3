import {
  describeData,
  ofCompany,
  ofOrganisation,
  type PersonalData,
  WHILE_ACCOUNT_EXISTS,
} from '#src/server/platform/personal-data.ts'
import { companyTable, officeTable } from './company.tables.ts'

export const companyPersonalData: PersonalData = {
  ...describeData(companyTable, {
    links: ofOrganisation,
    purpose: 'the kind of company, and how often and how fast it answers',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
  ...describeData(officeTable, {
    links: ofCompany,
    purpose: 'locations of the company’s offices',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
}
