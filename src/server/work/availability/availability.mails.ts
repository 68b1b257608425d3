import { actPath } from '#src/contract/availability/availability.ts'
import { createFormats } from '#src/i18n/formats.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { secretOf } from './act-secrets.ts'
import { findOpenQuestion } from './availability.repository.ts'

type Asked = { name: string; readyFrom: string; secret: string }

/** To a listed seafarer: asks whether the listed availability is still correct. */
export function writeStillFree(frame: MailFrame, { name, readyFrom, secret }: Asked): MailContent {
  const { intl, locale } = frame
  const date = createFormats(locale).plainDate(readyFrom)
  return {
    ...createFrame(frame, name),
    subject: intl.t('mail.still-free.subject'),
    paragraphs: [intl.t('mail.still-free.text', { date })],
    facts: [],
    after: [intl.t('mail.still-free.after')],
    action: createAction(frame, 'mail.still-free.action', actPath(secret)),
    reason: intl.t('mail.still-free.reason'),
  }
}

/** None if it was answered or replaced, or the seafarer changed the date or hid. */
const stillFree: MailWriter = async ({ db, keys, clock }, frame, { questionId }) => {
  const id = String(questionId)
  const found = await findOpenQuestion(db, id, clock())
  if (!found) return undefined
  const { firstname, surname, readyFrom } = found
  return writeStillFree(frame, { name: `${firstname} ${surname}`, readyFrom, secret: secretOf(keys, id) })
}

export const stillFreeMails = { 'still-free': stillFree } as const satisfies Record<string, MailWriter>
