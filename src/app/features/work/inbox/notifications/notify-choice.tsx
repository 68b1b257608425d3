import { useState } from 'react'
import type { PageContext } from '#src/app/page.ts'
import { useRuntime } from '#src/app/runtime.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { inboxPath } from '../queries.ts'
import { useNotify } from './use-notify.ts'

type State = 'ask' | 'on' | 'refused' | 'unable'

const STATES: Readonly<Record<NotificationPermission, State>> = { default: 'ask', granted: 'on', denied: 'refused' }

/** The browser asks for permission only when this is pressed. It is revoked in the browser's settings. */
export function NotifyChoice({ ctx }: { ctx: PageContext }) {
  const { t } = useIntl()
  const { hydrated } = useRuntime()
  const notify = useNotify(ctx)
  const [told, setTold] = useState<State>()
  if (!hydrated) return null
  const state = told ?? ('Notification' in globalThis ? STATES[Notification.permission] : 'unable')
  const ask = async () => {
    const answer = STATES[await Notification.requestPermission()]
    const isShown = answer === 'on' && (await notify(t('inbox.notify.on'), inboxPath(ctx)))
    setTold(answer === 'on' && !isShown ? 'unable' : answer)
  }
  return (
    <section className="column" aria-labelledby="notify">
      <h3 id="notify" className="label">
        {t('inbox.notify.title')}
      </h3>
      <p className="small muted" role="status">
        {t(`inbox.notify.${state}`)}
      </p>
      {state === 'ask' && (
        <div>
          <button type="button" className="button" onClick={() => void ask()}>
            {t('inbox.notify.submit')}
          </button>
        </div>
      )}
    </section>
  )
}
