import { describeData, ofSeaman, type PersonalData } from '#src/server/platform/personal-data.ts'
import { applicationMoveTable, applicationTable } from './applications.tables.ts'

export const applicationPersonalData: PersonalData = {
  ...describeData(applicationTable, {
    links: ofSeaman,
    purpose: 'applying, and answering it',
    basis: 'contract',
    retention: 'while both accounts and the vacancy are there',
    erasure: 'cascade',
  }),
  ...describeData(applicationMoveTable, {
    links: [{ column: 'application_id', of: 'application' }],
    purpose: 'what became of an application, and when',
    basis: 'contract',
    retention: 'while both accounts and the vacancy are there',
    erasure: 'cascade',
  }),
}
