import { createFormats } from '#src/i18n/formats.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { findRecovery } from './recovery.repository.ts'
import type { RecoveryRow } from './recovery.tables.ts'

type Recovery = { company: string; email: string; dueAt: number }

const TEAM = '/company/team'

/** To every member: who becomes an owner and when, and that an owner can object. */
export function writeRecoveryStarted(frame: MailFrame, { company, email, dueAt }: Recovery): MailContent {
  const { intl, locale } = frame
  const date = createFormats(locale).date(dueAt)
  return {
    ...createFrame(frame, null),
    subject: intl.t('mail.recovery-started.subject', { company }),
    paragraphs: [intl.t('mail.recovery-started.text', { company, email, date })],
    facts: [],
    after: [intl.t('mail.recovery-started.object')],
    action: createAction(frame, 'mail.recovery-started.action', TEAM),
  }
}

type Outcome = NonNullable<RecoveryRow['outcome']>

/** To every member: the member is an owner, an owner objected, or the member is no longer an active one. */
export function writeRecoveryEnded(
  frame: MailFrame,
  { company, email, outcome }: Pick<Recovery, 'company' | 'email'> & { outcome: Outcome },
): MailContent {
  const { intl } = frame
  return {
    ...createFrame(frame, null),
    subject: intl.t('mail.recovery-ended.subject', { company }),
    paragraphs: [intl.t(`mail.recovery-ended.${outcome}`, { company, email })],
    facts: [],
    after: [],
    action: createAction(frame, 'mail.recovery-started.action', TEAM),
  }
}

/** None if the recovery has ended meanwhile. */
const recoveryStarted: MailWriter = async ({ db }, frame, { recoveryId }) => {
  const found = await findRecovery(db, String(recoveryId))
  return found && found.outcome === null ? writeRecoveryStarted(frame, found) : undefined
}

const recoveryEnded: MailWriter = async ({ db }, frame, { recoveryId }) => {
  const found = await findRecovery(db, String(recoveryId))
  if (!found?.outcome) return undefined
  const { company, email, outcome } = found
  return writeRecoveryEnded(frame, { company, email, outcome })
}

export const recoveryMails = {
  'recovery-started': recoveryStarted,
  'recovery-ended': recoveryEnded,
} as const satisfies Record<string, MailWriter>
