import type { RegistryEntry } from './registry-entry.ts'
import { WHILE_THERE } from './registry-retention.ts'

const SECRET = 'a secret that only opens something; it says nothing about the person'

const ofAccount = [{ column: 'account_id', of: 'account' }]

/** What accounts of every role have. */
export const ACCOUNT_REGISTRY: Readonly<Record<string, RegistryEntry>> = {
  account: {
    links: [{ column: 'id', of: 'account' }],
    purpose: 'the account itself, and how the person came here',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'step',
    exported: `id email role language email_verified_at referred_by attribution blocked_at created_at updated_at passkey_handle
      two_step_at sign_in_epoch last_seen_at previous_visit_at formats mail_language language_chosen_at`,
    withheld: { password_hash: SECRET },
  },
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
  security_event: {
    links: ofAccount,
    purpose: 'seeing what happened to the account, and proving it',
    basis: 'legitimate interest',
    retention: 'for good; without the account its ids lead nowhere',
    erasure: 'kept',
    exported: 'id account_id actor_id kind detail device country created_at',
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
  data_export: {
    links: ofAccount,
    purpose: 'handing over a copy of the data',
    basis: 'legal duty',
    retention: '24 hours after it is ready',
    erasure: 'cascade',
    exported: 'id account_id status attempts size created_at ready_at expires_at',
    withheld: { secret_hash: SECRET, object_key: SECRET },
  },
  erasure: {
    links: ofAccount,
    purpose: 'erasing the account when its time comes, and proving that it was',
    basis: 'legal duty',
    retention: 'for good; without the account its id leads nowhere',
    erasure: 'kept',
    exported: 'account_id requested_at erase_at was_listed step erased_at',
  },
  idempotency: {
    links: ofAccount,
    purpose: 'a repeated write acts once',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'step',
    exported: 'account_id operation key status answer created_at',
    withheld: { body_hash: SECRET },
  },
  outbox: {
    links: ofAccount,
    purpose: 'mail to the person is sent once',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported:
      'id cause kind account_id about_account_id held payload status attempts last_error created_at sent_at notification',
  },
  sent_mail: {
    links: [{ column: 'outbox_id', of: 'outbox' }],
    purpose: 'reading mail where none leaves the machine; empty in production',
    basis: 'contract',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: 'outbox_id recipient reply_to language subject text html sent_at',
  },
  notification_setting: {
    links: ofAccount,
    purpose: 'sending only the mail that the person wants',
    basis: 'consent',
    retention: WHILE_THERE,
    erasure: 'cascade',
    exported: 'account_id kind wanted changed_at',
  },
  report: {
    links: ofAccount,
    purpose: 'looking into what was reported',
    basis: 'legitimate interest',
    retention: 'as long as it is needed; without name and words when the account is gone',
    erasure: 'step',
    exported: 'id kind target_id reason text language account_id status created_at updated_at',
  },
}
