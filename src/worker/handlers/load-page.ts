import { ApiError } from '../../contract/api.ts'
import { hereOf } from '../../contract/addresses.ts'
import { loadPage, PageError, PageRedirect, type PageContext } from '../../app/entry/server.tsx'
import { loadIntl } from '../../i18n/load.ts'
import type { RenderInput } from '../renderer.ts'

export type Loaded =
  | { kind: 'page'; ctx: PageContext; data: unknown; noindex: boolean; title: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'error'; ctx: PageContext; status: number; message: string; retryAfter?: number }

export async function createContext(input: RenderInput): Promise<PageContext> {
  const here = hereOf(input.path, input.search)
  return {
    api: input.api,
    locale: input.locale,
    intl: await loadIntl(input.locale),
    session: input.session,
    params: input.route.params,
    search: Object.fromEntries(new URLSearchParams(here.split('?')[1] ?? '')),
    here,
    now: input.now,
    origin: input.origin,
  }
}

/** Runs a page's `load` and turns what it throws into an outcome. The same for documents and app pages. */
export async function loadForPage(input: RenderInput): Promise<Loaded> {
  const [ctx, page] = await Promise.all([createContext(input), loadPage(input.route.route.id)])
  try {
    const data = await page.load(ctx)
    const head = page.head(data, ctx)
    return { kind: 'page', ctx, data, noindex: !input.route.route.index || head.noindex === true, title: head.title }
  } catch (error) {
    if (error instanceof PageRedirect) return { kind: 'redirect', to: error.to }
    if (error instanceof PageError) return { kind: 'error', ctx, status: error.status, message: error.message }
    if (error instanceof ApiError) return describeApiError(ctx, error)
    throw error
  }
}

function describeApiError(ctx: PageContext, error: ApiError): Loaded {
  const status = error.status === 401 ? 403 : error.status
  return { kind: 'error', ctx, status, message: error.message, ...(error.retryAfter && { retryAfter: error.retryAfter }) }
}
