import type { Database } from '#src/server/platform/database.ts'
import { CARD_COLUMNS, type CardRow } from '../vacancies/vacancy-card.ts'
import { IS_LISTED } from './listing-refresh.repository.ts'

const VACANCIES_SHOWN = 10

export type CompanyPageRow = {
  id: string
  account_id: string
  slug: string
  name: string
  legal_name: string | null
  kind: 'agency' | 'manager' | 'owner'
  country: string
  city: string
  website: string | null
  about: string | null
  about_language: string | null
  verified: number
  licence_number: string | null
  licence_issuer: string | null
  licence_expires: string | null
  licence_checked_at: string | null
  answer_rate: number | null
  answer_hours: number | null
  logo_key: string | null
}

const COMPANY = `SELECT c.id, c.account_id, c.slug, c.name, c.legal_name, c.kind, c.country, c.city, c.website, c.about, c.about_language,
  c.verified, c.licence_number, c.licence_issuer, c.licence_expires, c.licence_checked_at, c.answer_rate, c.answer_hours, c.logo_key
  FROM company c WHERE ${IS_LISTED} AND`

/** A company that the public may see, by its address. */
export const findCompanyPage = (
  { $client: d1 }: Database,
  country: string,
  slug: string,
): Promise<CompanyPageRow | null> =>
  d1.prepare(`${COMPANY} c.slug = ? AND c.country = ?`).bind(slug, country).first<CompanyPageRow>()

export const findCompanyPageById = ({ $client: d1 }: Database, id: string): Promise<CompanyPageRow | null> =>
  d1.prepare(`${COMPANY} c.id = ?`).bind(id).first<CompanyPageRow>()

export type OfficeRow = {
  kind: 'head' | 'crewing' | 'training' | 'representative'
  country: string
  city: string
  address: string | null
}

export type CrewedRow = { fleet: string; vessel_type: string; open: number }

const OFFICES = 'SELECT kind, country, city, address FROM company_office WHERE company_id = ? ORDER BY sort'

const CREWED = `SELECT fleet, vessel_type, count(*) FILTER (WHERE status = 'published') AS open FROM vacancy
  WHERE company_id = ? AND status IN ('published', 'expired', 'closed') GROUP BY fleet, vessel_type ORDER BY open DESC, vessel_type`

const VACANCIES = `SELECT ${CARD_COLUMNS} FROM vacancy v JOIN company c ON c.id = v.company_id
  WHERE v.company_id = ? AND v.status = 'published' ORDER BY v.published_at DESC LIMIT ${VACANCIES_SHOWN}`

const MESSAGED =
  'SELECT created_at FROM company_message WHERE seaman_id = ? AND company_id = ? ORDER BY created_at DESC LIMIT 1'

/** What stands around a company: its offices, what it crews, its newest vacancies, and when this seafarer last wrote to it. */
export async function findCompanySurroundings({ $client: d1 }: Database, companyId: string, seamanId: string | null) {
  const [offices, crewed, vacancies, messaged] = await d1.batch([
    d1.prepare(OFFICES).bind(companyId),
    d1.prepare(CREWED).bind(companyId),
    d1.prepare(VACANCIES).bind(companyId),
    d1.prepare(MESSAGED).bind(seamanId ?? '', companyId),
  ])
  return {
    offices: (offices?.results ?? []) as OfficeRow[],
    crewed: (crewed?.results ?? []) as CrewedRow[],
    vacancies: (vacancies?.results ?? []) as CardRow[],
    messagedAt: (messaged?.results[0] as { created_at: number } | undefined)?.created_at ?? null,
  }
}
