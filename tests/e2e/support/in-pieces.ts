import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const PIECE = 700
/** Longer than a frame: each piece is painted. */
const PAUSE = 35

/** The product behind a line on which pages come piece by piece. */
export async function openInPieces(product: string) {
  const line = createServer(async ({ url = '/', headers }, response) => {
    const answer = await fetch(`${product}${url}`, {
      headers: { accept: headers.accept ?? '*/*', 'user-agent': headers['user-agent'] ?? '' },
    })
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    const piece = type.startsWith('text/html') ? PIECE : body.length
    for (let start = 0; start < body.length; start += piece) {
      response.write(body.subarray(start, start + piece))
      await wait(PAUSE)
    }
    response.end()
  }).listen(0)
  const { port } = line.address() as AddressInfo
  return { origin: `http://localhost:${port}`, close: () => line.close() }
}
