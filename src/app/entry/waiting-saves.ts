import type { QueryClient } from '@tanstack/react-query'
import { readKeptAccount } from '#src/app/kept/kept-account.ts'
import { notify } from '#src/app/ui/notify.ts'
import { type Api, ApiError, ConnectionError } from '#src/contract/api.ts'
import type { AppRouter } from './router/router.tsx'
import type { AppStore } from './router/router-context.ts'
import { whenIdle } from './when-settled.ts'

/** ms */
const AGAIN = 5000

/** Sends queued saves of the seafarer's CV; `done` if there are none. Throws if the server rejects one. */
async function sendWaiting(store: Pick<AppStore, 'get'>, queries: QueryClient) {
  const { session, ...page } = store.get()
  if (session?.role !== 'seaman' || session.impersonator || readKeptAccount()?.id !== session.id) return 'done'
  const { sendKeptSaves } = await import('./kept/send-kept-saves.ts')
  return sendKeptSaves({ ...page, session }, queries)
}

/** Sends queued saves before an application, which uses the saved CV. */
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

/** Sends queued saves from any page; on its own page the editor does, which shows the result. */
export function watchSaves(router: AppRouter, store: AppStore): void {
  const { queries } = router.options.context
  let isSending = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = async () => {
    clearTimeout(timer)
    if (isSending || document.querySelector('form[data-cv]')) return
    isSending = true
    // A missing part of the app counts as offline.
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
