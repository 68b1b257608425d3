import { nameTerm } from '#src/i18n/cv/term-names.ts'
import { createFormats } from '#src/i18n/formats.ts'
import { createAction, createFrame, type MailWriter } from '#src/server/ground/mail/mail-content.ts'
import { wholeCv } from '../seaman/cv/whole-cv.ts'
import { listEvidence } from '../seaman/evidence.repository.ts'
import { addEvidence } from '../seaman/evidence.ts'
import { findSeaman } from '../seaman/seaman.repository.ts'
import { findVerification } from '../seaman/verification.repository.ts'
import { findAskedCompany } from './voyages.repository.ts'

const PATH = '/seaman/cv/verification'

/** The answer is read when the mail is sent: of two in succession only the last is valid. */
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

/** The issuer's statement about a paper, while the paper is unchanged. */
const writePaperChecked: MailWriter = async ({ db, cvs }, frame, payload) => {
  const seaman = await findSeaman(db, String(payload.seamanId))
  if (!seaman) return undefined
  const [kept, found] = await Promise.all([cvs.get(seaman.id), listEvidence(db, seaman.id)])
  const papers = addEvidence('documents', wholeCv(seaman, kept).documents, found)
  const paper = papers.find(({ id }) => id === payload.entryId)
  const check = paper?.evidence.check
  if (!paper || !check) return undefined
  const { intl, locale } = frame
  const facts = [
    {
      label: intl.t('check.type.document'),
      value: nameTerm('paper', paper.name ?? '', intl) || intl.t('cv.entry.unnamed'),
    },
    { label: intl.t('check.fact.issuer'), value: intl.t(`check.result.${check.result}`) },
    { label: intl.t('check.issuer.address'), value: check.address },
    { label: intl.t('check.issuer.number'), value: check.number },
    { label: intl.t('check.issuer.day'), value: createFormats(locale).plainDate(check.checkedOn) },
  ]
  return {
    ...createFrame(frame, `${seaman.firstname} ${seaman.surname}`),
    subject: intl.t('mail.paper-checked.subject'),
    paragraphs: [intl.t('mail.paper-checked.text')],
    facts: facts.filter(({ value }) => value !== ''),
    after: [intl.t(check.result === 'genuine' ? 'mail.paper-checked.genuine' : 'mail.paper-checked.other')],
    action: createAction(frame, 'mail.paper-checked.action', '/seaman/cv?tab=documents'),
  }
}

/** The mark ends soon; none if it was renewed or rejected meanwhile. */
const writeVerificationDue: MailWriter = async ({ db }, frame, payload) => {
  const seamanId = String(payload.seamanId)
  const [seaman, row] = await Promise.all([findSeaman(db, seamanId), findVerification(db, seamanId)])
  if (!seaman || row?.state !== 'verified' || row.recheckOn !== payload.recheckOn) return undefined
  const { intl, locale } = frame
  return {
    ...createFrame(frame, `${seaman.firstname} ${seaman.surname}`),
    subject: intl.t('mail.verification-due.subject'),
    paragraphs: [intl.t('mail.verification-due.text')],
    facts: [{ label: intl.t('check.fact.recheck'), value: createFormats(locale).plainDate(row.recheckOn ?? '') }],
    after: [intl.t('mail.verification-due.next')],
    action: createAction(frame, 'mail.verification-due.action', PATH),
    reason: intl.t('mail.verification-due.reason'),
  }
}

/** To the asked company; who asks about what is only shown after sign-in. */
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
  'paper-checked': writePaperChecked,
  'verification-due': writeVerificationDue,
  'voyage-asked': writeVoyageAsked,
} as const satisfies Record<string, MailWriter>
