import { COMPETENCY } from '#src/domain/vocabulary/certificates-stcw.ts'
import { foldText } from '#src/domain/vocabulary/fold-text.ts'
import { CERTIFICATE_WORDS } from './certificate-words.ts'

/** Optional papers are not demanded. */
const WELCOME =
  /advantag|preferr|preferabl|desirable|a plus|welcome|would be|will be|if any|bonus|nice to have|optional|not required|преимуществ|перевага|приветств|желательн|бажан|ventaja|deseable|souhait|atout|von vorteil|wunschenswert|vantagem|desejavel|diutamakan|nilai tambah/u
const MOST = 20
/** The general paper is redundant beside its special kind. */
const COVERED: Readonly<Record<string, string>> = {
  'ecdis-type-specific': 'ecdis-generic',
  'igf-advanced': 'igf-basic',
  'tropical-bosiet': 'bosiet',
}

/** Certificates of competency and ratings by STCW regulation, if it is unique. */
const BY_REGULATION: ReadonlyMap<string, string> = new Map(
  COMPETENCY.flatMap(({ slug, regulation }) =>
    regulation && /^I{2,3}\//.test(regulation) ? [[regulation, slug]] : [],
  ),
)
/** "STCW II/5", "Reg. III/2", of a folded clause. */
const REGULATION = /(?<![\p{L}\d/])(i{2,3}) ?\/ ?(\d)(?![\d/])/gu

const listRegulations = (clause: string): string[] =>
  [...clause.matchAll(REGULATION)].map(([, chapter = '', number]) => `${chapter.toUpperCase()}/${number}`)

/** Returns regulations in a text without a paper in the vocabulary. */
export const listUnreadRegulations = (lines: readonly string[]): string[] => [
  ...new Set(
    lines
      .map(foldText)
      .flatMap(listRegulations)
      .filter((regulation) => !BY_REGULATION.has(regulation)),
  ),
]

/** Returns the slugs of demanded papers. */
export function readCertificates(lines: readonly string[]): string[] {
  const demanded = lines.flatMap((line) => foldText(line).split(/;\s|\.\s/)).filter((clause) => !WELCOME.test(clause))
  const found = [
    ...CERTIFICATE_WORDS.filter(([, words]) => demanded.some((clause) => words.test(clause))).map(([slug]) => slug),
    ...demanded.flatMap(listRegulations).flatMap((regulation) => BY_REGULATION.get(regulation) ?? []),
  ]
  const covered = new Set(found.map((slug) => COVERED[slug]))
  return [...new Set(found)].filter((slug) => !covered.has(slug)).slice(0, MOST)
}
