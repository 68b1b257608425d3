import { localizePath, safeRedirect } from '#src/contract/http/addresses.ts'
import type { PageKind } from '#src/contract/http/page-kind.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { RETRY_AFTER } from '../access/server-access.ts'
import type { EdgeContext } from '../environment.ts'
import { redirectTo } from '../redirect.ts'
import type { Rendered } from '../renderer.ts'

const PHRASES: Readonly<Record<number, string>> = {
  403: 'Forbidden',
  404: 'Not found',
  410: 'Gone',
  503: 'Unavailable',
}

type LocalRedirect = { redirect: string; locale?: LocaleCode | undefined }

/** Redirects to a path without locale prefix: in the locale of the page, or in a chosen one, which the browser remembers. */
export function redirectLocally(
  c: EdgeContext,
  { redirect, locale }: LocalRedirect,
  status: 204 | 301 | 302 | 303 = 302,
): Response {
  const here = c.get('address').locale
  if (locale) c.set('newLocale', locale)
  return redirectTo(c, localizePath(locale ?? here, safeRedirect(redirect) ?? '/'), status)
}

/**
 * Sends a page that belongs to this visitor only. Programs get a short text instead of the page of an error; a refused form is always a page,
 * because it has the messages and what was typed.
 */
export function answerRendered(c: EdgeContext, rendered: Rendered, kind: PageKind): Response {
  if ('redirect' in rendered) return redirectLocally(c, rendered, rendered.permanent ? 301 : 302)
  if (rendered.status >= 400 && c.req.method !== 'POST' && c.get('isBot')())
    return answerPlain(rendered.status, `${rendered.status} ${PHRASES[rendered.status] ?? ''}`.trim(), rendered.headers)
  c.set('answerKind', rendered.kind ?? kind)
  const headers = new Headers(rendered.headers)
  if (rendered.status === 503 && !headers.has('retry-after')) headers.set('retry-after', String(RETRY_AFTER))
  headers.set('cache-control', 'private, no-store')
  if (rendered.noindex) headers.set('x-robots-tag', 'noindex, noarchive')
  return new Response(rendered.body, { status: rendered.status, headers })
}

/** Programs get the status with a short text. */
export function answerPlain(status: number, text: string, more?: Headers): Response {
  const headers = new Headers({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  const wait = more?.get('retry-after') ?? (status === 503 ? String(RETRY_AFTER) : undefined)
  if (wait) headers.set('retry-after', wait)
  return new Response(`${text}\n`, { status, headers })
}
