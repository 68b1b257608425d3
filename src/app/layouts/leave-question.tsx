import { type ReactNode, useEffect } from 'react'
import { useIntl } from '#src/i18n/react.tsx'

/** The question of `LeaveDialog` as a browser dialog, if the dialog cannot be loaded. */
export function LeaveQuestion({ leave, stay }: { leave: () => void; stay: () => void }): ReactNode {
  const { t } = useIntl()
  useEffect(() => {
    if (confirm(t('layout.leave.text'))) leave()
    else stay()
  }, [t, leave, stay])
  return null
}
