import type { RegisteredRouter as AppRouter } from '@tanstack/react-router'
import { ConnectionError } from '#src/contract/api.ts'
import { BUILD_CHECK_INTERVAL } from '#src/contract/http/constants.ts'
import type { AppStore } from './router/router-context.ts'

const BUILD_WAIT = 10_000

/** Returns the current build of the server; undefined without an answer. */
export async function fetchBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch('/_build', { cache: 'no-store', signal: AbortSignal.timeout(BUILD_WAIT) })
    return answer.ok ? ((await answer.json()) as { build: string }).build : undefined
  } catch {
    return undefined
  }
}

const isNewBuild = (build: string | undefined, current: string): boolean => build !== undefined && build !== current

/** A part of the app could not be loaded. After a release the current route is reloaded, once; otherwise the page shows an error. */
export async function reloadOrThrow(current: string, cause: unknown): Promise<never> {
  const build = await fetchBuild()
  if (!isNewBuild(build, current)) throw new ConnectionError({ part: true, answered: build !== undefined, cause })
  location.reload()
  return new Promise(() => {})
}

/** Checks for a new build now and then: the next navigation after one is a full load. */
export function watchBuild(router: AppRouter, store: AppStore): void {
  const { build } = store.get()
  let outdated = false
  setInterval(async () => {
    if (document.visibilityState === 'visible') outdated ||= isNewBuild(await fetchBuild(), build)
  }, BUILD_CHECK_INTERVAL)
  router.subscribe('onBeforeNavigate', (event) => {
    if (outdated && event.hrefChanged) location.assign(event.toLocation.publicHref)
  })
}
