import { serviceOrderPath } from '#src/contract/service/service-path.ts'
import { hasPremium, PREMIUM_GRACE } from '#src/domain/service/premium.ts'
import { UTC } from '#src/domain/time-zone/read-time-zone.ts'
import { createFormats } from '#src/i18n/formats.ts'
import type { MessageId } from '#src/i18n/intl.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { findPremiumEnd } from '#src/server/people/seaman/premium.repository.ts'
import { findTimeZone } from '#src/server/people/setting/setting.repository.ts'
import type { Services } from '#src/server/platform/services.ts'
import { findPart } from '../services.repository.ts'
import { findExtension } from './premium.repository.ts'

/** The last moment of premium, in the time zone of the reader. */
type Ending = { until: number; timeZone: string }

const WORDS = {
  ends: { subject: 'premium.mail.ends-subject', text: 'premium.mail.ends-text' },
  ended: { subject: 'premium.mail.ended-subject', text: 'premium.mail.ended-text' },
} as const satisfies Record<string, Record<string, MessageId>>

function writeAboutEnd(frame: MailFrame, kind: keyof typeof WORDS, { until, timeZone }: Ending): MailContent {
  const { intl, locale } = frame
  const { date, dateTime } = createFormats(locale)
  return {
    ...createFrame(frame, null),
    subject: intl.t(WORDS[kind].subject, { date: date(until, timeZone) }),
    paragraphs: [intl.t(WORDS[kind].text, { date: dateTime(until, timeZone) }), intl.t('premium.mail.no-renewal')],
    facts: [],
    after: [
      intl.t('premium.mail.versions', { date: date(until + PREMIUM_GRACE, timeZone) }),
      intl.t('billing-document.note.no-fee'),
    ],
    action: createAction(frame, 'mail.order-placed.action', '/seaman/services'),
    reason: intl.t('service-form.mail.reason'),
  }
}

/** To a seafarer, before premium ends. */
export const writePremiumEnds = (frame: MailFrame, ending: Ending): MailContent => writeAboutEnd(frame, 'ends', ending)

/** To a seafarer, when premium has ended. */
export const writePremiumEnded = (frame: MailFrame, ending: Ending): MailContent =>
  writeAboutEnd(frame, 'ended', ending)

/** To a seafarer: an admin extended premium. */
export function writePremiumExtended(
  frame: MailFrame,
  { until, timeZone, days, groupId }: Ending & { days: number; groupId: string },
): MailContent {
  const { intl, locale } = frame
  const { date, dateTime } = createFormats(locale)
  return {
    ...createFrame(frame, null),
    subject: intl.t('premium.mail.extended-subject', { date: date(until, timeZone) }),
    paragraphs: [
      intl.t('premium.mail.extended-text', { days, date: dateTime(until, timeZone) }),
      intl.t('premium.mail.extended-free'),
    ],
    facts: [],
    after: [intl.t('premium.mail.no-renewal')],
    action: createAction(frame, 'service-form.mail.action', serviceOrderPath(groupId)),
    reason: intl.t('service-form.mail.reason'),
  }
}

const zoneOf = async ({ db }: Services, accountId: string): Promise<string> =>
  (await findTimeZone(db, accountId)) ?? UTC

/** None if premium was extended or shortened since, so that it ends at another instant. */
const createWriter =
  (write: (frame: MailFrame, ending: Ending) => MailContent, isOver: boolean): MailWriter =>
  async (services, frame, { accountId, until }) => {
    const end = await findPremiumEnd(services.db, String(accountId))
    if (end === null || end !== until || hasPremium(end, services.clock()) === isOver) return undefined
    return write(frame, { until: end, timeZone: await zoneOf(services, String(accountId)) })
  }

const extended: MailWriter = async (services, frame, { extension }) => {
  const { db } = services
  const found = await findExtension(db, String(extension))
  if (!found) return undefined
  const { accountId, orderId, days } = found
  const [part, until] = await Promise.all([findPart(db, orderId), findPremiumEnd(db, accountId)])
  if (!part || until === null) return undefined
  const { groupId } = part.part
  return writePremiumExtended(frame, { until, days, groupId, timeZone: await zoneOf(services, accountId) })
}

export const premiumMails = {
  'premium-ends': createWriter(writePremiumEnds, false),
  'premium-ended': createWriter(writePremiumEnded, true),
  'premium-extended': extended,
} as const satisfies Record<string, MailWriter>
