import { serviceOrderPath } from '#src/contract/service/service-path.ts'
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
import { findTimeZone } from '#src/server/people/setting/setting.repository.ts'
import type { Services } from '#src/server/platform/services.ts'
import { findPart } from '../services.repository.ts'
import { findBookable, findBooking } from './bookings.repository.ts'
import type { SlotRow } from './consultation.tables.ts'
import { bookableWithin } from './read-consultation.usecases.ts'

type Booked = Pick<SlotRow, 'startsAt' | 'person' | 'language' | 'way' | 'link'> & {
  phone: string | null
  groupId: string
  timeZone: string
}

type BookedKind = 'booked' | 'moved' | 'reminder'

/** The start in the time zone of the reader, with the name of the zone. */
const writeStart = ({ locale }: MailFrame, startsAt: number, timeZone: string): string =>
  `${createFormats(locale).dateTime(startsAt, timeZone)} (${timeZone})`

function createFacts(frame: MailFrame, booked: Booked): MailContent['facts'] {
  const { t } = frame.intl
  const { startsAt, person, language, way, link, phone, timeZone } = booked
  return [
    { label: t('consultation.fact.time'), value: writeStart(frame, startsAt, timeZone) },
    { label: t('consultation.fact.person'), value: person },
    { label: t('consultation.fact.language'), value: createFormats(frame.locale).language(language) },
    { label: t(`consultation.way.${way}`), value: (way === 'video' ? link : phone) ?? '' },
  ]
}

const SUBJECTS = {
  booked: 'consultation.mail.booked',
  moved: 'consultation.mail.moved',
  reminder: 'consultation.mail.reminder',
} as const satisfies Record<BookedKind, MessageId>

/** To a seafarer: when the consultation is, with whom, and how. */
export function writeBooked(frame: MailFrame, kind: BookedKind, booked: Booked): MailContent {
  const { intl, locale } = frame
  const date = createFormats(locale).date(booked.startsAt, booked.timeZone)
  return {
    ...createFrame(frame, null),
    subject: intl.t(SUBJECTS[kind], { date }),
    paragraphs: [intl.t('consultation.mail.text')],
    facts: createFacts(frame, booked),
    after: [intl.t('consultation.mail.after')],
    action: createAction(frame, 'consultation.mail.action', serviceOrderPath(booked.groupId)),
    reason: intl.t('consultation.mail.reason'),
  }
}

type EndedFacts = { startsAt: number; groupId: string; timeZone: string }

/** To a seafarer: we cancelled the consultation, and what can be done. */
export function writeSlotCancelled(frame: MailFrame, { startsAt, groupId, timeZone }: EndedFacts): MailContent {
  const { intl, locale } = frame
  const date = createFormats(locale).date(startsAt, timeZone)
  return {
    ...createFrame(frame, null),
    subject: intl.t('consultation.mail.cancelled', { date }),
    paragraphs: [intl.t('consultation.mail.cancelled-text'), intl.t('consultation.mail.cancelled-choice')],
    facts: [{ label: intl.t('consultation.fact.time'), value: writeStart(frame, startsAt, timeZone) }],
    after: [],
    action: createAction(frame, 'consultation.mail.choose', serviceOrderPath(groupId)),
    reason: intl.t('consultation.mail.reason'),
  }
}

/** To a seafarer: we missed the consultation, which costs nothing. */
export function writeMissed(frame: MailFrame, { startsAt, groupId, timeZone }: EndedFacts): MailContent {
  const { intl, locale } = frame
  return {
    ...createFrame(frame, null),
    subject: intl.t('consultation.mail.missed', { date: createFormats(locale).date(startsAt, timeZone) }),
    paragraphs: [intl.t('consultation.mail.missed-text')],
    facts: [{ label: intl.t('consultation.fact.time'), value: writeStart(frame, startsAt, timeZone) }],
    after: [],
    action: createAction(frame, 'consultation.mail.action', serviceOrderPath(groupId)),
    reason: intl.t('consultation.mail.reason'),
  }
}

/** An unbooked consultation. `bookBy`: a slot that is booked begins before it (UTC ms). */
type UnbookedFacts = { bookBy: number; reference: string; groupId: string; timeZone: string }

/** To a seafarer: an ordered consultation has no time yet. */
export function writeUnbooked(frame: MailFrame, { bookBy, reference, groupId, timeZone }: UnbookedFacts): MailContent {
  const { intl } = frame
  return {
    ...createFrame(frame, null),
    subject: intl.t('consultation.mail.unbooked'),
    paragraphs: [
      intl.t('consultation.mail.unbooked-text'),
      intl.t('consultation.choose.by', { date: writeStart(frame, bookBy, timeZone) }),
    ],
    facts: [{ label: intl.t('billing-document.fact.order'), value: reference }],
    after: [],
    action: createAction(frame, 'consultation.choose.title', serviceOrderPath(groupId)),
    reason: intl.t('service-form.mail.reason'),
  }
}

const zoneOf = async ({ db }: Services, accountId: string): Promise<string> =>
  (await findTimeZone(db, accountId)) ?? UTC

/** None if the booking was changed or ended meanwhile, or the consultation has begun. */
const createWriter =
  (kind: BookedKind): MailWriter =>
  async (services, frame, { orderId, startsAt }) => {
    const found = await findBooking(services.db, String(orderId))
    if (!found || found.slot.startsAt !== startsAt || found.slot.startsAt < services.clock()) return undefined
    const { slot, booking, part } = found
    if (part.state !== 'open') return undefined
    const timeZone = await zoneOf(services, part.accountId)
    return writeBooked(frame, kind, { ...slot, phone: booking.phone, groupId: part.groupId, timeZone })
  }

const createWriterOfEnd =
  (write: typeof writeSlotCancelled): MailWriter =>
  async (services, frame, { orderId, startsAt }) => {
    const found = await findPart(services.db, String(orderId))
    if (!found) return undefined
    const { groupId, accountId } = found.part
    return write(frame, { startsAt: Number(startsAt), groupId, timeZone: await zoneOf(services, accountId) })
  }

/** None if a slot was booked or the part has ended meanwhile, or no slot can be booked now. */
const unbooked: MailWriter = async (services, frame, { part: id }) => {
  const { db, clock } = services
  const found = await findPart(db, String(id))
  if (found?.part.state !== 'open' || found.part.dueAt !== null) return undefined
  const within = bookableWithin(found, clock())
  const [bookable] = await findBookable(db, within, 1)
  if (!bookable) return undefined
  const { part, order } = found
  const timeZone = await zoneOf(services, part.accountId)
  return writeUnbooked(frame, { bookBy: within.until, reference: order.reference, groupId: part.groupId, timeZone })
}

export const consultationMails = {
  'consultation-unbooked': unbooked,
  'consultation-booked': createWriter('booked'),
  'consultation-moved': createWriter('moved'),
  'consultation-reminder': createWriter('reminder'),
  'consultation-cancelled': createWriterOfEnd(writeSlotCancelled),
  'consultation-missed': createWriterOfEnd(writeMissed),
} as const satisfies Record<string, MailWriter>
