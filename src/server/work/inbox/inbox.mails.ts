import { threadPath } from '#src/contract/inbox/inbox.ts'
import type { InboxThread } from '#src/contract/inbox/schemas.ts'
import {
  addressFor,
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { findReader } from './digest.repository.ts'
import { otherSide } from './party.ts'
import { listThreads } from './read-inbox.usecases.ts'

const MAX_LISTED = 8

type Waiting = { name: string | null; threads: readonly InboxThread[]; unread: { threads: number; messages: number } }

/** The sender and the number of messages, never the text: a mailbox has more readers than an inbox. */
export function writeMessageDigest(frame: MailFrame, { name, threads, unread }: Waiting): MailContent {
  const { intl } = frame
  const listed = threads.slice(0, MAX_LISTED)
  const side = otherSide(threads[0]?.other.side ?? 'company')
  const left = unread.threads - listed.length
  return {
    ...createFrame(frame, name),
    subject: intl.t('mail.message-digest.subject', { count: unread.messages }),
    paragraphs: [intl.t('mail.message-digest.text')],
    facts: [],
    entries: listed.map(({ id, other, unread: count }) => ({
      title: other.name ?? intl.t('mail.message-digest.someone'),
      url: addressFor(frame, threadPath(side, id)),
      lines: [intl.t('mail.message-digest.count', { count })],
    })),
    after: [
      ...(left > 0 ? [intl.t('mail.message-digest.more', { count: left })] : []),
      ...(side === 'seaman' && listed.some(({ isUnverified }) => isUnverified)
        ? [intl.t('mail.message-digest.free')]
        : []),
    ],
    action: createAction(frame, 'mail.message-digest.action', `/${side}/inbox`),
    reason: intl.t('mail.message-digest.reason'),
  }
}

/** None if everything was read. */
const messageDigest: MailWriter = async (services, frame, payload) => {
  const accountId = String(payload.accountId)
  const reader = await findReader(services.db, accountId)
  const id = reader?.organisationId ?? reader?.seamanId
  if (!reader || !id) return undefined
  const side = reader.organisationId ? 'company' : 'seaman'
  const { items, unread } = await listThreads(services, { side, id, accountId }, { unread: 'yes' })
  return items.length > 0 ? writeMessageDigest(frame, { name: reader.name, threads: items, unread }) : undefined
}

export const inboxMails = { 'message-digest': messageDigest } as const satisfies Record<string, MailWriter>
