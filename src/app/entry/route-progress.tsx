import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { TRANSITION_WAIT } from '#src/contract/http/constants.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** A thin bar while the next page loads, shown after a short delay. */
export function RouteProgress() {
  const loading = useRouterState({ select: (state) => state.isLoading })
  const [shown, setShown] = useState(false)
  const intl = useIntl()
  useEffect(() => {
    if (!loading) return setShown(false)
    const timer = setTimeout(() => setShown(true), TRANSITION_WAIT)
    return () => clearTimeout(timer)
  }, [loading])
  return shown ? <div className="progress" role="progressbar" aria-label={intl.t('ui.progress.label')} /> : null
}
