import { namesForPaper, partsOf } from '../cv/needs.ts'
import { findCertificate } from '../vocabulary/certificates.ts'
import { contractEnd, type MatchFacts, neededUntil } from './match-facts.ts'
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

const MISSING: Judged = { state: 'missing', paper: null }

type Span = { joining: string; until: string; ends: boolean }

const judgeOne = (paper: HeldPaper, { joining, until, ends }: Span): Judged => {
  const { validTo } = paper
  if (validTo === null) return { state: ends ? 'undated' : 'met', paper }
  if (validTo < joining) return { state: 'expired', paper }
  return { state: validTo < until ? 'ending' : 'met', paper }
}

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
  const certificate = findCertificate(slug)
  const until = neededUntil(facts, slug, end)
  const ends = certificate?.life !== undefined
  const { state, paper } = judgeHeld(slug, papers, { joining: facts.joinFrom, until, ends })
  return {
    kind: certificate?.kind === 'visa' ? 'visa' : 'paper',
    state,
    paper: slug,
    until,
    validTo: paper?.validTo ?? null,
    by: paper?.paper ?? null,
    entry: paper?.entry ?? null,
  }
}

/** Papers that the advert names, in its order, then those without which nobody travels. */
export function judgePapers(facts: MatchFacts, profile: MatchProfile): PaperLine[] {
  const end = contractEnd(facts)
  return [...new Set([...facts.certificates, ...TRAVEL])].map((slug) => judgePaper(slug, facts, profile, end))
}
