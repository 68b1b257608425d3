import type { IssuerCheck } from '#src/domain/cv/evidence.ts'
import { nameTerm } from '#src/i18n/cv/term-names.ts'
import { createFormats } from '#src/i18n/formats.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { wholeCv } from '../seaman/cv/whole-cv.ts'
import { listEvidence } from '../seaman/evidence.repository.ts'
import { addEvidence } from '../seaman/evidence.ts'
import { findSeaman } from '../seaman/seaman.repository.ts'
import { findVerification } from '../seaman/verification.repository.ts'
import type { VerificationRow } from '../seaman/verification.tables.ts'
import { findAskedCompany } from './voyages.repository.ts'

const PATH = '/seaman/cv/verification'

const nameOf = ({ firstname, surname }: { firstname: string; surname: string }) => `${firstname} ${surname}`

type Decision = Pick<VerificationRow, 'reason' | 'note' | 'recheckOn'>

/** To the seafarer: the decision about their documents, its reason and its next check. */
export function writeVerification(
  frame: MailFrame,
  name: string,
  { state, reason, note, recheckOn }: Decision & { state: 'verified' | 'refused' },
): MailContent {
  const { intl, locale } = frame
  const kind = state === 'verified' ? 'seafarer-verified' : 'seafarer-refused'
  const { plainDate } = createFormats(locale)
  return {
    ...createFrame(frame, name),
    subject: intl.t(`mail.${kind}.subject`),
    paragraphs: [intl.t(`mail.${kind}.text`)],
    facts: [
      ...(reason ? [{ label: intl.t('check.fact.reason'), value: intl.t(`check.reason.${reason}`) }] : []),
      ...(note ? [{ label: intl.t('check.fact.note'), value: note }] : []),
      ...(recheckOn ? [{ label: intl.t('check.fact.recheck'), value: plainDate(recheckOn) }] : []),
    ],
    after: [intl.t(`mail.${kind}.next`)],
    action: createAction(frame, `mail.${kind}.action`, PATH),
  }
}

/** The answer is read when the mail is sent: of two in succession only the last is valid. */
const about =
  (state: 'verified' | 'refused'): MailWriter =>
  async ({ db }, frame, payload) => {
    const seamanId = String(payload.seamanId)
    const [seaman, row] = await Promise.all([findSeaman(db, seamanId), findVerification(db, seamanId)])
    if (!seaman || row?.state !== state) return undefined
    return writeVerification(frame, nameOf(seaman), { ...row, state })
  }

type CheckedPaper = { paper: string; check: IssuerCheck }

/** To the seafarer: the issuer's statement about a document. */
export function writePaperChecked(frame: MailFrame, name: string, { paper, check }: CheckedPaper): MailContent {
  const { intl, locale } = frame
  const facts = [
    { label: intl.t('check.type.document'), value: nameTerm('paper', paper, intl) || intl.t('cv.entry.unnamed') },
    { label: intl.t('check.fact.issuer'), value: intl.t(`check.result.${check.result}`) },
    { label: intl.t('check.issuer.address'), value: check.address },
    { label: intl.t('check.issuer.number'), value: check.number },
    { label: intl.t('check.issuer.day'), value: createFormats(locale).plainDate(check.checkedOn) },
  ]
  return {
    ...createFrame(frame, name),
    subject: intl.t('mail.paper-checked.subject'),
    paragraphs: [intl.t('mail.paper-checked.text')],
    facts: facts.filter(({ value }) => value !== ''),
    after: [intl.t(check.result === 'genuine' ? 'mail.paper-checked.genuine' : 'mail.paper-checked.other')],
    action: createAction(frame, 'mail.paper-checked.action', '/seaman/cv?tab=documents'),
  }
}

/** None if the document changed after the check. */
const paperChecked: MailWriter = async ({ db, cvs }, frame, payload) => {
  const seaman = await findSeaman(db, String(payload.seamanId))
  if (!seaman) return undefined
  const [kept, found] = await Promise.all([cvs.get(seaman.id), listEvidence(db, seaman.id)])
  const papers = addEvidence('documents', wholeCv(seaman, kept).documents, found)
  const paper = papers.find(({ id }) => id === payload.entryId)
  const check = paper?.evidence.check
  if (!paper || !check) return undefined
  return writePaperChecked(frame, nameOf(seaman), { paper: paper.name ?? '', check })
}

/** To the seafarer: the mark expires soon. */
export const writeVerificationDue = (frame: MailFrame, name: string, recheckOn: string): MailContent => ({
  ...createFrame(frame, name),
  subject: frame.intl.t('mail.verification-due.subject'),
  paragraphs: [frame.intl.t('mail.verification-due.text')],
  facts: [{ label: frame.intl.t('check.fact.recheck'), value: createFormats(frame.locale).plainDate(recheckOn) }],
  after: [frame.intl.t('mail.verification-due.next')],
  action: createAction(frame, 'mail.verification-due.action', PATH),
  reason: frame.intl.t('mail.verification-due.reason'),
})

/** None if the mark was renewed or rejected meanwhile. */
const verificationDue: MailWriter = async ({ db }, frame, payload) => {
  const seamanId = String(payload.seamanId)
  const [seaman, row] = await Promise.all([findSeaman(db, seamanId), findVerification(db, seamanId)])
  if (!seaman || row?.state !== 'verified' || row.recheckOn !== payload.recheckOn) return undefined
  return writeVerificationDue(frame, nameOf(seaman), row.recheckOn ?? '')
}

/** To the asked company; who asks about what is only shown after sign-in. */
export const writeVoyageAsked = (frame: MailFrame, name: string): MailContent => ({
  ...createFrame(frame, name),
  subject: frame.intl.t('mail.voyage-asked.subject'),
  paragraphs: [frame.intl.t('mail.voyage-asked.text')],
  facts: [],
  after: [],
  action: createAction(frame, 'mail.voyage-asked.action', '/company/voyages'),
})

/** None if the request was answered or withdrawn. */
const voyageAsked: MailWriter = async ({ db }, frame, payload) => {
  const name = await findAskedCompany(db, String(payload.requestId))
  return name === undefined ? undefined : writeVoyageAsked(frame, name)
}

export const verificationMails = {
  'seafarer-verified': about('verified'),
  'seafarer-refused': about('refused'),
  'paper-checked': paperChecked,
  'verification-due': verificationDue,
  'voyage-asked': voyageAsked,
} as const satisfies Record<string, MailWriter>
