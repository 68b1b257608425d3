import type { Database } from '#src/server/platform/database.ts'
import { isStaying } from '../seamen/staying-seamen.ts'
import { CARD_COLUMNS, type CardRow } from '../vacancies/vacancy-card.ts'
import type { RequirementColumns } from '../vacancies/vacancy-requirements.ts'

const MAX_SIMILAR = 4

export type VacancyStatus = 'draft' | 'moderation' | 'published' | 'expired' | 'closed'

export type DetailRow = CardRow &
  RequirementColumns & {
    seq: number
    department: string
    status: VacancyStatus
    expires_at: number | null
    positions: number
    vessel_name: string | null
    dwt: number | null
    gt: number | null
    engine: string | null
    trading_areas: string | null
    trading_area: string | null
    dp_class: number | null
    crew_size: number | null
    crew_nationalities: string | null
    any_nationality: number
    nationalities: string
    english_level: string | null
    travel_paid: number | null
    internet_offered: number | null
    internet_free_gb: number | null
    internet_price: number | null
    internet_currency: string | null
    internet: string | null
    agreement_kind: string | null
    agreement: string | null
    text: string
    text_language: string
    licence_number: string | null
    licence_issuer: string | null
    licence_expires: string | null
    licence_checked_at: string | null
    logo_key: string | null
  }

const DETAIL = `SELECT ${CARD_COLUMNS}, v.seq, v.department, v.status, v.expires_at, v.positions, v.vessel_name, v.dwt, v.gt, v.engine,
  v.trading_areas, v.trading_area, v.dp_class, v.crew_size, v.crew_nationalities, v.any_nationality, v.nationalities, v.english_level, v.certificates, v.certificate_months,
  v.min_months_in_rank, v.min_months_on_type, v.travel_paid, v.internet_offered, v.internet_free_gb,
  v.internet_price, v.internet_currency, v.internet, v.agreement_kind, v.agreement, v.text, v.text_language,
  c.licence_number, c.licence_issuer, c.licence_expires, c.licence_checked_at, c.logo_key
  FROM vacancy v JOIN company c ON c.id = v.company_id WHERE v.id = ?`

export const findVacancyRow = async (db: Database, id: string): Promise<DetailRow | null> =>
  db.$client.prepare(DETAIL).bind(id).first<DetailRow>()

const SIMILAR = (condition: string) => `SELECT ${CARD_COLUMNS} FROM vacancy v JOIN company c ON c.id = v.company_id
  WHERE v.status = 'published' AND ${condition} AND v.seq <> ? ORDER BY v.seq DESC LIMIT ${MAX_SIMILAR}`

const RECEIVED = `SELECT count(*) AS received FROM application a WHERE a.vacancy_id = ? AND ${isStaying('a.seaman_id')}`

export type Surroundings = {
  /** Nearest first: the same post on such a ship, in the fleet, anywhere; other posts of the department on such a ship. */
  similar: CardRow[]
  employerOpen: number
  appliedAt: number | null
  applications: number | null
}

/** Whose view it is. */
export type Asking = { seamanId: string | null; companyId: string | null }

/** What stands around a vacancy: similar ones, what else its employer offers. */
export async function findSurroundings(db: Database, row: DetailRow, asking: Asking): Promise<Surroundings> {
  const d1 = db.$client
  const isOwner = row.company_id === asking.companyId
  const [near, inFleet, anywhere, sameShip, open, applied, received] = await d1.batch([
    d1.prepare(SIMILAR('v.rank = ? AND v.vessel_type = ?')).bind(row.rank, row.vessel_type, row.seq),
    d1.prepare(SIMILAR('v.rank = ? AND v.fleet = ?')).bind(row.rank, row.fleet, row.seq),
    d1.prepare(SIMILAR('v.rank = ?')).bind(row.rank, row.seq),
    d1.prepare(SIMILAR('v.vessel_type = ? AND v.department = ?')).bind(row.vessel_type, row.department, row.seq),
    d1
      .prepare("SELECT count(*) AS open FROM vacancy WHERE company_id = ? AND status = 'published'")
      .bind(row.company_id),
    d1
      .prepare('SELECT created_at FROM application WHERE vacancy_id = ? AND seaman_id = ?')
      .bind(row.id, asking.seamanId ?? ''),
    ...(isOwner ? [d1.prepare(RECEIVED).bind(row.id)] : []),
  ])
  return {
    similar: [near, inFleet, anywhere, sameShip].flatMap((answer) => (answer?.results ?? []) as CardRow[]),
    employerOpen: (open?.results[0] as { open: number } | undefined)?.open ?? 0,
    appliedAt: (applied?.results[0] as { created_at: number } | undefined)?.created_at ?? null,
    applications: (received?.results[0] as { received: number } | undefined)?.received ?? null,
  }
}
