import type { JoiningFigure } from '#src/domain/application/joining-figures.ts'
import { JOINING_QUESTIONS, type JoiningQuestion } from '#src/domain/application/stage-details.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { companyTable, officeTable } from '#src/server/people/company/company.tables.ts'
import { IS_LISTED, PUBLIC_STATUSES } from '#src/server/people/company/listed-companies.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import type { Database } from '#src/server/platform/database.ts'
import { pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { companyTextTable } from '#src/server/trust/company-check/company-check.tables.ts'
import { vacancyTable } from '../vacancy/vacancy.tables.ts'
import { CARD_COLUMNS, type CardRow } from '../vacancy/vacancy-card.ts'

const VACANCIES_SHOWN = 10

/** Columns of a company's page. */
const SHOWN = pickColumns(
  organisationTable,
  ...(['id', 'slug', 'name', 'legal_name', 'country', 'city', 'website', 'verified', 'logo_key'] as const),
  ...(['licence_number', 'licence_issuer', 'licence_expires', 'licence_checked_at'] as const),
)
const DETAILS = pickColumns(
  companyTable,
  ...(['kind', 'answer_rate', 'answer_hours', 'fleets', 'insurance', 'harassment_policy'] as const),
  ...(['harassment_contact', 'public_name', 'public_email', 'public_phone'] as const),
)

export type CompanyPageRow = RowOf<typeof SHOWN> & RowOf<typeof DETAILS> & { listed: number }

const COMPANY = `SELECT ${SHOWN.of('c')}, ${DETAILS.of('d')}, ${IS_LISTED} AS listed FROM organisation c JOIN company d ON d.id = c.id`

/** A public company by its slug, regardless of the country in the address. */
export const findCompanyPage = ({ $client: d1 }: Database, slug: string): Promise<CompanyPageRow | null> =>
  d1.prepare(`${COMPANY} WHERE ${IS_LISTED} AND c.slug = ?`).bind(slug).first<CompanyPageRow>()

/** A company by its id, public or not. */
export const findOwnPage = ({ $client: d1 }: Database, companyId: string): Promise<CompanyPageRow | null> =>
  d1.prepare(`${COMPANY} WHERE c.id = ?`).bind(companyId).first<CompanyPageRow>()

const OFFICE = pickColumns(officeTable, 'kind', 'country', 'city', 'address')

export type OfficeRow = RowOf<typeof OFFICE>

const SHIPS = pickColumns(vacancyTable, 'fleet', 'vessel_type')

export type CrewedRow = RowOf<typeof SHIPS> & { open: number }

const OFFICES = `SELECT ${OFFICE.of()} FROM company_office WHERE company_id = ? ORDER BY sort`

const CREWED = `SELECT ${SHIPS.of()}, count(*) FILTER (WHERE status = 'published') AS open FROM vacancy
  WHERE company_id = ? AND status IN ${PUBLIC_STATUSES} GROUP BY ${SHIPS.of()} ORDER BY open DESC, vessel_type`

const VACANCIES = `SELECT ${CARD_COLUMNS} FROM vacancy v JOIN organisation c ON c.id = v.company_id
  WHERE v.company_id = ? AND v.status = 'published' ORDER BY v.published_at DESC LIMIT ${VACANCIES_SHOWN}`

const TEXT = pickColumns(companyTextTable, 'text', 'language')

// In the page's language, otherwise English, otherwise the first written.
const ABOUT = `SELECT ${TEXT.of()} FROM company_text WHERE company_id = ?1
  ORDER BY language = ?2 DESC, language = 'en' DESC, updated_at, language LIMIT 1`

const ANSWERS: Record<JoiningQuestion, string> = {
  paidOnTime: 'paid_on_time',
  asAdvertised: 'as_advertised',
  relievedOnTime: 'relieved_on_time',
}

const JOINED = `SELECT ${JOINING_QUESTIONS.map((question) => `count(j.${ANSWERS[question]}) AS ${question}, coalesce(sum(j.${ANSWERS[question]}), 0) AS ${question}Yes`).join(', ')}
  FROM vacancy v JOIN application a ON a.vacancy_id = v.id JOIN joining_answer j ON j.application_id = a.id WHERE v.company_id = ?`

type JoinedRow = Record<JoiningQuestion | `${JoiningQuestion}Yes`, number>

const toCounted = (row: JoinedRow) =>
  Object.fromEntries(
    JOINING_QUESTIONS.map((question) => [question, { yes: row[`${question}Yes`], of: row[question] }]),
  ) as Record<JoiningQuestion, JoiningFigure>

/** Parts of a company's page: text, offices, vessel types, newest vacancies, and answers after joining. */
export async function findCompanySurroundings({ $client: d1 }: Database, companyId: string, language: LocaleCode) {
  const [offices, crewed, vacancies, joined, about] = await d1.batch([
    d1.prepare(OFFICES).bind(companyId),
    d1.prepare(CREWED).bind(companyId),
    d1.prepare(VACANCIES).bind(companyId),
    d1.prepare(JOINED).bind(companyId),
    d1.prepare(ABOUT).bind(companyId, language),
  ])
  return {
    offices: (offices?.results ?? []) as OfficeRow[],
    crewed: (crewed?.results ?? []) as CrewedRow[],
    vacancies: (vacancies?.results ?? []) as CardRow[],
    joined: toCounted(joined?.results[0] as JoinedRow),
    about: (about?.results[0] as RowOf<typeof TEXT> | undefined) ?? null,
  }
}
