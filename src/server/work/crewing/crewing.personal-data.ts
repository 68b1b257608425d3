import { describeData, ofCompany, type PersonalData, WHILE_THERE } from '#src/server/platform/personal-data.ts'
import { agencyListingTable } from './listing.tables.ts'

export const crewingPersonalData: PersonalData = {
  ...describeData(agencyListingTable, {
    links: ofCompany,
    purpose: 'finding the company in the directory',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'cascade',
  }),
}
