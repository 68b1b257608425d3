import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Role } from '#src/contract/http/roles.ts'
import type { RouteRow } from '#src/contract/routes.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { type Choice, IntlProvider } from '#src/i18n/react.tsx'
import { ErrorView } from '../features/system/error/error-view.tsx'
import { createKeep, type Keep, KeepProvider } from '../layouts/kept.tsx'
import { Layout } from '../layouts/layout.tsx'
import type { FormFailure, PageContext, PageHead } from '../page.ts'
import { LocaleProvider } from '../ui/href.tsx'
import { createMarkupMemory, MarkupProvider } from '../ui/kept-markup.tsx'
import type { DocumentFrame } from './document.tsx'
import { type HeadLinks, type HeadMarkup, insertMarkup, writeData, writeHead } from './head-markup.ts'
import { PageView } from './page-view.tsx'
import { createAppRouter } from './router/router.tsx'
import type { RouterContext } from './router/router-context.ts'

export type { FormFailure, FormValues, PageContext, PageHead } from '../page.ts'
export { PageError, PageRedirect } from '../page.ts'
export { loadPage, moduleOf } from '../routes/registry.ts'
export { type AppFiles, completeApp } from './app-markup.ts'
export type { AppState } from './app-state.ts'
export { createAppStore } from './app-store.ts'
export { COLOUR_MODE_SCRIPT } from './colour-mode-script.ts'
export { createQueries } from './create-queries.ts'
export { Document, type DocumentFrame } from './document.tsx'
export type { HeadLinks } from './head-markup.ts'
export { controlsAddress, wordsAddress } from './messages-address.ts'
export { SPECULATION_RULES } from './speculation-rules.ts'

type DocumentInput = {
  /** Hono's `c.render`, which renders a page in its frame. */
  render: (page: ReactElement, frame: DocumentFrame) => Response | Promise<Response>
  route: RouteRow
  ctx: PageContext
  productName: string
  assets: DocumentFrame['assets']
  csrfToken?: string | undefined
  isGuest: boolean
}

const keepMarkup = createMarkupMemory(renderToString)

const keeps = new WeakMap<AppIntl, Keep>()

/** Guests' masthead and footer are the same for all pages of a locale: rendered once and then filled in. */
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

/** Renders a page as a document without client React. */
export async function renderDocument(
  input: DocumentInput & {
    data: unknown
    head: PageHead
    failure?: FormFailure | undefined
    isAccountAway?: boolean | undefined
    links?: HeadLinks | undefined
    choice?: Choice | undefined
  },
): Promise<string> {
  const { render, assets, head, links, choice, isGuest, ...page } = input
  const { locale, intl } = page.ctx
  const answer = await render(
    <KeepProvider value={keepIn(intl)}>
      <MarkupProvider value={keepMarkup}>
        <PageView {...page} />
      </MarkupProvider>
    </KeepProvider>,
    { locale, intl, assets, route: page.route, choice, isGuest },
  )
  return addMarkup(input, await answer.text(), { head, links, noindex: !page.route.index || head.noindex === true })
}

const addMarkup = (
  { ctx: { locale, origin }, productName }: DocumentInput,
  html: string,
  page: Pick<HeadMarkup, 'head' | 'links' | 'noindex'>,
): string => insertMarkup(html, writeHead({ ...page, productName, locale, origin }), writeData(page.head))

/** Renders the error page, always a document. */
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
  const { render, route, ctx, productName, assets, csrfToken, isGuest, ...told } = input
  const { status, message, path, asked, cat, home, needs } = told
  const answer = await render(
    <Layout ctx={ctx} route={route} productName={productName} csrfToken={csrfToken}>
      <ErrorView {...{ status, message, path, asked, cat, home }} {...(needs && { needs })} />
    </Layout>,
    { locale: ctx.locale, intl: ctx.intl, assets, route, isGuest },
  )
  return addMarkup(input, await answer.text(), { head: { title: message || String(status) }, noindex: true })
}

/** Renders an app page as a document that hydrates. Throws what its loader throws; a redirect returns a `location`. */
export function renderApp(request: Request, context: RouterContext): Promise<Response> {
  const { nonce } = context.store.get()
  const handle = createRequestHandler({
    request,
    createRouter: () => createAppRouter(context, nonce ? { nonce } : {}),
  })
  return handle(async ({ router }) => {
    const failed = router.state.matches.find(({ status }) => status === 'error')
    if (failed) throw failed.error
    const html = renderToString(<RouterServer router={router} />)
    return new Response(await transformHtmlStringWithRouter(router, html), { status: getSsrStatus(router) })
  })
}
