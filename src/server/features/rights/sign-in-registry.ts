import type { RegistryEntry } from './registry-entry.ts'

const SECRET = 'a secret that only opens something; it says nothing about the person'

const ofAccount = [{ column: 'account_id', of: 'account' }]

/** The ways into an account. */
export const SIGN_IN_REGISTRY: Readonly<Record<string, RegistryEntry>> = {
  passkey: {
    links: ofAccount,
    purpose: 'signing in with a passkey',
    basis: 'contract',
    retention: 'until it is removed',
    erasure: 'cascade',
    exported: 'id account_id credential_id public_key counter name synced flagged_at created_at last_used_at',
  },
  passkey_challenge: {
    links: ofAccount,
    purpose: 'one use of a passkey',
    basis: 'contract',
    retention: 'five minutes',
    erasure: 'cascade',
    exported: 'ceremony account_id expires_at',
    withheld: { challenge_hash: SECRET, owner_hash: SECRET },
  },
  credential_link: {
    links: ofAccount,
    purpose: 'showing that an address is the person’s own: verification, a forgotten password, a change of address',
    basis: 'contract',
    retention: 'until it is used, a week at most',
    erasure: 'cascade',
    exported: 'id account_id purpose email created_at expires_at',
    withheld: { secret_hash: SECRET },
  },
  pending_sign_in: {
    links: ofAccount,
    purpose: 'the second step of a sign-in',
    basis: 'contract',
    retention: 'five minutes',
    erasure: 'cascade',
    exported: 'account_id factor expires_at',
    withheld: { owner_hash: SECRET },
  },
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
