import { env } from 'cloudflare:test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Bytes, keysIn, send } from '../../server/support/files.ts'
import { countRows, registerCompany } from '../../server/support/fixtures.ts'
import { startServer } from '../../server/support/product-server.ts'
import { printFigure } from '../support/figures.ts'
import { drawOriginals } from '../support/hostile-bytes.ts'
import { listHostileFeeds } from '../support/hostile-feeds.ts'
import { type HostileFile, listHostileFiles } from '../support/hostile-files.ts'

const server = startServer()
const counted = { refused: 0, read: 0 }
let files: HostileFile[] = []

/** A feed is refused with words about it, or read; either way its bytes are nowhere, and of a refused one nothing is. */
async function tryFeed(name: string, bytes: Bytes): Promise<boolean> {
  const { companyId, ...company } = await registerCompany(server)
  const { status, body } = await send(company, bytes, { purpose: 'feed', input: { name } })
  const isRead = status === 200
  if (!isRead && body.code !== 'file-too-large')
    expect([status, body.errors?.feed?.file], name).toEqual([422, expect.stringMatching(/\p{L}{3}/u)])
  expect(await keysIn(env.FILES, `company/${companyId}`), name).toEqual([])
  const kept = [
    await countRows('file', 'organisation_id = ?', companyId),
    await countRows('feed_source', 'company_id = ?', companyId),
  ]
  expect(kept, name).toEqual(isRead ? [1, 1] : [0, 0])
  counted[isRead ? 'read' : 'refused'] += 1
  return isRead
}

beforeAll(async () => {
  files = listHostileFiles(await drawOriginals())
})

afterAll(() =>
  printFigure('T16', `as feeds: ${counted.refused} hostile files refused, ${counted.read} read as text; none kept`),
)

describe('a hostile file that is sent as a feed', () => {
  it.each(listHostileFeeds())('is refused or read, and not kept: %s', async (name, isRead, bytes) => {
    expect(await tryFeed(name, bytes)).toBe(isRead)
  })

  it.each([0, 1, 2, 3])('is refused when it is meant for pictures: part %i', async (part) => {
    const share = files.filter((_, index) => index % 4 === part)
    for (const [name, , bytes] of share) expect(await tryFeed(name, bytes), name).toBe(false)
  })
})
