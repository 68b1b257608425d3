import { QueryClientProvider } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import { hereOf, localizePath, searchRecord, splitLocale } from '#src/contract/addresses.ts'
import { ConnectionError } from '#src/contract/api.ts'
import { decideEntry, leadToKeep } from '#src/contract/guards.ts'
import { decidePageKind } from '#src/contract/page-kind.ts'
import { findRoute, ROUTES, type RouteRow } from '#src/contract/routes.ts'
import { createNotFound } from '../not-found.ts'
import { PageError, PageRedirect } from '../page.ts'
import { getPage, loadPage } from '../routes/registry.ts'
import { AppDocument } from './app-document.tsx'
import { AppErrorPage, AppNotFound, RootErrorPage } from './app-error-page.tsx'
import { createPageContext, type FirstPage } from './app-state.ts'
import { askThrough } from './create-queries.ts'
import type { LoadedPage, RouterContext } from './router-context.ts'

/** `:id` becomes `$id`, a final `*` becomes `$`. */
const toRouterPath = (path: string) => path.replaceAll(':', '$').replace('*', '$')

/** The router's server side compares with this very spelling, commas escaped; another one would be redirected. */
function writeSearch(search: Record<string, string>): string {
  const text = new URLSearchParams(search).toString()
  return text && `?${text}`
}

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: AppDocument,
  errorComponent: RootErrorPage,
  notFoundComponent: AppNotFound,
})

/** What is a document for this person is drawn by the edge alone. On the edge itself there is nowhere to leave to. */
async function leaveToDocument(path: string, { store, leaveToServer }: Pick<RouterContext, 'store' | 'leaveToServer'>) {
  const { locale, session } = store.get()
  const match = findRoute(path.split(/[?#]/, 1)[0] as string)
  if (!match || decidePageKind(match.route, session !== null) === 'document')
    await leaveToServer?.(localizePath(locale, path))
}

async function guardPage(row: RouteRow, context: RouterContext, here: string, preload: boolean): Promise<void> {
  const { store, adoptLocale } = context
  if (!preload) await leaveToDocument(here, context)
  const state = store.get()
  const decision = decideEntry(row.guard, state.session, here)
  const keep = leadToKeep(row, state.session)
  if (keep) throw redirect({ href: localizePath(state.locale, keep) })
  if (!decision) throw createNotFound({ here, intl: state.intl })
  if (decision.kind === 'redirect') {
    if (!preload) await leaveToDocument(decision.to, context)
    if (decision.locale) await adoptLocale?.(decision.locale)
    throw redirect({ href: localizePath(store.get().locale, decision.to) })
  }
  if (decision.kind === 'forbidden') throw new PageError(403, decision.needs)
}

async function loadRoute(
  row: RouteRow,
  context: RouterContext,
  here: string,
  { params, preload }: { params: Record<string, string>; preload: boolean },
): Promise<LoadedPage> {
  const state = context.store.get()
  const search = searchRecord(new URL(here, 'https://site.invalid').searchParams)
  if (state.first?.here === here) return { ...firstOf(row.id, state.first), routeId: row.id, search }
  const now = Date.now()
  const lost = preload ? failQuietly : context.onLost
  const [page, speaks] = await Promise.all([loadPage(row.id).catch(lost), context.prepare?.(row.id)])
  const actKey = crypto.randomUUID()
  const ctx = createPageContext(state, { here, params, search, now, actKey })
  try {
    const data = await page.load(ctx, askThrough(context.queries))
    if (speaks === false) await leaveToServer(context, here, preload)
    return { here, now, actKey, routeId: row.id, search, ...(!page.queries && { data }) }
  } catch (error) {
    if (error instanceof PageRedirect) {
      if (!preload) await leaveToDocument(error.to, context)
      throw redirect({ href: localizePath(state.locale, error.to) })
    }
    throw error
  }
}

/** What was asked for travels with the cache. */
const firstOf = (id: string, { data, ...first }: FirstPage): FirstPage =>
  getPage(id).queries ? first : { ...first, data }

/** What is only loaded ahead never takes the page away that somebody reads or writes on. */
function failQuietly(cause: unknown): never {
  throw new ConnectionError({ part: true, cause })
}

/** Its words did not come, though the server answers: it writes the page itself. */
function leaveToServer({ store, leaveToServer }: RouterContext, here: string, preload: boolean) {
  if (preload) return failQuietly('Messages are missing')
  return leaveToServer?.(localizePath(store.get().locale, here))
}

function createPageRoute(row: RouteRow) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path: toRouterPath(row.path),
    beforeLoad: ({ context, location, preload }) =>
      guardPage(row, context, hereOf(location.pathname, location.search), preload),
    loader: ({ context, location, params, preload }) =>
      loadRoute(row, context, hereOf(location.pathname, location.search), {
        params: params as Record<string, string>,
        preload,
      }),
    loaderDeps: ({ search }) => ({ search }),
    errorComponent: AppErrorPage,
    notFoundComponent: AppNotFound,
    // Pages are drawn by the root from the loader's answer, so that the layout stays between them.
    component: () => null,
  })
}

const routeTree = rootRoute.addChildren(ROUTES.map(createPageRoute))

/** One router for a request or a tab. Addresses carry the locale, routes do not: `rewrite` maps between them. */
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
    // Query values stay text: pages read what they know.
    parseSearch: (search) => searchRecord(new URLSearchParams(search)),
    stringifySearch: (search) => writeSearch(search as Record<string, string>),
    // The progress bar comes after a blink; the old page gives way only when the next one takes really long.
    defaultPendingMs: 1000,
    defaultPendingMinMs: 300,
    defaultPendingComponent: () => null,
    defaultStaleTime: 0,
    defaultPreloadStaleTime: 0,
    scrollRestoration: false,
    caseSensitive: false,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>
