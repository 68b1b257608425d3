import type { CvDocument } from '#src/contract/cv/cv.ts'
import { nameTerm } from '#src/i18n/cv/term-names.ts'
import { createFormats } from '#src/i18n/formats.ts'
import { createAction, createFrame, type MailContent, type MailFrame, type MailWriter } from '../mails/mail-content.ts'
import { findSeaman } from '../seamen/seamen.repository.ts'
import { wholeCv } from '../seamen/whole-cv.ts'
import { listTold } from './reminders.usecases.ts'

type Told = { name: string; papers: readonly CvDocument[] }

/** Which papers end, and when. */
export function writePapersEnd(frame: MailFrame, { name, papers }: Told): MailContent {
  const { intl, locale } = frame
  const { plainDate } = createFormats(locale)
  return {
    ...createFrame(frame, name),
    subject: intl.t('mail.papers-end.subject', { count: papers.length }),
    paragraphs: [intl.t('mail.papers-end.text', { count: papers.length })],
    facts: papers.map((paper) => ({
      label: nameTerm('paper', paper.name ?? '', intl) || intl.t('cv.entry.unnamed'),
      value: intl.t('document.radar.until', { date: plainDate(paper.validDate ?? '') }),
    })),
    after: [intl.t('mail.papers-end.early')],
    action: { ...createAction(frame, 'mail.papers-end.action', '/seaman/cv?tab=documents') },
    reason: intl.t('mail.papers-end.reason'),
  }
}

/** None when what it was about is renewed or gone. */
const papersEnd: MailWriter = async ({ db, cvs }, frame, { seamanId, after, until }) => {
  const seaman = await findSeaman(db, String(seamanId))
  if (!seaman) return undefined
  const { documents } = wholeCv(seaman, await cvs.get(seaman.id))
  const papers = listTold(documents, String(after), String(until))
  if (papers.length === 0) return undefined
  return writePapersEnd(frame, { name: `${seaman.firstname} ${seaman.surname}`, papers })
}

export const paperMails = { 'papers-end': papersEnd } as const satisfies Record<string, MailWriter>
