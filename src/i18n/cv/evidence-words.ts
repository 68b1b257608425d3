import { type Evidence, TYPED } from '#src/contract/cv/evidence.ts'
import { formatsFor } from '../formats-for.ts'
import type { AppIntl } from '../intl.ts'

/** What others found of an entry, by its id. */
export type EvidenceById = ReadonlyMap<string, Evidence>

const writeCheck = ({ t }: AppIntl, { check }: Evidence, date: (plain: string) => string): string =>
  check
    ? [t(`paper.checked.${check.result}`, { date: date(check.checkedOn) }), check.address].filter(Boolean).join(', ')
    : ''

/** What stands behind an entry beside its owner's word; nothing where that is all. */
export function writeEvidence(intl: AppIntl, evidence: Evidence = TYPED): string {
  const { plainDate } = formatsFor(intl)
  if (evidence.level === 'checked') return writeCheck(intl, evidence, plainDate)
  if (evidence.level === 'scanned') return intl.t('paper.evidence.scanned')
  if (evidence.level === 'typed') return ''
  const { company } = evidence
  return company ? intl.t('paper.evidence.confirmed-by', { company }) : intl.t('paper.evidence.confirmed')
}
