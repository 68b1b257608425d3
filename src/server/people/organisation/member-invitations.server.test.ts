import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '#src/contract/http/limits.ts'
import type { MemberInvitations } from '#src/contract/organisation/invitation-schemas.ts'
import { DAY, MINUTE } from '#src/domain/time.ts'
import { settingDomain } from '#src/server/people/setting/index.ts'
import type { Mail } from '#src/server/platform/mail/mailer.ts'
import { type Client, createClient, PASSWORD } from '#tests/server/support/client.ts'
import {
  confirmAddress,
  countRows,
  createId,
  joinCompany,
  registerCompany,
  registerNewcomer,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { sendMail } from '#tests/server/support/mailbox.ts'
import { startInterrupted } from '#tests/server/support/meanwhile.ts'
import { sendingMailers } from '#tests/server/support/sending-mailers.ts'
import { serverOf } from '#tests/server/support/server-of.ts'

const PATH = '/server/company/member-invitation'
const left: Mail[] = []
let server: ReturnType<typeof startInterrupted>
beforeAll(() => {
  const mailers = sendingMailers(async (mail) => left.push(mail))
  server = startInterrupted(serverOf(settingDomain), { mailers })
})

const newAddress = () => `${createId()}@mail.example`
const invite = (owner: Client, email: string, role = 'recruiter') => owner.post(PATH, { email, role, language: 'en' })
const remove = async (client: Client, path: string) =>
  client.send('DELETE', path, undefined, { headers: { 'x-csrf-token': await client.getToken() } })
const readSession = async (client: Client) => (await client.get('/server/security/auth/session')).body

/** Mails sent since the last call. */
async function readMails(): Promise<Mail[]> {
  for (const id of server.sent.splice(0)) await sendMail(server, id)
  return left.splice(0)
}

async function readSecret(): Promise<string> {
  const text = (await readMails()).map((mail) => mail.text).join('\n')
  return /\/t\/([\w-]+)/.exec(text)?.[1] ?? 'none'
}

const open = (client: Client, secret: string) => client.get(`/server/team-invitation/${secret}`)
const accept = (client: Client, secret: string) => client.post(`/server/team-invitation/${secret}/acceptance`)

/** A company whose owner has a confirmed address. */
async function startOwner() {
  const owner = await registerCompany(server, { name: 'North Strand Crewing' })
  await confirmAddress(owner.email)
  server.sent.length = 0
  left.length = 0
  return owner
}

async function register(email: string) {
  const client = createClient(server)
  const answer = await client.post('/server/user', { email, password: PASSWORD, passwordConfirm: PASSWORD })
  expect(answer.status, answer.text).toBe(201)
  return client
}

describe('an invitation to a team', () => {
  it('is accepted by a new account with its address, which joins with the role and a confirmed address', async () => {
    const owner = await startOwner()
    const email = newAddress()
    const answer = await invite(owner, ` ${email.toUpperCase()} `)
    expect((answer.body as MemberInvitations).items).toMatchObject([
      { email, role: 'recruiter', invitedBy: owner.email },
    ])
    const secret = await readSecret()
    const guest = createClient(server)
    expect((await open(guest, secret)).body).toMatchObject({ company: 'North Strand Crewing', acceptance: 'sign-in' })
    expect((await accept(guest, secret)).status).toBe(401)
    const colleague = await register(email)
    expect((await open(colleague, secret)).body).toMatchObject({ role: 'recruiter', acceptance: 'ready' })
    expect((await accept(colleague, secret)).status).toBe(200)
    expect(await readSession(colleague)).toMatchObject({
      role: 'company',
      organisationId: owner.companyId,
      emailVerified: true,
    })
    expect((await accept(colleague, secret)).status).toBe(404)
    expect((await owner.get(PATH)).body.items).toEqual([])
  })

  it('is accepted by an owner of another company, whose session then acts for the new one', async () => {
    const owner = await startOwner()
    const other = await registerCompany(server)
    await invite(owner, other.email, 'viewer')
    expect((await accept(other, await readSecret())).status).toBe(200)
    expect((await readSession(other)).organisationId).toBe(owner.companyId)
    expect(await countRows('organisation_member', 'account_id = ?', other.accountId)).toBe(2)
  })

  it('returns the same bytes and headers for an address with an account of any kind, without one, and already invited', async () => {
    const owner = await startOwner()
    const blocked = await registerNewcomer(server)
    await env.DB.prepare('UPDATE account SET blocked_at = 1 WHERE email = ?').bind(blocked.email).run()
    const known = [await registerNewcomer(server), await registerSeaman(server), await registerCompany(server), blocked]
    const invited = newAddress()
    await readMails()
    const look = async (email: string) => {
      const { status, text, headers, body } = await invite(owner, email)
      const seen = text.replaceAll(email, '*').replaceAll((body as MemberInvitations).items[0]?.id ?? 'none', '*')
      const named = [...headers].filter(([name]) => !['date', 'x-request-id', 'content-length'].includes(name))
      return { mails: (await readMails()).length, answer: JSON.stringify([status, seen, named]) }
    }
    const answers: Awaited<ReturnType<typeof look>>[] = []
    for (const email of [...known.map((one) => one.email), newAddress(), invited, invited]) {
      answers.push(await look(email))
      if (email !== invited) await env.DB.prepare('DELETE FROM member_invitation').run()
    }
    expect([...new Set(answers.map(({ answer }) => answer))]).toHaveLength(1)
    expect(answers.map(({ mails }) => mails)).toEqual([1, 1, 1, 1, 1, 1, 0])
  })

  it.each<[string, (organisationId: string, accountId: string) => { sql: string; values: string[] }]>([
    ['it is withdrawn', (id) => ({ sql: 'DELETE FROM member_invitation WHERE organisation_id = ?', values: [id] })],
    [
      'its sender is no longer an owner',
      (id) => ({ sql: "UPDATE organisation_member SET role = 'viewer' WHERE organisation_id = ?", values: [id] }),
    ],
    [
      'the account gets another address',
      (_id, accountId) => ({ sql: "UPDATE account SET email = 'x' || email WHERE id = ?", values: [accountId] }),
    ],
    [
      'the account gets another role',
      (_id, accountId) => ({ sql: "UPDATE account SET role = 'seaman' WHERE id = ?", values: [accountId] }),
    ],
    [
      'the account closes',
      (_id, accountId) => ({
        sql: 'INSERT INTO erasure (account_id, requested_at, erase_at) VALUES (?, 1, 2)',
        values: [accountId],
      }),
    ],
    [
      'the account joins by another invitation',
      (id, accountId) => ({
        sql: "INSERT INTO organisation_member (organisation_id, account_id, role, created_at, updated_at) VALUES (?, ?, 'viewer', 1, 1)",
        values: [id, accountId],
      }),
    ],
  ])('is not accepted if %s at the same time', async (_name, change) => {
    const owner = await startOwner()
    const email = newAddress()
    await invite(owner, email)
    const secret = await readSecret()
    const colleague = await register(email)
    const { sql, values } = change(owner.companyId, (await readSession(colleague)).id)
    const answer = await server.beforeWrite(
      () => accept(colleague, secret),
      () =>
        env.DB.prepare(sql)
          .bind(...values)
          .run(),
    )
    expect(answer.status, answer.text).toBe(404)
    expect(await countRows('organisation_event', "organisation_id = ? AND act = 'joined'", owner.companyId)).toBe(0)
  })

  it('is mailed once if its form is sent twice, and again with another role', async () => {
    const owner = await startOwner()
    const email = newAddress()
    await owner.getToken()
    const answers = await Promise.all([invite(owner, email), invite(owner, email)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await readMails()).toHaveLength(1)
    await invite(owner, email, 'viewer')
    expect(await readMails()).toHaveLength(1)
  })

  it('is not mailed to an address whose reader has stopped such mail', async () => {
    const owner = await startOwner()
    const email = newAddress()
    await invite(owner, email)
    const [mail] = await readMails()
    const stop = (wanted: boolean) =>
      createClient(server).post('/server/subscribe/unsubscribe', {
        id: new URL(mail?.stopAt ?? '').searchParams.get('id'),
        wanted,
      })
    expect((await stop(false)).status).toBe(200)
    expect((await invite(owner, email, 'viewer')).status).toBe(200)
    expect(await readMails()).toEqual([])
    await stop(true)
    await invite(owner, email, 'owner')
    expect(await readMails()).toHaveLength(1)
  })

  it('is rejected for other addresses and other roles', async () => {
    const owner = await startOwner()
    const seaman = await registerSeaman(server)
    await invite(owner, seaman.email)
    const secret = await readSecret()
    const stranger = await registerNewcomer(server)
    expect((await open(stranger, secret)).body.acceptance).toBe('other-address')
    expect((await accept(stranger, secret)).status).toBe(403)
    expect((await open(seaman, secret)).body.acceptance).toBe('other-role')
    expect((await accept(seaman, secret)).status).toBe(403)
    expect(await countRows('organisation_member', 'organisation_id = ?', owner.companyId)).toBe(1)
  })

  it('expires after seven days, and can be sent again, after which the earlier link is invalid', async () => {
    const owner = await startOwner()
    const email = newAddress()
    const { id } = (await invite(owner, email)).body.items[0]
    const first = await readSecret()
    const colleague = await register(email)
    server.wait(7 * DAY)
    expect((await open(createClient(server), first)).status).toBe(404)
    const again = await signInAgain(owner)
    const resent = await again.post(`${PATH}/${id}/resend`)
    expect(resent.status, resent.text).toBe(200)
    const second = await readSecret()
    expect((await open(createClient(server), first)).status).toBe(404)
    expect((await open(createClient(server), second)).status).toBe(200)
    expect(colleague).toBeDefined()
  })

  it('is void when it is withdrawn, and when its sender is no longer an owner', async () => {
    const owner = await startOwner()
    const { id } = (await invite(owner, newAddress())).body.items[0]
    const withdrawn = await readSecret()
    expect((await remove(owner, `${PATH}/${id}`)).body.items).toEqual([])
    expect((await open(owner, withdrawn)).status).toBe(404)
    const second = await joinCompany(server, owner.companyId, 'owner')
    await confirmAddress(second.email)
    await invite(second, newAddress())
    const orphaned = await readSecret()
    expect((await open(owner, orphaned)).status).toBe(200)
    await remove(owner, `/server/company/member/${second.accountId}`)
    expect((await open(owner, orphaned)).status).toBe(404)
    expect((await owner.get(PATH)).body.items).toEqual([])
  })

  it('is not possible for members, wrong addresses, and more mails than the limit of an address', async () => {
    const owner = await startOwner()
    expect((await invite(owner, owner.email)).body.errors.team.email).toBe('This person is already a member.')
    expect((await invite(owner, 'nobody')).status).toBe(422)
    const email = newAddress()
    for (let sent = 0; sent < LIMITS['team-recipient'].free; sent += 1) {
      expect((await invite(owner, email)).status).toBe(200)
      server.wait(MINUTE)
    }
    expect((await invite(owner, email)).body.code).toBe('too-many-mails')
  })

  it('is not in the database as a secret, and is deleted with the accounts of both sides', async () => {
    const owner = await startOwner()
    const invited = await registerNewcomer(server)
    await invite(owner, invited.email)
    const secret = await readSecret()
    const { results } = await env.DB.prepare('SELECT * FROM member_invitation').all()
    expect(JSON.stringify(results)).not.toContain(secret)
    await env.DB.prepare('DELETE FROM account WHERE id = ?').bind(owner.accountId).run()
    expect(await countRows('member_invitation', 'organisation_id = ?', owner.companyId)).toBe(0)
  })
})

/** The owner, signed in again. */
async function signInAgain({ email }: { email: string }) {
  const client = createClient(server)
  const answer = await client.post('/server/security/auth/login', { email, password: PASSWORD })
  expect(answer.status, answer.text).toBe(200)
  return client
}
