import { StateMark } from '#src/app/ui/marks.tsx'
import type { TopUp } from '#src/contract/payment/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'

const KINDS = { paid: 'ok', waiting: 'warn', 'part-paid': 'note', unknown: 'note' } as const

/** The state of a payment; of one at a provider how far it is. */
export function TopUpState({ topUp: { state, stage, isOpen } }: { topUp: Pick<TopUp, 'state' | 'stage' | 'isOpen'> }) {
  const { t } = useIntl()
  if (stage === 'failed') return <StateMark kind="bad">{t('top-up.stage.failed')}</StateMark>
  if (stage && isOpen && state !== 'unknown')
    return <StateMark kind={stage === 'open' ? 'warn' : 'note'}>{t(`top-up.stage.${stage}`)}</StateMark>
  return <StateMark kind={KINDS[state as keyof typeof KINDS] ?? 'line'}>{t(`top-up.state.${state}`)}</StateMark>
}
