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

type LinkWords = {
  /** The prefix of its messages. */
  kind: 'verify-email' | 'reset-password' | 'change-email' | 'email-change-asked' | 'email-changed'
  path: string
  query?: Query
}

type LinkMail = LinkWords & {
  facts?: (services: Services, frame: MailFrame, payload: MailPayload) => Promise<Fact[]>
}

type OpenLink = { token: string; expiresAt: number; facts?: readonly Fact[] }

/** A mail with a link that expires, and what to do if it was someone else. */
export function writeLink(frame: MailFrame, { kind, path, query = {} }: LinkWords, open: OpenLink): MailContent {
  const { intl, locale } = frame
  const until = createFormats(locale).dateTime(open.expiresAt)
  return {
    ...createFrame(frame, null),
    subject: intl.t(`mail.${kind}.subject`),
    paragraphs: [intl.t(`mail.${kind}.text`)],
    facts: [...(open.facts ?? []), { label: intl.t('mail.fact.valid-until'), value: until }],
    after: [intl.t(`mail.${kind}.not-you`)],
    action: createAction(frame, `mail.${kind}.action`, withQuery(path, { ...query, token: open.token })),
  }
}

/** None if the link is used or expired. */
const writeLinkMail =
  ({ facts, ...words }: LinkMail): MailWriter =>
  async (services, frame, payload) => {
    const found = await findLink(services.db, String(payload.linkId))
    if (!found || found.link.expiresAt <= services.clock()) return undefined
    const { id, expiresAt } = found.link
    const known = (await facts?.(services, frame, payload)) ?? []
    return writeLink(frame, words, { token: deriveSecret(services, id), expiresAt, facts: known })
  }

export const factOfAddress = ({ intl }: MailFrame, email: string): Fact => ({
  label: intl.t('mail.fact.new-email'),
  value: email,
})

async function listNewAddress({ db }: Needs<'db'>, frame: MailFrame, payload: MailPayload): Promise<Fact[]> {
  const change = await findLink(db, String(payload.changeId))
  return change ? [factOfAddress(frame, change.link.email)] : []
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
  'password-changed': async (_, frame, payload) =>
    writeSecurityNotice(frame, { kind: 'password-changed', path: '/auth/forgot-password' }, payload),
} as const satisfies Record<string, MailWriter>
