import { ofAccount, type PersonalData, SECRET } from '#src/server/platform/personal-data.ts'

export const passkeyPersonalData: PersonalData = {
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
}
