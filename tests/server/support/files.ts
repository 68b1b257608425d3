import { env } from 'cloudflare:test'
import { createHash } from 'node:crypto'
import { PIECE_BYTES } from '#src/contract/file/file.ts'
import type { CompletionInput } from '#src/contract/file/schemas.ts'
import { rasterise } from '#src/server/platform/rasteriser.ts'
import { type Client, ORIGIN } from './client.ts'
import type { TestServer } from './server-of.ts'

export const FILE = '/server/user/file'
export const piecePath = (id: string, number: number): string => `/server/upload/file/${id}/piece/${number}`
export type Bytes = Uint8Array<ArrayBuffer>

const OCTETS = { 'content-type': 'application/octet-stream' }

/** A drawing of two colours: what is right and under the diagonal is green, the rest is empty. */
export const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><path fill="#0b6b4f" d="M0 0h600v400z"/></svg>'

export const drawPng = async (svg = DRAWING): Promise<Bytes> => (await rasterise(svg)) as Bytes

/** The same drawing in another format. */
export async function drawAs(format: 'image/jpeg' | 'image/webp' | 'image/avif', svg?: string): Promise<Bytes> {
  const made = await env.IMAGES.input(new Blob([await drawPng(svg)]).stream() as never).output({ format })
  return new Uint8Array(await made.response().arrayBuffer())
}

export const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
export const cut = (bytes: Bytes, number: number): Bytes =>
  bytes.slice(number * PIECE_BYTES, (number + 1) * PIECE_BYTES)

export const begin = async (client: Client, bytes: Bytes, { purpose = 'avatar', digest = digestOf(bytes) } = {}) =>
  client.post(FILE, { purpose, size: bytes.byteLength, digest })

export const putPiece = (client: Client, id: string, number: number, raw: Bytes) =>
  client.put(piecePath(id, number), undefined, { headers: OCTETS, raw })

export const sendPiece = (client: Client, id: string, bytes: Bytes, number: number) =>
  putPiece(client, id, number, cut(bytes, number))

export const complete = (client: Client, id: string, input: CompletionInput = {}) =>
  client.post(`${FILE}/${id}/completion`, input)

type Sent = { purpose?: string; digest?: string; input?: CompletionInput }

export async function send(client: Client, bytes: Bytes, { input, ...options }: Sent = {}) {
  const begun = await begin(client, bytes, options)
  const { id, pieces } = begun.body
  if (begun.status !== 201) return { id, ...begun }
  for (let number = 0; number < pieces; number += 1) await sendPiece(client, id, bytes, number)
  return { id, ...(await complete(client, id, input)) }
}

export const removePicture = async (client: Client, purpose: string) =>
  client.send('DELETE', `/server/user/picture/${purpose}`, undefined, {
    headers: { 'x-csrf-token': await client.getToken() },
  })

export const keysIn = async (bucket: typeof env.FILES, prefix = '') =>
  (await bucket.list({ prefix })).objects.map(({ key }) => key)

/** A rendition as readers get it: `avatar/{key}-48.webp`. */
export async function lookAt(server: TestServer, file: string) {
  const answer = await server.fetch(new Request(`${ORIGIN}/server/img/${file}`))
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }
}
