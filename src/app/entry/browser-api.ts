import { ApiError, createApi, type Transport } from '../../contract/api.ts'
import { CSRF_HEADER } from '../../contract/constants.ts'
import { ERROR_CODES, type ErrorBody } from '../../contract/errors.ts'
import type { AppState } from './app-state.ts'

const TIMEOUT = 30_000

async function fetchToken(): Promise<string> {
  const answer = await fetch('/server/csrf-token', { credentials: 'same-origin' })
  const body = (await answer.json()) as { csrfToken: string }
  return body.csrfToken
}

/** The typed client in the browser: same origin, token header on writes, one fresh token when the page's is refused. */
export function createBrowserApi(getState: () => AppState) {
  let token: string | undefined
  const attempt = async (request: Parameters<Transport>[0], fresh = false): Promise<Response> => {
    const writes = request.method !== 'GET'
    const headers = new Headers({
      accept: 'application/json',
      'accept-language': getState().locale,
      ...request.headers,
    })
    if (writes) {
      token ??= (fresh ? undefined : getState().csrfToken) ?? (await fetchToken())
      headers.set(CSRF_HEADER, token)
    }
    if (request.body !== undefined) headers.set('content-type', 'application/json')
    return fetch(request.path, {
      method: request.method,
      headers,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT),
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    })
  }
  const send: Transport = async (request) => {
    let answer = await attempt(request).catch(() => undefined)
    if (answer && (await isTokenRefused(answer))) {
      token = undefined
      answer = await attempt(request, true).catch(() => undefined)
    }
    return readAnswer(answer, getState())
  }
  return createApi(send)
}

/** A token ends with its session, as at signing in; nothing was written then, so the same request may go again. */
async function isTokenRefused(answer: Response): Promise<boolean> {
  if (answer.status !== ERROR_CODES['csrf-failed']) return false
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'csrf-failed'
}

async function readAnswer(answer: Response | undefined, state: AppState): Promise<unknown> {
  const body = await answer?.json().catch(() => undefined)
  if (answer?.ok && body !== undefined) return body
  const isError = body && typeof body === 'object' && 'code' in body
  const message = state.intl.formatMessage({ id: 'error.code.unavailable' })
  const error = isError ? (body as ErrorBody) : { message, code: 'unavailable' as const, requestId: '' }
  throw new ApiError(answer?.status ?? 503, error, Number(answer?.headers.get('retry-after')) || undefined)
}
