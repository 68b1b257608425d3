import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { declareEndpoint } from '#src/contract/http/endpoint.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { PRODUCT } from '#src/server/product.ts'
import { createClient } from '#tests/server/support/client.ts'
import { registerSeaman } from '#tests/server/support/fixtures.ts'
import { startServer } from '#tests/server/support/product-server.ts'

const PATH = '/server/upload/test'
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const MAX_BODY = 300_000
let firstRead = Promise.withResolvers<void>()

const declared = {
  method: 'put',
  tag: 'Test',
  summary: 'Counts bytes',
  who: ['seaman'],
  kind: 'upload',
  bodyLimit: MAX_BODY,
  answer: z.object({ size: z.number(), type: z.string().nullable() }),
} as const
const spec = declareEndpoint({ ...declared, path: PATH, takes: ['png', 'pdf'] })
const anySpec = declareEndpoint({ ...declared, path: `${PATH}/{id}`, params: z.object({ id: z.string() }) })

const count: Parameters<typeof implement<typeof spec>>[1] = async ({ body }) => {
  let size = 0
  const reader = body.bytes.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    firstRead.resolve()
    size += part.value.byteLength
  }
  return { size, type: body.type ?? null }
}

const server = startServer({}, [...PRODUCT.endpoints, implement(spec, count), implement(anySpec, count as never)])
const BYTES = { 'content-type': 'application/octet-stream' }
const picture = (size: number) => {
  const bytes = new Uint8Array(size)
  bytes.set(PNG)
  return bytes
}

describe('an upload', () => {
  it('is taken by its bytes, which say what it is', async () => {
    const client = await registerSeaman(server)
    const { status, body } = await client.put(PATH, undefined, { headers: BYTES, raw: picture(MAX_BODY) })
    expect([status, body]).toEqual([200, { size: MAX_BODY, type: 'png' }])
  })

  it('is read while it comes', async () => {
    firstRead = Promise.withResolvers<void>()
    const client = await registerSeaman(server)
    const raw = new ReadableStream({
      start: async (controller) => {
        controller.enqueue(picture(100))
        await firstRead.promise
        controller.enqueue(new Uint8Array(50))
        controller.close()
      },
    })
    expect((await client.put(PATH, undefined, { headers: BYTES, raw })).body).toEqual({ size: 150, type: 'png' })
  })

  it.each([
    ['at once', () => picture(MAX_BODY + 1)],
    ['in parts', () => new Blob([picture(MAX_BODY), Uint8Array.of(1)]).stream()],
  ])('that is too long is refused, sent %s', async (_, raw) => {
    const client = await registerSeaman(server)
    for (const path of [PATH, `${PATH}/1`]) {
      const { status, body } = await client.put(path, undefined, { headers: BYTES, raw: raw() })
      expect([status, body.code, body.message]).toEqual([413, 'file-too-large', 'This file is too large.'])
    }
  })

  it('of a type that is not taken here is refused, whatever it is called, and a piece is of any', async () => {
    const client = await registerSeaman(server)
    const headers = { ...BYTES, 'content-disposition': 'attachment; filename="photo.png"' }
    for (const raw of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '', '\xff\xd8\xff', 'GIF89a']) {
      const { status, body } = await client.put(PATH, undefined, { headers, raw })
      expect([status, body.code]).toEqual([415, 'file-type-refused'])
      expect((await client.put(`${PATH}/1`, undefined, { headers, raw })).status).toBe(200)
    }
  })

  it('is sent as bytes and as nothing else', async () => {
    const client = await registerSeaman(server)
    for (const type of ['image/png', 'multipart/form-data; boundary=x', 'application/json', undefined]) {
      const { status } = await client.put(PATH, undefined, { headers: { 'content-type': type }, raw: picture(20) })
      expect(status, type).toBe(415)
    }
  })

  it('is refused to strangers, and without the token', async () => {
    const send = { headers: BYTES, raw: picture(20) }
    expect((await createClient(server).put(PATH, undefined, send)).status).toBe(401)
    const client = await registerSeaman(server)
    const foreign = { ...send, headers: { ...BYTES, 'x-csrf-token': 'none' } }
    expect((await client.put(PATH, undefined, foreign)).body.code).toBe('csrf-failed')
  })

  it('is described as bytes', async () => {
    const { paths } = (await createClient(server).get('/server/openapi.json')).body
    expect(paths[PATH].put.requestBody.content).toEqual({
      'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
    })
    expect(Object.keys(paths[PATH].put.responses)).toEqual(expect.arrayContaining(['413', '415', '401', '403']))
  })
})
