import { namesForPaper, partsOf } from '../cv/needs.ts'
import { type CompactDate, fromCompact, toCompact } from '../sea-service/plain-days.ts'
import { findCertificate } from '../vocabulary/certificates.ts'
import { datesOf, type MatchFacts, neededUntil, type StayDates } from './match-facts.ts'
import { type MatchLine, PAPER_STATES, type PaperState } from './match-line.ts'
import type { HeldPaper, MatchProfile } from './match-profile.ts'
import { memoize } from './memoize.ts'

type PaperLine = Extract<MatchLine, { kind: 'paper' | 'visa' }>
type Judged = { state: PaperState; paper: HeldPaper | null }

/** Nobody joins a ship abroad without them, whether or not the advert names them. */
const TRAVEL = ['passport', 'seamans-book'] as const

/** What of a CV answers for a paper: it or one that covers it, or all courses of which it is made, each with what answers for it. */
type Answers = { slug: string; isVisa: boolean; hasLife: boolean; whole: HeldPaper[]; parts: HeldPaper[][] }

function findAnswers(slug: string, { papers }: MatchProfile): Answers {
  const certificate = findCertificate(slug)
  const heldFor = (one: string): HeldPaper[] => {
    const names = namesForPaper(one)
    return papers.filter(({ paper }) => names.includes(paper))
  }
  return {
    slug,
    isVisa: certificate?.kind === 'visa',
    hasLife: certificate?.life !== undefined,
    whole: heldFor(slug),
    parts: partsOf(slug).map(heldFor),
  }
}

const memory = new WeakMap<MatchProfile, (slug: string) => Answers>()

/** Looked up once a paper: many vacancies ask for the same ones. */
function answersOf(profile: MatchProfile): (slug: string) => Answers {
  const known = memory.get(profile)
  if (known) return known
  const answers = memoize((slug: string) => findAnswers(slug, profile))
  memory.set(profile, answers)
  return answers
}

const rankOf = ({ state }: Judged): number => PAPER_STATES.indexOf(state)
const better = (one: Judged, other: Judged): Judged => {
  if (rankOf(one) !== rankOf(other)) return rankOf(one) < rankOf(other) ? one : other
  return (one.paper?.validTo ?? '') >= (other.paper?.validTo ?? '') ? one : other
}
const worse = (one: Judged, other: Judged): Judged => (rankOf(one) >= rankOf(other) ? one : other)

const MISSING: Judged = { state: 'missing', paper: null }

type Span = { joining: CompactDate; until: CompactDate; ends: boolean }

function stateOf(validTo: string | null, { joining, until, ends }: Span): PaperState {
  if (validTo === null) return ends ? 'undated' : 'met'
  const to = toCompact(validTo)
  if (to < joining) return 'expired'
  return to < until ? 'ending' : 'met'
}

/** The best of what answers; of the courses of which a paper is made the worst one counts. */
function judgeHeld({ whole, parts }: Answers, span: Span): Judged {
  const best = (papers: readonly HeldPaper[]): Judged =>
    papers.map((paper) => ({ state: stateOf(paper.validTo, span), paper })).reduce<Judged>(better, MISSING)
  return parts.length === 0 ? best(whole) : better(best(whole), parts.map(best).reduce(worse))
}

function judgePaper(answers: Answers, { certificateMonths }: MatchFacts, dates: StayDates): PaperLine {
  const { slug, isVisa, hasLife } = answers
  const until = neededUntil({ months: certificateMonths[slug], isVisa }, dates)
  const { state, paper } = judgeHeld(answers, { joining: dates.joinFrom, until, ends: hasLife })
  return {
    kind: isVisa ? 'visa' : 'paper',
    state,
    paper: slug,
    until: fromCompact(until),
    validTo: paper?.validTo ?? null,
    by: paper?.paper ?? null,
    entry: paper?.entry ?? null,
  }
}

/** Papers that the advert names, in its order, then those without which nobody travels. */
const listAsked = ({ certificates }: MatchFacts): string[] => [...new Set([...certificates, ...TRAVEL])]

export function judgePapers(facts: MatchFacts, profile: MatchProfile): PaperLine[] {
  const dates = datesOf(facts)
  return listAsked(facts)
    .map(answersOf(profile))
    .map((answers) => judgePaper(answers, facts, dates))
}

const ALWAYS: CompactDate = Number.POSITIVE_INFINITY
const NEVER: CompactDate = 0

/** The last day to which what answers for a paper holds. */
function holdsTo({ hasLife, whole, parts }: Answers): CompactDate {
  const untold = hasLife ? NEVER : ALWAYS
  const latest = (papers: readonly HeldPaper[]): CompactDate =>
    Math.max(NEVER, ...papers.map(({ validTo }) => (validTo === null ? untold : toCompact(validTo))))
  return parts.length === 0 ? latest(whole) : Math.max(latest(whole), Math.min(...parts.map(latest)))
}

type Compared = { to: CompactDate; isVisa: boolean; months: number | undefined }
type List = { certificateMonths: MatchFacts['certificateMonths']; compared: Compared[] }

/** Counts what `judgePapers` has as met, for many vacancies: each list of papers is looked up once, as long as it is the same array. */
export function createPaperCounter(profile: MatchProfile): (facts: MatchFacts) => { met: number; of: number } {
  const answers = answersOf(profile)
  const holdsFor = memoize((slug: string) => holdsTo(answers(slug)))
  const lists = new Map<MatchFacts['certificates'], List>()
  const findCompared = (facts: MatchFacts): Compared[] => {
    const { certificates, certificateMonths } = facts
    const known = lists.get(certificates)
    if (known?.certificateMonths === certificateMonths) return known.compared
    const compared = listAsked(facts).map((slug) => ({
      to: holdsFor(slug),
      isVisa: answers(slug).isVisa,
      months: certificateMonths[slug],
    }))
    lists.set(certificates, { certificateMonths, compared })
    return compared
  }
  return (facts) => {
    const dates = datesOf(facts)
    const compared = findCompared(facts)
    let met = 0
    for (const asked of compared) if (asked.to >= dates.joinFrom && asked.to >= neededUntil(asked, dates)) met += 1
    return { met, of: compared.length }
  }
}
