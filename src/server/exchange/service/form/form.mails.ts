import { serviceOrderPath } from '#src/contract/service/service-path.ts'
import { lastSending } from '#src/domain/service/form-service.ts'
import { createFormats } from '#src/i18n/formats.ts'
import type { MessageId } from '#src/i18n/intl.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { type FoundPart, findPart } from '../services.repository.ts'
import { findPersons } from './messages.repository.ts'

/** An ordered form in a mail: its order, when something is due, and who fulfils it. */
export type MailedForm = { groupId: string; reference: string; at: number; name: string }

type Words = { subject: MessageId; text: MessageId; after?: MessageId; action?: MessageId }

/** A mail to the seafarer about an ordered form. */
function writeAbout(frame: MailFrame, { groupId, reference, at, name }: MailedForm, words: Words): MailContent {
  const { intl, locale } = frame
  const values = { name, date: createFormats(locale).dateTime(at) }
  return {
    ...createFrame(frame, null),
    subject: intl.t(words.subject, values),
    paragraphs: [intl.t(words.text, values)],
    facts: [{ label: intl.t('billing-document.fact.order'), value: reference }],
    after: [...(words.after ? [intl.t(words.after)] : []), intl.t('billing-document.note.no-fee')],
    action: createAction(frame, words.action ?? 'service-form.mail.action', serviceOrderPath(groupId)),
    reason: intl.t('service-form.mail.reason'),
  }
}

export const writeFormMissing = (frame: MailFrame, form: MailedForm): MailContent =>
  writeAbout(frame, form, {
    ...{ subject: 'service-form.mail.form-missing-subject', text: 'service-form.mail.form-missing-text' },
    action: 'service-form.mail.form-missing-action',
  })

export const writeFormTaken = (frame: MailFrame, form: MailedForm): MailContent =>
  writeAbout(frame, form, { subject: 'service-form.mail.taken-subject', text: 'service-form.mail.taken-text' })

export const writeFormDelivered = (frame: MailFrame, form: MailedForm): MailContent =>
  writeAbout(frame, form, {
    ...{ subject: 'service-form.mail.delivered-subject', text: 'service-form.mail.delivered-text' },
    after: 'service-form.mail.check',
  })

export const writeFormCorrected = (frame: MailFrame, form: MailedForm): MailContent =>
  writeAbout(frame, form, {
    ...{ subject: 'service-form.mail.corrected-subject', text: 'service-form.mail.corrected-text' },
    after: 'service-form.mail.check',
  })

export const writeFormLate = (frame: MailFrame, form: MailedForm): MailContent =>
  writeAbout(frame, form, { subject: 'service-form.mail.late-subject', text: 'service-form.mail.late-text' })

export const writeServiceMessage = (frame: MailFrame, form: MailedForm): MailContent =>
  writeAbout(frame, form, {
    ...{ subject: 'service-form.mail.message-subject', text: 'service-form.mail.message-text' },
    action: 'service-form.mail.message-action',
  })

const isUnsent = ({ part }: FoundPart): boolean => part.state === 'open' && part.dueAt === null

type About = {
  write: (frame: MailFrame, form: MailedForm) => MailContent
  /** Whether the mail is still true. */
  holds: (found: FoundPart) => boolean
  at?: (found: FoundPart) => number
}

const dueOf = ({ part }: FoundPart): number => part.dueAt ?? part.endedAt ?? part.createdAt

const mailOf =
  ({ write, holds, at = dueOf }: About): MailWriter =>
  async ({ db }, frame, { part: id }) => {
    const found = await findPart(db, String(id))
    if (!found || !holds(found)) return undefined
    const { groupId, assigneeId } = found.part
    const [person] = assigneeId ? await findPersons(db, [assigneeId]) : []
    return write(frame, { groupId, reference: found.order.reference, at: at(found), name: person?.name ?? '' })
  }

export const formMails = {
  'service-form-missing': mailOf({
    ...{ write: writeFormMissing, holds: isUnsent, at: ({ order }: FoundPart) => lastSending(order.until) },
  }),
  'service-taken': mailOf({
    write: writeFormTaken,
    holds: ({ part }) => part.assigneeId !== null && part.endedAt === null,
  }),
  'service-delivered': mailOf({ write: writeFormDelivered, holds: ({ part }) => part.state === 'delivered' }),
  'service-corrected': mailOf({ write: writeFormCorrected, holds: ({ part }) => part.state === 'done' }),
  'service-late': mailOf({ write: writeFormLate, holds: ({ part }) => part.state === 'late' }),
  'service-message': mailOf({ write: writeServiceMessage, holds: ({ part }) => part.assigneeId !== null }),
} as const satisfies Record<string, MailWriter>
