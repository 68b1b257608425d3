import { useRouter } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { localizePath } from '../../contract/addresses.ts'
import { decidePageKind } from '../../contract/page-kind.ts'
import { findRoute } from '../../contract/routes.ts'
import { useLeaveGuard } from '../layouts/leave-guard.ts'
import { type Runtime, RuntimeProvider } from '../runtime.tsx'
import { useToasts } from '../ui/use-toasts.ts'
import type { RouterContext } from './router-context.ts'
import { moveToLocale } from './switch-locale.ts'
import { takeSession } from './take-session.ts'

const LeaveDialog = lazy(() => import('../layouts/leave-dialog.tsx'))
const Toasts = lazy(() => import('../ui/toasts.tsx'))

/** Gives pages their means in the browser: navigation, refresh, toasts. */
export function AppRuntime({ children }: { children: ReactNode }) {
  const router = useRouter()
  const { store, queries } = router.options.context as RouterContext
  const [hydrated, setHydrated] = useState(false)
  const toasts = useToasts()
  const { notify } = toasts
  const whoIsIn = useCallback(() => store.get().session?.id, [store])
  const { asked, stay, leave } = useLeaveGuard(whoIsIn)
  const [spoken, setSpoken] = useState(false)
  if (toasts.toasts.length > 0 && !spoken) setSpoken(true)
  useEffect(() => {
    setHydrated(true)
    document.documentElement.dataset.hydrated = 'true'
  }, [])
  const runtime = useMemo<Runtime>(
    () => ({
      hydrated,
      notify,
      navigate: async (path, wanted) => {
        const { locale, session } = store.get()
        const href = localizePath(wanted ?? locale, path)
        if (wanted && wanted !== locale) return moveToLocale(router, store, wanted, href)
        const match = findRoute(path.split(/[?#]/, 1)[0] as string)
        if (!match || decidePageKind(match.route, session !== null) === 'document') location.assign(href)
        else await router.navigate({ href })
      },
      refresh: async () => {
        await takeSession(store, await store.get().api.getSession())
        store.set({ first: undefined })
        queries?.clear()
      },
    }),
    [hydrated, notify, router, store, queries],
  )
  return (
    <RuntimeProvider value={runtime}>
      {children}
      {asked && (
        <Suspense>
          <LeaveDialog leave={leave} stay={stay} />
        </Suspense>
      )}
      {spoken && (
        <Suspense>
          <Toasts {...toasts} />
        </Suspense>
      )}
    </RuntimeProvider>
  )
}
