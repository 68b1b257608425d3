import { withQuery } from '#src/contract/http/addresses.ts'
import type { Permission } from '#src/contract/http/permissions.ts'
import { type NotificationKind, STRANGER } from '#src/contract/setting/notifications.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { MINUTE } from '#src/domain/time.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import type { Lane } from '#src/server/platform/job-queue.ts'
import type { Mail } from '#src/server/platform/mail/mailer.ts'
import type { Needs, Services } from '#src/server/platform/services.ts'
import { leaveMail } from './leave-mail.usecases.ts'
import { failMail, findWaitingIds, findWaitingMail, forgetRecipients } from './mail.repository.ts'
import { admitMail, isForStranger, isOfAccount, isOfWithdrawal } from './mail-classes.ts'
import { createAction, type MailWriter } from './mail-content.ts'
import type { MailKind } from './mail-kinds.ts'
import { renderMailHtml, renderMailText } from './mail-layout.ts'
import { sendMails, sendSubscribed } from './outbox.usecases.ts'
import { shareMail } from './share-mail.usecases.ts'
import { createStopId } from './stop-address.ts'
import { digestAddress } from './stranger-address.ts'
import { isRefused } from './strangers.repository.ts'
import { streamOf } from './streams.ts'

const RESEND_AFTER = 2 * MINUTE
const MAX_RESEND = 500

type Recipient = { email: string; language: LocaleCode }

/** What domains and settings decide about a mail that is sent. */
export type MailRegistry = {
  writers: Readonly<Record<MailKind, MailWriter>>
  /** Whether the person declined the kind; read when the mail is sent, so that the latest setting applies. */
  isDeclined: (services: Services, accountId: string, kind: NotificationKind) => Promise<boolean>
  /** Undefined if the account does not exist. */
  findRecipient: (services: Services, accountId: string) => Promise<Recipient | undefined>
  /** The accounts that receive mail about an organisation; none while it is inactive. */
  findMembers: (services: Services, organisationId: string) => Promise<string[]>
  /** The accounts of some admins with a permission whose address is confirmed. */
  findAdmins: (services: Services, permission: Permission) => Promise<string[]>
}

type Found = NonNullable<Awaited<ReturnType<typeof findWaitingMail>>>
type Outbox = Found['outbox']
type Waiting = { outbox: Outbox; recipient: Recipient }

/** Returns address and language; undefined if the account does not exist. */
async function findRecipient(
  services: Services,
  registry: MailRegistry,
  { accountId, address, language }: Outbox,
): Promise<Recipient | undefined> {
  if (accountId === null) return address && language ? { email: address, language } : undefined
  const recipient = await registry.findRecipient(services, accountId)
  return recipient && { ...recipient, email: address ?? recipient.email }
}

function findStopId(services: Needs<'keys'>, { outbox, recipient }: Waiting): string | undefined {
  const { accountId, notification, kind } = outbox
  if (isForStranger(kind))
    return createStopId(services, { of: digestAddress(services, recipient.email), kind: STRANGER })
  return accountId && notification ? createStopId(services, { of: accountId, kind: notification }) : undefined
}

/** Returns the mail in the recipient's language; undefined if its cause no longer exists. */
async function writeMail(
  services: Services,
  { writers }: MailRegistry,
  { outbox, recipient }: Waiting,
): Promise<Mail | undefined> {
  const { productName, origins } = services.config
  const intl = await loadServerIntl(recipient.language)
  const frame = {
    intl,
    locale: recipient.language,
    product: productName,
    origin: origins[0] ?? '',
  }
  const written = await writers[outbox.kind](services, frame, outbox.payload)
  if (!written) return undefined
  const stopId = findStopId(services, { outbox, recipient })
  const words = isForStranger(outbox.kind) ? 'mail.common.never' : 'mail.common.stop'
  const stop = stopId && createAction(frame, words, withQuery('/subscribe/unsubscribe', { id: stopId }))
  const content = { ...written, ...(stop && { stop }) }
  return {
    to: recipient.email,
    subject: content.subject,
    text: renderMailText(content),
    html: renderMailHtml(content, content.intl ?? intl),
    ...(stopId && { stopAt: frame.origin + withQuery('/server/subscribe/one-click', { id: stopId }) }),
  }
}

/** Mail goes to and about active accounts. Of other mail a closing account only gets what is about its closing, and a blocked one nothing. */
const isAllowed = ({ outbox, toActive, toBlocked, aboutActive }: Found): boolean =>
  isOfWithdrawal(outbox.kind) ||
  (aboutActive === 1 && (toActive === 1 || (toBlocked === 0 && isOfAccount(outbox.kind))))

/** For mail about an organisation: whether it has recipients, or whether the account is still one of them. */
const isForMember = ({ outbox, organisationId }: Found, members: readonly string[]): boolean =>
  organisationId === null || (outbox.accountId === null ? members.length > 0 : members.includes(outbox.accountId))

async function isUnwanted(
  services: Services,
  { isDeclined }: MailRegistry,
  { outbox, recipient }: Waiting,
): Promise<boolean> {
  const { kind, notification, accountId } = outbox
  if (isForStranger(kind)) return isRefused(services.db, digestAddress(services, recipient.email))
  return notification !== null && accountId !== null && (await isDeclined(services, accountId, notification))
}

/**
 * Sends one written mail once; does nothing if it was sent. Throws if it should be retried. Mail of the stream `subscribed` moves from the lane
 * `mail` to that of letters.
 */
export async function sendMail(
  services: Services,
  registry: MailRegistry,
  outboxId: string,
  lane: Lane = 'letters',
): Promise<void> {
  const found = await findWaitingMail(services.db, outboxId)
  if (!found) return
  const { outbox, organisationId } = found
  const members = organisationId === null ? [] : await registry.findMembers(services, organisationId)
  if (!isAllowed(found) || !isForMember(found, members)) return giveUpMail(services, outboxId)
  if (outbox.organisationId !== null) return shareMail(services, outbox, members)
  if (lane === 'mail' && streamOf(outbox) === 'subscribed') return sendSubscribed(services, [outboxId])
  const recipient = await findRecipient(services, registry, outbox)
  if (!recipient) return
  const mail = (await isUnwanted(services, registry, { outbox, recipient }))
    ? undefined
    : await writeMail(services, registry, { outbox, recipient })
  const admitted = mail && (await admitMail(services, outbox.kind, mail.to))
  if (!mail || !admitted) await failMail(services.db, outboxId)
  else await leaveMail(services, { outbox, language: recipient.language, mail }, admitted)
}

/** Gives up a mail: it is not sent any more. */
export const giveUpMail = async ({ db }: Needs<'db'>, outboxId: string): Promise<void> => {
  await failMail(db, outboxId)
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

/** Queues mails again that wait too long, and removes sent recipients. A mail cannot be sent twice. */
export async function resendWaitingMails(services: Needs<'db' | 'clock' | 'jobQueue'>): Promise<number> {
  const before = services.clock() - RESEND_AFTER
  await forgetRecipients(services.db, before)
  const [mails, subscribed] = await Promise.all([
    findWaitingIds(services.db, 'account', before, MAX_RESEND),
    findWaitingIds(services.db, 'subscribed', before, MAX_RESEND),
  ])
  await sendMails(services, idsOf(mails))
  await sendSubscribed(services, idsOf(subscribed))
  return mails.length + subscribed.length
}
