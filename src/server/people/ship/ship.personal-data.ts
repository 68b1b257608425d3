import { shipFactsSchema } from '#src/contract/ship/schemas.ts'
import { describeData, ofCompany, type PersonalData, WHILE_ACCOUNT_EXISTS } from '#src/server/platform/personal-data.ts'
import { shipTable } from './ship.tables.ts'

export const shipPersonalData: PersonalData = describeData(shipTable, {
  links: ofCompany,
  purpose: 'ships of the company’s fleet, whose details seafarers can copy into their sea service',
  basis: 'contract',
  retention: WHILE_ACCOUNT_EXISTS,
  erasure: 'cascade',
  documents: { facts: shipFactsSchema },
})
