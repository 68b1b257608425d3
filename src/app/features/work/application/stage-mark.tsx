import { type StateKind, StateMark } from '#src/app/ui/marks.tsx'
import type { ApplicationStatus } from '#src/contract/application/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'

const KINDS: Record<ApplicationStatus, StateKind> = {
  new: 'note',
  shortlisted: 'line',
  interview: 'line',
  offered: 'ok',
  joined: 'ok',
  rejected: 'plain',
}

/** The stage of an application in the seafarer's terms. */
export function StageMark({ status }: { status: ApplicationStatus }) {
  const { t } = useIntl()
  return <StateMark kind={KINDS[status]}>{t(`sent.stage.${status}`)}</StateMark>
}
