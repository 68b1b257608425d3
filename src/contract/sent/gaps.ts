import type { Cv, CvDocument } from '../cv/cv.ts'
import { countSeaService } from '../sea-service/count-sea-service.ts'
import { addMonths, readDay, toDate, toDay } from '../sea-service/plain-days.ts'
import { findCertificate } from '../vocabulary/certificates.ts'
import { ENGLISH_LEVELS } from '../vocabulary/english-levels.ts'
import { answersTo } from './covering-papers.ts'
import type { VacancyCopy } from './vacancy-copy.ts'

export const PAPER_GAPS = ['missing', 'expired', 'ending', 'undated'] as const
export type PaperGap = (typeof PAPER_GAPS)[number]

/**
 * One thing that a vacancy asks for and a CV does not tell. `until`: the plain date that the paper must last to. Months of sea service
 * are whole. Nothing of it keeps anybody from applying.
 */
export type Gap =
  | { kind: 'paper' | 'visa'; paper: string; state: PaperGap; until: string; validTo: string | null }
  | { kind: 'english'; asked: string; told: string | null }
  | { kind: 'service'; of: 'rank' | 'type'; asked: number; told: number }

/** What the rules work with; a date is that of the application. */
export type Compared = { vacancy: VacancyCopy; cv: Pick<Cv, 'profileData' | 'experience' | 'documents'>; on: string }

/** SPEC 3 calls the two passports so. */
const PASSPORTS: Readonly<Record<string, string>> = { international: 'passport', seaman: 'seamans-book' }
const LONG_AFTER = '9999-12-31'

const slugOf = ({ name }: CvDocument): string => PASSPORTS[name ?? ''] ?? name ?? ''

/** The last day on board, at the longest. */
export function contractEnd({ joinTo, duration, rotation }: VacancyCopy): string {
  const first = toDay(joinTo)
  if (duration) return toDate(addMonths(first, Math.ceil(duration.months + duration.plusMinus)))
  return toDate(first + (rotation?.on ?? 0))
}

const laterOf = (one: CvDocument, other: CvDocument): CvDocument =>
  (one.validDate ?? LONG_AFTER) >= (other.validDate ?? LONG_AFTER) ? one : other

function judgePaper(slug: string, held: readonly CvDocument[], joining: string, until: string): Gap[] {
  const certificate = findCertificate(slug)
  const kind = certificate?.kind === 'visa' ? 'visa' : 'paper'
  const told = held.filter((document) => answersTo(slug).includes(slugOf(document)))
  const gap = (state: PaperGap, validTo: string | null): Gap[] => [{ kind, paper: slug, state, until, validTo }]
  if (told.length === 0) return gap('missing', null)
  const { validDate } = told.reduce(laterOf)
  if (validDate === null) return certificate?.life ? gap('undated', null) : []
  if (validDate < joining) return gap('expired', validDate)
  return validDate < until ? gap('ending', validDate) : []
}

/** Papers that people need to travel, whether or not a vacancy names them: only those that are told and end too early. */
function judgePassports({ cv, vacancy }: Compared, asked: readonly string[]): Gap[] {
  const end = contractEnd(vacancy)
  return Object.values(PASSPORTS).flatMap((slug) => {
    const held = cv.documents.filter((document) => slugOf(document) === slug && document.validDate !== null)
    return held.length === 0 || asked.includes(slug) ? [] : judgePaper(slug, held, vacancy.joinFrom, end)
  })
}

function judgePapers(compared: Compared): Gap[] {
  const { vacancy, cv } = compared
  const { certificates, certificateMonths, joinFrom, joinTo } = vacancy
  const asked = certificates.flatMap((slug) => {
    const months = certificateMonths[slug]
    const isVisa = findCertificate(slug)?.kind === 'visa'
    const lasting = months === undefined ? contractEnd(vacancy) : toDate(addMonths(toDay(joinTo), months))
    return judgePaper(slug, cv.documents, joinFrom, isVisa && months === undefined ? joinTo : lasting)
  })
  return [...asked, ...judgePassports(compared, certificates)]
}

function judgeEnglish({ vacancy: { englishLevel }, cv }: Compared): Gap[] {
  const place = (level: string | null) => ENGLISH_LEVELS.indexOf(level as never)
  const told = cv.profileData.englishLevel
  return englishLevel && place(told) < place(englishLevel) ? [{ kind: 'english', asked: englishLevel, told }] : []
}

function judgeService({ vacancy, cv, on }: Compared): Gap[] {
  const count = (isOf: (entry: Cv['experience'][number]) => boolean): number =>
    countSeaService(
      cv.experience
        .filter(isOf)
        .flatMap(({ startDate, endDate }) =>
          readDay(startDate ?? '') === undefined ? [] : [{ from: startDate as string, to: endDate }],
        ),
      on,
    ).months
  const { rank, vesselType, minMonthsInRank, minMonthsOnType } = vacancy
  const judge = (of: 'rank' | 'type', asked: number | null, told: () => number): Gap[] => {
    const months = asked ? told() : 0
    return asked && months < asked ? [{ kind: 'service', of, asked, told: months }] : []
  }
  return [
    ...judge('rank', minMonthsInRank, () => count(({ position }) => position === rank)),
    ...judge('type', minMonthsOnType, () => count((entry) => entry.fleetTypeAndVesselType.vesselType === vesselType)),
  ]
}

const RULES: Readonly<Record<number, (compared: Compared) => Gap[]>> = {
  1: (compared) => [...judgePapers(compared), ...judgeEnglish(compared), ...judgeService(compared)],
}

/** The rules of today; a copy keeps those by which it was compared. */
export const GAP_RULES = 1

/** What is missing, in the order in which the vacancy asks for it, by the rules of that number. */
export const listGaps = (compared: Compared, rules = GAP_RULES): Gap[] => RULES[rules]?.(compared) ?? []

/** Where a gap of an older state is one of a newer state too: the same thing is asked for, however it stands now. */
const nameOf = (gap: Gap): string =>
  'paper' in gap ? `paper ${gap.paper}` : gap.kind === 'service' ? `service ${gap.of}` : 'english'

export type JudgedGap = { gap: Gap; mended: boolean }

/** What was missing when the CV was sent, and whether it is by now. What came up since is behind it. */
export function judgeGaps(sent: readonly Gap[], today: readonly Gap[]): JudgedGap[] {
  const names = new Set(sent.map(nameOf))
  const open = new Map(today.map((gap) => [nameOf(gap), gap]))
  return [
    ...sent.map((gap) => ({ gap: open.get(nameOf(gap)) ?? gap, mended: !open.has(nameOf(gap)) })),
    ...today.filter((gap) => !names.has(nameOf(gap))).map((gap) => ({ gap, mended: false })),
  ]
}
