import { describeData, ofAccount, type PersonalData, WHILE_ACCOUNT_EXISTS } from '#src/server/platform/personal-data.ts'
import { adminNoteTable } from './note.tables.ts'

export const userPersonalData: PersonalData = describeData(adminNoteTable, {
  // Personal data of the person whom the note is about, not of the admin who wrote it.
  links: ofAccount,
  purpose: 'what admins need to know of the account when they answer the person or decide on it',
  basis: 'legitimate interest',
  retention: WHILE_ACCOUNT_EXISTS,
  erasure: 'cascade',
})
