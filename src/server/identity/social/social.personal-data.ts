import { describeData, ofAccount, type PersonalData, SECRET } from '#src/server/platform/personal-data.ts'
import { socialFlowTable, socialIdentityTable, socialPendingTable } from './social.tables.ts'

export const socialPersonalData: PersonalData = {
  ...describeData(socialIdentityTable, {
    links: ofAccount,
    purpose: 'signing in with a social account',
    basis: 'contract',
    retention: 'until it is unlinked',
    erasure: 'cascade',
  }),
  ...describeData(socialFlowTable, {
    links: ofAccount,
    purpose: 'one sign-in at a provider',
    basis: 'contract',
    retention: 'ten minutes',
    erasure: 'cascade',
    withheld: { state_hash: SECRET, browser_hash: SECRET },
  }),
  ...describeData(socialPendingTable, {
    links: [{ column: 'email', of: 'account', key: 'email' }],
    purpose: 'registering with a social account',
    basis: 'contract',
    retention: '31 days, or until it is used',
    // A trigger deletes them with the account of the same address.
    erasure: 'step',
    withheld: { token_hash: SECRET },
  }),
}
