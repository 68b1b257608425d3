import type { CvDocument } from '#src/domain/cv/cv.ts'
import { MARGIN_MONTHS } from '#src/domain/cv/radar.ts'
import { createFormats } from '#src/i18n/formats.ts'
import { insideSentence } from '#src/i18n/inside-sentence.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { wholeCv } from '../seaman/cv/whole-cv.ts'
import { findSeaman } from '../seaman/seaman.repository.ts'
import { listShort } from './contract-reminders.usecases.ts'
import { namePaper } from './paper-name.ts'
import { listEndingPapers } from './reminders.usecases.ts'

type NamedPaper = Pick<CvDocument, 'id' | 'name' | 'validDate'>
type ReminderMail = { name: string; papers: readonly NamedPaper[] }

/** Which papers end, and when. */
export function writePapersEnd(frame: MailFrame, { name, papers }: ReminderMail): MailContent {
  const { intl, locale } = frame
  const { plainDate } = createFormats(locale)
  return {
    ...createFrame(frame, name),
    subject: intl.t('mail.papers-end.subject', { count: papers.length }),
    paragraphs: [intl.t('mail.papers-end.text', { count: papers.length })],
    facts: papers.map((paper) => ({
      label: namePaper(intl, paper),
      value: intl.t('document.radar.until', { date: plainDate(paper.validDate ?? '') }),
    })),
    after: [intl.t('mail.papers-end.early')],
    action: { ...createAction(frame, 'mail.papers-end.action', '/seaman/cv?tab=documents') },
    reason: intl.t('mail.papers-end.reason'),
  }
}

/** None if they were renewed or removed. */
const papersEnd: MailWriter = async ({ db, cvs }, frame, { seamanId, after, until }) => {
  const seaman = await findSeaman(db, String(seamanId))
  if (!seaman) return undefined
  const { documents } = wholeCv(seaman, await cvs.get(seaman.id))
  const papers = listEndingPapers(documents, String(after), String(until))
  if (papers.length === 0) return undefined
  return writePapersEnd(frame, { name: `${seaman.firstname} ${seaman.surname}`, papers })
}

type Contract = Pick<
  Awaited<ReturnType<typeof listShort>>['short'][number]['contract'],
  'rank' | 'vesselType' | 'company'
>
type Short = { name: string; short: readonly { contract: Contract; papers: readonly NamedPaper[] }[] }

/** Which papers end too early, by contract. */
export function writePapersShort(frame: MailFrame, { name, short }: Short): MailContent {
  const { intl, locale } = frame
  const { plainDate, list } = createFormats(locale)
  const count = new Set(short.flatMap(({ papers }) => papers.map(({ id }) => id))).size
  return {
    ...createFrame(frame, name),
    subject: intl.t('mail.papers-short.subject', { count }),
    paragraphs: [intl.t('mail.papers-short.text', { months: MARGIN_MONTHS })],
    facts: short.map(({ contract: { rank, vesselType, company }, papers }) => ({
      label: intl.t('document.radar.contract', {
        rank: rankName(intl, rank),
        vessel: insideSentence(intl, intl.t(`vessel.${vesselType}`)),
        company,
      }),
      value: list(
        papers.map((paper) =>
          intl.t('mail.papers-short.paper', { paper: namePaper(intl, paper), date: plainDate(paper.validDate ?? '') }),
        ),
      ),
    })),
    after: [intl.t('mail.papers-end.early')],
    action: { ...createAction(frame, 'mail.papers-end.action', '/seaman/cv?tab=documents') },
    reason: intl.t('mail.papers-short.reason'),
  }
}

/** None if they were renewed or removed, or the application was rejected. */
const papersShort: MailWriter = async (services, frame, { seamanId, on }) => {
  const seaman = await findSeaman(services.db, String(seamanId))
  if (!seaman) return undefined
  const { documents } = wholeCv(seaman, await services.cvs.get(seaman.id))
  const { short } = await listShort(services, seaman.id, documents, String(on))
  if (short.length === 0) return undefined
  return writePapersShort(frame, { name: `${seaman.firstname} ${seaman.surname}`, short })
}

export const paperMails = { 'papers-end': papersEnd, 'papers-short': papersShort } as const satisfies Record<
  string,
  MailWriter
>
