import type { ViewLine } from '#src/contract/schemas/views.ts'
import { toPlainDate } from '#src/contract/time.ts'
import { createFormats } from '#src/i18n/formats.ts'
import { viewedText, viewerText } from '#src/i18n/view-text.ts'
import { createAction, createFrame, type MailContent, type MailFrame, type MailWriter } from '../mails/mail-content.ts'
import { findSeaman } from '../seamen/seamen.repository.ts'
import { listLines } from './own-views.usecases.ts'

/** More than these are on the page that the mail leads to. */
const MAX_LISTED = 8

type Looks = { name: string; lines: readonly ViewLine[]; from: number; until: number }

/** To a seafarer: who looked in the last week. */
export function writeViewed(frame: MailFrame, { name, lines, from, until }: Looks): MailContent {
  const { intl, locale } = frame
  const { plainDate, list } = createFormats(locale)
  const day = (at: number) => plainDate(toPlainDate(at))
  const more = lines.length - MAX_LISTED
  return {
    ...createFrame(frame, name),
    subject: intl.t('mail.viewed.subject'),
    paragraphs: [intl.t('mail.viewed.text', { from: day(from), until: day(until - 1) })],
    facts: lines.slice(0, MAX_LISTED).map((line) => ({
      label: viewerText(intl, line),
      value: `${list(viewedText(intl, line))} · ${day(line.seenAt)}`,
    })),
    after: more > 0 ? [intl.t('mail.viewed.more', { count: more })] : [],
    action: createAction(frame, 'mail.viewed.action', '/seaman/profile/views'),
    reason: intl.t('mail.viewed.reason'),
  }
}

/** None where the lines are gone, or the seafarer is. */
const viewed: MailWriter = async (services, frame, { seamanId, from, until }) => {
  const span = { from: Number(from), until: Number(until) }
  const [seaman, lines] = await Promise.all([
    findSeaman(services.db, String(seamanId)),
    listLines(services, String(seamanId), span),
  ])
  if (!seaman || lines.length === 0) return undefined
  return writeViewed(frame, { name: `${seaman.firstname} ${seaman.surname}`, lines, ...span })
}

export const viewMails = { viewed } as const satisfies Record<string, MailWriter>
