import { BUILD_CHECK_INTERVAL } from '../../contract/constants.ts'
import type { AppRouter } from './router.tsx'
import type { AppStore } from './router-context.ts'

async function isNewBuild(current: string): Promise<boolean> {
  const answer = await fetch('/_build', { cache: 'no-store' }).catch(() => undefined)
  const body = answer?.ok ? ((await answer.json()) as { build: string }) : undefined
  return body !== undefined && body.build !== current
}

/**
 * Looks for a new build now and then: the next navigation after one is a full load. A chunk that fails to load while a
 * new build exists reloads the current route, once.
 */
export function watchBuild(router: AppRouter, store: AppStore): void {
  const { build } = store.get()
  let outdated = false
  setInterval(async () => {
    if (document.visibilityState === 'visible') outdated ||= await isNewBuild(build)
  }, BUILD_CHECK_INTERVAL)
  router.subscribe('onBeforeNavigate', (event) => {
    if (outdated && event.hrefChanged) location.assign(event.toLocation.publicHref)
  })
  window.addEventListener('vite:preloadError', async (event) => {
    event.preventDefault()
    if (await isNewBuild(build)) location.reload()
  })
}
