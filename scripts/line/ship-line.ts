import { createHash, createPublicKey } from 'node:crypto'
import { type IncomingMessage, type OutgoingHttpHeaders, request as requestOf } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { type AddressInfo, connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate as immediately, setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import { generate } from 'selfsigned'

const LATENCY = 600
/** Bytes a millisecond of 512 kbit/s, shared by everything that is on its way. */
const SPEED = 64
const PACKET = 1400

/** What the platform packs answers with that come unpacked. */
const QUALITY = 4
const TEXT = /^(text\/|application\/(javascript|json|manifest\+json)|image\/svg)/

const pack = (body: Buffer): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })

/** What an answer says of how it travels; the rest passes as it is. */
const OWN = /^(content-length|transfer-encoding|connection|keep-alive)$/
/** What a request says of its connection. */
const FAR = /^(:.*|host|connection|accept-encoding)$/

/** The product knows itself by its own address alone. */
const nameProduct = (product: string, value: string) => value.replace(/^https:\/\/localhost:\d+/, product)

/** A socket is passed on as it is. */
function passSocket(product: string, { method, url, rawHeaders }: IncomingMessage, near: Duplex): void {
  const { hostname, port } = new URL(product)
  const far = connect(Number(port), hostname, () => {
    const headers = rawHeaders
      .map((part, index) => (index % 2 ? `${nameProduct(product, part)}\r\n` : `${part}: `))
      .join('')
    far.write(`${method} ${url} HTTP/1.1\r\n${headers}\r\n`)
    far.pipe(near).pipe(far)
  })
  far.on('error', () => near.destroy())
  near.on('error', () => far.destroy())
}

/** Each on a connection of its own: one that was kept may be closed by the product just as it is used. */
const open = (url: string, { method, headers, body }: { method: string; headers: OutgoingHttpHeaders; body: Buffer }) =>
  new Promise<IncomingMessage>((done, failed) => {
    requestOf(url, { method, headers, agent: false }, done).on('error', failed).end(body)
  })

/** What the Worker has packed at its best passes as it is; the platform packs the rest. */
async function ask(product: string, request: Http2ServerRequest) {
  const passed = Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      FAR.test(name) ? [] : [[name, nameProduct(product, String(value))]],
    ),
  )
  const headers = { ...passed, 'accept-encoding': 'br' }
  const answer = await open(product + request.url, { method: request.method, headers, body: await buffer(request) })
  const body = await buffer(answer)
  const isPacked = answer.headers['content-encoding'] !== undefined || !TEXT.test(answer.headers['content-type'] ?? '')
  const own = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !OWN.test(name)))
  return {
    status: answer.statusCode ?? 500,
    headers: { ...own, ...(!isPacked && { 'content-encoding': 'br' }) },
    body: isPacked ? body : pack(body),
  }
}

/** What has the browser take the certificate for a good one: from a line that it does not trust it keeps nothing. */
function trustIn(cert: string): string {
  const key = createPublicKey(cert).export({ type: 'spki', format: 'der' })
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`
}

/** How urgent the browser says that an answer is, 0 the most (RFC 9218); what says nothing is 3. */
const urgencyOf = ({ priority }: Http2ServerRequest['headers']): number =>
  Number(/u=(\d)/.exec(String(priority ?? ''))?.[1] ?? 3)

type Turn = { urgency: number; bytes: number; go: () => void }

/** Sends one packet after another: the most urgent first, and those of equal urgency in turns. */
function createTurns() {
  const waiting: Turn[] = []
  let isBusy = false
  const run = async () => {
    isBusy = true
    let free = performance.now()
    for (let next = takeNext(waiting); next; next = takeNext(waiting)) {
      // Timers are late: the next packet makes up for it.
      free += next.bytes / SPEED
      await wait(Math.max(0, free - performance.now()))
      next.go()
      // Anyone who has sent a packet asks for the next turn first.
      await immediately()
    }
    isBusy = false
  }
  return (urgency: number, bytes: number) =>
    new Promise<void>((go) => {
      waiting.push({ urgency, bytes, go })
      if (!isBusy) void run()
    })
}

function takeNext(waiting: Turn[]): Turn | undefined {
  const most = Math.min(...waiting.map(({ urgency }) => urgency))
  const place = waiting.findIndex(({ urgency }) => urgency === most)
  return waiting.splice(place, 1)[0]
}

/** Sends packet by packet, in turns with whatever else is on its way. */
function createSender() {
  const takeTurn = createTurns()
  return async (response: Http2ServerResponse, body: Buffer, urgency: number) => {
    // Who has gone is sent no more.
    for (let start = 0; start < body.length && !response.destroyed; start += PACKET) {
      const packet = body.subarray(start, start + PACKET)
      await takeTurn(urgency, packet.length)
      response.write(packet)
    }
    response.end()
  }
}

/**
 * The product behind the platform, which packs what the Worker has not packed, and behind a ship's line. The line is here and not in
 * the browser, whose own slows nothing that is fetched or drawn ahead. It speaks HTTP/2, as the platform does: everything is asked for at once.
 * Connections cost nothing, nor does what is sent up. Its certificate is its own.
 */
export async function openShipLine(product: string) {
  const send = createSender()
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  // Sockets come by connections of their own.
  const pass = async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const arrives = wait(LATENCY)
    const { status, headers, body } = await ask(product, request)
    await arrives
    response.writeHead(status, headers)
    await send(response, body, urgencyOf(request.headers))
  }
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    // What the product holds until there is news ends with the product.
    pass(request, response).catch(() => response.destroy())
  })
  server.on('upgrade', (request, socket) => passSocket(product, request, socket))
  server.listen(0)
  const { port } = server.address() as AddressInfo
  return { origin: `https://localhost:${port}`, trust: trustIn(cert), close: () => server.close() }
}
