import { namesForPaper, partsOf } from '../cv/needs.ts'
import { findCertificate } from '../vocabulary/certificates.ts'
import { contractEnd, type MatchFacts, neededUntil, neededUntilAs } from './match-facts.ts'
import { type MatchLine, PAPER_STATES, type PaperState } from './match-line.ts'
import type { HeldPaper, MatchProfile } from './match-profile.ts'

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

/** When what answers for a paper ends: the paper or one that covers it, and each of the courses of which it is made. */
type Answers = { isVisa: boolean; ends: boolean; whole: readonly Dated[]; parts: readonly (readonly Dated[])[] }
type Dated = HeldPaper['validTo']

function findAnswers(slug: string, { papers }: MatchProfile): Answers {
  const datesOf = (name: string): Dated[] => {
    const names = namesForPaper(name)
    return papers.filter(({ paper }) => names.includes(paper)).map(({ validTo }) => validTo)
  }
  return { isVisa: isVisa(slug), ends: hasLife(slug), whole: datesOf(slug), parts: partsOf(slug).map(datesOf) }
}

function isMet({ ends, whole, parts }: Answers, joining: string, until: string): boolean {
  const span = { joining, until, ends }
  const isOneMet = (dates: readonly Dated[]) => dates.some((validTo) => stateOf(validTo, span) === 'met')
  return isOneMet(whole) || (parts.length > 0 && parts.every(isOneMet))
}

/** Counts what `judgePapers` has as met, for many vacancies: what answers for a paper is looked up once. */
export function createPaperCounter(profile: MatchProfile): (facts: MatchFacts) => { met: number; of: number } {
  const known = new Map<string, Answers>()
  const answersFor = (slug: string): Answers => {
    const before = known.get(slug)
    if (before) return before
    const answers = findAnswers(slug, profile)
    known.set(slug, answers)
    return answers
  }
  return (facts) => {
    const end = contractEnd(facts)
    const compared = listCompared(facts)
    let met = 0
    for (const slug of compared) {
      const answers = answersFor(slug)
      if (isMet(answers, facts.joinFrom, neededUntilAs(facts, slug, answers.isVisa, end))) met += 1
    }
    return { met, of: compared.length }
  }
}
