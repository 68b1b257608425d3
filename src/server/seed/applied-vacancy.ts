import type { SeedCompany } from './create-company.ts'
import type { SeedSeaman } from './create-seaman.ts'
import type { ApplicationRow, VacancyRow } from './rows.ts'

/** A vacancy, with what applicants are matched by and what is kept of it for them. */
export type AppliedVacancy = VacancyRow & {
  publishedAt: number
  ofDemoCompany: boolean
  company: SeedCompany['row']
} & Pick<SeedCompany, 'habits'>

export type SeedApplication = { row: ApplicationRow; seaman: SeedSeaman; vacancy: AppliedVacancy }
