import { type StateKind, StateMark } from '#src/app/ui/marks.tsx'
import type { ServiceState } from '#src/domain/service/service-states.ts'
import { useIntl } from '#src/i18n/react.tsx'

const KINDS: Record<ServiceState, StateKind> = {
  ...({ open: 'warn', delivered: 'note', correcting: 'warn', done: 'ok', absent: 'line' } as const),
  ...({ late: 'bad', missed: 'bad', cancelled: 'line' } as const),
}

export function ServiceMark({ state }: { state: ServiceState }) {
  const { t } = useIntl()
  return <StateMark kind={KINDS[state]}>{t(`service.state.${state}`)}</StateMark>
}
