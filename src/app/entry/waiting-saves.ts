import type { QueryClient } from '@tanstack/react-query'
import { readKeptAccount } from '#src/app/kept/kept-account.ts'
import { notify } from '#src/app/ui/notify.ts'
import { type Api, ApiError, ConnectionError } from '#src/contract/api.ts'
import type { AppRouter } from './router/router.tsx'
import type { AppStore } from './router/router-context.ts'
import { whenIdle } from './when-settled.ts'

/** ms */
const AGAIN = 5000

/** Sends what waits of the asking seafarer's CV; `done` where nothing does, or nothing is kept. Throws what the server refuses. */
async function sendWaiting(store: Pick<AppStore, 'get'>, queries: QueryClient) {
  const { session, ...page } = store.get()
  if (session?.role !== 'seaman' || session.impersonator || readKeptAccount()?.id !== session.id) return 'done'
  const { sendKeptSaves } = await import('./kept/send-kept-saves.ts')
  return sendKeptSaves({ ...page, session }, queries)
}

/** An application takes the CV as its owner saved it: saves that wait for a connection go out before it. */
export function savingFirst(api: Api, getStore: () => Pick<AppStore, 'get'>, queries: QueryClient): Api {
  const notApplied = (cause?: unknown) => {
    if (cause && !(cause instanceof ApiError)) throw new ConnectionError({ cause })
    const message = getStore().get().intl.t('form.cv.not-applied')
    throw new ApiError(409, { code: 'version-conflict', message, requestId: '' })
  }
  return {
    ...api,
    apply: async (...told) => {
      const end = await sendWaiting(getStore(), queries).catch(notApplied)
      if (end === 'waiting') throw new ConnectionError()
      return end === 'clash' ? notApplied() : api.apply(...told)
    },
  }
}

/** Sends saves that wait from whichever page is open; on its own page the editor does, which shows what becomes of them. */
export function watchSaves(router: AppRouter, store: AppStore): void {
  const { queries } = router.options.context
  let isSending = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = async () => {
    clearTimeout(timer)
    if (isSending || document.querySelector('form[data-cv]')) return
    isSending = true
    // Without a part of the app no one is reached.
    const end = await sendWaiting(store, queries).catch((error) => (error instanceof ApiError ? 'refused' : 'waiting'))
    isSending = false
    if (end === 'waiting') timer = setTimeout(look, AGAIN)
    if (end === 'refused' || end === 'clash') notify({ kind: 'error', text: store.get().intl.t('form.cv.unsaved') })
  }
  router.subscribe('onResolved', () => whenIdle(() => void look()))
  addEventListener('online', () => void look())
  document.addEventListener('visibilitychange', () => void (document.visibilityState === 'visible' && look()))
  whenIdle(() => void look())
}
