import type { VacancyDetail } from '#src/contract/vacancy-search/schemas.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { getMarket } from '../market/market.usecases.ts'
import type { VacancyRow } from '../vacancy/vacancy-row.ts'
import { type DetailRow, findEmployerRow, findVacancyRow } from './vacancy-detail.repository.ts'
import { toDetail } from './vacancy-detail.usecases.ts'

type Reading = Needs<'db' | 'clock'>

const ALONE = { similar: [], appliedAt: null, applicationId: null, applications: null, isSaved: false }

const describe = async (services: Reading, row: DetailRow, employerOpen: number): Promise<VacancyDetail> => ({
  ...toDetail(row, 'published', { ...ALONE, employerOpen }, await getMarket(services), services.clock()),
  match: null,
})

/** Columns that a manual vacancy never has. */
const NEVER = { certificate_months: null }

/** Returns an unsaved vacancy as its page would show it, without similar ones. */
export async function previewVacancy(services: Reading, row: VacancyRow): Promise<VacancyDetail> {
  const employer = await findEmployerRow(services.db, row.company_id)
  if (!employer) throw new Failure('not-found')
  const { open, ...company } = employer
  return describe(services, { ...NEVER, seq: 0, ...company, ...row } as DetailRow, open)
}

/** Returns a vacancy of any status as its page would show it. Throws `not-found`. */
export async function readAnyVacancy(
  services: Reading,
  id: string,
): Promise<{ row: DetailRow; vacancy: VacancyDetail }> {
  const row = await findVacancyRow(services.db, id)
  if (!row) throw new Failure('not-found')
  return { row, vacancy: await describe(services, row, 0) }
}
