import { documents, type Style } from 'virtual:client-assets'
import {
  type PageHead,
  renderErrorDocument,
  SPECULATION_RULES,
  renderDocument as toHtml,
} from '#src/app/entry/server.tsx'
import { HOMES } from '#src/contract/roles.ts'
import { alternatesOf } from '../policy/canonical.ts'
import { writeHints } from '../policy/early-hints.ts'
import type { ErrorInput, Rendered, RenderInput } from '../renderer.ts'
import { createContext, loadForPage } from './load-page.ts'

const { whole, front, list, reading } = documents.styles

/** The front page, long lists and what is read come with what they need alone, so that they fit the first flight of a connection. */
const STYLES: Readonly<Record<string, Style>> = {
  landing: front,
  'vacancy-list': list,
  'docs-home': reading,
  'docs-page': reading,
  blog: reading,
  'blog-category': reading,
  'blog-article': reading,
  page: reading,
}

const assetsOf = (style: Style) => ({
  css: style.css,
  enhance: documents.enhance,
  preloads: documents.preloads,
  speculation: SPECULATION_RULES,
})

const HINTS = writeHints({ modules: [documents.enhance, ...documents.preloads] })

const htmlHeaders = (language: string) =>
  new Headers({ 'content-type': 'text/html; charset=utf-8', 'content-language': language, link: HINTS })

function linksOf({ route: { route }, path, search, origin, locale }: RenderInput, { canonical, languages }: PageHead) {
  const own = canonical === undefined ? undefined : new URL(canonical, origin)
  return alternatesOf(route, own?.pathname ?? path, own?.searchParams ?? search, origin, locale, languages)
}

/** Renders a page as a document. */
export async function renderDocument(input: RenderInput, productName: string): Promise<Rendered> {
  const loaded = await loadForPage(input, productName)
  if (loaded.kind === 'redirect') return { redirect: loaded.to, permanent: loaded.permanent }
  const { route } = input.route
  const body = await toHtml({
    route,
    ctx: loaded.ctx,
    data: loaded.data,
    head: loaded.head,
    productName,
    assets: assetsOf(STYLES[route.id] ?? whole),
    failure: input.failure,
    csrfToken: input.csrfToken,
    links: loaded.noindex ? undefined : linksOf(input, loaded.head),
  })
  return {
    status: input.status ?? 200,
    body,
    headers: htmlHeaders(input.locale),
    noindex: loaded.noindex,
    isIncomplete: loaded.head.isIncomplete === true,
  }
}

/** The error page of a status, in the reader's language, with one of the cats. */
export async function renderError(input: ErrorInput, productName: string): Promise<Rendered> {
  const ctx = await createContext(input, productName)
  const body = await renderErrorDocument({
    route: input.route.route,
    ctx,
    productName,
    assets: assetsOf(whole),
    csrfToken: input.csrfToken,
    status: input.status,
    message: input.message,
    path: input.retry,
    asked: input.asked,
    cat: Math.floor(Math.random() * 1000),
    home: input.session ? HOMES[input.session.role] : '/',
    needs: input.needs,
  })
  return { status: input.status, body, headers: htmlHeaders(input.locale), noindex: true, kind: 'document' }
}
