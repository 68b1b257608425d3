import { describeData, ofAccount, type PersonalData, SECRET } from '#src/server/platform/personal-data.ts'
import { credentialLinkTable } from './credential.tables.ts'

export const credentialPersonalData: PersonalData = {
  ...describeData(credentialLinkTable, {
    links: ofAccount,
    purpose: 'confirming that an address is the person’s own: confirmation, password reset, change of address',
    basis: 'contract',
    retention: 'until it is used, a week at most',
    erasure: 'cascade',
    withheld: { secret_hash: SECRET },
  }),
}
