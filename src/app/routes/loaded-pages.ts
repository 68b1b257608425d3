import type { Page } from '../page.ts'

// biome-ignore lint/suspicious/noExplicitAny: the table holds pages of every data type; each page is typed by itself
export type AnyPage = Page<any>

const loaded = new Map<string, AnyPage>()

/** Stores a loaded page module by its route id. */
export const keepPage = (id: string, page: AnyPage): void => void loaded.set(id, page)

export const findLoadedPage = (id: string): AnyPage | undefined => loaded.get(id)

/** Returns a loaded page module. */
export function getPage(id: string): AnyPage {
  const page = loaded.get(id)
  if (!page) throw new Error(`Page module not loaded: ${id}`)
  return page
}
