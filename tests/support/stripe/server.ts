import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { StandIn } from './stand-in.ts'

const HOST = '127.0.0.1'

function toHeaders({ headers }: IncomingMessage): Headers {
  const found = new Headers()
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') found.set(name, value)
  return found
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, HOST, resolve)
  })

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

async function serve(
  standIn: StandIn,
  request: IncomingMessage,
  response: ServerResponse,
  die: () => void,
): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', `http://${HOST}`)
  const body = await text(request)
  const { method = 'GET' } = request
  const outcome = standIn.answer({ method, path: pathname, query: search.slice(1), headers: toHeaders(request), body })
  if (outcome === 'hang') return
  if (outcome === 'lost') request.socket.destroy()
  else if (outcome === 'dead') die()
  // No connection is kept, so that none of a server that died is used again.
  else response.writeHead(outcome.status, { ...outcome.headers, connection: 'close' }).end(outcome.body)
}

export type StandInServer = Awaited<ReturnType<typeof startServer>>

/** Offers a stand-in over HTTP on a port of this machine. `client` has the options of the SDK. */
export async function startServer(standIn: StandIn, askedPort = 0) {
  let server = createServer()
  /** The process is gone: every connection ends, and the port is closed. */
  const die = () => {
    standIn.die()
    void close(server)
  }
  const open = async (port: number) => {
    server = createServer((request, response) => {
      serve(standIn, request, response, die).catch(() => request.socket.destroy())
    })
    await listen(server, port)
    return (server.address() as AddressInfo).port
  }
  const port = await open(askedPort)
  const url = `http://${HOST}:${port}`
  standIn.setBaseUrl(url)
  return {
    url,
    client: { host: HOST, port, protocol: 'http' as const, telemetry: false },
    die,
    /** Listens on the same port again, with the stored state. */
    restart: async () => {
      await close(server)
      standIn.restart()
      await open(port)
    },
    stop: () => close(server),
  }
}
