import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { localizePath, placeOfPage, searchRecord, splitLocale } from '#src/contract/http/addresses.ts'
import { SKELETON_DELAY } from '#src/contract/http/constants.ts'
import { routeTree } from './route-tree.tsx'
import type { RouterContext } from './router-context.ts'

/** The router's server side compares with exactly this spelling, with escaped commas; another one would be redirected. */
function writeSearch(search: Record<string, string | undefined>): string {
  const given = Object.entries(search).filter((pair): pair is [string, string] => Boolean(pair[1]))
  const text = new URLSearchParams(given).toString()
  return text && `?${text}`
}

/** Creates the router of a request or a tab. Addresses contain the locale, routes do not: `rewrite` maps between them. */
export function createAppRouter(context: RouterContext, more: { history?: RouterHistory; nonce?: string } = {}) {
  return createRouter({
    routeTree,
    Wrap: ({ children }) => <QueryClientProvider client={context.queries}>{children}</QueryClientProvider>,
    context,
    ...(more.history && { history: more.history }),
    ...(more.nonce && { ssr: { nonce: more.nonce } }),
    rewrite: {
      input: ({ url }) => {
        url.pathname = splitLocale(url.pathname).path
        return url
      },
      output: ({ url }) => {
        url.pathname = localizePath(context.store.get().locale, url.pathname)
        return url
      },
    },
    // Query values stay text: pages parse them.
    parseSearch: (search) => searchRecord(new URLSearchParams(search)),
    stringifySearch: (search) => writeSearch(search),
    // The progress bar appears after a short delay; the old page is only replaced when the next one takes long.
    defaultPendingMs: SKELETON_DELAY,
    defaultPendingMinMs: 300,
    defaultStaleTime: 0,
    defaultPreloadStaleTime: 0,
    // A page seen before waits for its loader too: cached answers return at once, and expired ones are not shown.
    defaultStaleReloadMode: 'blocking',
    notFoundMode: 'root',
    scrollRestoration: false,
    caseSensitive: false,
  })
}

/** Whether the router is navigating to a path without locale and its query. */
export function isOpening({ latestLocation, state }: AppRouter, here: string): boolean {
  const isUnderWay = latestLocation.publicHref !== state.resolvedLocation?.publicHref
  return isUnderWay && placeOfPage(latestLocation.pathname, latestLocation.search as Record<string, string>) === here
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
