import {
  describeData,
  ofCompany,
  ofSeaman,
  type PersonalData,
  WHILE_THERE,
} from '#src/server/platform/personal-data.ts'
import { agencyListingTable } from './listing.tables.ts'
import { companyMessageTable } from './messages.tables.ts'

export const crewingPersonalData: PersonalData = {
  ...describeData(companyMessageTable, {
    links: ofSeaman,
    purpose: 'writing to a company',
    basis: 'contract',
    retention: 'while both accounts are there',
    erasure: 'cascade',
  }),
  ...describeData(agencyListingTable, {
    links: ofCompany,
    purpose: 'finding the company in the directory',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'cascade',
  }),
}
