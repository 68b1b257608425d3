import { z } from 'zod'
import { describeData, ofSeaman, type PersonalData, WHILE_ACCOUNT_EXISTS } from '#src/server/platform/personal-data.ts'
import { crewCardTable, crewVesselTable } from './crew.tables.ts'

const words = z.string().nullable()
/** Rank, vessel type, fleet and months. */
const careerSchema = z.array(z.tuple([words, words, words, z.int()]))

export const crewPersonalData: PersonalData = {
  ...describeData(crewCardTable, {
    links: ofSeaman,
    purpose: 'the card in the list of seafarers, without name and contact details',
    basis: 'consent',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
    documents: { career: careerSchema },
  }),
  ...describeData(crewVesselTable, {
    links: [{ column: 'card_id', of: 'crew_card' }],
    purpose: 'searching the list of seafarers',
    basis: 'consent',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
}
