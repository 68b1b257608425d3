import type { AppRouter } from './router/router.tsx'
import type { AppStore } from './router/router-context.ts'
import { whenIdle } from './when-settled.ts'

/** Says on the page of whoever is signed in what another build has kept of them here. Whoever acts for somebody keeps nothing, and sees nothing. */
export function watchAside(router: AppRouter, { get }: AppStore): void {
  const look = () => {
    const { session, build } = get()
    if (!session || session.impersonator) return
    void import('../kept/aside/tell-account.ts')
      .then(({ tellAccount }) => tellAccount(session.id, build))
      .catch(() => {})
  }
  router.subscribe('onResolved', () => whenIdle(look))
  whenIdle(look)
}
