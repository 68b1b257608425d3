import { MAX_UPLOAD_BODY, maxBodyOf, UPLOADS } from '#src/contract/http/raw-paths.ts'
import { CHANGES_HELD_FOR, CHANGES_PATH } from '#src/contract/inbox/inbox.ts'
import { LIVE_PATH } from '#src/contract/session/live.ts'
import { readClientAddress } from '../access/client-address.ts'
import { readPlace } from '../access/client-place.ts'
import { type LimitedBody, readBytes, streamBody } from '../access/read-body.ts'
import { isErrorBody, RETRY_AFTER } from '../access/server-access.ts'
import { UPLOAD_TIMEOUT, UPSTREAM_TIMEOUT, UpstreamError, withDeadline } from '../access/upstream.ts'
import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeContext } from '../environment.ts'
import { pageNotFound, unavailable } from '../errors.ts'
import { upstreamHeaders, withoutHopByHop } from '../policy/proxy-headers.ts'

/** For a request that the server holds until there is news. */
const HELD_TIMEOUT = CHANGES_HELD_FOR + UPSTREAM_TIMEOUT

/** Passes an API call on. Reports the result of a write only with the server's complete answer. */
export const proxyServer =
  (dependencies: EdgeDependencies) =>
  async (c: EdgeContext): Promise<Response> => {
    const { pathname } = c.get('url')
    if (!pathname.startsWith('/server/')) throw pageNotFound(pathname)
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
    const body = reads || !c.req.raw.body ? undefined : await readRequest(c, pathname)
    try {
      const response = await send(dependencies, c, body)
      if (response.status === 101) return passSocket(response)
      return answer(response, reads ? await readable(response) : await wholeAnswer(response))
    } catch (error) {
      if (isStream(body) && body.refusal) throw body.refusal
      if (!(error instanceof UpstreamError)) throw error
      throw unavailable(reads ? 'edge.unavailable.read' : 'edge.unavailable.write', RETRY_AFTER)
    }
  }

type Body = Uint8Array<ArrayBuffer> | LimitedBody | undefined

/** Bytes are passed unchanged, because a webhook is signed over them; an upload is streamed. */
const readRequest = async (c: EdgeContext, pathname: string): Promise<Body> =>
  pathname.startsWith(UPLOADS) ? streamBody(c.req.raw, MAX_UPLOAD_BODY) : readBytes(c.req.raw, maxBodyOf(pathname))

const isStream = (body: Body): body is LimitedBody => body !== undefined && 'stream' in body

function send(dependencies: EdgeDependencies, c: EdgeContext, body: Body): Promise<Response> {
  const { pathname, search } = c.get('url')
  const init = { method: c.req.method, headers: passedHeaders(dependencies, c) }
  if (isStream(body)) return dependencies.upstream(pathname + search, { ...init, body: body.stream }, UPLOAD_TIMEOUT)
  const timeout = pathname === CHANGES_PATH ? HELD_TIMEOUT : UPSTREAM_TIMEOUT
  return dependencies.upstream(pathname + search, { ...init, ...(body?.byteLength && { body }) }, timeout)
}

function passedHeaders({ config }: EdgeDependencies, c: EdgeContext): Headers {
  const headers = upstreamHeaders(c.req.raw.headers, {
    requestId: c.get('requestId'),
    clientIp: readClientAddress({ config }, c),
    clientPlace: readPlace(c.req.raw),
    edgeSecret: config.edgeSecret,
    cookies: c.get('cookies'),
  })
  headers.delete('content-length')
  if (wantsSocket(c)) headers.set('upgrade', 'websocket')
  return headers
}

/** The only socket of the API. */
const wantsSocket = (c: EdgeContext): boolean =>
  c.get('url').pathname === LIVE_PATH && c.req.header('upgrade')?.toLowerCase() === 'websocket'

/** Returns the server's socket in an answer whose headers can be changed. */
const passSocket = (response: Response & { webSocket?: unknown }): Response =>
  new Response(null, { status: 101, webSocket: response.webSocket } as ResponseInit)

function answer(response: Response, body: BodyInit | null): Response {
  const headers = withoutHopByHop(response.headers)
  headers.delete('content-length')
  headers.delete('content-encoding')
  headers.append('vary', 'Accept-Language, Cookie')
  return new Response(body, { status: response.status, headers })
}

/** An error without the API's format comes from something between the edge and the server. */
async function readable(response: Response): Promise<BodyInit | null> {
  if (response.status < 500) return response.body
  return wholeAnswer(response)
}

async function wholeAnswer(response: Response): Promise<string | null> {
  const text = await withDeadline(response.text(), UPSTREAM_TIMEOUT)
  if (text === '' && response.status < 400) return null
  const parsed = parse(text)
  if (response.status >= 500 && !isErrorBody(parsed)) throw new UpstreamError(`status ${response.status}`)
  return text
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UpstreamError(cause)
  }
}
