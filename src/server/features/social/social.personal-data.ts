import { ofAccount, type PersonalData, SECRET } from '#src/server/platform/personal-data.ts'

export const socialPersonalData: PersonalData = {
  social_identity: {
    links: ofAccount,
    purpose: 'signing in with an account elsewhere',
    basis: 'contract',
    retention: 'until it is unlinked',
    erasure: 'cascade',
    exported: 'id account_id provider issuer subject email created_at last_used_at',
  },
  social_flow: {
    links: ofAccount,
    purpose: 'one way to a provider and back',
    basis: 'contract',
    retention: 'ten minutes',
    erasure: 'cascade',
    exported: 'provider intent account_id language redirect created_at expires_at',
    withheld: { state_hash: SECRET, browser_hash: SECRET },
  },
  social_pending: {
    links: [{ column: 'email', of: 'account', key: 'email' }],
    purpose: 'registering with an account elsewhere',
    basis: 'contract',
    retention: '31 days, or until it is used',
    // A trigger of the schema deletes them with the account of the same address.
    erasure: 'step',
    exported: 'provider issuer subject email email_verified created_at expires_at',
    withheld: { token_hash: SECRET },
  },
}
