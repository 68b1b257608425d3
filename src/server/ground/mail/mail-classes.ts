import type { PaceName } from '#src/contract/http/limits.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Attempt } from '#src/server/platform/limiter.ts'
import { normalizeEmail } from '#src/server/platform/plain-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { MailKind } from './mail.tables.ts'

/**
 * `link`: asked for by whoever typed the address, limited when it is asked for; the only mail that goes to an address which is not
 * confirmed. `notice`: tells of a sign-in, which nobody asked for and everybody with the password can repeat. `change`: tells of a
 * confirmed change of how the account is opened. `answer`: belongs to an act that is limited itself, or can undo one. `question`: anybody may put one to a company, which reads them all on its page. `reminder`: written by the schedule, as
 * often as somebody wished, until they decline it. `farewell`: goes to the
 * address of an account that is gone, and to no other; it was confirmed, and the mail says why it comes and that none follows.
 * `stranger`: somebody has it sent to an address that has no account; once, whoever asks for it.
 */
type MailClass = 'link' | 'notice' | 'change' | 'answer' | 'question' | 'reminder' | 'farewell' | 'stranger'

const CLASSES = {
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
} as const satisfies Record<MailKind, MailClass>

/** Every kind of mail. */
export const MAIL_KINDS = Object.keys(CLASSES) as MailKind[]

type KindOf<Class extends MailClass> = {
  [Kind in MailKind]: (typeof CLASSES)[Kind] extends Class ? Kind : never
}[MailKind]

/** Kinds of mail to an address without an account, whose writers say themselves why it comes and how it ends. */
export type KindWithoutAccount = KindOf<'farewell' | 'stranger'>

/** A recipient's share of a class in a day. That of changes is its own: notices of sign-ins must not use it up. */
const CAPS: Partial<Record<MailClass, PaceName>> = {
  notice: 'notice-recipient',
  change: 'change-recipient',
  question: 'question-recipient',
}

const OF_ACCOUNT: readonly MailClass[] = ['link', 'notice', 'change']
const ALSO_OF_ACCOUNT: readonly MailKind[] = ['email-change-asked', 'email-changed', 'erasure-requested', 'copy-ready']

/** Whether a mail is about how the account is opened, closed or copied: it also goes to an account that is closing. */
export const isOfAccount = (kind: MailKind): boolean =>
  OF_ACCOUNT.includes(CLASSES[kind]) || ALSO_OF_ACCOUNT.includes(kind)

/** Whether a mail waits until the addresses that it goes to and tells about are confirmed. */
export const needsConfirmedAddress = (kind: MailKind): boolean => CLASSES[kind] !== 'link'

/** Whether a mail carries the address by which its reader is never written to again. */
export const isForStranger = (kind: MailKind): boolean => CLASSES[kind] === 'stranger'

export type Admitted = Pick<Attempt, 'forgive'>

/** The one place that caps mails by recipient, with an account or without; nothing when the day's share is used up. */
export async function admitMail(
  { limiter, clock }: Needs<'clock' | 'limiter'>,
  kind: MailKind,
  recipient: string,
): Promise<Admitted | undefined> {
  const limit = CAPS[CLASSES[kind] as MailClass]
  if (!limit) return { forgive: async () => {} }
  try {
    return await limiter.take(limit, normalizeEmail(recipient), clock())
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}
