import type { NotificationKind } from '#src/contract/setting/notifications.ts'
import type { MailStream } from '#src/server/platform/mail/mailer.ts'
import { MAIL_CLASSES, type MailClass, type MailKind } from './mail-kinds.ts'

/** The stream of each kind of mail that a person may decline: what an account needs, and what promotes or informs. */
const BY_NOTIFICATION = {
  promoseaman_digest: 'subscribed',
  product_updates: 'subscribed',
  article_seaman_updates: 'subscribed',
  article_company_updates: 'subscribed',
  tech_updates: 'subscribed',
  document_reminders: 'account',
  application_updates: 'account',
  vacancy_alerts: 'account',
  still_free: 'account',
  message_digest: 'account',
  invitations: 'account',
  profile_views: 'account',
  mailing_reports: 'account',
} as const satisfies Record<NotificationKind, MailStream>

/** The stream of mail that nobody declines by kind. */
const BY_CLASS: Readonly<Record<MailClass, MailStream>> = {
  link: 'account',
  notice: 'account',
  change: 'account',
  answer: 'account',
  question: 'account',
  reminder: 'account',
  farewell: 'account',
  stranger: 'account',
}

/** Returns the stream of a mail of the outbox. Letters to organisations are of the stream `subscribed`. */
export const streamOf = ({
  kind,
  notification,
}: {
  kind: MailKind
  notification: NotificationKind | null
}): MailStream => (notification ? BY_NOTIFICATION[notification] : BY_CLASS[MAIL_CLASSES[kind]])

const listKinds = (stream: MailStream): NotificationKind[] =>
  (Object.keys(BY_NOTIFICATION) as NotificationKind[]).filter((kind) => BY_NOTIFICATION[kind] === stream)

/** The kinds of notifications of each stream. */
export const NOTIFICATIONS_OF: Readonly<Record<MailStream, readonly NotificationKind[]>> = {
  account: listKinds('account'),
  subscribed: listKinds('subscribed'),
}
