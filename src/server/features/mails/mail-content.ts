import { agencyPath, localizePath } from '../../../contract/addresses.ts'
import type { LocaleCode } from '../../../contract/locales.ts'
import { createFormats } from '../../../i18n/formats.ts'
import { insideSentence, rankInside } from '../../../i18n/inside-sentence.ts'
import type { AppIntl } from '../../../i18n/intl.ts'
import { rankName } from '../../../i18n/rank-name.ts'
import type { ApplicationFacts, MessageFacts } from './mail-facts.repository.ts'

/** A mail in parts, in the recipient's language; how it looks is decided by its layout. */
export type MailContent = {
  /** Where it goes when not to the account's address. */
  to?: string
  /** An address to which the recipient may answer. */
  replyTo?: string
  subject: string
  greeting: string
  paragraphs: string[]
  facts: { label: string; value: string }[]
  after: string[]
  action: { label: string; url: string }
  closing: string
  reason: string
}

export type MailFrame = { intl: AppIntl; locale: LocaleCode; product: string; origin: string }

export const createFrame = ({ intl, product }: MailFrame, name: string | null) => ({
  greeting: name === null ? intl.t('mail.common.hello') : intl.t('mail.common.greeting', { name }),
  closing: intl.t('mail.common.closing', { product }),
  reason: intl.t('mail.common.reason'),
})

export const createAction = ({ intl, locale, origin }: MailFrame, id: string, path: string): MailContent['action'] => ({
  label: intl.t(id),
  url: origin + localizePath(locale, path),
})

const nameShip = (intl: AppIntl, { rank, vessel_type }: ApplicationFacts) => ({
  rank: rankName(intl, rank),
  vessel: intl.t(`vessel.${vessel_type}`),
})

const inside = (intl: AppIntl, { rank, vessel }: ReturnType<typeof nameShip>) => ({
  rank: rankInside(intl, rank),
  vessel: insideSentence(intl, vessel),
})

const noteOf = (intl: AppIntl, note: string | null) =>
  note === null ? [] : [{ label: intl.t('mail.fact.note'), value: note }]

/** To the company that owns the vacancy: who applied and with which words. */
export function writeApplicationReceived(frame: MailFrame, facts: ApplicationFacts): MailContent {
  const { intl, locale } = frame
  const ship = nameShip(intl, facts)
  const name = `${facts.firstname} ${facts.surname}`
  return {
    ...createFrame(frame, facts.company),
    subject: intl.t('mail.application-received.subject', inside(intl, ship)),
    paragraphs: [intl.t('mail.application-received.text', { name })],
    facts: [
      { label: intl.t('mail.fact.rank'), value: ship.rank },
      { label: intl.t('mail.fact.vessel'), value: ship.vessel },
      { label: intl.t('mail.fact.seafarer'), value: name },
      { label: intl.t('mail.fact.citizenship'), value: createFormats(locale).country(facts.citizenship) },
      { label: intl.t('mail.fact.own-rank'), value: rankName(intl, facts.position_main) },
      ...noteOf(intl, facts.note),
    ],
    after: [intl.t('mail.application-received.answer')],
    action: createAction(frame, 'mail.application-received.action', `/company/vacancy/${facts.vacancy_id}/applicants`),
  }
}

/** To the seafarer: what was sent, and to whom. */
export function writeApplicationSent(frame: MailFrame, facts: ApplicationFacts): MailContent {
  const { intl } = frame
  const ship = nameShip(intl, facts)
  return {
    ...createFrame(frame, `${facts.firstname} ${facts.surname}`),
    subject: intl.t('mail.application-sent.subject', inside(intl, ship)),
    paragraphs: [intl.t('mail.application-sent.text', { company: facts.company })],
    facts: [
      { label: intl.t('mail.fact.rank'), value: ship.rank },
      { label: intl.t('mail.fact.vessel'), value: ship.vessel },
      { label: intl.t('mail.fact.company'), value: facts.company },
      ...noteOf(intl, facts.note),
    ],
    after: [intl.t('mail.application-sent.seen'), intl.t('mail.application-sent.free')],
    action: createAction(frame, 'mail.application-sent.action', `/vacancy/${facts.vacancy_id}`),
  }
}

const nameOf = ({ firstname, surname }: Pick<MessageFacts, 'firstname' | 'surname'>): string =>
  `${firstname} ${surname}`

/** To the company: what a seafarer wrote, and whether it may answer to their address. */
export function writeMessageReceived(frame: MailFrame, facts: MessageFacts): MailContent {
  const { intl } = frame
  const name = nameOf(facts)
  const email = facts.shows_email === 1 ? facts.email : null
  return {
    ...createFrame(frame, facts.company),
    ...(email && { replyTo: email }),
    subject: intl.t('mail.message-received.subject', { name }),
    paragraphs: [intl.t('mail.message-received.text', { name })],
    facts: [
      { label: intl.t('mail.fact.message'), value: facts.text },
      ...(email ? [{ label: intl.t('mail.fact.email'), value: email }] : []),
    ],
    after: [intl.t(email ? 'mail.message-received.answer' : 'mail.message-received.no-answer')],
    action: createAction(frame, 'mail.message-received.action', agencyPath(facts)),
  }
}

/** To the seafarer: a copy that nobody else gets. */
export function writeMessageSent(frame: MailFrame, facts: MessageFacts): MailContent {
  const { intl } = frame
  return {
    ...createFrame(frame, nameOf(facts)),
    subject: intl.t('mail.message-sent.subject', { company: facts.company }),
    paragraphs: [intl.t('mail.message-sent.text', { company: facts.company })],
    facts: [{ label: intl.t('mail.fact.message'), value: facts.text }],
    after: [
      intl.t(facts.shows_email === 1 ? 'mail.message-sent.answer' : 'mail.message-sent.no-answer'),
      intl.t('mail.message-sent.free'),
    ],
    action: createAction(frame, 'mail.message-sent.action', agencyPath(facts)),
  }
}
