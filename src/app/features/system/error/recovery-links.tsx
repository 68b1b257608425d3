import { useState } from 'react'
import { useHref } from '#src/app/ui/href.tsx'
import { useControls, useIntl } from '#src/i18n/react.tsx'
import type { StatusKind } from './status-kind.ts'

type Props = { kind: StatusKind; path: string; home: string; retry?: () => Promise<void> }

/** Kinds of errors for which a retry may help. */
const MAY_HELP = new Set<StatusKind>(['conflict', 'failed', 'incomplete', 'offline', 'too-many', 'unavailable'])

export function RecoveryLinks({ kind, path, home, retry }: Props) {
  const { t } = useIntl()
  const control = useControls()
  const href = useHref()
  const front = kind === 'forbidden' ? home : '/'
  const mayHelp = MAY_HELP.has(kind)
  return (
    <div className="row">
      {mayHelp && retry && <RetryButton retry={retry} />}
      {mayHelp && !retry && (
        <a className="button primary" href={href(path)} data-retry="">
          {control('retry')}
        </a>
      )}
      <a className={mayHelp ? 'button' : 'button primary'} href={href(front)}>
        {t(front === '/' ? 'error-page.view.home' : 'error-page.view.own-home')}
      </a>
      <a className="button" href={href(home === front ? '/' : home)} data-back="">
        {t('error-page.view.back')}
      </a>
    </div>
  )
}

/** Shows that it retries; if the page is still there afterwards, it failed. */
function RetryButton({ retry }: { retry: () => Promise<void> }) {
  const { t } = useIntl()
  const control = useControls()
  const [state, setState] = useState<'rest' | 'busy' | 'vain'>('rest')
  const press = () => {
    if (state === 'busy') return
    setState('busy')
    void retry().finally(() => setState('vain'))
  }
  return (
    <>
      <button
        type="button"
        className="button primary"
        data-retry=""
        aria-disabled={state === 'busy' || undefined}
        onClick={press}
      >
        {state === 'busy' ? t('form.submit.pending') : control('retry')}
      </button>
      <span role="status" className="small muted">
        {state === 'vain' && t('error-page.view.vain')}
      </span>
    </>
  )
}
