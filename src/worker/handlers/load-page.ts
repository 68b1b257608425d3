import { loadPage, type PageContext, type PageHead, PageRedirect } from '#src/app/entry/server.tsx'
import { placeOfPage } from '#src/contract/http/addresses.ts'
import { loadIntl, loadWords } from '#src/i18n/load.ts'
import { readCountry } from '../access/client-place.ts'
import type { RenderInput } from '../renderer.ts'

export type Loaded =
  | { kind: 'page'; ctx: PageContext; data: unknown; head: PageHead; noindex: boolean }
  | { kind: 'redirect'; to: string; permanent: boolean }

export async function createContext(input: RenderInput, productName: string): Promise<PageContext> {
  const here = placeOfPage(input.path, input.search)
  return {
    api: input.api,
    locale: input.locale,
    intl: await loadIntl(input.locale),
    session: input.session,
    params: input.route.params,
    search: Object.fromEntries(new URLSearchParams(here.split('?')[1] ?? '')),
    here,
    loadWords,
    now: input.now,
    actKey: crypto.randomUUID(),
    origin: input.origin,
    productName,
    country: readCountry(input.request),
  }
}

/** Loads the data of a document. Throws what the page throws, except for a redirect. */
export async function loadForPage(input: RenderInput, productName: string): Promise<Loaded> {
  const { route } = input.route
  const [ctx, page] = await Promise.all([createContext(input, productName), loadPage(route.id)])
  try {
    const data = await page.load(ctx)
    const head = page.head(data, ctx)
    return { kind: 'page', ctx, data, head, noindex: !route.index || head.noindex === true }
  } catch (error) {
    if (error instanceof PageRedirect) return { kind: 'redirect', to: error.to, permanent: error.permanent }
    throw error
  }
}
