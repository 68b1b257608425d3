import type { ModerationDecision } from '#src/contract/vacancy-editor/schemas.ts'
import { insideSentence } from '#src/i18n/inside-sentence.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { vesselText } from '#src/i18n/vessel-name.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { findDecision } from '#src/server/work/vacancy/decisions.repository.ts'
import type { DecisionRow } from '#src/server/work/vacancy/decisions.tables.ts'
import { findOwner, findWholeRow } from './moderation.repository.ts'

const KINDS = { approve: 'vacancy-approved', refuse: 'vacancy-refused', 'take-down': 'vacancy-taken-down' } as const

type Decided = Pick<DecisionRow, 'act' | 'reason' | 'note'> & {
  vacancyId: string
  /** Name of the company. */
  company: string | null
  rank: string
  vesselType: string
  vesselClass: string | null
}

/** To the company: the decision on its vacancy, the reason, and how to correct it. */
export function writeDecided(frame: MailFrame, { vacancyId: id, company, ...decided }: Decided): MailContent {
  const { intl } = frame
  const { act, reason, note } = decided
  const kind = KINDS[act]
  const rank = rankName(intl, decided.rank)
  const vessel = insideSentence(intl, vesselText(decided, intl))
  const facts = [
    { label: intl.t('moderation.mail.vacancy'), value: intl.t('mail.fact.post', { rank, vessel }) },
    ...(reason
      ? [
          { label: intl.t('moderation.mail.reason'), value: intl.t(`moderation.reason.${reason}`) },
          { label: intl.t('moderation.mail.mend'), value: intl.t(`moderation.mend.${reason}`) },
        ]
      : []),
    ...(note ? [{ label: intl.t('moderation.mail.note'), value: note }] : []),
  ]
  return {
    ...createFrame(frame, company),
    subject: intl.t(`mail.${kind}.subject`, { rank }),
    paragraphs: [intl.t(`mail.${kind}.text`)],
    facts,
    after: [],
    action: createAction(frame, `mail.${kind}.action`, act === 'approve' ? `/vacancy/${id}` : `/vacancy/${id}/edit`),
  }
}

/** The decision is read when the mail is sent: of two in succession only the last is valid. */
const about =
  (act: ModerationDecision['act']): MailWriter =>
  async ({ db }, frame, payload) => {
    const id = String(payload.vacancyId)
    const [row, decision] = await Promise.all([findWholeRow(db, id), findDecision(db, id)])
    if (!row || decision?.act !== act) return undefined
    const owner = await findOwner(db, row.company_id)
    const { rank, vessel_type: vesselType, vessel_class: vesselClass } = row
    return writeDecided(frame, { ...decision, company: owner?.name ?? null, rank, vesselType, vesselClass })
  }

export const moderationMails = {
  'vacancy-approved': about('approve'),
  'vacancy-refused': about('refuse'),
  'vacancy-taken-down': about('take-down'),
} as const satisfies Record<string, MailWriter>
