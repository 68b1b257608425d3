import { ofAccount, type PersonalData, SECRET, WHILE_THERE } from '#src/server/platform/personal-data.ts'

export const accountPersonalData: PersonalData = {
  account: {
    links: [{ column: 'id', of: 'account' }],
    purpose: 'the account itself, and how the person came here',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'step',
    exported: `id email role language email_verified_at referred_by attribution blocked_at created_at updated_at passkey_handle
      two_step_at sign_in_epoch last_seen_at previous_visit_at formats mail_language language_chosen_at avatar_key`,
    withheld: { password_hash: SECRET },
  },
  consent_event: {
    links: ofAccount,
    purpose: 'proving what was agreed to',
    basis: 'legal duty',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: 'id account_id kind version given created_at',
  },
  referral: {
    links: [...ofAccount, { column: 'inviter_id', of: 'account' }],
    purpose: 'knowing who invited whom',
    basis: 'legitimate interest',
    retention: 'while both accounts are there',
    erasure: 'cascade',
    exported: 'account_id inviter_id created_at',
  },
}
