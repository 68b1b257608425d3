import { describeData, ofAccount, type PersonalData, SECRET } from '#src/server/platform/personal-data.ts'
import { dataExportTable, erasureTable } from './data-right.tables.ts'

export const rightsPersonalData: PersonalData = {
  ...describeData(dataExportTable, {
    links: ofAccount,
    purpose: 'providing a copy of the data',
    basis: 'legal duty',
    retention: '24 hours after it is ready',
    erasure: 'cascade',
    withheld: { secret_hash: SECRET, object_key: SECRET },
  }),
  ...describeData(erasureTable, {
    links: ofAccount,
    purpose: 'erasing the account on its date, and proving it',
    basis: 'legal duty',
    retention: 'for good; without the account its id leads nowhere',
    erasure: 'kept',
  }),
}
