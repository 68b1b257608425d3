import type { Page } from '../page.ts'

// biome-ignore lint/suspicious/noExplicitAny: the table holds pages of every data type; each page is typed by itself
export type AnyPage = Page<any>

const modules = import.meta.glob<{ default: AnyPage }>('./*.tsx')
const loaded = new Map<string, AnyPage>()

/** Loads the module of a page by its id in the route table. */
export async function loadPage(id: string): Promise<AnyPage> {
  const known = loaded.get(id)
  if (known) return known
  const load = modules[`./${id}.tsx`]
  if (!load) throw new Error(`No page module for route ${id}`)
  const page = (await load()).default
  loaded.set(id, page)
  return page
}

/** The module of a page that `loadPage` has brought before. */
export function getPage(id: string): AnyPage {
  const page = loaded.get(id)
  if (!page) throw new Error(`Page module not loaded: ${id}`)
  return page
}
