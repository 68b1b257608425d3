import { describeData, type PersonalData, WHILE_ACCOUNT_EXISTS } from '#src/server/platform/personal-data.ts'
import { directoryEntryTable } from './directory-entry.tables.ts'

export const crewingPersonalData: PersonalData = {
  ...describeData(directoryEntryTable, {
    links: [{ column: 'organisation_id', of: 'organisation' }],
    purpose: 'searching the directory of companies',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
}
