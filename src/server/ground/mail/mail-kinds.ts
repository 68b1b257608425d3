/**
 * - `link`: requested by the person who typed the address, with a limit at the request; the only class that is sent to an unconfirmed address.
 * - `notice`: reports a sign-in, which was not requested and which anyone with the password can repeat.
 * - `change`: reports a confirmed change of the sign-in methods.
 * - `answer`: follows an action that has a limit itself, or can undo one.
 * - `question`: anyone may send one to a company, which can read all of them on its page.
 * - `reminder`: sent by the schedule as often as the recipient chose, until they decline it.
 * - `farewell`: sent once to the confirmed address of an erased account; it explains why it was sent and that no more mail follows.
 * - `stranger`: sent at a user's request to an address that need not have an account; the reader can stop all of them. Limited at the request.
 */
export type MailClass = 'link' | 'notice' | 'change' | 'answer' | 'question' | 'reminder' | 'farewell' | 'stranger'

/** The class of each kind of mail. This is the only list of kinds. */
export const MAIL_CLASSES = {
  welcome: 'link',
  'verify-email': 'link',
  'reset-password': 'link',
  'change-email': 'link',
  'withdrawal-link': 'link',
  'new-device': 'notice',
  'password-changed': 'change',
  'passkey-notice': 'change',
  'social-linked': 'change',
  'social-unlinked': 'change',
  'email-change-asked': 'answer',
  'email-changed': 'answer',
  'erasure-requested': 'answer',
  'copy-ready': 'answer',
  'application-received': 'answer',
  'application-sent': 'answer',
  'application-moved': 'answer',
  'seafarer-verified': 'answer',
  'seafarer-refused': 'answer',
  'paper-checked': 'answer',
  'voyage-asked': 'question',
  'company-verified': 'answer',
  'company-refused': 'answer',
  'company-texts': 'answer',
  'company-suspended': 'answer',
  'suspension-kept': 'answer',
  'company-restored': 'answer',
  'employer-suspended': 'answer',
  'employer-restored': 'answer',
  'licence-ends': 'answer',
  'licence-ended': 'answer',
  'two-step-required': 'answer',
  'recovery-started': 'answer',
  'recovery-ended': 'answer',
  'vacancy-approved': 'answer',
  'vacancy-refused': 'answer',
  'vacancy-taken-down': 'answer',
  'report-received': 'answer',
  'report-closed': 'answer',
  'report-decided': 'answer',
  'report-read': 'answer',
  'appeal-decided': 'answer',
  'contest-decided': 'answer',
  'top-up-started': 'answer',
  'top-up-arrived': 'answer',
  'top-up-reminder': 'answer',
  'top-up-expired': 'answer',
  'books-differ': 'answer',
  'dispute-opened': 'answer',
  'transfer-recalled': 'answer',
  'letters-paused': 'answer',
  'payback-requested': 'answer',
  'payback-sent': 'answer',
  'payback-failed': 'answer',
  'payback-cancelled': 'answer',
  'balance-taken': 'answer',
  'document-issued': 'answer',
  'bonus-booked': 'answer',
  'bonus-ends': 'answer',
  'order-placed': 'answer',
  'order-withdrawn': 'answer',
  'top-up-failed': 'answer',
  'mailing-letter': 'answer',
  'mailing-ended': 'answer',
  'papers-end': 'reminder',
  'papers-short': 'reminder',
  'vacancies-found': 'reminder',
  'verification-due': 'reminder',
  'still-free': 'reminder',
  viewed: 'reminder',
  'message-digest': 'reminder',
  'vacancy-digest': 'reminder',
  'article-digest': 'reminder',
  'product-update': 'reminder',
  'tech-update': 'reminder',
  invited: 'answer',
  'account-erased': 'farewell',
  'friend-invited': 'stranger',
  'team-invited': 'stranger',
  'mailing-address-asked': 'stranger',
} as const satisfies Record<string, MailClass>

export type MailKind = keyof typeof MAIL_CLASSES

/** Every kind of mail. */
export const MAIL_KINDS = Object.keys(MAIL_CLASSES) as MailKind[]
