import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { DAY } from '#src/domain/time.ts'
import { fileDomain } from '#src/server/ground/file/index.ts'
import { dataRightDomain } from '#src/server/trust/data-right/index.ts'
import {
  type Bytes,
  begin,
  complete,
  drawPng,
  FILE,
  keysIn,
  lookAt,
  removePicture,
  send,
  sendPiece,
} from '#tests/server/support/files.ts'
import { findOwner, joinCompany, registerCompany, registerSeaman } from '#tests/server/support/fixtures.ts'
import { runSchedule } from '#tests/server/support/schedule.ts'
import { serverOf } from '#tests/server/support/server-of.ts'

const startServer = serverOf(fileDomain, dataRightDomain)

const server = startServer()
const purpose = 'logo'
/** Three times as wide as high, so that cropping would show. */
const FLAG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><path fill="#123a5c" d="M0 0h600v200H0z"/></svg>'

let flag: Bytes
const keyOf = (companyId: string) =>
  env.DB.prepare('SELECT logo_key FROM organisation WHERE id = ?').bind(companyId).first<string>('logo_key')

beforeAll(async () => {
  flag = await drawPng(FLAG)
})

describe('a logo', () => {
  it('of a company is sent as an avatar is, and shown with the company', async () => {
    const owner = await registerCompany(server)
    const { status, body } = await send(owner, flag, { purpose })
    expect(status).toBe(200)
    expect(await keyOf(owner.companyId)).toBe(body.became)
    for (const file of ['48.png', '96.webp', '192.avif', '192.png'])
      expect((await lookAt(server, `logo/${body.became}-${file}`)).status, file).toBe(200)
    expect((await owner.get('/server/security/auth/session')).body.avatar).toBeNull()
    expect(await keysIn(env.FILES)).toEqual([])
  })

  it('is shown whole: what is not square is on nothing, in a square', async () => {
    const { body } = await send(await registerCompany(server), flag, { purpose })
    const { bytes } = await lookAt(server, `logo/${body.became}-48.png`)
    const header = new DataView(bytes.buffer)
    expect([header.getUint32(16), header.getUint32(20)]).toEqual([48, 48])
    // The colour type of a PNG with an alpha channel, or of a palette with transparency.
    const isTransparent = bytes[25] === 6 || new TextDecoder('latin1').decode(bytes).includes('tRNS')
    expect(isTransparent).toBe(true)
  })

  it('is neither sent nor taken away by members of a company without an active owner', async () => {
    const owner = await registerCompany(server)
    const recruiter = await joinCompany(server, owner.companyId, 'recruiter')
    const { body } = await send(owner, flag, { purpose })
    await env.DB.prepare('UPDATE account SET blocked_at = 1 WHERE id = ?').bind(owner.accountId).run()
    expect((await send(recruiter, flag, { purpose })).body.code).toBe('account-blocked')
    expect((await removePicture(recruiter, purpose)).body.code).toBe('account-blocked')
    expect(await keyOf(owner.companyId)).toBe(body.became)
  })

  it('is the company’s: recruiters send and take away what another member began, viewers and others do not', async () => {
    const owner = await registerCompany(server)
    const [recruiter, viewer] = [
      await joinCompany(server, owner.companyId, 'recruiter'),
      await joinCompany(server, owner.companyId, 'viewer'),
    ]
    const { id } = (await begin(owner, flag, { purpose })).body
    for (const [client, refusal] of [
      [viewer, [403, 'forbidden']],
      [await registerSeaman(server), [404, 'not-found']],
    ] as const) {
      for (const answer of [
        await begin(client, flag, { purpose }),
        await client.get(`${FILE}/${id}`),
        await sendPiece(client, id, flag, 0),
        await complete(client, id),
        await removePicture(client, purpose),
      ])
        expect([answer.status, answer.body.code]).toEqual(refusal)
    }
    expect((await (await registerCompany(server)).get(`${FILE}/${id}`)).status).toBe(404)
    expect((await sendPiece(recruiter, id, flag, 0)).status).toBe(200)
    expect((await complete(recruiter, id)).status).toBe(200)
    expect(await keyOf(owner.companyId)).not.toBeNull()
    expect((await removePicture(recruiter, purpose)).status).toBe(200)
    expect(await keyOf(owner.companyId)).toBeNull()
  })

  it('is there for a day after another one took its place, as pages that were drawn before show it, unless logos are taken away', async () => {
    const owner = await registerCompany(server)
    const first = (await send(owner, flag, { purpose })).body.became
    await send(owner, flag, { purpose })
    await runSchedule(server)
    expect((await lookAt(server, `logo/${first}-48.png`)).status).toBe(200)
    await removePicture(owner, purpose)
    await runSchedule(server)
    expect((await lookAt(server, `logo/${first}-48.png`)).status).toBe(404)
  })

  it('gives way to another one, which the sweep clears away, and goes with its company', async () => {
    const owner = await registerCompany(server)
    const first = (await send(owner, flag, { purpose })).body.became
    await lookAt(server, `logo/${first}-48.png`)
    const second = (await send(owner, flag, { purpose })).body.became
    server.wait(DAY)
    await runSchedule(server)
    expect((await keysIn(env.PICTURES)).filter((key) => key.includes(first))).toEqual([])
    await lookAt(server, `logo/${second}-48.png`)
    const other = (await begin(owner, flag, { purpose })).body
    await sendPiece(owner, other.id, flag, 0)
    const now = server.now()
    const accountId = await findOwner(owner.companyId)
    await env.DB.prepare('INSERT INTO erasure (account_id, requested_at, erase_at) VALUES (?, ?, ?)')
      .bind(accountId, now, now)
      .run()
    await runSchedule(server)
    expect((await keysIn(env.PICTURES)).filter((key) => key.includes(second))).toEqual([])
    expect((await keysIn(env.FILES)).filter((key) => key.includes(owner.companyId))).toEqual([])
  })

  it('stays when a member who sent it closes their account', async () => {
    const owner = await registerCompany(server)
    const recruiter = await joinCompany(server, owner.companyId, 'recruiter')
    const { became: picture } = (await send(recruiter, flag, { purpose })).body
    const now = server.now()
    await env.DB.prepare('INSERT INTO erasure (account_id, requested_at, erase_at) VALUES (?, ?, ?)')
      .bind(recruiter.accountId, now, now)
      .run()
    await runSchedule(server)
    expect(await keyOf(owner.companyId)).toBe(picture)
    expect((await lookAt(server, `logo/${picture}-96.webp`)).status).toBe(200)
  })
})
