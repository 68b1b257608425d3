import { type StateKind, StateMark } from '#src/app/ui/marks.tsx'
import type { VerificationState } from '#src/contract/verification/verification.ts'
import { useIntl } from '#src/i18n/react.tsx'

const KINDS: Partial<Record<VerificationState, StateKind>> = {
  pending: 'note',
  verified: 'ok',
  refused: 'bad',
  expired: 'warn',
}

/** The state of the request for verification; nothing without a request. */
export function VerificationNote({ status }: { status: VerificationState }) {
  const { t } = useIntl()
  const kind = KINDS[status]
  return kind ? (
    <p>
      <StateMark kind={kind}>{t(`check.state.${status}`)}</StateMark>
    </p>
  ) : null
}
