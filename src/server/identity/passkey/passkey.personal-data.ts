import { describeData, ofAccount, type PersonalData, SECRET } from '#src/server/platform/personal-data.ts'
import { passkeyChallengeTable, passkeyTable } from './passkey.tables.ts'

export const passkeyPersonalData: PersonalData = {
  ...describeData(passkeyTable, {
    links: ofAccount,
    purpose: 'signing in with a passkey',
    basis: 'contract',
    retention: 'until it is removed',
    erasure: 'cascade',
  }),
  ...describeData(passkeyChallengeTable, {
    links: ofAccount,
    purpose: 'one use of a passkey',
    basis: 'contract',
    retention: 'five minutes',
    erasure: 'cascade',
    withheld: { challenge_hash: SECRET, owner_hash: SECRET },
  }),
}
