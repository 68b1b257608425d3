import { localizePath } from '#src/contract/http/addresses.ts'
import { connectServer } from '../access/connect-server.ts'
import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeContext } from '../environment.ts'
import { cleanSearch } from '../policy/canonical.ts'
import type { RenderInput } from '../renderer.ts'

/** Returns the renderer's input for this visitor. */
export function createInput(dependencies: EdgeDependencies, c: EdgeContext): RenderInput {
  const url = c.get('url')
  const { locale, path } = c.get('address')
  const csrfToken = c.get('csrfToken')
  return {
    render: c.render,
    request: c.req.raw,
    route: c.get('route'),
    locale,
    session: c.get('session'),
    path,
    search: url.searchParams,
    url,
    origin: c.get('origin'),
    nonce: c.get('nonce'),
    api: c.get('server').api,
    ...(csrfToken !== undefined && { csrfToken }),
    now: dependencies.now(),
    serverDown: c.get('serverDown'),
  }
}

/** Returns the renderer's input for a public document: without data of this visitor or request. `hear` receives every answer that it contains. */
export function createPublicInput(
  dependencies: EdgeDependencies,
  c: EdgeContext,
  hear: (answer: unknown) => void,
): RenderInput {
  const { locale, path } = c.get('address')
  const route = c.get('route')
  const search = cleanSearch(route.route, c.get('url').searchParams)
  const origin = c.get('origin')
  const url = new URL(localizePath(locale, path), origin)
  url.search = search.toString()
  return {
    render: c.render,
    request: new Request(url),
    route,
    locale,
    session: null,
    path,
    search,
    url,
    origin,
    nonce: '',
    api: connectServer(dependencies, c, true, hear).api,
    now: dependencies.now(),
  }
}
