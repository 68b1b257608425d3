import { env } from 'cloudflare:test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MINUTE } from '#src/domain/time.ts'
import { readPicture } from '#src/server/ground/file/reading/read-picture.ts'
import type { Client } from '../../server/support/client.ts'
import {
  type Bytes,
  begin,
  complete,
  digestOf,
  drawPng,
  FILE,
  keysIn,
  lookAt,
  piecePath,
  putPiece,
  send,
  sendPiece,
} from '../../server/support/files.ts'
import { insertRow, registerCompany, registerNewcomer } from '../../server/support/fixtures.ts'
import { toBytes } from '../../server/support/picture-bytes.ts'
import { startServer } from '../../server/support/product-server.ts'
import { printFigure } from '../support/figures.ts'
import { drawOriginals } from '../support/hostile-bytes.ts'
import { type HostileFile, listHostileFiles, type Outcome, PLACE, SCRIPT } from '../support/hostile-files.ts'

const server = startServer()
const RENDITIONS = [
  ['24', 'avif'],
  ['48', 'webp'],
  ['96', 'jpg'],
] as const
const REFUSALS: Record<Outcome, readonly string[]> = {
  refused: ['file-type-refused'],
  'too-large': ['file-too-large'],
  either: ['file-type-refused', 'file-too-large'],
  drawn: [],
}

const counted = { refused: 0, drawn: 0, outputs: 0, calls: 0 }
let files: HostileFile[] = []

const latin = (bytes: Bytes) => new TextDecoder('latin1').decode(bytes)

async function expectSilent(bytes: Bytes, name: string) {
  counted.outputs += 1
  expect(latin(bytes), name).not.toMatch(/GPS|Exif|xmpmeta|Photoshop|ICC_PROFILE|<script|passwd/)
}

/** What is kept and given of a picture has nothing of what was sent. */
async function expectDrawnAnew(key: string, name: string) {
  const kept = new Uint8Array((await (await env.PICTURES.get(`avatar/${key}`))?.arrayBuffer()) ?? new ArrayBuffer())
  await expectSilent(kept, name)
  expect(readPicture('webp', kept), name).toMatchObject({ pixels: 512 * 512 })
  for (const [width, format] of RENDITIONS) {
    const { status, bytes } = await lookAt(server, `avatar/${key}-${width}.${format}`)
    expect(status, name).toBe(200)
    await expectSilent(bytes, `${name}, ${format}`)
  }
}

async function tryFile(client: Client, [name, outcome, bytes]: HostileFile) {
  const before = (await keysIn(env.PICTURES)).length
  const { status, body } = await send(client, bytes)
  if (status === 200) {
    expect(['drawn', 'either'], name).toContain(outcome)
    await expectDrawnAnew(body.became, name)
    counted.drawn += 1
  } else {
    expect(REFUSALS[outcome], `${name}: ${status} ${body.code}`).toContain(body.code)
    expect(await keysIn(env.PICTURES), name).toHaveLength(before)
    counted.refused += 1
  }
}

beforeAll(async () => {
  files = listHostileFiles(await drawOriginals())
})

afterAll(() =>
  printFigure(
    'T16',
    `${counted.refused + counted.drawn} hostile files: ${counted.refused} refused, ${counted.drawn} drawn again; ${counted.outputs} outputs looked through, 0 with a word of what was sent; ${counted.calls} calls that misuse pieces, refused or without effect`,
  ),
)

/** A share of the files, so that none of the tests waits for all. */
const share = (part: number) => files.filter((_, index) => index % 8 === part)

describe('a hostile file', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7])(
    'is refused with its code, or drawn again without a word of it: part %i',
    async (part) => {
      const client = await registerNewcomer(server)
      for (const file of share(part)) {
        await tryFile(client, file)
        server.wait(MINUTE)
      }
    },
  )

  it('is one of at least sixty, each of another kind', () => {
    expect(new Set(files.map(([, , bytes]) => digestOf(bytes))).size).toBe(files.length)
    expect(files.length).toBeGreaterThanOrEqual(60)
    expect(
      files.filter(([, , bytes]) => latin(bytes).includes(PLACE) || latin(bytes).includes(SCRIPT)).length,
    ).toBeGreaterThan(30)
  })
})

describe('a file that is sent wrongly', () => {
  let png: Bytes
  const count = (answer: { status: number; body: { code?: string } }) => {
    counted.calls += 1
    return [answer.status, answer.body.code]
  }

  beforeAll(async () => {
    png = await drawPng()
  })

  it.each([
    ['a purpose that there is not', { purpose: '../avatar' }],
    ['a purpose of our own', { purpose: 'copy' }],
    ['a property of every object', { purpose: '__proto__' }],
    ['no size', { size: 0 }],
    ['less than no size', { size: -1 }],
    ['half a byte', { size: 1.5 }],
    ['a size in words', { size: '100' }],
    ['more than a number holds', { size: 1e21 }],
    ['a digest of another kind', { digest: 'a'.repeat(40) }],
    ['a digest with a path', { digest: `../${'a'.repeat(61)}` }],
    ['a digest in capitals', { digest: 'A'.repeat(64) }],
  ])('is not begun with %s', async (_, wrong) => {
    const client = await registerNewcomer(server)
    const answer = await client.post(FILE, { purpose: 'avatar', size: 100, digest: 'a'.repeat(64), ...wrong })
    expect(count(answer)).toEqual([422, 'validation-failed'])
  })

  it('has no name: one with a path is not read, and stands nowhere', async () => {
    const client = await registerNewcomer(server)
    const body = { purpose: 'avatar', size: png.length, digest: digestOf(png), name: '../../etc/passwd', id: '../x' }
    const { id } = (await client.post(FILE, body)).body
    await sendPiece(client, id, png, 0)
    expect((await keysIn(env.FILES)).join()).not.toMatch(/\.\.|passwd/)
    counted.calls += 1
  })

  it.each(['-1', '1.5', '1', '99999', 'a', '..%2F0', '0%00'])('has no piece %s', async (number) => {
    const client = await registerNewcomer(server)
    const { id } = (await begin(client, png)).body
    const path = piecePath(id, 0).replace(/0$/, number)
    const headers = { 'content-type': 'application/octet-stream' }
    const [status] = count(await client.put(path, undefined, { headers, raw: png }))
    expect([404, 422]).toContain(status)
    expect((await client.get(`${FILE}/${id}`)).body.present).toEqual([])
  })

  it('takes a piece of no other length, and none of another type', async () => {
    const client = await registerNewcomer(server)
    const { id } = (await begin(client, png)).body
    for (const raw of [png.slice(1), new Uint8Array(), Uint8Array.from([...png, 0])])
      expect(count(await putPiece(client, id, 0, raw))).toEqual([409, 'file-incomplete'])
    for (const type of ['image/png', 'text/html', 'multipart/form-data; boundary=x', 'application/json'])
      expect(
        count(await client.put(piecePath(id, 0), undefined, { headers: { 'content-type': type }, raw: png })),
      ).toEqual([415, 'wrong-content-type'])
  })

  it('is not completed with another digest, another size, or without all of its pieces', async () => {
    const client = await registerNewcomer(server)
    const lied = (await begin(client, png, { digest: digestOf(toBytes('x')) })).body
    await sendPiece(client, lied.id, png, 0)
    expect(count(await complete(client, lied.id))).toEqual([409, 'file-incomplete'])
    const empty = (await begin(client, png)).body
    expect(count(await complete(client, empty.id))).toEqual([409, 'file-incomplete'])
  })

  it.each([
    ['a name without end', { name: 'x'.repeat(301) }],
    ['a name that is none', { name: 1 }],
    ['a path in place of an id', { target: '../../../etc/passwd' }],
  ])('is not completed with %s', async (_, input) => {
    const client = await registerCompany(server)
    const { id } = (await begin(client, png, { purpose: 'feed' })).body
    expect(count(await complete(client, id, input as object))).toEqual([422, 'validation-failed'])
  })

  it('is the same once it is stored, whatever is sent to it', async () => {
    const client = await registerNewcomer(server)
    const { id, body } = await send(client, png)
    count(await putPiece(client, id, 0, png.map((byte) => byte ^ 1) as Bytes))
    expect((await complete(client, id)).body).toEqual({ became: body.became })
    expect((await keysIn(env.FILES)).filter((key) => key.includes(id))).toEqual([])
    await expectDrawnAnew(body.became, 'sent again')
  })

  it('is no one else’s: neither read, added to, completed, nor told from one that there is not', async () => {
    const [owner, stranger] = [await registerNewcomer(server), await registerNewcomer(server)]
    const { id } = (await begin(owner, png)).body
    for (const target of [id, crypto.randomUUID()])
      for (const answer of [
        await stranger.get(`${FILE}/${target}`),
        await sendPiece(stranger, target, png, 0),
        await complete(stranger, target),
      ])
        expect(count(answer)).toEqual([404, 'not-found'])
    expect((await owner.get(`${FILE}/${id}`)).body.present).toEqual([])
  })

  it('is not read by the way of another purpose: a copy of one’s data is no file of pieces', async () => {
    const client = await registerNewcomer(server)
    const { id: accountId } = (await client.get('/server/security/auth/session')).body
    const id = crypto.randomUUID()
    const copy = { id, account_id: accountId, purpose: 'copy', size: 9, digest: 'a'.repeat(64), state: 'stored' }
    await insertRow('file', { ...copy, created_at: 0, object_key: `account/${accountId}/copy/x` })
    expect(count(await client.get(`${FILE}/${id}`))).toEqual([404, 'not-found'])
    expect(count(await complete(client, id))).toEqual([404, 'not-found'])
  })
})
