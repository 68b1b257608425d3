import { ofAccount, type PersonalData, SECRET } from '#src/server/platform/personal-data.ts'

export const credentialPersonalData: PersonalData = {
  credential_link: {
    links: ofAccount,
    purpose: 'showing that an address is the person’s own: verification, a forgotten password, a change of address',
    basis: 'contract',
    retention: 'until it is used, a week at most',
    erasure: 'cascade',
    exported: 'id account_id purpose email created_at expires_at',
    withheld: { secret_hash: SECRET },
  },
}
