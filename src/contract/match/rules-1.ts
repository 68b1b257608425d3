import { fromCompact } from '../sea-service/plain-days.ts'
import { answersTo } from '../sent/covering-papers.ts'
import { findCertificate } from '../vocabulary/certificates.ts'
import { judgeEnglish, judgeMonthsInRank, judgeType } from './judge-person.ts'
import { datesOf, type MatchFacts, neededUntil, toAskedPaper } from './match-facts.ts'
import type { MatchLine, PaperState } from './match-line.ts'
import type { HeldPaper, MatchProfile } from './match-profile.ts'

/* The rules by which applications of autumn 2026 were compared: papers, English and months alone, each paper by the one that lasts longest. */

const LONG_AFTER = '9999-12-31'

const laterOf = (one: HeldPaper, other: HeldPaper): HeldPaper =>
  (one.validTo ?? LONG_AFTER) >= (other.validTo ?? LONG_AFTER) ? one : other

function judgePaper(slug: string, held: readonly HeldPaper[], joining: string, until: string): MatchLine {
  const certificate = findCertificate(slug)
  const kind = certificate?.kind === 'visa' ? 'visa' : 'paper'
  const told = held.filter(({ paper }) => answersTo(slug).includes(paper))
  const line = (state: PaperState, by: HeldPaper | null): MatchLine => ({
    ...{ kind, state, paper: slug, until },
    ...{ validTo: by?.validTo ?? null, by: by?.paper ?? null, entry: by?.entry ?? null },
  })
  if (told.length === 0) return line('missing', null)
  const by = told.reduce(laterOf)
  if (by.validTo === null) return line(certificate?.life ? 'undated' : 'met', by)
  if (by.validTo < joining) return line('expired', by)
  return line(by.validTo < until ? 'ending' : 'met', by)
}

/** Papers that people need to travel, where it is told when they end. */
function judgePassports(facts: MatchFacts, { papers }: MatchProfile): MatchLine[] {
  return ['passport', 'seamans-book']
    .filter((slug) => !facts.certificates.includes(slug))
    .map((slug) => ({ slug, held: papers.filter(({ paper, validTo }) => paper === slug && validTo !== null) }))
    .filter(({ held }) => held.length > 0)
    .map(({ slug, held }) => judgePaper(slug, held, facts.joinFrom, fromCompact(datesOf(facts).end)))
}

function judgeAsked(slug: string, facts: MatchFacts, { papers }: MatchProfile): MatchLine {
  const until = neededUntil(toAskedPaper(slug, facts), datesOf(facts))
  return judgePaper(slug, papers, facts.joinFrom, fromCompact(until))
}

const isOfPerson = (line: MatchLine | null): line is MatchLine => line !== null && line.kind !== 'type'

export const listFirstLines = (facts: MatchFacts, profile: MatchProfile): MatchLine[] => [
  ...facts.certificates.map((slug) => judgeAsked(slug, facts, profile)),
  ...judgePassports(facts, profile),
  ...[judgeEnglish, judgeMonthsInRank, judgeType].map((judge) => judge(facts, profile)).filter(isOfPerson),
]
