import { namesForPaper, partsOf } from '../cv/needs.ts'
import { findCertificate } from '../vocabulary/certificates.ts'
import { contractEnd, type MatchFacts, neededUntil, neededUntilAs } from './match-facts.ts'
import { type MatchLine, PAPER_STATES, type PaperState } from './match-line.ts'
import type { HeldPaper, MatchProfile } from './match-profile.ts'
import { memoize } from './memoize.ts'

type PaperLine = Extract<MatchLine, { kind: 'paper' | 'visa' }>
type Judged = { state: PaperState; paper: HeldPaper | null }

/** Nobody joins a ship abroad without them, whether or not the advert names them. */
const TRAVEL = ['passport', 'seamans-book'] as const

const rankOf = ({ state }: Judged): number => PAPER_STATES.indexOf(state)
const better = (one: Judged, other: Judged): Judged => {
  if (rankOf(one) !== rankOf(other)) return rankOf(one) < rankOf(other) ? one : other
  return (one.paper?.validTo ?? '') >= (other.paper?.validTo ?? '') ? one : other
}
const worse = (one: Judged, other: Judged): Judged => (rankOf(one) >= rankOf(other) ? one : other)

const isVisa = (slug: string): boolean => findCertificate(slug)?.kind === 'visa'
const hasLife = (slug: string): boolean => findCertificate(slug)?.life !== undefined

const MISSING: Judged = { state: 'missing', paper: null }

type Span = { joining: string; until: string; ends: boolean }

function stateOf(validTo: string | null, { joining, until, ends }: Span): PaperState {
  if (validTo === null) return ends ? 'undated' : 'met'
  if (validTo < joining) return 'expired'
  return validTo < until ? 'ending' : 'met'
}

const judgeOne = (paper: HeldPaper, span: Span): Judged => ({ state: stateOf(paper.validTo, span), paper })

/** The best of what answers: the paper, one that covers it, or all courses of which it is made, of which the worst one counts. */
function judgeHeld(slug: string, papers: readonly HeldPaper[], span: Span): Judged {
  const best = (names: readonly string[]): Judged =>
    papers
      .filter(({ paper }) => names.includes(paper))
      .map((paper) => judgeOne(paper, span))
      .reduce(better, MISSING)
  const whole = best(namesForPaper(slug))
  const parts = partsOf(slug)
  return parts.length === 0 ? whole : better(whole, parts.map((part) => best(namesForPaper(part))).reduce(worse))
}

function judgePaper(slug: string, facts: MatchFacts, { papers }: MatchProfile, end: string): PaperLine {
  const until = neededUntil(facts, slug, end)
  const { state, paper } = judgeHeld(slug, papers, { joining: facts.joinFrom, until, ends: hasLife(slug) })
  return {
    kind: isVisa(slug) ? 'visa' : 'paper',
    state,
    paper: slug,
    until,
    validTo: paper?.validTo ?? null,
    by: paper?.paper ?? null,
    entry: paper?.entry ?? null,
  }
}

/** Papers that the advert names, in its order, then those without which nobody travels. */
const listCompared = ({ certificates }: MatchFacts): string[] =>
  [...certificates, ...TRAVEL].filter((slug, place, all) => all.indexOf(slug) === place)

export function judgePapers(facts: MatchFacts, profile: MatchProfile): PaperLine[] {
  const end = contractEnd(facts)
  return listCompared(facts).map((slug) => judgePaper(slug, facts, profile, end))
}

/** Later than every date, and earlier. */
const ALWAYS = '~'
const NEVER = ''

const latest = (dates: readonly string[]): string => dates.reduce((one, other) => (one >= other ? one : other), NEVER)

/** The last day to which what answers for a paper holds: the paper, one that covers it, or all courses of which it is made. */
function holdsTo(slug: string, { papers }: MatchProfile): string {
  const untold = hasLife(slug) ? NEVER : ALWAYS
  const holds = (name: string): string => {
    const names = namesForPaper(name)
    return latest(papers.filter(({ paper }) => names.includes(paper)).map(({ validTo }) => validTo ?? untold))
  }
  const parts = partsOf(slug).map(holds)
  const together = parts.length > 0 ? parts.reduce((one, other) => (one <= other ? one : other)) : NEVER
  return latest([holds(slug), together])
}

type Compared = { slug: string; isVisa: boolean; to: string }

/** Counts what `judgePapers` has as met, for many vacancies: what answers for a paper is looked up once, and once for each list of papers. */
export function createPaperCounter(profile: MatchProfile): (facts: MatchFacts) => { met: number; of: number } {
  const comparedBy = memoize((slug: string): Compared => ({ slug, isVisa: isVisa(slug), to: holdsTo(slug, profile) }))
  const lists = new Map<MatchFacts['certificates'], Compared[]>()
  return (facts) => {
    const { certificates, joinFrom } = facts
    const end = contractEnd(facts)
    const compared = lists.get(certificates) ?? listCompared(facts).map(comparedBy)
    lists.set(certificates, compared)
    let met = 0
    for (const { slug, isVisa, to } of compared)
      if (to >= joinFrom && to >= neededUntilAs(facts, slug, isVisa, end)) met += 1
    return { met, of: compared.length }
  }
}
