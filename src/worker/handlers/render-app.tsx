import { build, clientAssets } from 'virtual:client-assets'
import { type AppState, messageAreasOf, renderAppStream } from '../../app/entry/server.tsx'
import type { Rendered, RenderInput } from '../renderer.ts'
import { loadForPage } from './load-page.ts'

/** Renders a page of the app: streamed with a nonce, hydrated in the browser, never cached. */
export async function renderApp(input: RenderInput, productName: string): Promise<Rendered> {
  const loaded = await loadForPage(input)
  if (loaded.kind === 'redirect') return { redirect: loaded.to }
  const { ctx, data } = loaded
  const state = {
    api: input.api,
    intl: ctx.intl,
    locale: input.locale,
    session: input.session,
    origin: input.origin,
    productName,
    build,
    areas: messageAreasOf(input.route.route.id),
    csrfToken: input.csrfToken,
    serverDown: input.serverDown === true,
    assets: clientAssets,
    nonce: input.nonce,
    first: { here: ctx.here, data, now: input.now, ...(input.failure && { failure: input.failure }) },
  } satisfies AppState
  const answer = await renderAppStream(input.request, state)
  return {
    status: input.status ?? answer.status,
    body: answer.body ?? '',
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8', 'content-language': input.locale }),
    noindex: loaded.noindex,
  }
}
