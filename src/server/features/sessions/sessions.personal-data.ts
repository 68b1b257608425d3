import { ofAccount, type PersonalData, SECRET } from '#src/server/platform/personal-data.ts'

export const sessionPersonalData: PersonalData = {
  session: {
    links: ofAccount,
    purpose: 'staying signed in, and seeing where',
    basis: 'contract',
    retention: 'until it ends, at most 90 days',
    erasure: 'cascade',
    exported: `id account_id actor_id kept_session access factor confirmed_at device country city created_at last_seen_at
      idle_expires_at expires_at language_order`,
    withheld: { token_hash: SECRET },
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
}
