import { describeData, type PersonalData, WHILE_ACCOUNT_EXISTS } from '#src/server/platform/personal-data.ts'
import { directoryEntryTable } from './directory-entry.tables.ts'

export const crewingPersonalData: PersonalData = {
  ...describeData(directoryEntryTable, {
    links: [{ column: 'organisation_id', of: 'organisation' }],
    purpose: 'finding the organisation in the directory',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
}
