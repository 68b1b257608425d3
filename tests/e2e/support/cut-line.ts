import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

/** `open`; `cut`: no one is reached; `silent`: what is sent arrives nowhere, and nothing comes back. */
export type LineState = 'open' | 'cut' | 'silent'

export type CutLine = {
  /** For a context of the browser. */
  proxy: { server: string; bypass: string }
  set: (state: LineState) => void
  /** From now on nothing of this path comes. Resolves when it was asked for. */
  hold: (path: string) => Promise<void>
  close: () => Promise<void>
}

/** What everything of a browser goes through, its workers too, so that the line can be cut for all of it. */
export async function openCutLine(): Promise<CutLine> {
  let state: LineState = 'open'
  let held: { path: string; ask: () => void } | undefined
  const open = new Set<Socket>()

  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    if (state === 'silent') return
    if (state === 'cut') return asked.socket.destroy()
    const { method = 'GET', headers, url = '' } = asked
    const { hostname, port, pathname, search } = new URL(url)
    if (pathname === held?.path) return held.ask()
    const onward = request({
      host: hostname === 'localhost' ? '127.0.0.1' : hostname,
      port,
      path: pathname + search,
      method,
      headers,
      // A kept connection may be closed by the server while it is reused; the browser would lose a script.
      agent: false,
    })
    onward.on('response', (came) => {
      answer.writeHead(came.statusCode ?? 502, came.rawHeaders)
      came.pipe(answer)
    })
    onward.on('error', () => asked.socket.destroy())
    asked.pipe(onward)
  }
  const server = createServer(pass)
  server.on('connection', (socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => {})
  })
  server.on('connect', ({ url = '' }: IncomingMessage, socket: Socket) => {
    if (state !== 'open') return socket.destroy()
    const [, port] = url.split(':')
    const onward = connect(Number(port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      onward.pipe(socket).pipe(onward)
    })
    onward.on('error', () => socket.destroy())
    socket.on('error', () => onward.destroy())
    socket.on('close', () => onward.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const drop = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    proxy: { server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bypass: '<-loopback>' },
    set: (next) => {
      state = next
      if (next !== 'open') drop()
    },
    hold: (path) =>
      new Promise((ask) => {
        held = { path, ask }
      }),
    close: async () => {
      drop()
      await new Promise((done) => server.close(done))
    },
  }
}
