import type { LocaleCode } from '#src/domain/locales.ts'
import { MATCH_RULES } from '#src/domain/match/match.ts'
import { recordMatch } from '#src/domain/match/record-match.ts'
import { DAY, HOUR, toPlainDate } from '#src/domain/time.ts'
import type { AppliedVacancy, SeedApplication } from './applied-vacancy.ts'
import { createVacancyState, readCvThen } from './create-copies.ts'
import { DEMO_SEAMAN_EMAIL } from './create-demo-seaman.ts'
import type { SeedSeaman } from './create-seaman.ts'
import { DEMO_NOTES, NOTE_CLOSINGS, NOTE_OPENINGS, NOTES } from './data/notes.ts'
import { getProfile } from './data/vessel-profiles.ts'
import { createKey } from './identifiers.ts'
import { createRandom, type Random } from './random.ts'
import type { ApplicationRow } from './rows.ts'

export type ApplicationOptions = { count: number; now: number; seed: number }

const DEMO_SEAMAN_APPLICATIONS = 3
/** The demo seafarer must find fresh vacancies to apply for. */
const DEMO_SEAMAN_MIN_AGE = 6 * DAY
const FIRST_ANSWER = 3 * HOUR
const MOST_PER_VACANCY = 14
/** By then a company has answered, or it does not answer. */
const SETTLED = 6 * DAY

const fits = (seaman: SeedSeaman, vacancy: AppliedVacancy): boolean =>
  (seaman.row.position_main === vacancy.rank || seaman.row.position_second === vacancy.rank) &&
  seaman.cv.experience[0]?.fleetTypeAndVesselType.fleetType === vacancy.fleet &&
  (vacancy.any_nationality === 1 || (JSON.parse(vacancy.nationalities) as string[]).includes(seaman.row.citizenship))

const isGas = (vacancy: AppliedVacancy): boolean => getProfile(vacancy.vessel_type).focus === 'gas'

/** Older vacancies for a Chief Officer of gas carriers. */
const chooseForDemoSeaman = (fitting: readonly AppliedVacancy[], now: number): AppliedVacancy[] =>
  fitting
    .filter(
      (vacancy) =>
        vacancy.rank === 'chief-officer' && isGas(vacancy) && vacancy.publishedAt < now - DEMO_SEAMAN_MIN_AGE,
    )
    .slice(-DEMO_SEAMAN_APPLICATIONS)

const writeDay = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(Date.parse(date))

function writeNote(seaman: SeedSeaman, vacancy: AppliedVacancy, random: Random): string | null {
  const isDemo = seaman.account.email === DEMO_SEAMAN_EMAIL
  if (!isDemo && random.chance(0.5)) return null
  const language = seaman.account.language as LocaleCode
  const own =
    language !== 'en' && language === vacancy.text_language && random.chance(0.7) ? NOTES[language] : undefined
  const words = isDemo
    ? [random.pick(DEMO_NOTES)]
    : own
      ? [random.pick(own)]
      : [random.pick(NOTE_OPENINGS), random.pick(NOTES.en ?? []), random.pick(NOTE_CLOSINGS)]
  const last = seaman.cv.experience[0]
  return words
    .filter(Boolean)
    .join(' ')
    .replace('{day}', writeDay(seaman.row.ready_from))
    .replace('{ship}', last?.fleetVesselName ?? '')
    .replace('{company}', last?.company ?? '')
    .replace('{name}', seaman.row.firstname)
}

function chooseStatus(vacancy: AppliedVacancy, age: number, random: Random): ApplicationRow['status'] {
  if (age > SETTLED && !random.chance(vacancy.habits.rate / 100)) return 'new'
  if (age < 1.5 * DAY)
    return random.weighted([
      ['new', 9],
      ['shortlisted', 1],
    ])
  if (vacancy.status !== 'published')
    return random.weighted([
      ['rejected', 6],
      ['joined', 3],
      ['offered', 1],
      ['shortlisted', 1],
    ])
  return random.weighted([
    ['new', age > SETTLED ? 0 : 42],
    ['shortlisted', 21],
    ['interview', 12],
    ['offered', 5],
    ['rejected', 20],
  ])
}

function createApplication(seaman: SeedSeaman, vacancy: AppliedVacancy, now: number, random: Random): SeedApplication {
  const end = Math.min(now - 10 * 60_000, vacancy.expires_at ?? now)
  const start = Math.min(vacancy.publishedAt + 0.5 * HOUR, end)
  // Most apply in the first days.
  const at = Math.round(start + (end - start) * random.fraction() ** 2)
  const status = chooseStatus(vacancy, now - at, random)
  const took = vacancy.habits.hours * (0.4 + 1.2 * random.fraction()) * HOUR
  const answered = status === 'new' ? null : Math.round(Math.min(now, at + took))
  const { digest, copy } = createVacancyState(vacancy, at)
  const row = {
    id: createKey(random, at),
    vacancy_id: vacancy.id,
    seaman_id: seaman.row.id,
    status,
    note: writeNote(seaman, vacancy, random),
    answered_at: answered,
    created_at: at,
    updated_at: answered ?? at,
    vacancy_copy: digest,
    gap_rules: MATCH_RULES,
    match_record: JSON.stringify(recordMatch(copy, readCvThen(seaman), toPlainDate(at))),
    ship: null,
  }
  return { row, seaman, vacancy }
}

function groupByRank(vacancies: readonly AppliedVacancy[]): ReadonlyMap<string, readonly AppliedVacancy[]> {
  const groups = new Map<string, AppliedVacancy[]>()
  for (const vacancy of vacancies) {
    const group = groups.get(vacancy.rank)
    if (group) group.push(vacancy)
    else groups.set(vacancy.rank, [vacancy])
  }
  return groups
}

const mostFor = (vacancy: AppliedVacancy, now: number): number =>
  Math.min(MOST_PER_VACANCY, 2 + Math.floor(((now - vacancy.publishedAt) / DAY) * 2))

/** The vacancies one seafarer applies to: the demo company's first, so that its account has much to look at. */
function chooseVacancies(fitting: readonly AppliedVacancy[], share: number, random: Random): AppliedVacancy[] {
  const wanted = Math.round(share * (0.45 + 1.5 * random.fraction()))
  const toDemo = random.sample(
    fitting.filter((vacancy) => vacancy.ofDemoCompany),
    Math.min(2, Math.ceil(wanted / 2)),
  )
  return [
    ...toDemo,
    ...random.sample(
      fitting.filter((vacancy) => !vacancy.ofDemoCompany),
      wanted - toDemo.length,
    ),
  ]
}

/** About `count` applications of seafarers to vacancies that fit them, no pair twice; the demo company gets many. */
export function createApplications(
  seamen: readonly SeedSeaman[],
  vacancies: readonly AppliedVacancy[],
  options: ApplicationOptions,
): SeedApplication[] {
  const { now } = options
  const random = createRandom(options.seed, 'applications')
  const groups = groupByRank(vacancies.filter((vacancy) => vacancy.publishedAt < now - FIRST_ANSWER))
  const share = options.count / Math.max(1, seamen.length)
  const counts = new Map<string, number>()
  return seamen.flatMap((seaman) => {
    const candidates = [seaman.row.position_main, seaman.row.position_second ?? ''].flatMap(
      (rank) => groups.get(rank) ?? [],
    )
    const open = candidates.filter((vacancy) => (counts.get(vacancy.id) ?? 0) < mostFor(vacancy, now))
    const fitting = open.filter((vacancy) => fits(seaman, vacancy))
    const isDemo = seaman.account.email === DEMO_SEAMAN_EMAIL
    const chosen = isDemo ? chooseForDemoSeaman(fitting, now) : chooseVacancies(fitting, share, random)
    return chosen.map((vacancy) => {
      counts.set(vacancy.id, (counts.get(vacancy.id) ?? 0) + 1)
      return createApplication(seaman, vacancy, now, random)
    })
  })
}
