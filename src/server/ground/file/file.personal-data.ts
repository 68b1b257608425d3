import {
  describeData,
  ofAccount,
  type PersonalData,
  SECRET,
  WHILE_ACCOUNT_EXISTS,
} from '#src/server/platform/personal-data.ts'
import { accountKeyTable, filePieceTable, fileTable } from './file.tables.ts'

/** Files that people upload. Steps of the erasure delete pieces and pictures. */
export const filePersonalData: PersonalData = {
  ...describeData(fileTable, {
    links: [...ofAccount, { column: 'organisation_id', of: 'organisation' }],
    purpose:
      'pictures, scans and feeds that the person sends and copies that are made for them: whether they are whole, and until when they are kept',
    basis: 'contract',
    retention: `a day until it is whole, then ${WHILE_ACCOUNT_EXISTS}; a scan or a feed as it was sent for a day, a copy for 24 hours`,
    erasure: 'cascade',
    withheld: { object_key: SECRET },
  }),
  ...describeData(accountKeyTable, {
    links: ofAccount,
    purpose: 'encrypting the private files of the person',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
    withheld: { sealed_key: SECRET },
  }),
  ...describeData(filePieceTable, {
    links: [{ column: 'file_id', of: 'file' }],
    purpose: 'resuming interrupted uploads',
    basis: 'contract',
    retention: 'until the file is whole, at most a day',
    erasure: 'cascade',
  }),
}
