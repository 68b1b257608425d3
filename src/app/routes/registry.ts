import { ACCOUNT_SECTIONS } from '#src/contract/http/account-pages.ts'
import { getRoute, type RouteRow } from '#src/contract/routes.ts'
import { type AnyPage, findLoadedPage, keepPage } from './loaded-pages.ts'

/** Only the edge renders public documents: the app does not contain their modules. */
const modules = import.meta.env.SSR
  ? import.meta.glob<{ default: AnyPage }>('./*/**/*.tsx')
  : import.meta.glob<{ default: AnyPage }>('./dashboard/**/*.tsx')

/** Loads the module of a page by its route id. */
export async function loadPage(id: string): Promise<AnyPage> {
  const known = findLoadedPage(id)
  if (known) return known
  const page = (await importPage(id)) ?? (await importUnbuiltPage(id))
  if (!page) throw new Error(`No page module for route ${id}`)
  keepPage(id, page)
  return page
}

/**
 * Returns the path of a page's module below this folder: the layout's folder, then the first word of the id. Account pages are shared by all
 * roles.
 */
export function moduleOf({ id, layout }: Pick<RouteRow, 'id' | 'layout'>): string {
  const section = ACCOUNT_SECTIONS.find((name) => id.endsWith(`-${name}`))
  const place = section ? `account/${section}` : id.replace('-', '/')
  return place.startsWith(`${layout}/`) ? place : `${layout}/${place}`
}

const importPage = async (id: string): Promise<AnyPage | undefined> =>
  (await modules[`./${moduleOf(getRoute(id))}.tsx`]?.())?.default

/** Pages that are not built yet are rows of one table. */
const importUnbuiltPage = async (id: string): Promise<AnyPage | undefined> =>
  (await import('../features/system/unbuilt/unbuilt-page.tsx')).findUnbuiltPage(id)
