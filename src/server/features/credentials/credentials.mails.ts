import { accountPath } from '#src/contract/account-pages.ts'
import { type Query, withQuery } from '#src/contract/addresses.ts'
import type { Role } from '#src/contract/roles.ts'
import { createFormats } from '#src/i18n/formats.ts'
import type { Needs, Services } from '#src/server/platform/services.ts'
import { createAction, createFrame, type MailContent, type MailFrame, type MailWriter } from '../mails/mail-content.ts'
import type { MailPayload } from '../mails/mails.tables.ts'
import { findSecret } from './credential-links.ts'
import { findLink } from './credentials.repository.ts'

type Fact = MailContent['facts'][number]

type LinkMail = {
  /** The first part of its messages. */
  kind: string
  path: string
  query?: Query
  facts?: (services: Services, frame: MailFrame, payload: MailPayload) => Promise<Fact[]>
}

const dateTime = ({ locale }: MailFrame, at: number): string => createFormats(locale).dateTime(at)

/** A mail with a link to the address that the link is for; none once the link is gone or expired. */
const writeLinkMail =
  ({ kind, path, query = {}, facts }: LinkMail): MailWriter =>
  async (services, frame, payload) => {
    const { intl } = frame
    const found = await findLink(services.db, String(payload.linkId))
    if (!found || found.link.expiresAt <= services.clock()) return undefined
    const token = findSecret(services, found.link)
    if (!token) return undefined
    const label = intl.t('mail.fact.valid-until')
    return {
      ...createFrame(frame, null),
      subject: intl.t(`mail.${kind}.subject`),
      paragraphs: [intl.t(`mail.${kind}.text`)],
      facts: [
        ...((await facts?.(services, frame, payload)) ?? []),
        { label, value: dateTime(frame, found.link.expiresAt) },
      ],
      after: [intl.t(`mail.${kind}.not-you`)],
      action: createAction(frame, `mail.${kind}.action`, withQuery(path, { ...query, token })),
    }
  }

async function listNewAddress({ db }: Needs<'db'>, { intl }: MailFrame, payload: MailPayload): Promise<Fact[]> {
  const change = await findLink(db, String(payload.changeId))
  return change ? [{ label: intl.t('mail.fact.new-email'), value: change.link.email }] : []
}

function listOrigin(frame: MailFrame, { at, device, country, city }: MailPayload): Fact[] {
  const { intl, locale } = frame
  const land = country && createFormats(locale).country(String(country))
  const place = city && land ? intl.t('ui.place.text', { city: String(city), country: land }) : (land ?? city)
  return [
    { label: intl.t('mail.fact.time'), value: dateTime(frame, Number(at)) },
    ...(device ? [{ label: intl.t('mail.fact.device'), value: String(device) }] : []),
    ...(place ? [{ label: intl.t('mail.fact.place'), value: String(place) }] : []),
  ]
}

/** A mail that tells what has just been done with the account, and where to go when it was somebody else. */
const writeNotice =
  (kind: 'password-changed' | 'new-device', pathOf: (payload: MailPayload) => string): MailWriter =>
  async (_, frame, payload) => ({
    ...createFrame(frame, null),
    subject: frame.intl.t(`mail.${kind}.subject`),
    paragraphs: [frame.intl.t(`mail.${kind}.text`)],
    facts: listOrigin(frame, payload),
    after: [frame.intl.t(`mail.${kind}.not-you`)],
    action: createAction(frame, `mail.${kind}.action`, pathOf(payload)),
  })

const UNDO = { path: '/auth/confirm-email', query: { act: 'undo' } } as const

const WRITERS = {
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
  'password-changed': writeNotice('password-changed', () => '/auth/forgot-password'),
  'new-device': writeNotice('new-device', ({ role }) => accountPath(role as Role, 'security')),
} as const satisfies Record<string, MailWriter>

const writeVerification = WRITERS['verify-email']

/** To whoever registered with an address that the provider vouches for. */
const writeVerifiedWelcome = (frame: MailFrame): MailContent => ({
  ...createFrame(frame, null),
  subject: frame.intl.t('mail.welcome.subject', { product: frame.product }),
  paragraphs: [frame.intl.t('mail.welcome.ready')],
  facts: [],
  after: [frame.intl.t('mail.welcome.free')],
  action: createAction(frame, 'mail.social.action', '/auth/select-role'),
})

/** The first mail of an account: what is free, and the link that verifies its address. */
const writeWelcome: MailWriter = async (services, frame, payload) => {
  const { intl, product } = frame
  if (!payload.linkId) return writeVerifiedWelcome(frame)
  const verification = await writeVerification(services, frame, payload)
  return (
    verification && {
      ...verification,
      subject: intl.t('mail.welcome.subject', { product }),
      paragraphs: [intl.t('mail.welcome.ready'), intl.t('mail.verify-email.text')],
      after: [intl.t('mail.welcome.free')],
    }
  )
}

/** Mails about passwords, addresses and sign-ins. */
export const credentialMails = { welcome: writeWelcome, ...WRITERS } as const
