import { localizePath, safeRedirect } from '../../contract/addresses.ts'
import type { PageKind } from '../../contract/page-kind.ts'
import type { EdgeContext } from '../environment.ts'
import { redirectTo } from '../redirect.ts'
import type { Rendered } from '../renderer.ts'

/** Goes to a path without locale prefix, in the locale of the page that sends there. */
export function redirectLocally(c: EdgeContext, to: string, status: 302 | 303 = 302): Response {
  return redirectTo(c, localizePath(c.get('address').locale, safeRedirect(to) ?? '/'), status)
}

/** Sends a rendering that belongs to this visitor only. */
export function answerRendered(c: EdgeContext, rendered: Rendered, kind: PageKind): Response {
  if ('redirect' in rendered) return redirectLocally(c, rendered.redirect)
  if (rendered.status >= 400 && c.get('isBot')()) return answerPlain(rendered.status, String(rendered.status))
  c.set('answerKind', rendered.kind ?? kind)
  const headers = new Headers(rendered.headers)
  headers.set('cache-control', 'private, no-store')
  if (rendered.noindex) headers.set('x-robots-tag', 'noindex, noarchive')
  return new Response(rendered.body, { status: rendered.status, headers })
}

/** Programs get the status with a short text, never a page. */
export function answerPlain(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  })
}
