import { ACCOUNT_SECTIONS } from '#src/contract/http/account-pages.ts'
import { getRoute, type RouteRow } from '#src/contract/routes.ts'
import { type AnyPage, findLoadedPage, keepPage } from './loaded-pages.ts'

/** Pages that are documents for everyone are drawn by the edge alone: the app does not even know where they are. */
const modules = import.meta.env.SSR
  ? import.meta.glob<{ default: AnyPage }>('./*/**/*.tsx')
  : import.meta.glob<{ default: AnyPage }>('./dashboard/**/*.tsx')

/** Loads the module of a page by its id in the route table. */
export async function loadPage(id: string): Promise<AnyPage> {
  const known = findLoadedPage(id)
  if (known) return known
  const page = (await importPage(id)) ?? (await importUnbuiltPage(id))
  if (!page) throw new Error(`No page module for route ${id}`)
  keepPage(id, page)
  return page
}

/**
 * Where the module of a page is, below this folder: in the folder of its layout, then of the first word of its id. The pages of an account
 * are the same for every role.
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
