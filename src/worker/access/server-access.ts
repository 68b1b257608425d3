import { type Api, ApiError, createApi } from '#src/contract/api.ts'
import type { Transport } from '#src/contract/http/call.ts'
import { CSRF_HEADER, LEAVING_PATHS } from '#src/contract/http/constants.ts'
import type { ErrorBody } from '#src/contract/http/errors.ts'
import { UPLOAD_TYPE } from '#src/contract/http/raw-paths.ts'
import { getLocale, type LocaleCode } from '#src/domain/locales.ts'
import { addEdgeHeaders } from '../policy/proxy-headers.ts'
import { readSetCookie } from './cookies.ts'
import { READ_TIMEOUT, UPSTREAM_TIMEOUT, type Upstream, UpstreamError, withDeadline } from './upstream.ts'

export type ServerAccess = {
  api: Api
  /** Set-Cookie lines of the server's answers, for the page's answer. */
  setCookies: string[]
  /** Clear-Site-Data of the server's answers, as after a logout. */
  clearSiteData?: string
  /** The CSRF token from an answer; empty for guests. */
  csrfTokenOfAnswer?: string
  /** Sent with every further write. */
  csrfToken?: string
  failedWrite?: ApiError
}

/** Retry-After in seconds, if the server does not send one. */
export const RETRY_AFTER = 30

type Options = {
  upstream: Upstream
  locale: LocaleCode
  origin: string
  requestId: string
  clientIp: string | null
  clientPlace: string | null
  userAgent: string | null
  edgeSecret: string | undefined
  /** Forwarded cookies; none for pages that are cached for everyone. */
  cookies: Readonly<Record<string, string>>
  unavailableText: (write: boolean) => Promise<string>
  /** Receives every answer. */
  hear?: (answer: unknown) => void
}

const isTokenRefused = (error: unknown): boolean => error instanceof ApiError && error.code === 'csrf-failed'

/**
 * Returns the typed client of one page: forwards the caller's identity, collects cookies, and throws only ApiError. Signing out always works:
 * calls that end a session get a fresh token if the form's is rejected. Forms come from our pages only.
 */
export function createServerAccess(options: Options): ServerAccess {
  const jar = new Map(Object.entries(options.cookies))
  let silent = false
  const ask: Transport = async ({ method, path, headers, ...content }) => {
    const write = method !== 'GET'
    try {
      // A server that did not answer this page is not tried again, except for writes.
      if (silent && !write) throw new UpstreamError('silent before')
      const init = { method, headers: requestHeaders(options, jar, { ...csrfHeader(write, access), ...headers }) }
      const response = await options.upstream(path, withContent(init, content), write ? UPSTREAM_TIMEOUT : READ_TIMEOUT)
      collectCookies(access, jar, response)
      const token = response.headers.get(CSRF_HEADER)
      if (token !== null) access.csrfTokenOfAnswer = token
      const answer = await readAnswer(response)
      options.hear?.(answer)
      return answer
    } catch (error) {
      silent ||= error instanceof UpstreamError
      const failure =
        error instanceof ApiError ? error : new ApiError(503, await unavailableBody(options, write), RETRY_AFTER)
      if (write) access.failedWrite = failure
      throw failure
    }
  }
  const send: Transport = async (request) => {
    try {
      return await ask(request)
    } catch (error) {
      if (!LEAVING_PATHS.has(request.path) || !isTokenRefused(error)) throw error
      access.csrfToken = (await access.api.getCsrfToken()).csrfToken
      return ask(request)
    }
  }
  const access: ServerAccess = {
    api: createApi(send),
    setCookies: [],
  }
  return access
}

type Content = Pick<Parameters<Transport>[0], 'body' | 'bytes'>

function withContent(init: { method: string; headers: Headers }, { body, bytes }: Content): RequestInit {
  if (!bytes && body === undefined) return init
  init.headers.set('content-type', bytes ? UPLOAD_TYPE : 'application/json')
  return { ...init, body: bytes ?? JSON.stringify(body) }
}

const csrfHeader = (write: boolean, { csrfToken }: ServerAccess) =>
  write && csrfToken ? { [CSRF_HEADER]: csrfToken } : {}

function requestHeaders(options: Options, jar: Map<string, string>, more: Record<string, string>): Headers {
  const headers = new Headers({
    accept: 'application/json',
    'accept-language': getLocale(options.locale).code,
    origin: options.origin,
    'sec-fetch-site': 'same-origin',
  })
  for (const [name, value] of Object.entries(more)) headers.set(name, value)
  if (options.userAgent) headers.set('user-agent', options.userAgent)
  if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
  return addEdgeHeaders(headers, options)
}

function collectCookies(access: ServerAccess, jar: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const { name, value } = readSetCookie(line)
    if (value === undefined) jar.delete(name)
    else jar.set(name, value)
    access.setCookies.push(line)
  }
  const cleared = response.headers.get('clear-site-data')
  if (cleared) access.clearSiteData = cleared
}

/** The body must be complete JSON: a garbled answer counts as none. */
async function readAnswer(response: Response): Promise<unknown> {
  const text = await withDeadline(response.text(), UPSTREAM_TIMEOUT)
  const answer: unknown = text === '' && response.ok ? null : JSON.parse(text)
  if (response.ok) return answer
  if (!isErrorBody(answer)) throw new UpstreamError(`status ${response.status} without an error body`)
  throw new ApiError(response.status, answer, Number(response.headers.get('retry-after')) || undefined)
}

export const isErrorBody = (answer: unknown): answer is ErrorBody =>
  typeof answer === 'object' && answer !== null && 'message' in answer && 'code' in answer

const unavailableBody = async (options: Options, write: boolean): Promise<ErrorBody> => ({
  message: await options.unavailableText(write),
  code: 'unavailable',
  requestId: options.requestId,
})
