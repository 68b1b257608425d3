import { type StateKind, StateMark } from '#src/app/ui/marks.tsx'
import type { EvidenceLevel } from '#src/contract/cv/evidence.ts'
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
  /** In a list what is only typed, as most is, says nothing. */
  isTypedSaid?: boolean
}

/** How far an entry is more than words. */
export function EvidenceMark({ entryId, isTypedSaid = true }: Props) {
  const { t } = useIntl()
  const level = useCvSource()?.evidence.get(entryId)?.level ?? 'typed'
  if (level === 'typed' && !isTypedSaid) return null
  return <StateMark kind={KINDS[level]}>{t(`scan.level.${level}`)}</StateMark>
}
