import { toSearchable } from '../work/vacancy/vacancy-row.ts'
import { buildSearchText } from '../work/vacancy/vacancy-search-text.ts'
import type { AppliedVacancy } from './applied-vacancy.ts'
import { DEMO_COMPANY, type SeedCompany } from './create-company.ts'
import { createVacancy } from './create-vacancy.ts'
import { planVacancies } from './plan-vacancies.ts'
import type { Batch, SearchWordRow, VacancyNationalityRow, VacancyRow, VacancySearchRow } from './rows.ts'

const BATCH_SIZE = 100
/** How many of the newest vacancies applications are made for, whatever the number of vacancies. */
const APPLIED_TO = 4000

const buildSearchRow = (row: VacancyRow, company: SeedCompany): VacancySearchRow => ({
  rowid: row.seq,
  ...buildSearchText(toSearchable(row), company.row),
})

/** How many of the demo company's newest are told apart. */
const LISTED = 8

const isOpen = ({ status }: VacancyRow): boolean => status === 'published'

const listNationalities = (row: VacancyRow): VacancyNationalityRow[] =>
  (JSON.parse(row.nationalities) as string[]).map((country) => ({ country, vacancy_seq: row.seq }))

function takeNewWords(search: readonly VacancySearchRow[], known: Set<string>): SearchWordRow[] {
  const words = [...new Set(search.flatMap((row) => row.words.split(' ')))].filter((word) => !known.has(word))
  for (const word of words) known.add(word)
  return words.map((word) => ({ word }))
}

type VacancyBatchOptions = {
  published: number
  companies: readonly SeedCompany[]
  now: number
  seed: number
  applied: AppliedVacancy[]
  listed: VacancyRow[]
}

/**
 * Vacancies with their nationalities and search rows, oldest first; `applied` collects what applications are made for, `listed` the
 * newest of the demo company.
 */
export function* createVacancyBatches(options: VacancyBatchOptions): Generator<Batch> {
  let rows: VacancyRow[] = []
  let search: VacancySearchRow[] = []
  let left = options.published
  const known = new Set<string>()
  const flush = function* (): Generator<Batch> {
    yield { table: 'vacancy', rows }
    yield { table: 'vacancy_nationality', rows: rows.filter(isOpen).flatMap(listNationalities) }
    yield { table: 'vacancy_search', rows: search }
    yield { table: 'search_word', rows: takeNewWords(search, known) }
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
      left -= 1
      if (ofDemoCompany) options.listed.splice(0, options.listed.length, ...options.listed.slice(1 - LISTED), row)
    }
    if (plan.publishedAt !== null && left < APPLIED_TO)
      options.applied.push({
        ...row,
        publishedAt: plan.publishedAt,
        ofDemoCompany,
        company: plan.company.row,
        habits: plan.company.habits,
      })
    if (rows.length === BATCH_SIZE) yield* flush()
  }
  yield* flush()
}
