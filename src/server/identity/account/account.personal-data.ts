import {
  describeData,
  ofAccount,
  type PersonalData,
  SECRET,
  WHILE_ACCOUNT_EXISTS,
} from '#src/server/platform/personal-data.ts'
import { accountTable } from './account.tables.ts'
import { consentEventTable, referralTable } from './consents.tables.ts'

export const accountPersonalData: PersonalData = {
  ...describeData(accountTable, {
    links: [{ column: 'id', of: 'account' }],
    purpose: 'the account itself, and how the person came here',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'step',
    withheld: { password_hash: SECRET },
  }),
  ...describeData(consentEventTable, {
    links: ofAccount,
    purpose: 'proving what was agreed to',
    basis: 'legal duty',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
  ...describeData(referralTable, {
    links: [...ofAccount, { column: 'inviter_id', of: 'account' }],
    purpose: 'recording who invited whom',
    basis: 'legitimate interest',
    retention: 'while both accounts are there',
    erasure: 'cascade',
  }),
}
