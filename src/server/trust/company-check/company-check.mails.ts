import { createFormats } from '#src/i18n/formats.ts'
import { createAction, createFrame, type MailFrame, type MailWriter } from '#src/server/ground/mail/mail-content.ts'
import type { WaitingRow } from './company-check.tables.ts'
import { findCompany, findCompanyParts, stateOf } from './company-details.repository.ts'
import { languageOf } from './company-parts.repository.ts'

const PATH = '/company/details'

type Fact = { label: string; value: string }

/** The licence is verified; none if that has changed. */
const writeVerified: MailWriter = async ({ db }, frame, payload) => {
  const found = await findCompany(db, String(payload.companyId))
  if (!found?.company.verified) return undefined
  const { intl, locale } = frame
  const { name, licenceNumber, licenceExpires } = found.company
  return {
    ...createFrame(frame, name),
    subject: intl.t('mail.company-verified.subject'),
    paragraphs: [intl.t('mail.company-verified.text')],
    facts: [
      { label: intl.t('auth.company.licence'), value: licenceNumber ?? '' },
      {
        label: intl.t('vacancy.employer.expires'),
        value: licenceExpires ? createFormats(locale).plainDate(licenceExpires) : '',
      },
    ],
    after: [],
    action: createAction(frame, 'mail.company-verified.action', PATH),
  }
}

/** Why the licence was rejected; none if that has changed. */
const writeRefused: MailWriter = async ({ db }, frame, payload) => {
  const found = await findCompany(db, String(payload.companyId))
  if (!found || stateOf(found.company) !== 'refused') return undefined
  const { t } = frame.intl
  const { name, refusal, refusalNote } = found.company
  return {
    ...createFrame(frame, name),
    subject: t('mail.company-refused.subject'),
    paragraphs: [t('mail.company-refused.text')],
    facts: [
      ...(refusal ? [{ label: t('check.fact.reason'), value: t(`company-check.refusal.${refusal}`) }] : []),
      ...(refusalNote ? [{ label: t('check.fact.note'), value: refusalNote }] : []),
    ],
    after: [t('company-check.next.refused')],
    action: createAction(frame, 'mail.company-refused.action', PATH),
  }
}

function nameOfPart({ intl, locale }: MailFrame, { part }: Pick<WaitingRow, 'part'>): string {
  if (part === 'name') return intl.t('auth.company.name')
  if (part === 'website') return intl.t('auth.company.website')
  return intl.t('company-check.texts.text', { language: createFormats(locale).language(languageOf(part) ?? '') })
}

function factsOf(frame: MailFrame, row: WaitingRow): Fact[] {
  const { t } = frame.intl
  return [
    { label: nameOfPart(frame, row), value: row.reason ? t(`company-check.text-refusal.${row.reason}`) : '' },
    ...(row.note ? [{ label: t('check.fact.note'), value: row.note }] : []),
  ]
}

/** Texts were published, or why not. */
const writeTexts: MailWriter = async ({ db }, frame, payload) => {
  const companyId = String(payload.companyId)
  const [found, said] = await Promise.all([findCompany(db, companyId), findCompanyParts(db, companyId)])
  if (!found) return undefined
  const isRefused = payload.act === 'refuse-texts'
  const refused = said.waiting.filter(({ state }) => isRefused && state === 'refused')
  if (isRefused && refused.length === 0) return undefined
  const { t } = frame.intl
  return {
    ...createFrame(frame, found.company.name),
    subject: t('mail.company-texts.subject'),
    paragraphs: [t(isRefused ? 'mail.company-texts.refused' : 'mail.company-texts.approved')],
    facts: refused.flatMap((row) => factsOf(frame, row)),
    after: [],
    action: createAction(frame, 'mail.company-texts.action', PATH),
  }
}

/** A licence ends soon or has ended; none if another one was entered or checked meanwhile. */
const aboutEnd =
  (kind: 'licence-ends' | 'licence-ended'): MailWriter =>
  async ({ db }, frame, payload) => {
    const company = (await findCompany(db, String(payload.companyId)))?.company
    const state = kind === 'licence-ends' ? 'verified' : 'expired'
    if (!company || company.licenceExpires !== payload.expires || stateOf(company) !== state) return undefined
    const { intl, locale } = frame
    const { plainDate } = createFormats(locale)
    return {
      ...createFrame(frame, company.name),
      subject: intl.t(`mail.${kind}.subject`),
      paragraphs: [intl.t(`mail.${kind}.text`)],
      facts: [
        { label: intl.t('auth.company.licence'), value: company.licenceNumber ?? '' },
        { label: intl.t('vacancy.employer.expires'), value: plainDate(company.licenceExpires ?? '') },
      ],
      after: [],
      action: createAction(frame, 'mail.licence-ends.action', PATH),
    }
  }

export const companyCheckMails = {
  'company-verified': writeVerified,
  'company-refused': writeRefused,
  'company-texts': writeTexts,
  'licence-ends': aboutEnd('licence-ends'),
  'licence-ended': aboutEnd('licence-ended'),
} as const satisfies Record<string, MailWriter>
