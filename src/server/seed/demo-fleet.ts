import type { Buyer } from '#src/contract/billing-document/record.ts'
import { PERMISSIONS } from '#src/contract/http/permissions.ts'
import { DAY } from '#src/domain/time.ts'
import type { AppliedVacancy } from './applied-vacancy.ts'
import { createApplications } from './create-applications.ts'
import { giveChecks } from './create-checks.ts'
import { createCompany, DEMO_COMPANY, type SeedCompany } from './create-company.ts'
import { createCopies } from './create-copies.ts'
import { createDemoFeed } from './create-demo-feed.ts'
import { createDemoSeaman } from './create-demo-seaman.ts'
import { createDemoShips } from './create-demo-ships.ts'
import { createLedger } from './create-ledger.ts'
import { createOffices } from './create-offices.ts'
import { createReports } from './create-reports.ts'
import { createCvRow, createSeaman, type SeedSeaman } from './create-seaman.ts'
import { createFacts, createViews } from './create-statistics.ts'
import { createTrainingCenters } from './create-training-centers.ts'
import { createVerifications } from './create-verifications.ts'
import { createCrewCards, createCrewVessels } from './crew-cards.ts'
import { createKey } from './identifiers.ts'
import { createOwner } from './organisation.ts'
import { createRandom } from './random.ts'
import type { AccountRow, Batch, PermissionRow, VacancyRow } from './rows.ts'
import { createVacancyBatches } from './vacancy-batches.ts'

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

const BATCH_SIZE = 100
const APPLICATIONS_PER_SEAMAN = 3

const PLAIN_ACCOUNTS = [
  ['training@demo.example', 'training-center'],
  ['admin@demo.example', 'admin'],
  ['admin2@demo.example', 'admin'],
  ['newcomer@demo.example', 'user'],
] as const

const createPlainAccounts = (now: number, passwordHash: string, seed: number): AccountRow[] =>
  PLAIN_ACCOUNTS.map(([email, role]) => {
    const random = createRandom(seed, 'account', email)
    const created = now - random.int(5, 400) * DAY
    return {
      id: createKey(random, created),
      email,
      password_hash: passwordHash,
      role,
      language: 'en',
      email_verified_at: created,
      created_at: created,
      updated_at: created,
    }
  })

/** Demo admins have all permissions, including owner. */
const createPermissions = (accounts: readonly AccountRow[]): PermissionRow[] =>
  accounts
    .filter(({ role }) => role === 'admin')
    .flatMap(({ id, created_at }) => PERMISSIONS.map((permission) => ({ account_id: id, permission, created_at })))

function* inBatches<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += BATCH_SIZE) yield rows.slice(start, start + BATCH_SIZE)
}

function* createPeopleBatches(
  companies: readonly SeedCompany[],
  seamen: readonly SeedSeaman[],
  accounts: readonly AccountRow[],
  seed: number,
  now: number,
): Generator<Batch> {
  for (const rows of inBatches([
    ...accounts,
    ...companies.map(({ account }) => account),
    ...seamen.map(({ account }) => account),
  ]))
    yield { table: 'account', rows }
  yield { table: 'admin_permission', rows: createPermissions(accounts) }
  const centers = createTrainingCenters(accounts, seed)
  const organisations = [...companies, ...centers]
  for (const rows of inBatches(organisations.map(({ row }) => row))) yield { table: 'organisation', rows }
  for (const rows of inBatches(organisations.map(createOwner))) yield { table: 'organisation_member', rows }
  for (const rows of inBatches(companies.map(({ row: { id }, profile: { kind } }) => ({ id, kind }))))
    yield { table: 'company', rows }
  for (const rows of inBatches(companies.flatMap((company) => createOffices(company, seed))))
    yield { table: 'company_office', rows }
  for (const rows of inBatches(companies.map(({ text }) => text))) yield { table: 'company_text', rows }
  yield { table: 'training_center', rows: centers.map(({ row: { id } }) => ({ id })) }
  for (const rows of inBatches(seamen.map(({ row }) => row))) yield { table: 'seaman', rows }
  for (const rows of inBatches(seamen.map(createCvRow))) yield { table: 'cv', rows }
  for (const rows of inBatches(createVerifications(seamen, now))) yield { table: 'verification', rows }
  const cards = createCrewCards(seamen, now)
  for (const rows of inBatches(cards)) yield { table: 'crew_card', rows }
  for (const rows of inBatches(createCrewVessels(cards))) yield { table: 'crew_vessel', rows }
}

const buyerOfSeaman = ({ row: { firstname, surname, citizenship } }: SeedSeaman): Buyer => ({
  ...{ kind: 'person', name: `${firstname} ${surname}`, country: citizenship, address: '', taxNumber: '' },
})

const buyerOfCompany = ({ row: { legal_name, name, country, city } }: SeedCompany): Buyer => ({
  ...{ kind: 'company', name: legal_name ?? name, country, address: city ?? '', taxNumber: '' },
})

/**
 * Everything the demo shows, in batches of rows in the order in which they can be written. Made while it is read:
 * companies and seafarers are held in memory, vacancies are not. The same options give the same rows.
 */
export function* createDemoFleet(options: DemoFleetOptions): Generator<Batch> {
  const { vacancies = 1500, companies = 60, seamen = 300, now, passwordHash, seed = 1 } = options
  const employers = giveChecks(
    Array.from({ length: companies }, (_, index) => createCompany(index, { now, passwordHash, seed })),
    now,
  )
  const demoSeaman = createDemoSeaman({ now, passwordHash, seed })
  const crew = [
    demoSeaman,
    ...Array.from({ length: seamen }, (_, index) => createSeaman(index, { now, passwordHash, seed })),
  ]
  const accounts = createPlainAccounts(now, passwordHash, seed)
  yield* createPeopleBatches(employers, crew, accounts, seed, now)

  yield { table: 'ship', rows: createDemoShips(employers, demoSeaman, now) }

  const applied: AppliedVacancy[] = []
  const listed: VacancyRow[] = []
  yield* createVacancyBatches({ published: vacancies, companies: employers, now, seed, applied, listed })
  yield* createDemoFeed(listed, { now, seed })
  const applications = createApplications(crew, applied, { count: seamen * APPLICATIONS_PER_SEAMAN, now, seed })
  const { states, sendings, sent } = createCopies(applications)
  for (const rows of inBatches(states)) yield { table: 'vacancy_copy', rows }
  for (const rows of inBatches(applications.map(({ row }) => row))) yield { table: 'application', rows }
  for (const rows of inBatches(createFacts(applied, { now, seed }))) yield { table: 'application_fact', rows }
  for (const rows of inBatches(createViews(applied, { now, seed }))) yield { table: 'vacancy_view', rows }
  for (const rows of inBatches(sendings)) yield { table: 'cv_sending', rows }
  for (const rows of inBatches(sent)) yield { table: 'cv_sent', rows }
  const admin = accounts.find(({ role }) => role === 'admin')?.id ?? null
  const told = { seamen: crew, companies: employers, vacancies: applied, admin }
  yield { table: 'report', rows: createReports(told, now, seed) }
  const demoCompany = employers.find(({ row }) => row.name === DEMO_COMPANY)
  if (demoCompany)
    yield* createLedger(
      {
        ...{ accountId: demoSeaman.account.id, organisationId: demoCompany.row.id },
        ownerId: demoCompany.account.id,
        buyers: { seaman: buyerOfSeaman(demoSeaman), company: buyerOfCompany(demoCompany) },
      },
      { now, seed },
    )
}
