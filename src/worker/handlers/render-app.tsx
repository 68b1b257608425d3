import { build, clientAssets, documents } from 'virtual:client-assets'
import {
  type AppFiles,
  type AppState,
  completeApp,
  controlsAddress,
  createAppStore,
  createQueries,
  moduleOf,
  PageRedirect,
  renderApp as toAnswer,
  wordsAddress,
} from '#src/app/entry/server.tsx'
import { localizePath, placeOfPage, splitLocale } from '#src/contract/http/addresses.ts'
import { TABLES_COOKIE } from '#src/contract/http/constants.ts'
import type { RouteRow } from '#src/contract/routes.ts'
import { loadControls, loadWords } from '#src/i18n/load.ts'
import { loadReactIntl } from '#src/i18n/load-react-intl.ts'
import { readCountry } from '../access/client-place.ts'
import { readCookies } from '../access/cookies.ts'
import { writeHints } from '../policy/early-hints.ts'
import { isSentByScript } from '../policy/sent-by-script.ts'
import type { Rendered, RenderInput } from '../renderer.ts'
import type { DocumentStyle } from '../style/document-style.ts'
import { createStyleSelector } from '../style/inline-style.ts'

const chooseStyle = createStyleSelector(documents.style as DocumentStyle)

const HINTS = writeHints([documents.enhance, ...documents.preloads])

const { pages, preloads, ...app } = clientAssets

/** Files of a page in the browser, preloaded. Pages that are not built yet share one module. */
const filesOf = (route: RouteRow, { build, locale, spoken, session }: AppState): AppFiles => ({
  ...app,
  enhance: documents.enhance,
  count: documents.count,
  leaving: documents.leaving,
  parts: [...preloads, ...(pages[moduleOf(route)] ?? pages[''] ?? [])],
  words: [
    wordsAddress({ build, locale, pages: spoken }),
    ...(session?.formats ? [controlsAddress(build, session.formats)] : []),
  ],
})

async function createState(input: RenderInput, productName: string): Promise<AppState> {
  const { api, locale, session, origin, csrfToken, nonce } = input
  const [intl, controls] = await Promise.all([
    loadReactIntl(locale),
    session?.formats ? loadControls(session.formats) : undefined,
  ])
  return {
    api,
    intl,
    loadWords,
    controls,
    locale,
    session,
    origin,
    productName,
    build,
    spoken: [input.route.route.id],
    module: pages[moduleOf(input.route.route)]?.at(-1),
    csrfToken,
    country: readCountry(input.request),
    tables: readCookies(input.request.headers.get('cookie'))[TABLES_COOKIE],
    nonce,
  }
}

async function complete(html: string, { route, nonce }: RenderInput, state: AppState): Promise<string> {
  const { css } = await chooseStyle(html)
  return completeApp(html, css, filesOf(route.route, state), nonce)
}

/** Renders an app page: loaded by its router, complete, with style and nonce; it hydrates and is never cached. */
export async function renderApp(input: RenderInput, productName: string): Promise<Rendered> {
  const state = await createState(input, productName)
  // The router redirects a query in another spelling, with repeated or empty values.
  const address = new URL(localizePath(input.locale, placeOfPage(input.path, input.search)), input.request.url)
  const { headers, signal } = input.request
  const context = {
    store: createAppStore(state),
    queries: createQueries(),
    now: () => input.now,
    failure: input.failure,
  }
  try {
    const answer = await toAnswer(new Request(address, { headers, signal }), context)
    const elsewhere = answer.headers.get('location')
    if (elsewhere) return { redirect: splitLocale(elsewhere).path }
    const html = await answer.text()
    return {
      status: input.status ?? answer.status,
      body: isSentByScript(input.request) ? html : await complete(html, input, state),
      headers: new Headers({
        'content-type': 'text/html; charset=utf-8',
        'content-language': input.locale,
        link: HINTS,
      }),
      // The page sets more in its head; search engines are never signed in.
      noindex: !input.route.route.index,
    }
  } catch (error) {
    if (error instanceof PageRedirect) return { redirect: error.to, permanent: error.permanent }
    throw error
  }
}
