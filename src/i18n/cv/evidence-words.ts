import { type Evidence, TYPED } from '#src/domain/cv/evidence.ts'
import { formatsFor } from '../formats-for.ts'
import type { AppIntl } from '../intl.ts'

/** Evidence by entry id. */
export type EvidenceById = ReadonlyMap<string, Evidence>

/** Returns the issuer's statement: register and number. */
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

/** Returns the evidence of an entry; undefined without any. */
export function writeEvidence(intl: AppIntl, evidence: Evidence = TYPED): string {
  if (evidence.level === 'checked') return writeIssuerCheck(intl, evidence)
  if (evidence.level === 'scanned') return intl.t('paper.evidence.scanned')
  if (evidence.level === 'typed') return ''
  const { company } = evidence
  return company ? intl.t('paper.evidence.confirmed-by', { company }) : intl.t('paper.evidence.confirmed')
}
