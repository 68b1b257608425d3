import type { PaceName } from '#src/contract/http/limits.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Attempt } from '#src/server/platform/limiter.ts'
import { normalizeEmail } from '#src/server/platform/plain-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { MAIL_CLASSES, type MailClass, type MailKind } from './mail-kinds.ts'

type KindOf<Class extends MailClass> = {
  [Kind in MailKind]: (typeof MAIL_CLASSES)[Kind] extends Class ? Kind : never
}[MailKind]

/** Kinds of mail to an address without an account. Their writers return the reason and how to stop them. */
export type KindWithoutAccount = KindOf<'farewell' | 'stranger'>

/** Kinds of mail about an organisation. Its members receive them; they are looked up when the mail is sent. */
export type KindToOrganisation = Extract<
  MailKind,
  | 'application-received'
  | 'voyage-asked'
  | 'company-verified'
  | 'company-refused'
  | 'company-texts'
  | 'company-suspended'
  | 'suspension-kept'
  | 'company-restored'
  | 'licence-ends'
  | 'licence-ended'
  | 'vacancy-approved'
  | 'vacancy-refused'
  | 'vacancy-taken-down'
>

/** Daily limit for a recipient and a class. Changes have a separate one, so that sign-in notices cannot use it up. */
const CAPS: Partial<Record<MailClass, PaceName>> = {
  notice: 'notice-recipient',
  change: 'change-recipient',
  question: 'question-recipient',
}

const OF_ACCOUNT: readonly MailClass[] = ['link', 'notice', 'change']
const ALSO_OF_ACCOUNT: readonly MailKind[] = ['email-change-asked', 'email-changed', 'erasure-requested', 'copy-ready']

/** Whether a mail is about opening, closing or copying the account: such mail also goes to a closing account. */
export const isOfAccount = (kind: MailKind): boolean =>
  OF_ACCOUNT.includes(MAIL_CLASSES[kind]) || ALSO_OF_ACCOUNT.includes(kind)

const OF_WITHDRAWAL: readonly MailKind[] = ['withdrawal-link', 'order-withdrawn']

/** Whether a mail is part of a withdrawal from an order, a right that a blocked account and one that is closing keep. */
export const isOfWithdrawal = (kind: MailKind): boolean => OF_WITHDRAWAL.includes(kind)

/** Whether a mail is held until the addresses of its recipient and its subject are confirmed. */
export const needsConfirmedAddress = (kind: MailKind): boolean => MAIL_CLASSES[kind] !== 'link'

/** Whether a mail contains the link that stops all mail to its reader. */
export const isForStranger = (kind: MailKind): boolean => MAIL_CLASSES[kind] === 'stranger'

export type Admitted = Pick<Attempt, 'forgive'>

/** Applies the daily limit for a recipient, with or without an account. Returns false when it is used up. */
export async function admitMail(
  { limiter, clock }: Needs<'clock' | 'limiter'>,
  kind: MailKind,
  recipient: string,
): Promise<Admitted | undefined> {
  const limit = CAPS[MAIL_CLASSES[kind] as MailClass]
  if (!limit) return { forgive: async () => {} }
  try {
    return await limiter.take(limit, normalizeEmail(recipient), clock())
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}
