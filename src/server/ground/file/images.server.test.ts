import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { rasterise } from '#src/server/platform/rasteriser.ts'
import { ORIGIN } from '#tests/server/support/client.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { fileDomain } from './index.ts'

const startServer = serverOf(fileDomain)

const KEY = 'northstrand'
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="384" height="384"><path fill="#0b6b4f" d="M0 0h384v384z"/></svg>'
const SIGNS: Record<string, (bytes: Uint8Array) => boolean> = {
  png: (bytes) => bytes[0] === 0x89 && bytes[1] === 0x50,
  webp: (bytes) => new TextDecoder().decode(bytes.slice(8, 12)) === 'WEBP',
  avif: (bytes) => new TextDecoder().decode(bytes.slice(4, 12)).startsWith('ftypavi'),
}

describe('renditions of a logo', () => {
  const server = startServer()
  const look = async (file: string) => {
    const answer = await server.fetch(new Request(`${ORIGIN}/server/img/logo/${file}`))
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      bytes: new Uint8Array(await answer.arrayBuffer()),
    }
  }

  beforeAll(async () => {
    await env.PICTURES.put(`logo/${KEY}`, await rasterise(DRAWING))
  })

  it.each(['avif', 'webp', 'png'])('are made in %s and kept', async (format) => {
    for (const _ of [1, 2]) {
      const { status, type, bytes } = await look(`${KEY}-96.${format}`)
      expect([status, type]).toEqual([200, `image/${format}`])
      expect(SIGNS[format]?.(bytes)).toBe(true)
    }
    expect(await env.PICTURES.head(`img/logo/${KEY}-96.${format}`)).not.toBeNull()
  })

  it('have the width that was asked for', async () => {
    const { bytes } = await look(`${KEY}-48.png`)
    expect(new DataView(bytes.buffer).getUint32(16)).toBe(48)
  })

  it('are made in the widths of pages only, and not of what is not there', async () => {
    expect((await look(`${KEY}-500.png`)).status).toBe(404)
    expect((await look(`${KEY}-096.png`)).status).toBe(404)
    expect((await look('nobodyslogo-96.png')).status).toBe(404)
    expect((await look('..%2fog-96.png')).status).toBe(404)
  })
})
