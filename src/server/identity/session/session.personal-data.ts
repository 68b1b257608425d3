import { describeData, ofAccount, type PersonalData, SECRET } from '#src/server/platform/personal-data.ts'
import { pendingSignInTable } from './pending-sign-in.tables.ts'
import { sessionTable } from './session.tables.ts'

export const sessionPersonalData: PersonalData = {
  ...describeData(sessionTable, {
    links: ofAccount,
    purpose: 'staying signed in, and seeing on which devices',
    basis: 'contract',
    retention: 'until it ends, at most 90 days',
    erasure: 'cascade',
    withheld: { token_hash: SECRET },
  }),
  ...describeData(pendingSignInTable, {
    links: ofAccount,
    purpose: 'the second step of a sign-in',
    basis: 'contract',
    retention: 'five minutes',
    erasure: 'cascade',
    withheld: { owner_hash: SECRET },
  }),
}
