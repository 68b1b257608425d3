import { ApiError, ConnectionError, createApi } from '#src/contract/api.ts'
import type { Transport } from '#src/contract/call.ts'
import { CSRF_HEADER } from '#src/contract/constants.ts'
import type { ErrorBody } from '#src/contract/errors.ts'
import { UPLOAD_TYPE } from '#src/contract/raw-paths.ts'
import { fetchToken } from '../form-token.ts'
import type { AppState } from './app-state.ts'
import type { AppStore } from './router-context.ts'

const TIMEOUT = 30_000

type Store = Pick<AppStore, 'get' | 'set'>

/** The typed client in the browser: same origin, token header on writes, one fresh token when the page's is refused. */
export function createBrowserApi(getStore: () => Store) {
  const attempt = async ({ send = fetch, ...request }: Parameters<Transport>[0]): Promise<Response> => {
    const store = getStore()
    const headers = new Headers({
      accept: 'application/json',
      'accept-language': store.get().locale,
      ...request.headers,
    })
    if (request.method !== 'GET') headers.set(CSRF_HEADER, await tokenOf(store))
    const body = request.bytes ?? (request.body === undefined ? null : JSON.stringify(request.body))
    if (body) headers.set('content-type', request.bytes ? UPLOAD_TYPE : 'application/json')
    const answer = await send(request.path, {
      method: request.method,
      headers,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT),
      body,
    })
    takeToken(store, answer)
    return answer
  }
  const send: Transport = async (request) => {
    let answer = await attempt(request).catch(tellCut)
    if (await isTokenRefused(answer)) {
      getStore().set({ csrfToken: await fetchToken().catch(tellCut) })
      answer = await attempt(request).catch(tellCut)
    }
    return readAnswer(answer, getStore().get())
  }
  return createApi(send)
}

async function tokenOf(store: Store): Promise<string> {
  const held = store.get().csrfToken
  if (held) return held
  const csrfToken = await fetchToken()
  store.set({ csrfToken })
  return csrfToken
}

/** Answers that tell or change who is signed in bring the token of their session, and all forms of the page have it at once. */
function takeToken(store: Store, answer: Response): void {
  const csrfToken = answer.headers.get(CSRF_HEADER)
  if (csrfToken !== null) store.set({ csrfToken: csrfToken || undefined })
}

/** A token ends with its session, as in another tab; nothing was written then, so the same request may go again. */
async function isTokenRefused(answer: Response): Promise<boolean> {
  if (answer.ok) return false
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'csrf-failed'
}

function tellCut(cause: unknown): never {
  throw new ConnectionError({ cause })
}

/** An answer that is cut off in the middle is none; one that is not ours comes from something before a server that is away. */
async function readAnswer(answer: Response, state: AppState): Promise<unknown> {
  const body: unknown = await answer.json().catch((cause) => (answer.ok ? tellCut(cause) : undefined))
  if (answer.ok) return body
  const isError = typeof body === 'object' && body !== null && 'code' in body
  const message = state.intl.formatMessage({ id: 'error.code.unavailable' })
  const error = isError ? (body as ErrorBody) : { message, code: 'unavailable' as const, requestId: '' }
  throw new ApiError(answer.status, error, Number(answer.headers.get('retry-after')) || undefined)
}
