import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { PIECE_BYTES } from '#src/contract/file/file.ts'
import type { ProfileData } from '#src/contract/seaman/schemas.ts'
import { DAY } from '#src/domain/time.ts'
import { readPicture } from '#src/server/ground/file/reading/read-picture.ts'
import { PRODUCT } from '#src/server/product.ts'
import { packCopy } from '#src/server/trust/data-right/pack-copy.ts'
import type { Client } from '#tests/server/support/client.ts'
import {
  type Bytes,
  begin,
  complete,
  cut,
  DRAWING,
  digestOf,
  drawAs,
  drawPng,
  FILE,
  keysIn,
  lookAt,
  putPiece,
  removePicture,
  send,
  sendPiece,
} from '#tests/server/support/files.ts'
import { joinCompany, registerCompany, registerNewcomer, registerSeaman } from '#tests/server/support/fixtures.ts'
import { readOwnCv } from '#tests/server/support/own-cv.ts'
import { addToJpg, addToPng, EXIF_HEAD, join, toBytes, writeExif } from '#tests/server/support/picture-bytes.ts'
import { readQuarters } from '#tests/server/support/pixels.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { runSchedule } from '#tests/server/support/schedule.ts'

const FILLING = new Uint8Array(65_000).fill(0x20)
const GPS = 'GPSLatitude 50.4501'
const server = startServer()
let photo: Bytes

/** Four fields of four colours, as they are stored when the camera is turned. */
const fields = (
  ...[a, b, c, d]: string[]
) => `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><path fill="${a}"
  d="M0 0h256v256H0z"/><path fill="${b}" d="M256 0h256v256H256z"/><path fill="${c}" d="M0 256h256v256H0z"/><path fill="${d}"
  d="M256 256h256v256H256z"/></svg>`
const COLOURS = [
  [204, 0, 0],
  [0, 170, 0],
  [0, 0, 204],
  [136, 136, 136],
] as const
const [RED, GREEN, BLUE, GREY] = COLOURS.map((parts) => `rgb(${parts.join()})`) as [string, string, string, string]
const HELD: [number, string][] = [
  [1, fields(RED, GREEN, BLUE, GREY)],
  [3, fields(GREY, BLUE, GREEN, RED)],
  [6, fields(GREEN, GREY, RED, BLUE)],
  [8, fields(BLUE, RED, GREY, GREEN)],
]

/** A photo of a telephone: where it was taken, and more bytes than two pieces have. */
async function takePhoto(): Promise<Bytes> {
  const plain = await drawAs('image/jpeg')
  const placed = addToJpg(plain, 0xe1, join(EXIF_HEAD, toBytes(GPS)))
  return Array.from({ length: 9 }).reduce<Bytes>((photo) => addToJpg(photo, 0xfe, FILLING), placed)
}

const avatarOf = async (client: Client) => (await client.get('/server/security/auth/session')).body.avatar
const look = (file: string) => lookAt(server, `avatar/${file}`)

beforeAll(async () => {
  photo = await takePhoto()
})

describe('an avatar', () => {
  it('is in the profile of a seafarer in the words of the specification, and leaves it when it is taken away', async () => {
    const client = await registerSeaman(server)
    const inProfile = async () => ((await readOwnCv(client)).data as ProfileData).avatar
    expect(await inProfile()).toBeNull()
    const { body, id } = await send(client, photo)
    const { id: ownerId } = (await client.get('/server/security/auth/session')).body
    const name = `${body.became}-96.jpg`
    const updatedAt = expect.any(Number)
    expect(await inProfile()).toEqual({ id, type: 'avatar', isImage: true, format: 'jpg', name, updatedAt, ownerId })
    expect((await look(name)).status).toBe(200)
    await removePicture(client, 'avatar')
    expect(await inProfile()).toBeNull()
  })

  it.each([
    ['a seafarer', registerSeaman],
    ['a company', registerCompany],
    ['who has no role yet', registerNewcomer],
  ] as const)(
    'of %s is sent in pieces, and what was written into the photo is in nothing that is kept',
    async (_, register) => {
      const client = await register(server)
      expect(await avatarOf(client)).toBeNull()
      const { status, body } = await send(client, photo)
      expect(status).toBe(200)
      expect(await avatarOf(client)).toBe(body.became)
      for (const file of [`${body.became}-24.jpg`, `${body.became}-48.webp`, `${body.became}-48.avif`])
        expect((await look(file)).status, file).toBe(200)
      for (const key of await keysIn(env.PICTURES)) {
        const kept = await (await env.PICTURES.get(key))?.arrayBuffer()
        expect(new TextDecoder('latin1').decode(kept), key).not.toMatch(/GPS|Exif/)
      }
      expect(await keysIn(env.FILES)).toEqual([])
    },
  )

  it('is square, whatever was sent', async () => {
    const client = await registerNewcomer(server)
    const { body } = await send(client, photo)
    const { bytes } = await look(`${body.became}-48.webp`)
    expect(readPicture('webp', bytes)?.pixels).toBe(48 * 48)
  })

  it.each(HELD)('stands upright, however the camera was held: %s', async (orientation, stored) => {
    const exif = writeExif(orientation)
    for (const picture of [
      addToPng(await drawPng(stored), 'eXIf', exif),
      addToJpg(await drawAs('image/jpeg', stored), 0xe1, join(EXIF_HEAD, exif)),
    ]) {
      const key = (await send(await registerNewcomer(server), picture)).body.became
      const quarters = await readQuarters((await look(`${key}-48.jpg`)).bytes)
      for (const [index, colour] of COLOURS.entries())
        for (const [part, value] of colour.entries()) expect(quarters[index]?.[part]).closeTo(value, 24)
    }
  })

  it('gives way to another one, and goes when it is taken away, with all its pictures', async () => {
    const client = await registerNewcomer(server)
    const first = (await send(client, photo)).body.became
    await look(`${first}-24.jpg`)
    const second = (await send(client, photo)).body.became
    expect(await avatarOf(client)).toBe(second)
    server.wait(DAY)
    await runSchedule(server)
    expect((await keysIn(env.PICTURES)).filter((key) => key.includes(first))).toEqual([])
    expect((await removePicture(client, 'avatar')).status).toBe(200)
    expect(await avatarOf(client)).toBeNull()
    await runSchedule(server)
    expect((await keysIn(env.PICTURES)).filter((key) => key.includes(second))).toEqual([])
  })
})

describe('a file', () => {
  it('continues where the connection broke: what is there is told, and only the rest is sent', async () => {
    const client = await registerNewcomer(server)
    const { body } = await begin(client, photo)
    expect(body).toMatchObject({ state: 'arriving', pieces: 3, pieceBytes: PIECE_BYTES, present: [] })
    await sendPiece(client, body.id, photo, 2)
    await sendPiece(client, body.id, photo, 0)
    const half = await putPiece(client, body.id, 1, cut(photo, 1).slice(0, 999))
    expect([half.status, half.body.code]).toEqual([409, 'file-incomplete'])
    expect((await client.get(`${FILE}/${body.id}`)).body.present).toEqual([0, 2])
    expect((await complete(client, body.id)).body.code).toBe('file-incomplete')
    for (const _ of [1, 2]) await sendPiece(client, body.id, photo, 1)
    expect((await client.get(`${FILE}/${body.id}`)).body.present).toEqual([0, 1, 2])
    const { became } = (await complete(client, body.id)).body
    expect((await complete(client, body.id)).body).toEqual({ became })
    expect((await client.get(`${FILE}/${body.id}`)).body).toMatchObject({ state: 'stored', present: [] })
  })

  it('that is not what was announced is refused', async () => {
    const client = await registerNewcomer(server)
    const { status, body } = await send(client, photo, { digest: digestOf(new Uint8Array(1)) })
    expect([status, body.code, await avatarOf(client)]).toEqual([409, 'file-incomplete', null])
  })

  it.each([
    ['a drawing', new TextEncoder().encode(DRAWING)],
    ['a document', new TextEncoder().encode('%PDF-1.7\n')],
    ['a page', new TextEncoder().encode('<!doctype html><script>alert(1)</script>')],
    [
      'a picture that is none but for its first bytes',
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1),
    ],
  ])('that is %s becomes no avatar', async (_, bytes) => {
    const client = await registerNewcomer(server)
    const { status, body } = await send(client, bytes as Bytes)
    expect([status, body.code, await avatarOf(client)]).toEqual([415, 'file-type-refused', null])
  })

  it('that is too large is refused before it is sent, and a piece that is too long while it comes', async () => {
    const client = await registerNewcomer(server)
    const announced = await client.post(FILE, { purpose: 'avatar', size: 10_000_001, digest: 'a'.repeat(64) })
    expect([announced.status, announced.body.code]).toEqual([413, 'file-too-large'])
    const { id } = (await begin(client, photo)).body
    expect((await putPiece(client, id, 0, new Uint8Array(PIECE_BYTES + 1))).status).toBe(413)
    expect((await sendPiece(client, id, photo, 3)).status).toBe(404)
  })

  it('is no one else’s to see, to add to or to complete', async () => {
    const [owner, stranger] = [await registerNewcomer(server), await registerNewcomer(server)]
    const { id } = (await begin(owner, photo)).body
    expect((await stranger.get(`${FILE}/${id}`)).status).toBe(404)
    expect((await sendPiece(stranger, id, photo, 0)).status).toBe(404)
    expect((await complete(stranger, id)).status).toBe(404)
  })

  it('that never becomes whole is gone after a day, with its pieces', async () => {
    const client = await registerNewcomer(server)
    const { id } = (await begin(client, photo)).body
    await sendPiece(client, id, photo, 0)
    await runSchedule(server)
    expect(await keysIn(env.FILES)).toHaveLength(
      1 + (await env.DB.prepare('SELECT 1 FROM file_piece WHERE file_id <> ?').bind(id).all()).results.length,
    )
    server.wait(DAY)
    await runSchedule(server)
    expect(await keysIn(env.FILES)).toEqual([])
    expect((await env.DB.prepare('SELECT id FROM file WHERE id = ?').bind(id).all()).results).toEqual([])
  })

  it('is in the copy of the person’s data, and is erased with the account', async () => {
    const client = await registerSeaman(server)
    const { became: avatar } = (await send(client, photo)).body
    const other = (await begin(client, photo)).body
    await sendPiece(client, other.id, photo, 0)
    await look(`${avatar}-24.jpg`)
    const copy = new TextDecoder('latin1').decode(
      await packCopy(server.services, PRODUCT.personalData, client.accountId),
    )
    expect(copy).toContain('files/avatar')
    expect(copy).toContain(`files/piece/${other.id}/0`)
    const now = server.now()
    await env.DB.prepare('INSERT INTO erasure (account_id, requested_at, erase_at) VALUES (?, ?, ?)')
      .bind(client.accountId, now, now)
      .run()
    await runSchedule(server)
    expect((await keysIn(env.PICTURES)).filter((key) => key.includes(avatar))).toEqual([])
    expect((await keysIn(env.FILES)).filter((key) => key.includes(client.accountId))).toEqual([])
  })

  it('may be begun thirty times a day', async () => {
    const client = await registerNewcomer(server)
    const statuses: number[] = []
    for (let made = 0; made < 31; made += 1) statuses.push((await begin(client, photo)).status)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 201), 429])
  })
})

describe('a file that is read and not kept', () => {
  const FEED = new TextEncoder().encode(`<rss><channel><!--${'x'.repeat(PIECE_BYTES)}--></channel></rss>`)
  const purpose = 'feed'
  const input = { name: 'ships.xml' }
  const rowOf = (id: string) => env.DB.prepare('SELECT * FROM file WHERE id = ?').bind(id).first()
  const countReports = async (client: Client, id: string) =>
    (await client.get(`/server/company/feed/${id}`)).body.history.length

  it('continues where the connection broke, by whichever member of its company, and its bytes go once it is read', async () => {
    const owner = await registerCompany(server)
    const recruiter = await joinCompany(server, owner.companyId, 'recruiter')
    const { id, pieces } = (await begin(owner, FEED, { purpose })).body
    expect(pieces).toBe(2)
    await sendPiece(owner, id, FEED, 1)
    expect((await complete(owner, id, input)).body.code).toBe('file-incomplete')
    expect((await recruiter.get(`${FILE}/${id}`)).body.present).toEqual([1])
    await sendPiece(recruiter, id, FEED, 0)
    const { became, feed } = (await complete(recruiter, id, input)).body
    expect(feed.source.name).toBe('ships.xml')
    expect((await owner.get(`/server/company/feed/${became}`)).body).toEqual(feed)
    expect((await keysIn(env.FILES)).filter((key) => key.includes(owner.companyId))).toEqual([])
    expect(await rowOf(id)).toMatchObject({ state: 'stored', type: 'xml', picture_key: null })
  })

  it('is read once: anyone who missed the answer gets it for a day', async () => {
    const owner = await registerCompany(server)
    const { id, body } = await send(owner, FEED, { purpose, input })
    expect((await owner.get(`${FILE}/${id}`)).body).toMatchObject({ state: 'stored', present: [] })
    expect((await complete(owner, id, input)).body).toEqual(body)
    expect(await countReports(owner, body.became)).toBe(1)
    server.wait(DAY)
    await runSchedule(server)
    expect(await rowOf(id)).toBeNull()
    expect((await owner.get(`/server/company/feed/${body.became}`)).status).toBe(200)
  })

  it('is gone at once when it is refused', async () => {
    const owner = await registerCompany(server)
    const { id, status } = await send(owner, new TextEncoder().encode('no feed'), { purpose, input })
    expect(status).toBe(422)
    expect(await rowOf(id)).toBeNull()
    expect((await keysIn(env.FILES)).filter((key) => key.includes(owner.companyId))).toEqual([])
    expect((await complete(owner, id, input)).status).toBe(404)
  })

  it('is sent for a company alone, by members who may change it, and seen by no other', async () => {
    const owner = await registerCompany(server)
    const { id } = (await begin(owner, FEED, { purpose })).body
    for (const [client, refusal] of [
      [await joinCompany(server, owner.companyId, 'viewer'), [403, 'forbidden']],
      [await registerSeaman(server), [404, 'not-found']],
    ] as const)
      for (const answer of [
        await begin(client, FEED, { purpose }),
        await client.get(`${FILE}/${id}`),
        await sendPiece(client, id, FEED, 0),
        await complete(client, id),
      ])
        expect([answer.status, answer.body.code]).toEqual(refusal)
    expect((await (await registerCompany(server)).get(`${FILE}/${id}`)).status).toBe(404)
  })

  it('is no picture: it is not taken away as one', async () => {
    expect((await removePicture(await registerCompany(server), purpose)).status).toBe(404)
  })
})
