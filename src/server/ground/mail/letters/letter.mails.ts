import { createFormats } from '#src/i18n/formats.ts'
import { createAction, createFrame, type MailContent, type MailFrame, type MailWriter } from '../mail-content.ts'
import { findPause, findScopeName } from './pauses.repository.ts'

/** Since when, and the name of the company; null for all letters. */
type Mailed = { at: number; company: string | null }

/** To admins: complaints have paused letters. */
export function writeLettersPaused(frame: MailFrame, { at, company }: Mailed): MailContent {
  const { intl, locale } = frame
  return {
    ...createFrame(frame, null),
    subject: intl.t('mail.letters-paused.subject'),
    paragraphs: [company === null ? intl.t('mail.letters-paused.all') : intl.t('mail.letters-paused.one', { company })],
    facts: [{ label: intl.t('mail.letters-paused.since'), value: createFormats(locale).dateTime(at) }],
    after: [intl.t('mail.letters-paused.held')],
    action: createAction(frame, 'mail.letters-paused.action', '/admin/mailings'),
  }
}

/** Nothing if the pause has ended or the company has left. */
const lettersPaused: MailWriter = async ({ db }, frame, payload) => {
  const scope = String(payload.scope ?? '')
  const pause = await findPause(db, { stream: 'subscribed', scope })
  if (!pause) return undefined
  if (scope === '') return writeLettersPaused(frame, { at: pause.at, company: null })
  const company = await findScopeName(db, scope)
  return company === undefined ? undefined : writeLettersPaused(frame, { at: pause.at, company })
}

export const letterMails = { 'letters-paused': lettersPaused } as const satisfies Record<string, MailWriter>
