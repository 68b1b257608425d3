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
    purpose: 'what kind of company it is, and how often and how fast it answers',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
  ...describeData(officeTable, {
    links: ofCompany,
    purpose: 'where the company is',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
}
