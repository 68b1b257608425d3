import { ApiError, createApi, type Transport } from '../../contract/api.ts'
import { CSRF_HEADER } from '../../contract/constants.ts'
import type { ErrorBody } from '../../contract/errors.ts'
import type { AppState } from './app-state.ts'

const TIMEOUT = 30_000

async function fetchToken(): Promise<string> {
  const answer = await fetch('/server/csrf-token', { credentials: 'same-origin' })
  const body = (await answer.json()) as { csrfToken: string }
  return body.csrfToken
}

/** The typed client in the browser: same origin, token header on writes, one fresh token when the old one is refused. */
export function createBrowserApi(getState: () => AppState) {
  const send: Transport = async (request) => {
    const writes = request.method !== 'GET'
    const attempt = async () => {
      const headers = new Headers({
        accept: 'application/json',
        'accept-language': getState().locale,
        ...request.headers,
      })
      if (writes) {
        headers.set('content-type', 'application/json')
        headers.set(CSRF_HEADER, await fetchToken())
      }
      return fetch(request.path, {
        method: request.method,
        headers,
        credentials: 'same-origin',
        signal: AbortSignal.timeout(TIMEOUT),
        ...(writes && { body: JSON.stringify(request.body ?? {}) }),
      })
    }
    const answer = await attempt().catch(() => undefined)
    return readAnswer(answer, getState())
  }
  return createApi(send)
}

async function readAnswer(answer: Response | undefined, state: AppState): Promise<unknown> {
  const body = await answer?.json().catch(() => undefined)
  if (answer?.ok && body !== undefined) return body
  const isError = body && typeof body === 'object' && 'code' in body
  const message = state.intl.formatMessage({ id: 'error.code.unavailable' })
  const error = isError ? (body as ErrorBody) : { message, code: 'unavailable' as const, requestId: '' }
  throw new ApiError(answer?.status ?? 503, error, Number(answer?.headers.get('retry-after')) || undefined)
}
