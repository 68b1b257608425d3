import { reactRenderer } from '@hono/react-renderer'
import type { QueryClient } from '@tanstack/react-query'
import { createRequestHandler, RouterServer, renderRouterToStream } from '@tanstack/react-router/ssr/server'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Role } from '#src/contract/roles.ts'
import type { RouteRow } from '#src/contract/routes.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { type Choice, IntlProvider } from '#src/i18n/react.tsx'
import { ErrorView } from '../features/error/error-view.tsx'
import { createKeep, type Keep, KeepProvider } from '../layouts/kept.tsx'
import { Layout } from '../layouts/layout.tsx'
import type { FormFailure, PageContext, PageHead } from '../page.ts'
import { LocaleProvider } from '../ui/href.tsx'
import { createMarkupMemory, MarkupProvider } from '../ui/kept-markup.tsx'
import type { AppState } from './app-state.ts'
import { createAppStore } from './app-store.ts'
import { Document, type DocumentAssets } from './document.tsx'
import { type HeadLinks, type HeadMarkup, insertMarkup, writeData, writeHead } from './head-markup.ts'
import { PageView } from './page-view.tsx'
import { createAppRouter } from './router.tsx'

export type { FormFailure, FormValues, PageContext, PageHead } from '../page.ts'
export { PageError, PageRedirect } from '../page.ts'
export type { Ask } from '../page-query.ts'
export { loadPage } from '../routes/registry.ts'
export type { AppState, ClientAssets } from './app-state.ts'
export { packAnswers } from './carry-answers.ts'
export { COLOUR_MODE_SCRIPT } from './colour-mode-script.ts'
export { askThrough, createQueries } from './create-queries.ts'
export type { DocumentAssets } from './document.tsx'
export type { HeadLinks } from './head-markup.ts'
export { messageAreasOf } from './message-areas.ts'
export { messagesAddress } from './messages-address.ts'
export { SPECULATION_RULES } from './speculation-rules.ts'

/**
 * Renders through @hono/react-renderer. Of a context the renderer wants `html` alone; ours takes the text as it is,
 * for a Response made of it only to be read again costs as much as a third of the page.
 */
const renderElement = (element: ReactElement): Promise<string> =>
  new Promise((done, failed) => {
    const context = {
      getLayout: () => undefined,
      html: done,
      setRenderer: (render: (children: ReactElement) => Promise<unknown>) => void render(element).catch(failed),
    }
    void reactRenderer()(context as never, async () => {})
  })

type DocumentInput = {
  route: RouteRow
  ctx: PageContext
  productName: string
  assets: DocumentAssets
  csrfToken?: string | undefined
}

const keepMarkup = createMarkupMemory(renderToString)

const keeps = new WeakMap<AppIntl, Keep>()

/** Guests' masthead and footer are the same for all pages of a locale: drawn once, then only filled in. */
function keepIn(intl: AppIntl): Keep {
  const known = keeps.get(intl)
  if (known) return known
  const keep = createKeep((locale, element) =>
    renderToString(
      <IntlProvider intl={intl}>
        <LocaleProvider value={locale}>{element}</LocaleProvider>
      </IntlProvider>,
    ),
  )
  keeps.set(intl, keep)
  return keep
}

/** A page as a whole document, without client React. */
export async function renderDocument(
  input: DocumentInput & {
    data: unknown
    head: PageHead
    failure?: FormFailure | undefined
    links?: HeadLinks | undefined
    choice?: Choice | undefined
  },
): Promise<string> {
  const { assets, head, links, choice, ...page } = input
  const { locale, intl } = page.ctx
  const html = await renderElement(
    <Document locale={locale} intl={intl} assets={assets} colourMode={page.route.colourMode} choice={choice}>
      <KeepProvider value={keepIn(intl)}>
        <MarkupProvider value={keepMarkup}>
          <PageView {...page} />
        </MarkupProvider>
      </KeepProvider>
    </Document>,
  )
  return addMarkup(input, html, { head, links, noindex: !page.route.index || head.noindex === true })
}

const addMarkup = (
  { ctx: { locale, origin }, productName }: DocumentInput,
  html: string,
  page: Pick<HeadMarkup, 'head' | 'links' | 'noindex'>,
): string => insertMarkup(html, writeHead({ ...page, productName, locale, origin }), writeData(page.head))

/** The error page, always a document. */
export async function renderErrorDocument(
  input: DocumentInput & {
    status: number
    message: string
    path: string
    asked: string
    cat: number
    home: string
    needs?: Role | undefined
  },
): Promise<string> {
  const { route, ctx, productName, assets, csrfToken, status, message, path, asked, cat, home, needs } = input
  const html = await renderElement(
    <Document locale={ctx.locale} intl={ctx.intl} assets={assets} colourMode={route.colourMode}>
      <Layout ctx={ctx} route={route} productName={productName} csrfToken={csrfToken}>
        <ErrorView {...{ status, message, path, asked, cat, home }} {...(needs && { needs })} />
      </Layout>
    </Document>,
  )
  return addMarkup(input, html, { head: { title: message || String(status) }, noindex: true })
}

/** A page of the app as a stream that hydrates; `queries` holds what was asked for it. */
export function renderAppStream(request: Request, state: AppState, queries: QueryClient): Promise<Response> {
  const handle = createRequestHandler({
    request,
    createRouter: () =>
      createAppRouter({ store: createAppStore(state), queries }, state.nonce ? { nonce: state.nonce } : {}),
  })
  return handle(({ request, router, responseHeaders }) =>
    renderRouterToStream({ request, router, responseHeaders, children: <RouterServer router={router} /> }),
  )
}
