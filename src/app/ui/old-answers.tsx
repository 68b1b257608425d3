import { useIntl } from '#src/i18n/react.tsx'
import { useLineReturn } from './use-line-return.ts'

/** The data could not be refreshed: shown discreetly, and refreshed when the connection is back or on request. */
export function OldAnswers({ again }: { again: () => unknown }) {
  const { t } = useIntl()
  useLineReturn(true, again)
  return (
    <p className="wrap small muted u-pbs-4" role="status">
      {t('ui.part.old')}{' '}
      <button type="button" className="link" onClick={() => void again()}>
        {t('ui.part.again')}
      </button>
    </p>
  )
}
