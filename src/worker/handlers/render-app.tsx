import { build, clientAssets } from 'virtual:client-assets'
import {
  type AppState,
  askThrough,
  createQueries,
  messageAreasOf,
  messagesAddress,
  packAnswers,
  renderAppStream,
} from '#src/app/entry/server.tsx'
import { localizePath } from '#src/contract/addresses.ts'
import { loadControls } from '#src/i18n/load.ts'
import { writeHints } from '../policy/early-hints.ts'
import type { Rendered, RenderInput } from '../renderer.ts'
import { loadForPage } from './load-page.ts'

const hintsOf = (state: AppState): string => {
  const { styles, client, preloads } = state.assets
  return writeHints({ styles, modules: [client, ...preloads], fetches: [messagesAddress(state)] })
}

/** Renders a page of the app: streamed with a nonce, hydrated in the browser, never cached. */
export async function renderApp(input: RenderInput, productName: string): Promise<Rendered> {
  const queries = createQueries()
  const loaded = await loadForPage(input, productName, askThrough(queries))
  if (loaded.kind === 'redirect') return { redirect: loaded.to, permanent: loaded.permanent }
  const { ctx, data } = loaded
  const formats = input.session?.formats
  const state = {
    api: input.api,
    intl: ctx.intl,
    controls: formats ? await loadControls(formats) : undefined,
    locale: input.locale,
    session: input.session,
    origin: input.origin,
    productName,
    build,
    areas: messageAreasOf(input.route.route.id),
    csrfToken: input.csrfToken,
    serverDown: input.serverDown === true,
    country: ctx.country,
    assets: clientAssets,
    answers: packAnswers(queries),
    nonce: input.nonce,
    first: { here: ctx.here, data, now: ctx.now, actKey: ctx.actKey, ...(input.failure && { failure: input.failure }) },
  } satisfies AppState
  // The router redirects whoever asks in other words than its own: with a value given twice, or a field left empty.
  const address = new URL(localizePath(input.locale, ctx.here), input.request.url)
  const { headers, signal } = input.request
  const answer = await renderAppStream(new Request(address, { headers, signal }), state, queries)
  return {
    status: input.status ?? answer.status,
    body: answer.body ?? '',
    headers: new Headers({
      'content-type': 'text/html; charset=utf-8',
      'content-language': input.locale,
      link: hintsOf(state),
    }),
    noindex: loaded.noindex,
  }
}
