import type { EdgeConfig } from '../config.ts'

/** Milliseconds until an answer must begin. */
export const UPSTREAM_TIMEOUT = 10_000
/** The same for an upload on a slow connection: ten megabytes at 512 kbit/s and a reserve. */
export const UPLOAD_TIMEOUT = 240_000
/** Milliseconds for requests of a page. */
export const READ_TIMEOUT = 5_000

export type ServerBinding = { fetch: (request: Request) => Promise<Response> }

/** The server did not answer: unreachable, connection lost, or timeout. The effect of a write is unknown. */
export class UpstreamError extends Error {
  constructor(cause: unknown) {
    super('The server gave no answer', { cause })
    this.name = 'UpstreamError'
  }
}

/** Sends a request to the server Worker, by either route; throws UpstreamError. */
export type Upstream = (path: string, init: RequestInit, timeout?: number) => Promise<Response>

type Options = { server: ServerBinding | undefined; config: Pick<EdgeConfig, 'serverOrigin'>; origin?: string }

/** SERVER_ORIGIN takes precedence over the service binding. `origin` only names the binding's requests; it is not resolved. */
export function createUpstream({ server, config, origin = 'http://server' }: Options): Upstream {
  const base = config.serverOrigin ?? origin
  const send =
    config.serverOrigin || !server ? (request: Request) => fetch(request) : (request: Request) => server.fetch(request)
  return async (path, init, timeout = UPSTREAM_TIMEOUT) => {
    if (!path.startsWith('/server/')) throw new Error('Only /server/ is passed on')
    if (!config.serverOrigin && !server) throw new UpstreamError('neither service binding nor SERVER_ORIGIN')
    const abort = new AbortController()
    const request = new Request(base + path, {
      ...init,
      redirect: 'manual',
      signal: abort.signal,
      ...(init.body ? { duplex: 'half' } : {}),
    } as RequestInit)
    return withDeadline(send(request), timeout, () => abort.abort())
  }
}

/** Some servers do not react to an aborted request, so the timer decides and not the signal. */
export async function withDeadline<T>(work: Promise<T>, timeout: number, onLate: () => void = () => {}): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new UpstreamError('timeout'))
      onLate()
    }, timeout)
  })
  try {
    return await Promise.race([work, late])
  } catch (cause) {
    throw cause instanceof UpstreamError ? cause : new UpstreamError(cause)
  } finally {
    clearTimeout(timer)
  }
}
