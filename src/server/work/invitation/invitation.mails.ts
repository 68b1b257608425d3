import { createFormats } from '#src/i18n/formats.ts'
import { rankInside } from '#src/i18n/inside-sentence.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { vesselText } from '#src/i18n/vessel-name.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { findInvitationFacts } from './own-invitations.repository.ts'

type Facts = NonNullable<Awaited<ReturnType<typeof findInvitationFacts>>>

/** `isKnown`: the company knows the seafarer by a CV that they sent. */
type InvitationFacts = Facts & { isKnown?: boolean }

/** To a seafarer: who invites them, and to which vacancy. */
export function writeInvited(frame: MailFrame, facts: InvitationFacts): MailContent {
  const { intl, locale } = frame
  const rank = rankName(intl, facts.rank)
  return {
    ...createFrame(frame, `${facts.firstname} ${facts.surname}`),
    subject: intl.t('mail.invited.subject', { rank: rankInside(intl, rank) }),
    paragraphs: [intl.t('mail.invited.text', { company: facts.company })],
    facts: [
      { label: intl.t('mail.fact.rank'), value: rank },
      { label: intl.t('mail.fact.vessel'), value: vesselText(facts, intl) },
      { label: intl.t('mail.fact.joins'), value: createFormats(locale).plainDate(facts.joinFrom) },
    ],
    after: [intl.t(facts.isKnown ? 'mail.invited.after-known' : 'mail.invited.after')],
    action: createAction(frame, 'mail.invited.action', '/seaman/jobs/invitations'),
    reason: intl.t(facts.isKnown ? 'mail.invited.reason-known' : 'mail.invited.reason'),
  }
}

/** None if it was answered, or the vacancy was closed. */
const invited: MailWriter = async ({ db }, frame, { invitationId, isKnown }) => {
  const facts = await findInvitationFacts(db, String(invitationId))
  return facts && writeInvited(frame, { ...facts, isKnown: isKnown === 1 })
}

export const invitationMails = { invited } as const satisfies Record<string, MailWriter>
