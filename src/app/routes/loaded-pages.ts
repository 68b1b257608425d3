import type { Page } from '../page.ts'

// biome-ignore lint/suspicious/noExplicitAny: the table holds pages of every data type; each page is typed by itself
export type AnyPage = Page<any>

const loaded = new Map<string, AnyPage>()

/** Keeps the module of a page that was brought, by its id in the route table. */
export const keepPage = (id: string, page: AnyPage): void => void loaded.set(id, page)

export const findLoadedPage = (id: string): AnyPage | undefined => loaded.get(id)

/** The module of a page that was brought before. */
export function getPage(id: string): AnyPage {
  const page = loaded.get(id)
  if (!page) throw new Error(`Page module not loaded: ${id}`)
  return page
}
