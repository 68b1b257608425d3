import type { ModerationDecision } from '#src/contract/schemas/own-vacancy.ts'
import { insideSentence } from '#src/i18n/inside-sentence.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { vesselText } from '#src/i18n/vessel-name.ts'
import { createAction, createFrame, type MailWriter } from '../mails/mail-content.ts'
import { findDecision } from '../vacancies/decisions.repository.ts'
import { findOwner, findWholeRow } from './moderation.repository.ts'

const KINDS = { approve: 'vacancy-approved', refuse: 'vacancy-refused', 'take-down': 'vacancy-taken-down' } as const

/** What was decided is read when it is sent: of two decisions that follow each other only the last one is true. */
const about =
  (act: ModerationDecision['act']): MailWriter =>
  async ({ db }, frame, payload) => {
    const id = String(payload.vacancyId)
    const [row, decision] = await Promise.all([findWholeRow(db, id), findDecision(db, id)])
    if (!row || decision?.act !== act) return undefined
    const { intl } = frame
    const kind = KINDS[act]
    const [owner, rank] = [await findOwner(db, row.company_id), rankName(intl, row.rank)]
    const vessel = insideSentence(
      intl,
      vesselText({ vesselType: row.vessel_type, vesselClass: row.vessel_class }, intl),
    )
    const facts = [
      { label: intl.t('moderation.mail.vacancy'), value: `${rank}, ${vessel}` },
      ...(decision.reason
        ? [
            { label: intl.t('moderation.mail.reason'), value: intl.t(`moderation.reason.${decision.reason}`) },
            { label: intl.t('moderation.mail.mend'), value: intl.t(`moderation.mend.${decision.reason}`) },
          ]
        : []),
      ...(decision.note ? [{ label: intl.t('moderation.mail.note'), value: decision.note }] : []),
    ]
    return {
      ...createFrame(frame, owner?.name ?? null),
      subject: intl.t(`mail.${kind}.subject`, { rank }),
      paragraphs: [intl.t(`mail.${kind}.text`)],
      facts,
      after: [],
      action: createAction(frame, `mail.${kind}.action`, act === 'approve' ? `/vacancy/${id}` : `/vacancy/${id}/edit`),
    }
  }

export const moderationMails = {
  'vacancy-approved': about('approve'),
  'vacancy-refused': about('refuse'),
  'vacancy-taken-down': about('take-down'),
} as const satisfies Record<string, MailWriter>
