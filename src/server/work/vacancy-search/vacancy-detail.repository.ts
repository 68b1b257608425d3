import type { AskingSeaman } from '#src/server/identity/session/session.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { isSuspended } from '#src/server/people/organisation/suspensions.repository.ts'
import { staysReadable } from '#src/server/people/seaman/readable-seamen.ts'
import type { Database } from '#src/server/platform/database.ts'
import { pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { applicationTable } from '../application/application.tables.ts'
import { vacancyTable } from '../vacancy/vacancy.tables.ts'
import { CARD_COLUMNS, type CardRow, EMPLOYER_COLUMNS } from '../vacancy/vacancy-card.ts'

const MAX_SIMILAR = 4

const OF_VACANCY = pickColumns(
  vacancyTable,
  ...(['seq', 'department', 'status', 'expires_at', 'positions', 'vessel_name', 'dwt', 'gt', 'engine'] as const),
  ...(['trading_areas', 'trading_area', 'dp_class', 'crew_size', 'crew_nationalities', 'any_nationality'] as const),
  ...(['nationalities', 'english_level', 'certificates', 'certificate_months', 'min_months_in_rank'] as const),
  ...(['min_months_on_type', 'travel_paid', 'internet_offered', 'internet_free_gb', 'internet_price'] as const),
  ...(['internet_currency', 'agreement_kind', 'agreement', 'text', 'text_language'] as const),
  ...(['imo', 'ship_hidden', 'pay_basic', 'pay_overtime', 'pay_leave', 'pay_bonus', 'pay_kind'] as const),
  ...(['cadet_berth', 'insurance', 'texts', 'flags', 'updated_at'] as const),
)
const OF_COMPANY = pickColumns(
  organisationTable,
  ...(['licence_number', 'licence_issuer', 'licence_expires', 'licence_checked_at', 'logo_key'] as const),
)

const APPLIED = pickColumns(applicationTable, 'id', 'created_at')

export type DetailRow = CardRow & RowOf<typeof OF_VACANCY> & RowOf<typeof OF_COMPANY>
/** Whether the company is suspended. */
export type Suspended = { suspended: number }

const DETAIL = `SELECT ${CARD_COLUMNS}, ${OF_VACANCY.of('v')}, ${OF_COMPANY.of('c')}, ${isSuspended('v.company_id')} AS suspended
  FROM vacancy v JOIN organisation c ON c.id = v.company_id WHERE v.id = ?`

const EMPLOYER = `SELECT ${EMPLOYER_COLUMNS}, ${OF_COMPANY.of('c')},
  (SELECT count(*) FROM vacancy v WHERE v.company_id = c.id AND v.status = 'published') AS open FROM organisation c WHERE c.id = ?`

type EmployerRow = Pick<CardRow, Extract<keyof CardRow, `company_${string}`>> &
  RowOf<typeof OF_COMPANY> & { open: number }

/** A company as shown beside its vacancies. */
export const findEmployerRow = async (db: Database, companyId: string): Promise<EmployerRow | null> =>
  db.$client.prepare(EMPLOYER).bind(companyId).first<EmployerRow>()

export const findVacancyRow = async (db: Database, id: string): Promise<(DetailRow & Suspended) | null> =>
  db.$client.prepare(DETAIL).bind(id).first()

const SIMILAR = (condition: string) => `SELECT ${CARD_COLUMNS} FROM vacancy v JOIN organisation c ON c.id = v.company_id
  WHERE v.status = 'published' AND ${condition} AND v.seq <> ? ORDER BY v.seq DESC LIMIT ${MAX_SIMILAR}`

const RECEIVED = `SELECT count(*) AS received FROM application a WHERE a.vacancy_id = ? AND ${staysReadable('a.seaman_id')}`

export type Surroundings = {
  /** Nearest first: the same post on such a ship, in the fleet, on any ship; then other posts of the department on such a ship. */
  similar: CardRow[]
  employerOpen: number
  appliedAt: number | null
  applicationId: string | null
  isSaved: boolean
  applications: number | null
}

/** The caller. */
export type Asking = { seaman: AskingSeaman | null; companyId: string | null }

/** What is around a vacancy: similar ones, what else its employer offers. */
export async function findSurroundings(db: Database, row: DetailRow, asking: Asking): Promise<Surroundings> {
  const d1 = db.$client
  const isOwner = row.company_id === asking.companyId
  const [near, inFleet, anywhere, sameShip, open, applied, saved, received] = await d1.batch([
    d1.prepare(SIMILAR('v.rank = ? AND v.vessel_type = ?')).bind(row.rank, row.vessel_type, row.seq),
    d1.prepare(SIMILAR('v.rank = ? AND v.fleet = ?')).bind(row.rank, row.fleet, row.seq),
    d1.prepare(SIMILAR('v.rank = ?')).bind(row.rank, row.seq),
    d1.prepare(SIMILAR('v.vessel_type = ? AND v.department = ?')).bind(row.vessel_type, row.department, row.seq),
    d1
      .prepare("SELECT count(*) AS open FROM vacancy WHERE company_id = ? AND status = 'published'")
      .bind(row.company_id),
    d1
      .prepare(`SELECT ${APPLIED.of()} FROM application WHERE vacancy_id = ? AND seaman_id = ?`)
      .bind(row.id, asking.seaman?.id ?? ''),
    d1
      .prepare('SELECT 1 FROM saved_vacancy WHERE vacancy_id = ? AND seaman_id = ?')
      .bind(row.id, asking.seaman?.id ?? ''),
    ...(isOwner ? [d1.prepare(RECEIVED).bind(row.id)] : []),
  ])
  const own = applied?.results[0] as RowOf<typeof APPLIED> | undefined
  return {
    similar: [near, inFleet, anywhere, sameShip].flatMap((answer) => (answer?.results ?? []) as CardRow[]),
    employerOpen: (open?.results[0] as { open: number } | undefined)?.open ?? 0,
    appliedAt: own?.created_at ?? null,
    applicationId: own?.id ?? null,
    isSaved: (saved?.results.length ?? 0) > 0,
    applications: (received?.results[0] as { received: number } | undefined)?.received ?? null,
  }
}
