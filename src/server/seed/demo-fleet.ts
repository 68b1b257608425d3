import { buildSearchText } from '../features/vacancies/vacancy-search-text.ts'
import { type AppliedVacancy, createApplications } from './create-applications.ts'
import { createCompany, DEMO_COMPANY, type SeedCompany } from './create-company.ts'
import { createDemoSeaman } from './create-demo-seaman.ts'
import { createSeaman, type SeedSeaman } from './create-seaman.ts'
import { createVacancy } from './create-vacancy.ts'
import { DAY } from './dates.ts'
import { createKey } from './identifiers.ts'
import { planVacancies } from './plan-vacancies.ts'
import { createRandom } from './random.ts'
import type { AccountRow, Batch, VacancyNationalityRow, VacancyRow, VacancySearchRow } from './rows.ts'

export type DemoFleetOptions = {
  /** Open vacancies; a few expired, closed and draft ones come on top. */
  vacancies?: number
  companies?: number
  seamen?: number
  /** UTC ms; every date is relative to it. */
  now: number
  /** One hash for all accounts. */
  passwordHash: string
  seed?: number
}

const BATCH_SIZE = 200
const APPLICATIONS_PER_SEAMAN = 3
/** How many of the newest vacancies applications are made for, whatever the number of vacancies. */
const APPLIED_TO = 4000

const PLAIN_ACCOUNTS = [
  ['training@demo.example', 'training-center'],
  ['admin@demo.example', 'admin'],
  ['newcomer@demo.example', 'user'],
] as const

const createPlainAccounts = (now: number, passwordHash: string, seed: number): AccountRow[] =>
  PLAIN_ACCOUNTS.map(([email, role]) => {
    const random = createRandom(seed, 'account', email)
    const created = now - random.int(5, 400) * DAY
    return { id: createKey(random, created), email, password_hash: passwordHash, role, language: 'en', email_verified_at: created, created_at: created, updated_at: created }
  })

const buildSearchRow = (row: VacancyRow, company: SeedCompany): VacancySearchRow => ({
  rowid: row.seq,
  ...buildSearchText(
    {
      rank: row.rank, department: row.department, fleet: row.fleet, vesselType: row.vessel_type, vesselClass: row.vessel_class, vesselName: row.vessel_name,
      flag: row.flag, payUsd: row.pay_usd, joinFrom: row.join_from, joinTo: row.join_to, portName: row.port_name, portCountry: row.port_country,
      durationTenths: row.duration_tenths, rotationOn: row.rotation_on, englishOrder: row.english_order, anyNationality: row.any_nationality === 1,
      nationalities: JSON.parse(row.nationalities), text: row.text,
    },
    company.row,
  ),
})

const listNationalities = (row: VacancyRow): VacancyNationalityRow[] =>
  (JSON.parse(row.nationalities) as string[]).map((country) => ({ country, vacancy_seq: row.seq }))

type VacancyBatchOptions = { published: number; companies: readonly SeedCompany[]; now: number; seed: number; applied: AppliedVacancy[] }

function* createVacancyBatches(options: VacancyBatchOptions): Generator<Batch> {
  let rows: VacancyRow[] = []
  let search: VacancySearchRow[] = []
  const last = { published: options.published }
  const flush = function* (): Generator<Batch> {
    yield { table: 'vacancy', rows }
    yield { table: 'vacancy_nationality', rows: rows.flatMap(listNationalities) }
    yield { table: 'vacancy_search', rows: search }
    rows = []
    search = []
  }
  for (const { plan, random } of planVacancies(options)) {
    const row = createVacancy(plan, random)
    rows.push(row)
    const ofDemoCompany = plan.company.profile.name === DEMO_COMPANY
    if (plan.status === 'published') {
      // Only what is open is searched.
      search.push(buildSearchRow(row, plan.company))
      last.published -= 1
    }
    if (plan.publishedAt !== null && last.published < APPLIED_TO) options.applied.push({ ...row, publishedAt: plan.publishedAt, ofDemoCompany })
    if (rows.length === BATCH_SIZE) yield* flush()
  }
  yield* flush()
}

function* inBatches<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += BATCH_SIZE) yield rows.slice(start, start + BATCH_SIZE)
}

function* createPeopleBatches(companies: readonly SeedCompany[], seamen: readonly SeedSeaman[], accounts: readonly AccountRow[]): Generator<Batch> {
  for (const rows of inBatches([...accounts, ...companies.map(({ account }) => account), ...seamen.map(({ account }) => account)])) yield { table: 'account', rows }
  for (const rows of inBatches(companies.map(({ row }) => row))) yield { table: 'company', rows }
  for (const rows of inBatches(seamen.map(({ row }) => row))) yield { table: 'seaman', rows }
  for (const rows of inBatches(seamen.flatMap(({ experience }) => experience))) yield { table: 'experience', rows }
  for (const rows of inBatches(seamen.flatMap(({ documents }) => documents))) yield { table: 'document', rows }
}

/**
 * Everything the demo shows, in batches of rows in the order in which they can be written. Made while it is read:
 * companies and seafarers are held in memory, vacancies are not. The same options give the same rows.
 */
export function* createDemoFleet(options: DemoFleetOptions): Generator<Batch> {
  const { vacancies = 1500, companies = 60, seamen = 300, now, passwordHash, seed = 1 } = options
  const employers = Array.from({ length: companies }, (_, index) => createCompany(index, { now, passwordHash, seed }))
  const crew = [createDemoSeaman({ now, passwordHash, seed }), ...Array.from({ length: seamen }, (_, index) => createSeaman(index, { now, passwordHash, seed }))]
  yield* createPeopleBatches(employers, crew, createPlainAccounts(now, passwordHash, seed))

  const applied: AppliedVacancy[] = []
  yield* createVacancyBatches({ published: vacancies, companies: employers, now, seed, applied })
  const applications = createApplications(crew, applied, { count: seamen * APPLICATIONS_PER_SEAMAN, now, seed })
  for (const rows of inBatches(applications)) yield { table: 'application', rows }
}
