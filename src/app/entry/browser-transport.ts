import { ApiError, ConnectionError } from '#src/contract/http/api-error.ts'
import type { Transport } from '#src/contract/http/call.ts'
import { CSRF_HEADER, PERSON_HEADER } from '#src/contract/http/constants.ts'
import type { ErrorBody } from '#src/contract/http/errors.ts'
import { UPLOAD_TYPE } from '#src/contract/http/raw-paths.ts'
import { fetchToken } from '../form-token.ts'

const TIMEOUT = 30_000

/** What calls need from the page: language, person, CSRF token, and the message for answers that are not from our server. */
export type CallingPage = {
  locale: () => string
  /** The account of the page. */
  person?: () => string | undefined
  token: () => string | undefined
  setToken: (token: string | undefined) => void
  unavailable: () => string
}

/** Calls from the browser: same origin, token header on writes, one fresh token when the page's is refused. */
export function createTransport(page: CallingPage): Transport {
  const attempt: (request: Parameters<Transport>[0]) => Promise<Response> = async ({ send = fetch, ...request }) => {
    const headers = new Headers({ accept: 'application/json', 'accept-language': page.locale(), ...request.headers })
    if (request.method !== 'GET') headers.set(CSRF_HEADER, await tokenOf(page))
    const person = request.method !== 'GET' && page.person?.()
    if (person) headers.set(PERSON_HEADER, person)
    const body = request.bytes ?? (request.body === undefined ? null : JSON.stringify(request.body))
    if (body) headers.set('content-type', request.bytes ? UPLOAD_TYPE : 'application/json')
    const deadline = AbortSignal.timeout(TIMEOUT)
    const answer = await send(request.path, {
      method: request.method,
      headers,
      credentials: 'same-origin',
      signal: request.signal ? AbortSignal.any([deadline, request.signal]) : deadline,
      body,
    })
    takeToken(page, answer)
    return answer
  }
  return async (request) => {
    let answer = await attempt(request).catch(throwConnectionError)
    if (await isTokenRefused(answer)) {
      page.setToken(await fetchToken().catch(throwConnectionError))
      answer = await attempt(request).catch(throwConnectionError)
    }
    return readAnswer(answer, page)
  }
}

async function tokenOf(page: CallingPage): Promise<string> {
  const held = page.token()
  if (held) return held
  const token = await fetchToken()
  page.setToken(token)
  return token
}

/** Answers that report or change who is signed in contain the token of the session; all forms of the page get it. */
function takeToken(page: CallingPage, answer: Response): void {
  const token = answer.headers.get(CSRF_HEADER)
  if (token !== null) page.setToken(token || undefined)
}

/** A token expires with its session, for example in another tab. Nothing was written then, so the request may be repeated. */
async function isTokenRefused(answer: Response): Promise<boolean> {
  if (answer.ok) return false
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'csrf-failed'
}

function throwConnectionError(cause: unknown): never {
  throw new ConnectionError({ cause })
}

/** A truncated answer counts as none. An answer that is not ours comes from a proxy before an unavailable server. */
async function readAnswer(answer: Response, page: CallingPage): Promise<unknown> {
  const body: unknown = await answer.json().catch((cause) => (answer.ok ? throwConnectionError(cause) : undefined))
  if (answer.ok) return body
  const isError = typeof body === 'object' && body !== null && 'code' in body
  const away = { message: page.unavailable(), code: 'unavailable' as const, requestId: '' }
  const error = isError ? (body as ErrorBody) : away
  throw new ApiError(answer.status, error, Number(answer.headers.get('retry-after')) || undefined)
}
