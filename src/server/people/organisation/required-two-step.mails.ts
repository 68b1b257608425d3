import { createFormats } from '#src/i18n/formats.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { findRequirement } from './required-two-step.repository.ts'

type Requirement = { company: string; since: number }

/** To a member without two-step sign-in: since when the company requires it, what is closed, and where to set it up. */
export function writeTwoStepRequired(frame: MailFrame, { company, since }: Requirement): MailContent {
  const { intl, locale } = frame
  const date = createFormats(locale).date(since)
  return {
    ...createFrame(frame, null),
    subject: intl.t('mail.two-step-required.subject', { company }),
    paragraphs: [
      intl.t('mail.two-step-required.text', { company, date }),
      intl.t('mail.two-step-required.effect', { company }),
    ],
    facts: [],
    after: [],
    action: createAction(frame, 'team.two-step.open', '/company/security'),
  }
}

/** None if the member has it meanwhile or left, or if it is optional again. */
const twoStepRequired: MailWriter = async ({ db }, frame, { organisationId, accountId }) => {
  const requirement = await findRequirement(db, String(organisationId), String(accountId))
  return requirement && writeTwoStepRequired(frame, requirement)
}

export const requiredTwoStepMails = { 'two-step-required': twoStepRequired } as const satisfies Record<
  string,
  MailWriter
>
