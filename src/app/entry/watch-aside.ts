import type { AppRouter } from './router/router.tsx'
import type { AppStore } from './router/router-context.ts'
import { whenIdle } from './when-settled.ts'

/** Shows signed-in users their data from another build. An admin who acts for a user stores nothing in the browser and sees nothing. */
export function watchAside(router: AppRouter, { get }: AppStore): void {
  const look = () => {
    const { session, build } = get()
    if (!session || session.impersonator) return
    void import('../kept/aside/show-account-aside.ts')
      .then(({ showAccountAside }) => showAccountAside(session.id, build))
      .catch(() => {})
  }
  router.subscribe('onResolved', () => whenIdle(look))
  whenIdle(look)
}
