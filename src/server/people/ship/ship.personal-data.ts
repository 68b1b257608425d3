import { shipFactsSchema } from '#src/contract/ship/schemas.ts'
import { describeData, ofCompany, type PersonalData, WHILE_ACCOUNT_EXISTS } from '#src/server/platform/personal-data.ts'
import { shipTable } from './ship.tables.ts'

export const shipPersonalData: PersonalData = describeData(shipTable, {
  links: ofCompany,
  purpose: 'ships of the company’s fleet, whose facts seafarers take over into their own contracts',
  basis: 'contract',
  retention: WHILE_ACCOUNT_EXISTS,
  erasure: 'cascade',
  documents: { facts: shipFactsSchema },
})
