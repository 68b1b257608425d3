import { type Evidence, TYPED } from '#src/domain/cv/evidence.ts'
import { formatsFor } from '../formats-for.ts'
import type { AppIntl } from '../intl.ts'

/** What others found of an entry, by its id. */
export type EvidenceById = ReadonlyMap<string, Evidence>

/** What the issuer said, whatever it said: where it was asked, under which number. */
export const writeIssuerCheck = (intl: AppIntl, { check }: Evidence): string =>
  check
    ? [
        intl.t(`paper.checked.${check.result}`, { date: formatsFor(intl).plainDate(check.checkedOn) }),
        check.address,
        check.number,
      ]
        .filter(Boolean)
        .join(', ')
    : ''

/** What is behind an entry beside its owner's word; nothing where that is all. */
export function writeEvidence(intl: AppIntl, evidence: Evidence = TYPED): string {
  if (evidence.level === 'checked') return writeIssuerCheck(intl, evidence)
  if (evidence.level === 'scanned') return intl.t('paper.evidence.scanned')
  if (evidence.level === 'typed') return ''
  const { company } = evidence
  return company ? intl.t('paper.evidence.confirmed-by', { company }) : intl.t('paper.evidence.confirmed')
}
