import { createFormats } from '#src/i18n/formats.ts'
import { createAction, createFrame, type MailWriter } from '../mails/mail-content.ts'
import { findSeaman } from '../seamen/seamen.repository.ts'
import { findVerification } from '../seamen/verification.repository.ts'
import { findAskedCompany } from './voyages.repository.ts'

const PATH = '/seaman/cv/verification'

/** What the answer says is read when it is sent: of two that follow each other only the last one is true. */
const about =
  (state: 'verified' | 'refused'): MailWriter =>
  async ({ db }, frame, payload) => {
    const seamanId = String(payload.seamanId)
    const [seaman, row] = await Promise.all([findSeaman(db, seamanId), findVerification(db, seamanId)])
    if (!seaman || row?.state !== state) return undefined
    const { intl, locale } = frame
    const kind = state === 'verified' ? 'seafarer-verified' : 'seafarer-refused'
    const { plainDate } = createFormats(locale)
    const facts = [
      ...(row.reason ? [{ label: intl.t('check.fact.reason'), value: intl.t(`check.reason.${row.reason}`) }] : []),
      ...(row.note ? [{ label: intl.t('check.fact.note'), value: row.note }] : []),
      ...(row.recheckOn ? [{ label: intl.t('check.fact.recheck'), value: plainDate(row.recheckOn) }] : []),
    ]
    return {
      ...createFrame(frame, `${seaman.firstname} ${seaman.surname}`),
      subject: intl.t(`mail.${kind}.subject`),
      paragraphs: [intl.t(`mail.${kind}.text`)],
      facts,
      after: [intl.t(`mail.${kind}.next`)],
      action: createAction(frame, `mail.${kind}.action`, PATH),
    }
  }

/** To the company that was asked; who asks and about what is read behind its sign-in. */
const writeVoyageAsked: MailWriter = async ({ db }, frame, payload) => {
  const name = await findAskedCompany(db, String(payload.requestId))
  if (name === undefined) return undefined
  const { intl } = frame
  return {
    ...createFrame(frame, name),
    subject: intl.t('mail.voyage-asked.subject'),
    paragraphs: [intl.t('mail.voyage-asked.text')],
    facts: [],
    after: [],
    action: createAction(frame, 'mail.voyage-asked.action', '/company/voyages'),
  }
}

export const verificationMails = {
  'seafarer-verified': about('verified'),
  'seafarer-refused': about('refused'),
  'voyage-asked': writeVoyageAsked,
} as const satisfies Record<string, MailWriter>
