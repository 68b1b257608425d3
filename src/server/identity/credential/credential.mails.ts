import { type Query, withQuery } from '#src/contract/http/addresses.ts'
import { createFormats } from '#src/i18n/formats.ts'
import type { MailPayload } from '#src/server/ground/mail/mail.tables.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import type { Needs, Services } from '#src/server/platform/services.ts'
import { writeSecurityNotice } from '../session/session.mails.ts'
import { findLink } from './credential.repository.ts'
import { deriveSecret } from './credential-links.ts'

type Fact = MailContent['facts'][number]

type LinkMail = {
  /** The prefix of its messages. */
  kind: string
  path: string
  query?: Query
  facts?: (services: Services, frame: MailFrame, payload: MailPayload) => Promise<Fact[]>
}

/** A mail with a link to the address of the link; none if the link is used or expired. */
const writeLinkMail =
  ({ kind, path, query = {}, facts }: LinkMail): MailWriter =>
  async (services, frame, payload) => {
    const { intl } = frame
    const found = await findLink(services.db, String(payload.linkId))
    if (!found || found.link.expiresAt <= services.clock()) return undefined
    const token = deriveSecret(services, found.link.id)
    const label = intl.t('mail.fact.valid-until')
    return {
      ...createFrame(frame, null),
      subject: intl.t(`mail.${kind}.subject`),
      paragraphs: [intl.t(`mail.${kind}.text`)],
      facts: [
        ...((await facts?.(services, frame, payload)) ?? []),
        { label, value: createFormats(frame.locale).dateTime(found.link.expiresAt) },
      ],
      after: [intl.t(`mail.${kind}.not-you`)],
      action: createAction(frame, `mail.${kind}.action`, withQuery(path, { ...query, token })),
    }
  }

async function listNewAddress({ db }: Needs<'db'>, { intl }: MailFrame, payload: MailPayload): Promise<Fact[]> {
  const change = await findLink(db, String(payload.changeId))
  return change ? [{ label: intl.t('mail.fact.new-email'), value: change.link.email }] : []
}

const UNDO = { path: '/auth/confirm-email', query: { act: 'undo' } } as const

/** Mails about passwords and addresses. */
export const credentialMails = {
  'verify-email': writeLinkMail({
    kind: 'verify-email',
    path: '/auth/verify-email',
  }),
  'reset-password': writeLinkMail({
    kind: 'reset-password',
    path: '/auth/reset-password',
  }),
  'change-email': writeLinkMail({
    kind: 'change-email',
    path: '/auth/confirm-email',
  }),
  'email-change-asked': writeLinkMail({ kind: 'email-change-asked', ...UNDO, facts: listNewAddress }),
  'email-changed': writeLinkMail({ kind: 'email-changed', ...UNDO }),
  'password-changed': writeSecurityNotice('password-changed', () => '/auth/forgot-password'),
} as const satisfies Record<string, MailWriter>
