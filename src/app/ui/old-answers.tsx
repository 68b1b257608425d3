import { useIntl } from '#src/i18n/react.tsx'
import { useLineReturn } from './use-line-return.ts'

/** What is shown could not be asked for again: said quietly, mended when the connection is back or the reader wants it. */
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
