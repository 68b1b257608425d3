import type { RegisteredRouter as AppRouter } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { useLeaveGuard } from '../layouts/leave-guard.ts'
import { LeaveQuestion } from '../layouts/leave-question.tsx'
import { type Runtime, RuntimeProvider } from '../runtime.tsx'
import { mayInjectStyles } from '../ui/injected-styles.ts'
import { PlainToasts } from '../ui/plain-toasts.tsx'
import { useToasts } from '../ui/use-toasts.ts'
import { arrive, leaveTo } from './arrive.ts'

// Fallback for a part that loads late: offline the text is still shown.
const PLAIN = { default: LeaveQuestion }
const LeaveDialog = lazy<typeof LeaveQuestion>(async () =>
  mayInjectStyles() ? import('../layouts/leave-dialog.tsx').catch(() => PLAIN) : PLAIN,
)
const Toasts = lazy(() => import('../ui/toasts.tsx').catch(() => ({ default: PlainToasts })))

/** Provides pages with navigation after an action, and toasts. */
export function AppRuntime({ children }: { children: ReactNode }) {
  const router = useRouter() as unknown as AppRouter
  const { store, queries } = router.options.context
  const [hydrated, setHydrated] = useState(false)
  const toasts = useToasts()
  const { asked, stay, leave } = useLeaveGuard()
  const [spoken, setSpoken] = useState(false)
  if (toasts.toasts.length > 0 && !spoken) setSpoken(true)
  useEffect(() => setHydrated(true), [])
  const runtime = useMemo<Runtime>(
    () => ({ hydrated, queries, leave: leaveTo, arrive: (path, way) => arrive(router, store, path, way) }),
    [hydrated, queries, router, store],
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
        <Suspense fallback={<PlainToasts {...toasts} />}>
          <Toasts {...toasts} />
        </Suspense>
      )}
    </RuntimeProvider>
  )
}
