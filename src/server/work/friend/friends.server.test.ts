import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { referralPath } from '#src/contract/friend/friend.ts'
import { LIMITS } from '#src/contract/http/limits.ts'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import type { Mail } from '#src/server/platform/mail/mailer.ts'
import { createClient, PASSWORD } from '#tests/server/support/client.ts'
import {
  confirmAddress,
  countRows,
  createId,
  registerCompany,
  registerSeaman,
  seamanBody,
} from '#tests/server/support/fixtures.ts'
import { sendMail } from '#tests/server/support/mailbox.ts'
import { sendingMailers } from '#tests/server/support/sending-mailers.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { friendDomain } from './index.ts'

const startServer = serverOf(friendDomain)

const PATH = '/server/seaman/friends'
const INVITE = `${PATH}/invitation`

/** A product that sends mail, with a seafarer whose address is confirmed. */
async function start() {
  const left: Mail[] = []
  const server = startServer({ mailers: sendingMailers(async (mail) => left.push(mail)) })
  const person = await registerSeaman(server, { firstname: 'Olena', surname: 'Kovalenko' })
  await confirmAddress(person.email)
  server.sent.length = 0
  /** Mails sent since the last call. */
  const leave = async (): Promise<Mail[]> => {
    for (const id of server.sent.splice(0)) await sendMail(server, id)
    return left.splice(0)
  }
  return { server, person, leave }
}

async function joinBy(server: ReturnType<typeof startServer>, refId: string) {
  const client = createClient(server)
  const body = { email: `${createId()}@mail.example`, password: PASSWORD, passwordConfirm: PASSWORD }
  const answer = await client.post('/server/user', body, { headers: { 'x-referral-id': refId } })
  return { client, accountId: String(answer.body.id) }
}

describe('friends', () => {
  it('are counted once each and told by two letters and a month, without a name or an address', async () => {
    const { server, person } = await start()
    const { refId, ...nobody } = (await person.get(PATH)).body
    expect(nobody).toEqual({ total: 0, joined: [] })
    const friend = await joinBy(server, refId)
    await friend.client.post('/server/seaman', seamanBody({ firstname: 'Marek', surname: 'Zielinski' }), {
      headers: { 'x-referral-id': refId },
    })
    await joinBy(server, refId)
    const { body, text } = await person.get(PATH)
    expect(body.total).toBe(2)
    const joinedIn = new Date(server.now()).toISOString().slice(0, 7)
    expect(body.joined).toEqual(
      expect.arrayContaining([
        { maskedName: 'M. Z…', joinedIn },
        { maskedName: null, joinedIn },
      ]),
    )
    expect(text).not.toMatch(/Marek|Zielinski|@/)
  })

  it('are gone with their account, and while it closes', async () => {
    const { server, person } = await start()
    const { refId } = (await person.get(PATH)).body
    const [closing, gone] = [await joinBy(server, refId), await joinBy(server, refId)]
    await env.DB.prepare('INSERT INTO erasure (account_id, requested_at, erase_at) VALUES (?, 1, 2)')
      .bind(closing.accountId)
      .run()
    await env.DB.prepare('DELETE FROM account WHERE id = ?').bind(gone.accountId).run()
    expect((await person.get(PATH)).body).toMatchObject({ total: 0, joined: [] })
  })

  it('are one’s own: no one else asks for them', async () => {
    const { server } = await start()
    const body = { email: 'friend@mail.example', language: 'en' }
    for (const [client, status] of [
      [createClient(server), 401],
      [await registerCompany(server), 403],
    ] as const)
      expect([(await client.get(PATH)).status, (await client.post(INVITE, body)).status]).toEqual([status, status])
  })
})

describe('an invitation by mail', () => {
  it('is one plain mail in the chosen language, with the link and the way to stop, and its address is forgotten', async () => {
    const { person, leave } = await start()
    const email = `${createId()}@mail.example`
    const { refId } = (await person.get(PATH)).body
    expect((await person.post(INVITE, { email: ` ${email.toUpperCase()} `, language: 'uk' })).status).toBe(200)
    const [mail, ...others] = await leave()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: email, stopAt: expect.stringContaining('/server/subscribe/one-click?id=') })
    expect(mail?.text).toContain('Olena Kovalenko запрошує вас')
    expect(mail?.text).toContain(`/uk${referralPath(refId).slice(1)}`)
    expect(mail?.html).not.toMatch(/<img|<script|http[^"]*(?:open|pixel)/)
    const kept = await env.DB.prepare('SELECT * FROM outbox WHERE address IS NOT NULL').all()
    expect(JSON.stringify(kept.results)).not.toContain(email)
    expect(await countRows('stranger', 'instr(digest, ?) > 0', email)).toBe(0)
  })

  it.each(LOCALE_CODES)('is said in %s', async (language) => {
    const { person, leave } = await start()
    await person.post(INVITE, { email: `${createId()}@mail.example`, language })
    const [mail] = await leave()
    expect(mail?.html).toMatch(new RegExp(`<html lang="${language}`))
    expect(mail?.text).toContain('Olena Kovalenko')
    expect(mail?.text).not.toMatch(/mail\.(?:friend|common)|[{}]/)
  })

  it('is sent to an address once, regardless of who invites, and never to one with an account; the response does not reveal it', async () => {
    const { server, person, leave } = await start()
    const other = await registerSeaman(server)
    await confirmAddress(other.email)
    server.sent.length = 0
    const email = `${createId()}@mail.example`
    const ask = async (client: typeof person, address: string) => {
      const { status, text } = await client.post(INVITE, { email: address, language: 'en' })
      return [status, text, (await leave()).length]
    }
    expect(await ask(person, email)).toEqual([200, 'null', 1])
    expect(await ask(person, email)).toEqual([200, 'null', 0])
    expect(await ask(other, email)).toEqual([200, 'null', 0])
    expect(await ask(person, other.email)).toEqual([200, 'null', 0])
  })

  it('does not pass on a name that is an advertisement', async () => {
    const { server, leave } = await start()
    const person = await registerSeaman(server)
    await confirmAddress(person.email)
    await env.DB.prepare("UPDATE seaman SET firstname = 'Win 900', surname = 'evil.example' WHERE id = ?")
      .bind(person.seamanId)
      .run()
    server.sent.length = 0
    await person.post(INVITE, { email: `${createId()}@mail.example`, language: 'en' })
    const [mail] = await leave()
    expect(mail?.text).toContain('A seafarer invites you')
    expect(mail?.text).not.toContain('evil')
  })

  it('waits until the inviter confirmed their own address', async () => {
    const { server, leave } = await start()
    const person = await registerSeaman(server)
    server.sent.length = 0
    await person.post(INVITE, { email: `${createId()}@mail.example`, language: 'en' })
    expect(await leave()).toEqual([])
  })

  it('is sent to few addresses a day, and refuses what is no address', async () => {
    const { person } = await start()
    const wrong = await person.post(INVITE, { email: 'nobody', language: 'en' })
    expect([wrong.status, Object.keys(wrong.body.errors.friend)]).toEqual([422, ['email']])
    const statuses: number[] = []
    for (let sent = 0; sent <= LIMITS['friend-account'].free; sent += 1)
      statuses.push((await person.post(INVITE, { email: `${createId()}@mail.example`, language: 'en' })).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(LIMITS['friend-account'].free)
    expect(statuses.at(-1)).toBe(429)
  })

  it('is refused for good by one press without an account, by the page or the program of mail', async () => {
    const { server, person, leave } = await start()
    const email = `${createId()}@mail.example`
    await person.post(INVITE, { email, language: 'en' })
    const [mail] = await leave()
    const stopAt = new URL(mail?.stopAt ?? '')
    const reader = createClient(server)
    const body = { id: stopAt.searchParams.get('id') ?? '', wanted: false }
    expect((await reader.post('/server/subscribe/unsubscribe', body)).body).toEqual({
      ...{ kind: 'stranger', wanted: false },
      choices: {},
    })
    expect(await countRows('stranger', 'refused_at IS NOT NULL')).toBeGreaterThan(0)
    const forged = { ...body, id: body.id.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) }
    expect((await reader.post('/server/subscribe/unsubscribe', forged)).status).toBe(404)
  })

  it('that waits is not sent after the inviting account was blocked', async () => {
    const { server, person, leave } = await start()
    await person.post(INVITE, { email: `${createId()}@mail.example`, language: 'en' })
    await env.DB.prepare('UPDATE account SET blocked_at = ? WHERE id = ?').bind(server.now(), person.accountId).run()
    expect(await leave()).toEqual([])
  })

  it('that waits when its reader refuses does not leave', async () => {
    const { server, person, leave } = await start()
    await person.post(INVITE, { email: `${createId()}@mail.example`, language: 'en' })
    await env.DB.prepare('UPDATE stranger SET refused_at = ?').bind(server.now()).run()
    expect(await leave()).toEqual([])
  })
})
