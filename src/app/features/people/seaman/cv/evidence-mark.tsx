import { type StateKind, StateMark } from '#src/app/ui/marks.tsx'
import { type EvidenceLevel, TYPED } from '#src/domain/cv/evidence.ts'
import { writeEvidence, writeIssuerCheck } from '#src/i18n/cv/evidence-words.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { useCvSource } from './cv-source.ts'

const KINDS: Readonly<Record<EvidenceLevel, StateKind>> = {
  typed: 'plain',
  scanned: 'note',
  checked: 'ok',
  confirmed: 'ok',
}

type Props = {
  entryId: string
  /** Lists do not show that an entry is only typed. */
  showsTyped?: boolean
}

/** The level of evidence of an entry. */
export function EvidenceMark({ entryId, showsTyped = true }: Props) {
  const { t } = useIntl()
  const level = useCvSource()?.evidence.get(entryId)?.level ?? 'typed'
  if (level === 'typed' && !showsTyped) return null
  return <StateMark kind={KINDS[level]}>{t(`scan.level.${level}`)}</StateMark>
}

/** Details of the evidence: confirming company, and the issuer check with register, number and result. */
export function EvidenceFacts({ entryId }: Pick<Props, 'entryId'>) {
  const intl = useIntl()
  const evidence = useCvSource()?.evidence.get(entryId)
  if (!evidence) return null
  const { level, check } = evidence
  return (
    <>
      {level === 'confirmed' && (
        <p className="small">
          <bdi>{writeEvidence(intl, evidence)}</bdi>
        </p>
      )}
      {check && (
        <p className="small">
          <bdi>{writeIssuerCheck(intl, evidence)}</bdi>
        </p>
      )}
    </>
  )
}

/** Evidence of an entry, if any. */
export function EvidenceGroup({ entryId }: Pick<Props, 'entryId'>) {
  const { t } = useIntl()
  const { level, check } = useCvSource()?.evidence.get(entryId) ?? TYPED
  if (level === 'typed' && !check) return null
  return (
    <fieldset className="cv-group">
      <legend>{t('cv.evidence.more')}</legend>
      <div className="column gap-2">
        <p>
          <EvidenceMark entryId={entryId} />
        </p>
        <EvidenceFacts entryId={entryId} />
      </div>
    </fieldset>
  )
}
