import { namesForPaper, partsOf } from '../cv/needs.ts'
import { memoize, memoizeWeakly } from '../memoize.ts'
import { type CompactDate, fromCompact, toCompact } from '../sea-service/plain-days.ts'
import { findCertificate } from '../vocabulary/certificates.ts'
import { type AskedPaper, datesOf, type MatchFacts, neededUntil, type StayDates, toAskedPaper } from './match-facts.ts'
import { type MatchLine, PAPER_STATES, type PaperState } from './match-line.ts'
import type { HeldPaper, MatchProfile } from './match-profile.ts'

type PaperLine = Extract<MatchLine, { kind: 'paper' | 'visa' }>
type Judged = { state: PaperState; paper: HeldPaper | null }

/** No one joins a ship abroad without them, whether or not the advert names them. */
const TRAVEL = ['passport', 'seamans-book'] as const

type AskedPapers = Pick<MatchFacts, 'certificateMonths'> & { papers: AskedPaper[] }

const listed = new WeakMap<MatchFacts['certificates'], AskedPapers>()

/** Papers that the advert names, in its order, then those without which no one travels; made once for a list that many adverts share. */
function listAsked(facts: MatchFacts): readonly AskedPaper[] {
  const { certificates, certificateMonths } = facts
  const before = listed.get(certificates)
  if (before?.certificateMonths === certificateMonths) return before.papers
  const papers = [...new Set([...certificates, ...TRAVEL])].map((slug) => toAskedPaper(slug, facts))
  listed.set(certificates, { certificateMonths, papers })
  return papers
}

/** What of a CV answers for a paper: it or one that covers it, or all courses of which it is made, each with what answers for it. */
type Answers = { hasLife: boolean; whole: HeldPaper[]; parts: HeldPaper[][] }

const ALWAYS: CompactDate = Number.POSITIVE_INFINITY
const NEVER: CompactDate = 0

/** The last day to which what answers for a paper holds. */
function holdsTo({ hasLife, whole, parts }: Answers): CompactDate {
  const untold = hasLife ? NEVER : ALWAYS
  const latest = (papers: readonly HeldPaper[]): CompactDate =>
    Math.max(NEVER, ...papers.map(({ validTo }) => (validTo === null ? untold : toCompact(validTo))))
  return parts.length === 0 ? latest(whole) : Math.max(latest(whole), Math.min(...parts.map(latest)))
}

function findAnswers(slug: string, { papers }: MatchProfile): Answers & { to: CompactDate } {
  const heldFor = (one: string): HeldPaper[] => {
    const names = namesForPaper(one)
    return papers.filter(({ paper }) => names.includes(paper))
  }
  const answers = {
    hasLife: findCertificate(slug)?.life !== undefined,
    whole: heldFor(slug),
    parts: partsOf(slug).map(heldFor),
  }
  return { ...answers, to: holdsTo(answers) }
}

/** Looked up once a paper: many vacancies ask for the same ones. */
const answersOf = memoizeWeakly((profile: MatchProfile) => memoize((slug: string) => findAnswers(slug, profile)))

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

function judgePaper(asked: AskedPaper, answers: Answers, dates: StayDates): PaperLine {
  const until = neededUntil(asked, dates)
  const { state, paper } = judgeHeld(answers, { joining: dates.joinFrom, until, ends: answers.hasLife })
  return {
    kind: asked.isVisa ? 'visa' : 'paper',
    state,
    paper: asked.slug,
    until: fromCompact(until),
    validTo: paper?.validTo ?? null,
    by: paper?.paper ?? null,
    entry: paper?.entry ?? null,
  }
}

export function judgePapers(facts: MatchFacts, profile: MatchProfile): PaperLine[] {
  const answers = answersOf(profile)
  const dates = datesOf(facts)
  return listAsked(facts).map((asked) => judgePaper(asked, answers(asked.slug), dates))
}

/** Counts what `judgePapers` has as met, for many vacancies: what answers for a list of papers is looked up once. */
export function createPaperCounter(profile: MatchProfile): (facts: MatchFacts) => { met: number; of: number } {
  const answers = answersOf(profile)
  const compare = (asked: AskedPaper) => ({ asked, to: answers(asked.slug).to })
  const lists = new Map<readonly AskedPaper[], ReturnType<typeof compare>[]>()
  return (facts) => {
    const dates = datesOf(facts)
    const papers = listAsked(facts)
    const compared = lists.get(papers) ?? papers.map(compare)
    lists.set(papers, compared)
    let met = 0
    for (const { asked, to } of compared) if (to >= dates.joinFrom && to >= neededUntil(asked, dates)) met += 1
    return { met, of: papers.length }
  }
}
