import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { DAY } from '#src/domain/time.ts'
import { feedDomain } from '#src/server/exchange/feed/index.ts'
import { getImage, removeImage } from '#src/server/ground/file/images.usecases.ts'
import { sweepFiles } from '#src/server/ground/file/sweep-files.usecases.ts'
import type { Services } from '#src/server/platform/services.ts'
import type { Client } from '#tests/server/support/client.ts'
import { type Bytes, begin, complete, drawPng, FILE, keysIn, send, sendPiece } from '#tests/server/support/files.ts'
import { countRows, registerCompany, registerNewcomer } from '#tests/server/support/fixtures.ts'
import { startInterrupted } from '#tests/server/support/meanwhile.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { fileDomain } from './index.ts'

const startServer = serverOf(fileDomain, feedDomain)

const server = startInterrupted(startServer)
const { services } = server
let picture: Bytes

const avatarOf = async (client: Client) => (await client.get('/server/security/auth/session')).body.avatar
const sweep = () => sweepFiles(services)

/** A file of one piece that only needs to be completed. */
async function bring(client: Client): Promise<string> {
  const { id } = (await begin(client, picture)).body
  await sendPiece(client, id, picture, 0)
  return id
}

/** Runs the sweep for an expired file, with an act between its read and its delete. */
async function sweepWith(act: () => Promise<unknown>): Promise<void> {
  let hasActed = false
  const remove: Services['files']['remove'] = async (keys) => {
    if (!hasActed) {
      hasActed = true
      await act()
    }
    return services.files.remove(keys)
  }
  server.wait(DAY)
  await sweepFiles({ ...services, files: { ...services.files, remove } })
}

beforeAll(async () => {
  picture = await drawPng()
})

describe('a file that is completed', () => {
  it('by two calls at once is stored once, and both are told the same', async () => {
    const client = await registerNewcomer(server)
    const id = await bring(client)
    let second: Awaited<ReturnType<typeof complete>> | undefined
    const first = await server.beforeWrite(
      () => complete(client, id),
      async () => {
        second = await complete(client, id)
      },
    )
    expect([first.status, first.body]).toEqual([200, second?.body])
    expect(await avatarOf(client)).toBe(first.body.became)
    expect(await keysIn(env.PICTURES, `avatar/${first.body.became}`)).toHaveLength(1)
  })

  it('to be read by two calls at once is told the same to both, and neither undoes the other', async () => {
    const company = await registerCompany(server)
    const feed = new TextEncoder().encode('<rss><channel/></rss>')
    const { id } = (await begin(company, feed, { purpose: 'feed' })).body
    await sendPiece(company, id, feed, 0)
    let second: Awaited<ReturnType<typeof complete>> | undefined
    const first = await server.beforeWrite(
      () => complete(company, id),
      async () => {
        second = await complete(company, id)
      },
    )
    // What else it tells is the feed as it stands then.
    expect([first.status, first.body.became]).toEqual([200, second?.body.became])
    expect((await complete(company, id)).body.became).toBe(first.body.became)
    expect(await countRows('feed_source', 'company_id = ?', company.companyId)).toBe(1)
    expect((await keysIn(env.FILES)).filter((key) => key.includes(id))).toEqual([])
  })

  it('while a piece comes again keeps nothing of it', async () => {
    const client = await registerNewcomer(server)
    const id = await bring(client)
    const { status, body } = await server.beforeWrite(
      () => sendPiece(client, id, picture, 0),
      () => complete(client, id),
    )
    expect([status, body.state]).toEqual([200, 'stored'])
    expect((await keysIn(env.FILES)).filter((key) => key.includes(id))).toEqual([])
  })

  it('by a run that breaks off leaves no picture once its day is over', async () => {
    const broken = startServer({
      pictures: {
        ...services.pictures,
        save: async (...given) => {
          await services.pictures.save(...given)
          throw new Error('broken off')
        },
      },
    })
    const before = await keysIn(env.PICTURES)
    const client = await registerNewcomer(broken)
    expect((await complete(client, await bring(client))).status).toBe(500)
    server.wait(DAY)
    await sweep()
    expect(await keysIn(env.PICTURES)).toEqual(before)
  })
})

describe('a file whose day is over', () => {
  it('is not completed while it is swept: no avatar is shown that the registry does not know', async () => {
    const client = await registerNewcomer(server)
    const id = await bring(client)
    const { status } = await server.beforeWrite(
      () => complete(client, id),
      () => sweepWith(async () => undefined),
    )
    expect([status, await avatarOf(client)]).toEqual([409, null])
    const late = await bring(client)
    await sweepWith(() => complete(client, late))
    const known = await client.get(`${FILE}/${late}`)
    expect([known.status, await avatarOf(client)]).toEqual([404, null])
  })

  it('takes no piece while it is swept', async () => {
    const client = await registerNewcomer(server)
    const { id } = (await begin(client, picture)).body
    await sweepWith(() => sendPiece(client, id, picture, 0))
    expect((await keysIn(env.FILES)).filter((key) => key.includes(id))).toEqual([])
  })
})

describe('a picture that is taken away', () => {
  it('while a rendition of it is drawn leaves none', async () => {
    const { became: key } = (await send(await registerNewcomer(server), picture)).body
    const image = { kind: 'avatar', key } as const
    const draw: Services['images']['draw'] = async (...given) => {
      const drawn = await services.images.draw(...given)
      await removeImage(services, image)
      return drawn
    }
    const asked = getImage(
      { ...services, images: { ...services.images, draw } },
      { ...image, width: 48, format: 'webp' },
      '192.0.2.1',
    )
    await expect(asked).rejects.toMatchObject({ code: 'not-found' })
    expect((await keysIn(env.PICTURES)).filter((each) => each.includes(key))).toEqual([])
  })
})
