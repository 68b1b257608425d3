import { describeData, type PersonalData, WHILE_ACCOUNT_EXISTS } from '#src/server/platform/personal-data.ts'
import { mailingAddressTable } from '../mailing.tables.ts'

export const mailingAddressPersonalData: PersonalData = describeData(mailingAddressTable, {
  links: [{ column: 'organisation_id', of: 'organisation' }],
  purpose: 'the addresses to which CVs of mailings are sent, and whether their readers agreed',
  basis: 'consent',
  retention: WHILE_ACCOUNT_EXISTS,
  erasure: 'cascade',
})
