import type { LocaleCode } from '../../contract/locales.ts'
import { DEMO_SEAMAN_EMAIL } from './create-demo-seaman.ts'
import type { SeedSeaman } from './create-seaman.ts'
import { NOTES } from './data/notes.ts'
import { DAY, HOUR } from './dates.ts'
import { createKey } from './identifiers.ts'
import { createRandom, type Random } from './random.ts'
import type { ApplicationRow, VacancyRow } from './rows.ts'

/** What is kept of a vacancy for matching applicants to it. */
export type AppliedVacancy = Pick<VacancyRow, 'id' | 'rank' | 'fleet' | 'status' | 'text_language' | 'any_nationality' | 'nationalities' | 'expires_at'> & {
  publishedAt: number
  ofDemoCompany: boolean
}

const DEMO_SEAMAN_APPLICATIONS = 3
/** The demo seafarer must find fresh vacancies to apply for. */
const DEMO_SEAMAN_MIN_AGE = 10 * DAY

const fits = (seaman: SeedSeaman, vacancy: AppliedVacancy): boolean =>
  (seaman.row.position_main === vacancy.rank || seaman.row.position_second === vacancy.rank) &&
  seaman.experience[0]?.fleet === vacancy.fleet &&
  (vacancy.any_nationality === 1 || (JSON.parse(vacancy.nationalities) as string[]).includes(seaman.row.citizenship))

const writeDay = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(Date.parse(date))

function writeNote(seaman: SeedSeaman, vacancy: AppliedVacancy, random: Random): string | null {
  if (random.chance(0.5)) return null
  const own = seaman.account.language as LocaleCode
  const notes = (own === vacancy.text_language && random.chance(0.7) ? NOTES[own] : undefined) ?? NOTES.en ?? []
  const last = seaman.experience[0]
  return random.pick(notes)
    .replace('{day}', writeDay(seaman.row.ready_from)).replace('{ship}', last?.vessel_name ?? '').replace('{company}', last?.company ?? '')
}

function chooseStatus(vacancy: AppliedVacancy, ageMs: number, random: Random): string {
  if (ageMs < 1.5 * DAY) return random.weighted([['new', 9], ['shortlisted', 1]])
  if (vacancy.status !== 'published') return random.weighted([['rejected', 6], ['joined', 3], ['offered', 1], ['shortlisted', 1]])
  return random.weighted([['new', 42], ['shortlisted', 21], ['interview', 12], ['offered', 5], ['rejected', 20]])
}

function createApplication(seaman: SeedSeaman, vacancy: AppliedVacancy, now: number, random: Random): ApplicationRow {
  const end = Math.min(now - 10 * 60_000, vacancy.expires_at ?? now)
  const start = Math.min(vacancy.publishedAt + 0.5 * HOUR, end)
  // Most apply in the first days.
  const at = Math.round(start + (end - start) * random.fraction() ** 2)
  const status = chooseStatus(vacancy, now - at, random)
  return {
    id: createKey(random, at), vacancy_id: vacancy.id, seaman_id: seaman.row.id, status, note: writeNote(seaman, vacancy, random),
    created_at: at, updated_at: status === 'new' ? at : Math.min(now, at + random.int(2, 72) * HOUR),
  }
}

function groupByRank(vacancies: readonly AppliedVacancy[]): ReadonlyMap<string, readonly AppliedVacancy[]> {
  const groups = new Map<string, AppliedVacancy[]>()
  for (const vacancy of vacancies) groups.set(vacancy.rank, [...(groups.get(vacancy.rank) ?? []), vacancy])
  return groups
}

const listFitting = (seaman: SeedSeaman, groups: ReadonlyMap<string, readonly AppliedVacancy[]>, now: number): AppliedVacancy[] => {
  const candidates = [seaman.row.position_main, seaman.row.position_second ?? ''].flatMap((rank) => groups.get(rank) ?? [])
  const fitting = candidates.filter((vacancy) => fits(seaman, vacancy))
  return seaman.account.email === DEMO_SEAMAN_EMAIL
    ? fitting.filter((vacancy) => vacancy.publishedAt < now - DEMO_SEAMAN_MIN_AGE && !vacancy.ofDemoCompany)
    : fitting
}

/** About `count` applications of seafarers to vacancies that fit them, no pair twice; the demo company gets many. */
export function createApplications(
  seamen: readonly SeedSeaman[], vacancies: readonly AppliedVacancy[], options: { count: number; now: number; seed: number },
): ApplicationRow[] {
  const random = createRandom(options.seed, 'applications')
  const groups = groupByRank(vacancies)
  const share = options.count / Math.max(1, seamen.length)
  return seamen.flatMap((seaman) => {
    const fitting = listFitting(seaman, groups, options.now)
    const forDemo = fitting.filter((vacancy) => vacancy.ofDemoCompany)
    const others = fitting.filter((vacancy) => !vacancy.ofDemoCompany)
    const wanted = seaman.account.email === DEMO_SEAMAN_EMAIL ? DEMO_SEAMAN_APPLICATIONS : Math.round(share * (0.35 + 1.5 * random.fraction()))
    const toDemo = random.sample(forDemo, Math.min(3, Math.ceil(wanted / 2)))
    return [...toDemo, ...random.sample(others, wanted - toDemo.length)].map((vacancy) => createApplication(seaman, vacancy, options.now, random))
  })
}
