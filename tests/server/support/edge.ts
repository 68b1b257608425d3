import { createRenderer } from '#src/worker/handlers/create-renderer.ts'
import { createEdge } from '../../edge/support/edge.ts'
import { breakDown } from '../../edge/support/fake-server.ts'
import { createClient, ORIGIN } from './client.ts'
import type { TestServer } from './server-of.ts'

/** The edge as it is, with the pages as they are, before the real server: an isolate in a data centre of its own. Without `lists` it learns nothing of withdrawals. */
export function startEdge(server: TestServer, { lists = true } = {}) {
  let isAway = false
  const fetch = async (request: Request): Promise<Response> => {
    if (isAway) return breakDown()
    // Of a server that knows no list yet.
    if (!lists && request.url.includes('/server/withdrawal')) return new Response(null, { status: 404 })
    return server.fetch(request)
  }
  const edge = createEdge({
    renderer: createRenderer('Gangway'),
    variables: { ORIGIN, HOSTS: new URL(ORIGIN).host },
    binding: { fetch },
    pack: async (body) => body,
  })
  const visit: typeof edge.visit = (address, visiting) => edge.visit(ORIGIN + address, visiting)
  const read = async (address: string, agent?: string) => {
    const response = await visit(address, agent ? { agent } : {})
    const body = await response.arrayBuffer()
    const text = new TextDecoder().decode(body)
    await edge.settle()
    return { status: response.status, from: response.headers.get('x-cache'), text, headers: response.headers }
  }
  /** A browser whose calls pass through this edge. */
  const createVisitor = () =>
    createClient({
      ...server,
      fetch: async (request) =>
        edge.visit(request.url, {
          method: request.method,
          headers: request.headers,
          ...(request.body && { body: await request.arrayBuffer() }),
        }),
    })
  const goAway = () => {
    isAway = true
  }
  return { ...edge, visit, read, createVisitor, goAway }
}
