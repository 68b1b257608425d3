/**
 * `link`: asked for by whoever typed the address, limited when it is asked for; the only mail that goes to an address which is not
 * confirmed. `notice`: tells of a sign-in, which nobody asked for and everybody with the password can repeat. `change`: tells of a
 * confirmed change of how the account is opened. `answer`: belongs to an act that is limited itself, or can undo one. `question`: anybody may put one to a company, which reads them all on its page. `reminder`: written by the schedule, as
 * often as somebody wished, until they decline it. `farewell`: goes to the
 * address of an account that is gone, and to no other; it was confirmed, and the mail says why it comes and that none follows.
 * `stranger`: somebody has it sent to an address that has no account; once, whoever asks for it.
 */
export type MailClass = 'link' | 'notice' | 'change' | 'answer' | 'question' | 'reminder' | 'farewell' | 'stranger'

/** The class of each kind of mail: the one list of kinds. */
export const MAIL_CLASSES = {
  welcome: 'link',
  'verify-email': 'link',
  'reset-password': 'link',
  'change-email': 'link',
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
  'licence-ends': 'answer',
  'licence-ended': 'answer',
  'vacancy-approved': 'answer',
  'vacancy-refused': 'answer',
  'vacancy-taken-down': 'answer',
  'report-closed': 'answer',
  'papers-end': 'reminder',
  'papers-short': 'reminder',
  'vacancies-found': 'reminder',
  'verification-due': 'reminder',
  'still-free': 'reminder',
  viewed: 'reminder',
  'message-digest': 'reminder',
  invited: 'answer',
  'account-erased': 'farewell',
  'friend-invited': 'stranger',
} as const satisfies Record<string, MailClass>

export type MailKind = keyof typeof MAIL_CLASSES

/** Every kind of mail. */
export const MAIL_KINDS = Object.keys(MAIL_CLASSES) as MailKind[]
