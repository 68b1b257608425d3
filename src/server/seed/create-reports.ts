import type { ReportKind, ReportReason, ReportState } from '#src/contract/report/report.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { DAY, HOUR } from '#src/domain/time.ts'
import type { AppliedVacancy } from './applied-vacancy.ts'
import type { SeedCompany } from './create-company.ts'
import type { SeedSeaman } from './create-seaman.ts'
import { createKey } from './identifiers.ts'
import { createRandom } from './random.ts'
import type { ReportRow } from './rows.ts'

type SeedReport = {
  kind: ReportKind
  reason: ReportReason
  language: LocaleCode
  text: string | null
  /** ms before now. */
  ago: number
  /** Null: a guest sent it. */
  by: number | null
  status?: ReportState
  note?: string
}

const REPORTS: readonly SeedReport[] = [
  {
    kind: 'vacancy',
    reason: 'fee',
    language: 'en',
    text: 'Their manager asked me on the phone for 450 USD for "visa processing" before they send the contract.',
    ago: 2 * DAY,
    by: 3,
  },
  {
    kind: 'vacancy',
    reason: 'different',
    language: 'uk',
    text: 'В оголошенні контракт 4 місяці, а в листі від агенції вже 7.',
    ago: 9 * HOUR,
    by: null,
  },
  {
    kind: 'company',
    reason: 'licence',
    language: 'en',
    text: 'The licence number on this page belongs to another agency in the register.',
    ago: 5 * HOUR,
    by: 5,
  },
  {
    kind: 'vacancy',
    reason: 'other',
    language: 'es',
    text: null,
    ago: 12 * DAY,
    by: 8,
    status: 'dismissed',
    note: 'The company answered our question about the joining port. The vacancy keeps to our rules.',
  },
]

/** What is reported was published before. */
const LONGEST_AGO = Math.max(...REPORTS.map(({ ago }) => ago))

type Fleet = {
  seamen: readonly SeedSeaman[]
  companies: readonly SeedCompany[]
  /** Oldest first. */
  vacancies: readonly AppliedVacancy[]
  /** Account of the admin who decided. */
  admin: string | null
}

/** Three reports that wait for an admin, and one that was decided. None is about the demo company. */
export function createReports({ seamen, companies, vacancies, admin }: Fleet, now: number, seed: number): ReportRow[] {
  const random = createRandom(seed, 'reports')
  const open = vacancies.filter(
    ({ status, ofDemoCompany, publishedAt }) =>
      status === 'published' && !ofDemoCompany && publishedAt < now - LONGEST_AGO,
  )
  const company = companies.find(({ row }) => row.verified === 0)?.row
  return REPORTS.flatMap(({ kind, reason, language, text, ago, by, status = 'open', note }, index) => {
    const target = kind === 'company' ? company : open.at(-1 - index)
    if (!target) return []
    const at = now - ago
    return [
      {
        id: createKey(random, at),
        kind,
        target_id: target.id,
        reason,
        text,
        language,
        account_id: (by !== null && seamen[by]?.account.id) || null,
        status,
        created_at: at,
        updated_at: at,
        note: note ?? null,
        decided_by: status === 'open' ? null : admin,
        decided_at: status === 'open' ? null : at + DAY,
        organisation_id: kind === 'company' ? target.id : (open.at(-1 - index)?.company_id ?? null),
        against_id: null,
        copy: null,
        acts: status === 'open' ? null : '[]',
        regulator: null,
      },
    ]
  })
}
