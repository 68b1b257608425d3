import { type StateKind, StateMark } from '#src/app/ui/marks.tsx'
import type { VerificationState } from '#src/contract/verification/verification.ts'
import { useIntl } from '#src/i18n/react.tsx'

const KINDS: Record<VerificationState, StateKind> = {
  none: 'plain',
  pending: 'note',
  verified: 'ok',
  refused: 'bad',
  expired: 'warn',
}

export function VerificationMark({ state }: { state: VerificationState }) {
  const { t } = useIntl()
  return <StateMark kind={KINDS[state]}>{t(`check.state.${state}`)}</StateMark>
}
