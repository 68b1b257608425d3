import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync, constants } from 'node:zlib'

const LATENCY = 600
/** Bytes a millisecond of 512 kbit/s, shared by everything that is on its way. */
const SPEED = 64
const PACKET = 1400

/** What the platform packs answers with that come unpacked. */
const QUALITY = 4
const TEXT = /^(text\/|application\/(javascript|json|manifest\+json)|image\/svg)/

const pack = (body: Buffer): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })

/** What a packed answer says of itself; the rest passes as it is. */
const OWN = /^(content-length|content-encoding|transfer-encoding|connection)$/

/** A socket is passed on as it is. */
function passSocket(product: string, { method, url, rawHeaders }: IncomingMessage, near: Duplex): void {
  const { hostname, port } = new URL(product)
  const far = connect(Number(port), hostname, () => {
    const headers = rawHeaders.map((part, index) => (index % 2 ? `${part}\r\n` : `${part}: `)).join('')
    far.write(`${method} ${url} HTTP/1.1\r\n${headers}\r\n`)
    far.pipe(near).pipe(far)
  })
  far.on('error', () => near.destroy())
  near.on('error', () => far.destroy())
}

async function ask(product: string, { method = 'GET', url = '/', headers }: IncomingMessage) {
  const { host, connection, ...passed } = headers
  const answer = await fetch(`${product}${url}`, {
    method,
    headers: { ...(passed as Record<string, string>), 'accept-encoding': 'identity' },
    redirect: 'manual',
  })
  const body = Buffer.from(await answer.arrayBuffer())
  const isText = TEXT.test(answer.headers.get('content-type') ?? '')
  const own = Object.fromEntries([...answer.headers].filter(([name]) => !OWN.test(name)))
  return {
    status: answer.status,
    headers: { ...own, ...(isText && { 'content-encoding': 'br' }) },
    body: isText ? pack(body) : body,
  }
}

/** Sends packet by packet, in turns with whatever else is on its way. */
function createSender() {
  let free = 0
  const takeTurn = async (bytes: number) => {
    const now = performance.now()
    free = Math.max(free, now) + bytes / SPEED
    await wait(free - now)
  }
  return async (response: ServerResponse, body: Buffer) => {
    for (let start = 0; start < body.length; start += PACKET) {
      const packet = body.subarray(start, start + PACKET)
      await takeTurn(packet.length)
      response.write(packet)
    }
    response.end()
  }
}

/**
 * The product behind the platform, which packs what the Worker has not packed, and behind a ship's line. The line is here and not in
 * the browser, whose own slows nothing that is fetched or drawn ahead. Answers only to GET; connections cost nothing.
 */
export async function openShipLine(product: string) {
  const send = createSender()
  const server = createServer(async (request, response) => {
    const arrives = wait(LATENCY)
    const { status, headers, body } = await ask(product, request)
    await arrives
    response.writeHead(status, headers)
    await send(response, body)
  })
  server.on('upgrade', (request, socket) => passSocket(product, request, socket))
  server.listen(0)
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, close: () => server.close() }
}
