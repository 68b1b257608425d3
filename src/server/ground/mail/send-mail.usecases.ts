import { withQuery } from '#src/contract/http/addresses.ts'
import { type NotificationKind, STRANGER } from '#src/contract/setting/notifications.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { MINUTE } from '#src/domain/time.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import type { Mail } from '#src/server/platform/mailer.ts'
import type { Needs, Services } from '#src/server/platform/services.ts'
import {
  claimMail,
  failMail,
  findWaitingIds,
  findWaitingMail,
  forgetRecipient,
  forgetRecipients,
  keepSentMail,
  releaseMail,
} from './mail.repository.ts'
import { type Admitted, admitMail, isForStranger, isOfAccount } from './mail-classes.ts'
import { createAction, type MailWriter } from './mail-content.ts'
import type { MailKind } from './mail-kinds.ts'
import { renderMailHtml, renderMailText } from './mail-layout.ts'
import { sendMails } from './outbox.usecases.ts'
import { shareMail } from './share-mail.usecases.ts'
import { createStopId } from './stop-address.ts'
import { digestAddress } from './stranger-address.ts'
import { isRefused } from './strangers.repository.ts'

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
    html: renderMailHtml(content, intl),
    ...(stopId && { stopAt: frame.origin + withQuery('/server/subscribe/one-click', { id: stopId }) }),
  }
}

/** Mail goes to and about active accounts. A closing account only gets mail about its closing; a blocked one gets nothing. */
const isAllowed = ({ outbox, toActive, toBlocked, aboutActive }: Found): boolean =>
  aboutActive === 1 && (toActive === 1 || (toBlocked === 0 && isOfAccount(outbox.kind)))

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

async function keepMail({ db, clock }: Needs<'db' | 'clock'>, id: string, language: string, mail: Mail): Promise<void> {
  const { to, stopAt: _stopAt, ...texts } = mail
  await keepSentMail(db, { outboxId: id, recipient: to, language, ...texts, sentAt: clock() })
}

/** Claims the mail before sending, so that a second message cannot send it again; releases it if sending fails. */
async function deliverMail(
  { db, clock, mailer }: Needs<'db' | 'clock' | 'mailer'>,
  id: string,
  mail: Mail,
): Promise<void> {
  if (!(await claimMail(db, id, clock()))) return
  try {
    await mailer.deliver(mail)
  } catch (error) {
    await releaseMail(db, id, String(error).slice(0, 300))
    throw error
  }
}

/** Stores the mail where none leaves the machine; otherwise sends it, and does not count a failure. */
async function leave(
  services: Services,
  { outbox, recipient }: Waiting,
  mail: Mail,
  admitted: Admitted,
): Promise<void> {
  if (services.mailer.keeps) return keepMail(services, outbox.id, recipient.language, mail)
  try {
    await deliverMail(services, outbox.id, mail)
  } catch (error) {
    await admitted.forgive()
    throw error
  }
}

/** Sends one written mail once; does nothing if it was sent. Throws if it should be retried. */
export async function sendMail(services: Services, registry: MailRegistry, outboxId: string): Promise<void> {
  const found = await findWaitingMail(services.db, outboxId)
  if (!found) return
  const { outbox, organisationId } = found
  const members = organisationId === null ? [] : await registry.findMembers(services, organisationId)
  if (!isAllowed(found) || !isForMember(found, members)) return giveUpMail(services, outboxId)
  if (outbox.organisationId !== null) return shareMail(services, outbox, members)
  const recipient = await findRecipient(services, registry, outbox)
  if (!recipient) return
  const mail = (await isUnwanted(services, registry, { outbox, recipient }))
    ? undefined
    : await writeMail(services, registry, { outbox, recipient })
  const admitted = mail && (await admitMail(services, outbox.kind, mail.to))
  if (!mail || !admitted) await failMail(services.db, outboxId)
  else {
    await leave(services, { outbox, recipient }, mail, admitted)
    if (!services.mailer.keeps || outbox.accountId !== null) await forgetRecipient(services.db, outboxId)
  }
}

/** Gives up a mail: it is not sent any more. */
export const giveUpMail = async ({ db }: Needs<'db'>, outboxId: string): Promise<void> => {
  await failMail(db, outboxId)
}

/** Queues mails again that wait too long, and removes sent recipients. A mail cannot be sent twice. */
export async function resendWaitingMails(services: Needs<'db' | 'clock' | 'jobQueue'>): Promise<number> {
  const before = services.clock() - RESEND_AFTER
  await forgetRecipients(services.db, before)
  const rows = await findWaitingIds(services.db, before, MAX_RESEND)
  await sendMails(
    services,
    rows.map(({ id }) => id),
  )
  return rows.length
}
