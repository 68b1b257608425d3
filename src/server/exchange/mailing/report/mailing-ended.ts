import { mailingPath } from '#src/contract/mailing/mailing-path.ts'
import type { MailingReport } from '#src/contract/mailing/order-schemas.ts'
import { titleOfMailing } from '#src/domain/mailing/mailings.ts'
import { isPositive } from '#src/domain/money/amount.ts'
import { createFormats } from '#src/i18n/formats.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { getMailing } from './report.usecases.ts'

type Ended = Pick<MailingReport, 'id' | 'slug' | 'createdAt' | 'counts' | 'charged' | 'released'>

function createFacts({ intl, locale }: MailFrame, { counts, charged, released }: Ended): MailContent['facts'] {
  const { integer, amount } = createFormats(locale)
  return [
    { label: intl.t('mail.mailing-ended.agencies'), value: integer(counts.letters) },
    { label: intl.t('letter.state.delivered'), value: integer(counts.delivered) },
    { label: intl.t('mailing-report.figure.opened'), value: integer(counts.opened) },
    { label: intl.t('mailing-report.figure.answered'), value: integer(counts.answered) },
    { label: intl.t('mailing-report.figure.returned'), value: integer(counts.returned) },
    ...(charged ? [{ label: intl.t('mailing-report.figure.charged'), value: amount(charged) }] : []),
    ...(released && isPositive(released)
      ? [{ label: intl.t('mail.mailing-ended.released'), value: amount(released) }]
      : []),
  ]
}

/** To a seafarer: what became of a mailing that has ended. */
export function writeMailingEnded(frame: MailFrame, ended: Ended): MailContent {
  const { intl, locale } = frame
  const { id, slug, createdAt } = ended
  const sold = titleOfMailing(slug)
  const title = sold ? intl.t(sold) : slug
  return {
    ...createFrame(frame, null),
    subject: intl.t('mail.mailing-ended.subject', { date: createFormats(locale).date(createdAt) }),
    paragraphs: [intl.t('mail.mailing-ended.text', { title })],
    facts: createFacts(frame, ended),
    after: [intl.t('mail.mailing-ended.after'), intl.t('billing-document.note.no-fee')],
    action: createAction(frame, 'mail.mailing-ended.action', mailingPath(id)),
    reason: intl.t('mail.mailing-ended.reason'),
  }
}

async function findEnded(
  services: Parameters<MailWriter>[0],
  accountId: string,
  id: string,
): Promise<MailingReport | undefined> {
  try {
    return await getMailing(services, { accountId }, id)
  } catch (error) {
    if (error instanceof Failure && error.code === 'not-found') return undefined
    throw error
  }
}

/** Nothing if the person stopped the mailing before any letter left, or the mailing is gone. */
const mailingEnded: MailWriter = async (services, frame, { accountId, mailingId }) => {
  const ended = await findEnded(services, String(accountId), String(mailingId))
  if (!ended || (ended.stoppedAt !== null && ended.counts.sent === 0)) return undefined
  return writeMailingEnded(frame, ended)
}

export const endedMails = { 'mailing-ended': mailingEnded } as const satisfies Record<string, MailWriter>
