import { redirect } from '@tanstack/react-router'
import { PageRedirect } from '#src/app/page.ts'
import { type AnyPage, findLoadedPage } from '#src/app/routes/loaded-pages.ts'
import { ConnectionError } from '#src/contract/api.ts'
import { localizePath } from '#src/contract/http/addresses.ts'
import type { RouteRow } from '#src/contract/routes.ts'
import { createPageContext } from '../app-state.ts'
import { fetchThroughCache } from '../create-queries.ts'
import { leaveToDocument } from './guard-page.ts'
import type { LoadedPage, RouterContext } from './router-context.ts'

type Visit = {
  context: RouterContext
  here: string
  params: Record<string, string>
  search: Record<string, string>
  preload: boolean
}

/** Loads a page: its module, its messages and its data, which the cache then holds. */
export async function loadRoute(row: RouteRow, visit: Visit): Promise<LoadedPage> {
  const { context, here, params, search } = visit
  const page = await bringPage(row, visit)
  const place = { here, params, search, now: context.now(), actKey: crypto.randomUUID() }
  try {
    const data = await page.load(createPageContext(context.store.get(), place), fetchThroughCache(context.queries))
    const { failure } = context
    return { ...place, ...(!page.queries && { data }), ...(failure && { failure }) }
  } catch (error) {
    throw error instanceof PageRedirect ? await lead(error, visit) : error
  }
}

const bringModule = async (id: string): Promise<AnyPage> =>
  findLoadedPage(id) ?? (await import('../later-pages.ts')).loadPage(id)

async function bringPage(row: RouteRow, visit: Visit): Promise<AnyPage> {
  const { tab } = visit.context
  if (!tab) return bringModule(row.id)
  const [page, speaks] = await Promise.all([bringModule(row.id), tab.prepare(row.id)]).catch((cause) =>
    isOnlyAhead(visit) ? failQuietly(cause) : tab.onLost(cause),
  )
  if (!speaks) await leaveUnspoken(visit)
  return page
}

/** A click takes over a running preload, so this is evaluated on failure, not before. */
const isOnlyAhead = ({ preload, here, context: { tab } }: Visit): boolean => preload && !tab?.isOpening(here)

/** A failed preload never replaces the current page. */
function failQuietly(cause: unknown): never {
  throw new ConnectionError({ part: true, cause })
}

/** The messages did not load although the server answers: the server renders the page. */
async function leaveUnspoken(visit: Visit): Promise<void> {
  if (isOnlyAhead(visit)) failQuietly('Messages are missing')
  const { here, context } = visit
  const { store, tab } = context
  await tab?.leaveToServer(localizePath(store.get().locale, here))
}

/** The edge answers a redirect; in the browser the router follows it. */
async function lead(error: PageRedirect, { context, preload }: Visit): Promise<unknown> {
  const { tab, store } = context
  if (!tab) return error
  if (!preload) await leaveToDocument(error.to, context, tab)
  return redirect({ href: localizePath(store.get().locale, error.to) })
}
