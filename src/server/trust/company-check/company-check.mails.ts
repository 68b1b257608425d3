import type { LicenceLine } from '#src/contract/company-check/company-check.ts'
import { createFormats } from '#src/i18n/formats.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import type { WaitingRow } from './company-check.tables.ts'
import { type CompanyRow, findCompany, findCompanyParts, stateOf } from './company-details.repository.ts'
import { languageOf } from './company-parts.repository.ts'
import { type ComparedLine, compareLines } from './licence-lines.repository.ts'

const PROFILE = '/company/profile/edit'
const LICENCE = '/company/licence'

type Fact = { label: string; value: string }

type Licence = Pick<CompanyRow, 'name' | 'licenceNumber' | 'licenceExpires'>

const listLicence = ({ intl, locale }: MailFrame, { licenceNumber, licenceExpires }: Licence): Fact[] => [
  { label: intl.t('auth.company.licence'), value: licenceNumber ?? '' },
  {
    label: intl.t('vacancy.employer.expires'),
    value: licenceExpires ? createFormats(locale).plainDate(licenceExpires) : '',
  },
]

/** To the company: its licence is verified. */
export const writeVerified = (frame: MailFrame, company: Licence): MailContent => ({
  ...createFrame(frame, company.name),
  subject: frame.intl.t('mail.company-verified.subject'),
  paragraphs: [frame.intl.t('mail.company-verified.text')],
  facts: listLicence(frame, company),
  after: [],
  action: createAction(frame, 'mail.company-verified.action', LICENCE),
})

/** None if the licence is no longer verified. */
const companyVerified: MailWriter = async ({ db }, frame, payload) => {
  const found = await findCompany(db, String(payload.companyId))
  return found?.company.verified ? writeVerified(frame, found.company) : undefined
}

type Refused = Pick<CompanyRow, 'name' | 'refusal' | 'refusalNote'> & {
  lines: readonly Pick<ComparedLine, 'line' | 'differs'>[]
}

const LINE_LABELS = {
  licenceNumber: 'auth.company.licence',
  legalName: 'crewing.agency.legal-name',
  licenceIssuer: 'vacancy.employer.issuer',
  country: 'auth.company.country',
  licenceExpires: 'vacancy.employer.expires',
} as const satisfies Record<LicenceLine, string>

/** To the company: why the licence was rejected. */
export function writeRefused(frame: MailFrame, { name, refusal, refusalNote, lines }: Refused): MailContent {
  const { t } = frame.intl
  return {
    ...createFrame(frame, name),
    subject: t('mail.company-refused.subject'),
    paragraphs: [t('mail.company-refused.text')],
    facts: [
      ...(refusal ? [{ label: t('check.fact.reason'), value: t(`company-check.refusal.${refusal}`) }] : []),
      ...lines.flatMap(({ line, differs }) =>
        differs === null ? [] : [{ label: t(LINE_LABELS[line]), value: differs }],
      ),
      ...(refusalNote ? [{ label: t('check.fact.note'), value: refusalNote }] : []),
    ],
    after: [t('company-check.next.refused')],
    action: createAction(frame, 'mail.company-refused.action', LICENCE),
  }
}

/** None if the decision has changed. */
const companyRefused: MailWriter = async ({ db }, frame, payload) => {
  const found = await findCompany(db, String(payload.companyId))
  if (!found || stateOf(found) !== 'refused') return undefined
  return writeRefused(frame, { ...found.company, lines: await compareLines(db, found.company) })
}

function nameOfPart({ intl, locale }: MailFrame, { part }: Pick<WaitingRow, 'part'>): string {
  if (part === 'name') return intl.t('auth.company.name')
  if (part === 'website') return intl.t('auth.company.website')
  if (part === 'insurance') return intl.t('vacancy.detail.insurance')
  if (part === 'harassmentPolicy') return intl.t('company-check.protection.policy')
  return intl.t('company-check.texts.text', { language: createFormats(locale).language(languageOf(part) ?? '') })
}

type RefusedPart = Pick<WaitingRow, 'part' | 'reason' | 'note'>

function factsOf(frame: MailFrame, row: RefusedPart): Fact[] {
  const { t } = frame.intl
  return [
    { label: nameOfPart(frame, row), value: row.reason ? t(`company-check.text-refusal.${row.reason}`) : '' },
    ...(row.note ? [{ label: t('check.fact.note'), value: row.note }] : []),
  ]
}

type DecidedTexts = { name: string; act: 'approved' | 'refused'; refused: readonly RefusedPart[] }

/** To the company: its texts were published, or why not. */
export const writeTexts = (frame: MailFrame, { name, act, refused }: DecidedTexts): MailContent => ({
  ...createFrame(frame, name),
  subject: frame.intl.t('mail.company-texts.subject'),
  paragraphs: [frame.intl.t(act === 'approved' ? 'mail.company-texts.approved' : 'mail.company-texts.refused')],
  facts: refused.flatMap((row) => factsOf(frame, row)),
  after: [],
  action: createAction(frame, 'mail.company-texts.action', PROFILE),
})

/** None if texts were rejected and none is any longer. */
const companyTexts: MailWriter = async ({ db }, frame, payload) => {
  const companyId = String(payload.companyId)
  const [found, parts] = await Promise.all([findCompany(db, companyId), findCompanyParts(db, companyId)])
  if (!found) return undefined
  const { name } = found.company
  if (payload.act !== 'refuse-texts') return writeTexts(frame, { name, act: 'approved', refused: [] })
  const refused = parts.waiting.filter(({ state }) => state === 'refused')
  return refused.length > 0 ? writeTexts(frame, { name, act: 'refused', refused }) : undefined
}

type EndKind = 'licence-ends' | 'licence-ended'

/** To the company: its licence expires soon or has expired. */
export const writeLicenceEnd = (frame: MailFrame, kind: EndKind, company: Licence): MailContent => ({
  ...createFrame(frame, company.name),
  subject: frame.intl.t(`mail.${kind}.subject`),
  paragraphs: [frame.intl.t(`mail.${kind}.text`)],
  facts: listLicence(frame, company),
  after: [],
  action: createAction(frame, 'mail.licence-ends.action', LICENCE),
})

/** None if another licence was entered or checked meanwhile. */
const aboutEnd =
  (kind: EndKind): MailWriter =>
  async ({ db }, frame, payload) => {
    const found = await findCompany(db, String(payload.companyId))
    const state = kind === 'licence-ends' ? 'verified' : 'expired'
    if (!found || found.company.licenceExpires !== payload.expires || stateOf(found) !== state) return undefined
    return writeLicenceEnd(frame, kind, found.company)
  }

export const companyCheckMails = {
  'company-verified': companyVerified,
  'company-refused': companyRefused,
  'company-texts': companyTexts,
  'licence-ends': aboutEnd('licence-ends'),
  'licence-ended': aboutEnd('licence-ended'),
} as const satisfies Record<string, MailWriter>
