import { describeData, ofAccount, type PersonalData, WHILE_ACCOUNT_EXISTS } from '#src/server/platform/personal-data.ts'
import { digestTable } from './digest.tables.ts'

export const digestPersonalData: PersonalData = describeData(digestTable, {
  links: ofAccount,
  purpose: 'writing each digest once a day, at the hour that the person chose',
  basis: 'consent',
  retention: WHILE_ACCOUNT_EXISTS,
  erasure: 'cascade',
})
