import { ACCOUNT_SECTIONS } from '#src/contract/account-pages.ts'
import type { Page } from '../page.ts'

// biome-ignore lint/suspicious/noExplicitAny: the table holds pages of every data type; each page is typed by itself
export type AnyPage = Page<any>

const modules = import.meta.glob<{ default: AnyPage }>('./*.tsx')
const loaded = new Map<string, AnyPage>()

/** Loads the module of a page by its id in the route table. */
export async function loadPage(id: string): Promise<AnyPage> {
  const known = loaded.get(id)
  if (known) return known
  const page = (await importPage(id)) ?? (await importUnbuiltPage(id))
  if (!page) throw new Error(`No page module for route ${id}`)
  loaded.set(id, page)
  return page
}

/** The pages of an account are the same for every role. */
export function moduleOf(id: string): string {
  const section = ACCOUNT_SECTIONS.find((name) => id.endsWith(`-${name}`))
  return section ? `account-${section}` : id
}

const importPage = async (id: string): Promise<AnyPage | undefined> =>
  (await modules[`./${moduleOf(id)}.tsx`]?.())?.default

/** Pages that are not built yet are rows of one table. */
const importUnbuiltPage = async (id: string): Promise<AnyPage | undefined> =>
  (await import('../features/section/unbuilt-page.tsx')).findUnbuiltPage(id)

/** The module of a page that `loadPage` has brought before. */
export function getPage(id: string): AnyPage {
  const page = loaded.get(id)
  if (!page) throw new Error(`Page module not loaded: ${id}`)
  return page
}
