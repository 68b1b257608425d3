import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeContext } from '../environment.ts'
import { pageNotFound } from '../errors.ts'
import { readEncodings } from '../policy/read-encodings.ts'

/** Types of build files: see `packAssetsPlugin`. */
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
}

/** Serves a file of the client build in its compressed form; immutable. */
export const serveAsset =
  ({ assets }: EdgeDependencies) =>
  async (c: EdgeContext): Promise<Response> => {
    const { pathname } = c.get('url')
    const type = TYPES[pathname.slice(pathname.lastIndexOf('.') + 1)]
    const packed = type && readEncodings(c.req.raw).has('br') ? await assets(`${pathname}.br`) : undefined
    const answer = packed?.ok ? packed : await assets(pathname)
    if (!type || !answer.ok) throw pageNotFound(pathname)
    const headers = new Headers({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    })
    if (answer !== packed) return new Response(answer.body, { headers })
    headers.set('content-encoding', 'br')
    const options: ResponseInit & { encodeBody: 'manual' } = { headers, encodeBody: 'manual' }
    return new Response(answer.body, options)
  }
