import { foldText } from '#src/contract/vocabulary/fold-text.ts'
import { CERTIFICATE_WORDS } from './certificate-words.ts'

/** What is welcome is not demanded. */
const WELCOME =
  /advantag|preferr|preferabl|desirable|a plus|welcome|would be|will be|if any|bonus|nice to have|optional|not required|преимуществ|перевага|приветств|желательн|бажан|ventaja|deseable|souhait|atout|von vorteil|wunschenswert|vantagem|desejavel|diutamakan|nilai tambah/u
const MOST = 20
/** The wider paper beside its own special kind says nothing more. */
const COVERED: Readonly<Record<string, string>> = {
  'ecdis-type-specific': 'ecdis-generic',
  'igf-advanced': 'igf-basic',
  'tropical-bosiet': 'bosiet',
}

/** Slugs of the papers that a text demands. */
export function readCertificates(lines: readonly string[]): string[] {
  const demanded = lines.flatMap((line) => foldText(line).split(/;\s|\.\s/)).filter((clause) => !WELCOME.test(clause))
  const found = CERTIFICATE_WORDS.filter(([, words]) => demanded.some((clause) => words.test(clause))).map(
    ([slug]) => slug,
  )
  const covered = new Set(found.map((slug) => COVERED[slug]))
  return found.filter((slug) => !covered.has(slug)).slice(0, MOST)
}
