import type { ViewLine } from '#src/contract/profile-view/schemas.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { createFormats } from '#src/i18n/formats.ts'
import { viewedText, viewerText } from '#src/i18n/view-text.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { findSeaman } from '#src/server/people/seaman/seaman.repository.ts'
import { listLines } from './own-views.usecases.ts'

/** The page behind the mail's link shows the rest. */
const MAX_LISTED = 8

type Looks = { name: string; lines: readonly ViewLine[]; total: number; from: number; until: number }

/** A hidden company is named on the page and in no mail. */
const isNamedInMail = ({ company }: ViewLine): boolean => company?.path !== null

/** To a seafarer: who viewed them last week. */
export function writeViewed(frame: MailFrame, { name, lines, total, from, until }: Looks): MailContent {
  const { intl, locale } = frame
  const { plainDate } = createFormats(locale)
  const day = (at: number) => plainDate(toPlainDate(at))
  const listed = lines.slice(0, MAX_LISTED)
  const more = total - listed.length
  return {
    ...createFrame(frame, name),
    subject: intl.t('mail.viewed.subject'),
    paragraphs: [intl.t('mail.viewed.text', { from: day(from), until: day(until - 1) })],
    facts: listed.map((line) => ({
      label: viewerText(intl, line),
      value: [...viewedText(intl, line), day(line.seenAt)].join(' · '),
    })),
    after: more > 0 ? [intl.t('mail.viewed.more', { count: more })] : [],
    action: createAction(frame, 'mail.viewed.action', '/seaman/profile/views'),
    reason: intl.t('mail.viewed.reason'),
  }
}

/** None if lines or the seafarer are gone, or no viewer has a name. */
const viewed: MailWriter = async (services, frame, { seamanId, from, until }) => {
  const span = { from: Number(from), until: Number(until) }
  const [seaman, lines] = await Promise.all([
    findSeaman(services.db, String(seamanId)),
    listLines(services, String(seamanId), span),
  ])
  const named = lines.filter(isNamedInMail)
  if (!seaman || named.length === 0) return undefined
  return writeViewed(frame, {
    name: `${seaman.firstname} ${seaman.surname}`,
    lines: named,
    total: lines.length,
    ...span,
  })
}

export const viewMails = { viewed } as const satisfies Record<string, MailWriter>
