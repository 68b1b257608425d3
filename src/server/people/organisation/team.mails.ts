import { teamInvitationPath } from '#src/contract/organisation/team-invitation.ts'
import { createFormats } from '#src/i18n/formats.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { findValidInvitation, type InvitationRow } from './member-invitations.repository.ts'
import { createTeamSecret } from './team-secret.ts'

type InvitationFacts = Pick<InvitationRow, 'role' | 'expiresAt'> & { company: string; secret: string }

/** To an address with or without an account: the company, the role, and until when the link is valid. */
export function writeTeamInvited(frame: MailFrame, { company, role, expiresAt, secret }: InvitationFacts): MailContent {
  const { intl, locale, product } = frame
  return {
    ...createFrame(frame, null),
    subject: intl.t('mail.team-invited.subject', { company }),
    paragraphs: [intl.t('mail.team-invited.text', { company, product })],
    facts: [
      { label: intl.t('team.column.role'), value: intl.t(`team.role.${role}`) },
      { label: intl.t('mail.team-invited.until'), value: createFormats(locale).date(expiresAt) },
    ],
    after: [intl.t('mail.team-invited.after')],
    action: createAction(frame, 'mail.team-invited.action', teamInvitationPath(secret)),
    reason: intl.t('mail.team-invited.reason'),
  }
}

/** None if the invitation was accepted, withdrawn or sent again meanwhile. */
const teamInvited: MailWriter = async (services, frame, { invitationId, sentAt }) => {
  const found = await findValidInvitation(services.db, { id: String(invitationId) }, services.clock())
  if (!found || found.invitation.sentAt !== sentAt) return undefined
  const { invitation, company } = found
  return writeTeamInvited(frame, { ...invitation, company, secret: createTeamSecret(services, invitation) })
}

export const teamMails = { 'team-invited': teamInvited } as const satisfies Record<string, MailWriter>
