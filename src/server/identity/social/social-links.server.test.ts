import { describe, expect, it, vi } from 'vitest'
import { ORIGIN, PASSWORD } from '#tests/server/support/client.ts'
import { confirmAddress, countRows, findColumn, giveRole, registerNewcomer } from '#tests/server/support/fixtures.ts'
import type { Faults } from '#tests/server/support/identity-provider.ts'
import { sendMail } from '#tests/server/support/mailbox.ts'
import { addPasskey } from '#tests/server/support/passkeys.ts'
import { asVisitor, registerSocially, type Social, startSocial, withToken } from '#tests/server/support/social.ts'
import { createAuthenticator } from '#tests/support/software-authenticator.ts'

const MINUTE = 60_000

/** Registers a person with a password who can use the provider. */
async function registerOwner({ server, provider }: Social) {
  const client = await registerNewcomer(server)
  const accountId = await findColumn('account', 'id', 'email', client.email)
  return { ...asVisitor(client, provider), email: client.email, accountId }
}

const link = (owner: Awaited<ReturnType<typeof registerOwner>>, social: Social, faults: Faults = {}) =>
  owner.cross(social.person, { path: 'link', faults })

describe('linking', () => {
  it('adds a sign-in method, records an event and sends a mail', async () => {
    const social = startSocial()
    const owner = await registerOwner(social)
    await confirmAddress(owner.email)
    expect((await link(owner, social)).body.outcome).toBe('linked')
    const { account } = await owner.state()
    expect(account).toMatchObject({
      hasPassword: true,
      linked: [{ provider: 'crew-id', name: 'Crew ID', email: social.person.email, linkedAt: social.server.now() }],
    })
    expect(await countRows('security_event', "account_id = ? AND kind = 'social-linked'", owner.accountId)).toBe(1)
    const mail = social.server.sent.at(-1) ?? ''
    await sendMail(social.server, mail)
    expect(await findColumn('sent_mail', 'recipient', 'outbox_id', mail)).toBe(owner.email)
    expect(await findColumn('sent_mail', 'text', 'outbox_id', mail)).toContain('Crew ID')
    const elsewhere = social.visitor()
    expect((await elsewhere.cross(social.person)).body.outcome).toBe('signed-in')
    expect((await elsewhere.get('/server/security/auth/session')).body.id).toBe(owner.accountId)
  })

  it('closes the pages of sessions that end with what was set up before the address was proven, and so does unlinking', async () => {
    const social = startSocial()
    const owner = await registerOwner(social)
    const { live } = social.server.services
    const recheck = vi.spyOn(live, 'recheck').mockResolvedValue(undefined)
    await link(owner, social)
    expect(recheck).toHaveBeenCalledWith(owner.accountId)
    recheck.mockClear()
    const { account } = await owner.state()
    await owner.post(`/server/social/link/${account?.linked[0]?.id}/removal`)
    expect(recheck).toHaveBeenCalledWith(owner.accountId)
    recheck.mockRestore()
  })

  it('of the address’s own account closes passkeys that were added before anyone had shown that it is theirs', async () => {
    const social = startSocial()
    const owner = await registerOwner(social)
    expect((await addPasskey(owner, await createAuthenticator(ORIGIN))).status).toBe(200)
    social.person.email = owner.email
    expect((await link(owner, social)).body.outcome).toBe('linked')
    expect(await countRows('passkey', 'account_id = ?', owner.accountId)).toBe(0)
    expect(await countRows('social_identity', 'account_id = ?', owner.accountId)).toBe(1)
  })

  it('asks for a confirmation of the last ten minutes', async () => {
    const social = startSocial()
    const owner = await registerOwner(social)
    social.server.wait(10 * MINUTE)
    const answer = await owner.post('/server/social/link', { provider: 'crew-id' })
    expect(answer.body.code).toBe('confirmation-needed')
  })

  it('is refused for a provider that is linked already, and for an account that someone else has', async () => {
    const social = startSocial()
    const [owner, other] = [await registerOwner(social), await registerOwner(social)]
    await link(owner, social)
    expect((await owner.post('/server/social/link', { provider: 'crew-id' })).body.code).toBe('conflict')
    expect((await link(other, social)).body.outcome).toBe('linked-elsewhere')
    expect(await countRows('social_identity', 'account_id = ?', other.accountId)).toBe(0)
  })

  it('ends in the session in which it began, and in no other', async () => {
    const social = startSocial()
    const owner = await registerOwner(social)
    const returned = social.provider.enter(await owner.depart('link'), social.person)
    await owner.post('/server/security/auth/logout')
    expect((await owner.finish(returned)).body.outcome).toBe('signed-out')
    const second = social.provider.enter(await reenter(owner), social.person)
    await owner.post('/server/security/auth/logout')
    const other = await registerOwner(social)
    await owner.post('/server/security/auth/login', { email: other.email, password: PASSWORD })
    expect((await owner.finish(second)).body.outcome).toBe('signed-out')
    expect(await countRows('social_identity', 'subject = ?', social.person.sub)).toBe(0)
  })

  it('is never done for someone else', async () => {
    const social = startSocial()
    const [owner, admin] = [await registerOwner(social), await registerOwner(social)]
    const { $client } = social.server.services.db
    await giveRole(admin.accountId, 'admin')
    await $client
      .prepare('UPDATE session SET actor_id = ? WHERE account_id = ?')
      .bind(admin.accountId, owner.accountId)
      .run()
    for (const path of ['link', 'confirm', 'pending/link', `link/${crypto.randomUUID()}/removal`]) {
      const answer = await owner.post(`/server/social/${path}`, { provider: 'crew-id' })
      expect(answer.body.code, path).toBe('not-for-others')
    }
  })

  it('confirms an address that the provider vouches for, and drops the password and sessions from before', async () => {
    const social = startSocial()
    const owner = await registerOwner(social)
    const thief = social.visitor()
    await thief.post('/server/security/auth/login', { email: owner.email, password: PASSWORD })
    social.person.email = owner.email
    await link(owner, social)
    expect(await findColumn('account', 'password_hash', 'id', owner.accountId)).toBe('null')
    expect(Number(await findColumn('account', 'email_verified_at', 'id', owner.accountId))).toBe(social.server.now())
    expect((await thief.get('/server/security/auth/session')).body).toBeNull()
    expect((await owner.get('/server/security/auth/session')).body.id).toBe(owner.accountId)
    const mail = social.server.sent.at(-1) ?? ''
    await sendMail(social.server, mail)
    expect(await findColumn('sent_mail', 'text', 'outbox_id', mail)).toContain('We removed the earlier password')
  })

  it('leaves the password where the address was confirmed before, or is another one, or is not vouched for', async () => {
    for (const [verifiedAt, sameEmail, vouched] of [
      [1, true, true],
      [null, false, true],
      [null, true, false],
    ] as const) {
      const social = startSocial()
      const owner = await registerOwner(social)
      const { $client } = social.server.services.db
      await $client
        .prepare('UPDATE account SET email_verified_at = ? WHERE id = ?')
        .bind(verifiedAt, owner.accountId)
        .run()
      if (sameEmail) social.person.email = owner.email
      social.person.email_verified = vouched
      expect((await link(owner, social)).body.outcome).toBe('linked')
      expect(await findColumn('account', 'password_hash', 'id', owner.accountId)).toMatch(/^\$scrypt/)
    }
  })
})

async function reenter(owner: Awaited<ReturnType<typeof registerOwner>>): Promise<string> {
  await owner.post('/server/security/auth/login', { email: owner.email, password: PASSWORD })
  return owner.depart('link')
}

describe('what waits after a sign-in by password', () => {
  async function startWaiting() {
    const social = startSocial()
    const owner = await registerOwner(social)
    await owner.post('/server/security/auth/logout')
    await owner.cross({ ...social.person, email: owner.email })
    await owner.post('/server/security/auth/login', { email: owner.email, password: PASSWORD }, withToken(owner))
    return { social, owner }
  }

  it('is offered and not linked by itself', async () => {
    const { owner } = await startWaiting()
    const state = await owner.state()
    expect(state.pending).toMatchObject({ provider: 'crew-id', email: owner.email, taken: true })
    expect(state.account.linked).toEqual([])
  })

  it('is linked when the person says so, once', async () => {
    const { owner } = await startWaiting()
    const token = withToken(owner)
    const linked = await owner.post('/server/social/pending/link', {}, token)
    expect([linked.status, linked.body]).toEqual([200, await owner.state()])
    expect(owner.cookies.has('social')).toBe(false)
    expect((await owner.state()).account.linked).toHaveLength(1)
    expect((await owner.post('/server/social/pending/link', {}, token)).status).toBe(404)
  })

  it('is not linked when someone else has linked it meanwhile', async () => {
    const { social, owner } = await startWaiting()
    const other = await registerOwner(social)
    await link(other, social)
    expect((await owner.post('/server/social/pending/link', {}, withToken(owner))).body.code).toBe('conflict')
  })
})

describe('unlinking', () => {
  it('deletes the link, ends the sessions that it opened elsewhere, and sends a mail', async () => {
    const social = startSocial()
    const owner = await registerOwner(social)
    await confirmAddress(owner.email)
    await link(owner, social)
    const elsewhere = social.visitor()
    await elsewhere.cross(social.person)
    const { id } = (await owner.state()).account.linked[0]
    expect((await owner.post(`/server/social/link/${id}/removal`)).status).toBe(200)
    expect(await countRows('social_identity', 'account_id = ?', owner.accountId)).toBe(0)
    expect((await elsewhere.get('/server/security/auth/session')).body).toBeNull()
    expect(await countRows('security_event', "account_id = ? AND kind = 'social-unlinked'", owner.accountId)).toBe(1)
    const mail = social.server.sent.at(-1) ?? ''
    await sendMail(social.server, mail)
    expect(await findColumn('sent_mail', 'subject', 'outbox_id', mail)).toContain('Crew ID')
    expect((await social.visitor().cross(social.person)).body.outcome).toBe('sign-up')
  })

  it('is refused for the last way in', async () => {
    const social = startSocial()
    const owner = await registerSocially(social)
    const { id } = (await owner.state()).account.linked[0]
    const answer = await owner.post(`/server/social/link/${id}/removal`)
    expect([answer.status, answer.body.code]).toEqual([409, 'last-way-in'])
    expect(await countRows('social_identity', 'account_id = ?', owner.accountId)).toBe(1)
    expect(await countRows('security_event', "account_id = ? AND kind = 'social-unlinked'", owner.accountId)).toBe(0)
  })

  it('is possible where a passkey opens the account as well', async () => {
    const social = startSocial()
    const owner = await registerSocially(social)
    await social.server.services.db.$client
      .prepare(
        `INSERT INTO passkey (id, account_id, credential_id, public_key, counter, name, synced, created_at)
         VALUES (?, ?, ?, 'key', 0, 'Phone', 0, 0)`,
      )
      .bind(crypto.randomUUID(), owner.accountId, crypto.randomUUID())
      .run()
    const { id } = (await owner.state()).account.linked[0]
    expect((await owner.post(`/server/social/link/${id}/removal`)).status).toBe(200)
  })

  it('is for one’s own links', async () => {
    const social = startSocial()
    const [owner, other] = [await registerOwner(social), await registerOwner(social)]
    await link(owner, social)
    const { id } = (await owner.state()).account.linked[0]
    expect((await other.post(`/server/social/link/${id}/removal`)).status).toBe(404)
    expect((await owner.state()).account.linked).toHaveLength(1)
  })
})

describe('a confirmation by the provider', () => {
  it('sends the person there to sign in again, and opens sensitive acts for ten minutes', async () => {
    const social = startSocial()
    const owner = await registerSocially(social)
    social.server.wait(11 * MINUTE)
    expect((await owner.post('/server/social/link', { provider: 'crew-id' })).body.code).toBe('confirmation-needed')
    const location = await owner.depart('confirm', { redirect: '/account/security' })
    const { searchParams } = new URL(location)
    expect([searchParams.get('prompt'), searchParams.get('max_age')]).toEqual(['login', '0'])
    const before = owner.cookies.get('__Host-sid')
    const back = await owner.finish(social.provider.enter(location, social.person))
    expect(back.body).toMatchObject({ outcome: 'confirmed', redirect: '/account/security' })
    expect(owner.cookies.get('__Host-sid')).not.toBe(before)
    expect((await owner.post('/server/social/link', { provider: 'crew-id' })).body.code).toBe('conflict')
  })

  it('is refused when the provider did not ask again, or does not say when it did', async () => {
    const social = startSocial()
    const owner = await registerSocially(social)
    social.server.wait(11 * MINUTE)
    const long = Math.floor(social.server.now() / 1000) - 300
    for (const [auth_time, outcome] of [
      [long, 'not-confirmed'],
      [undefined, 'refused'],
    ]) {
      const back = await owner.cross(social.person, { path: 'confirm', faults: { claims: { auth_time } } })
      expect(back.body.outcome).toBe(outcome)
    }
    expect((await owner.post('/server/social/link', { provider: 'crew-id' })).body.code).toBe('confirmation-needed')
  })

  it('is refused when someone else signed in there', async () => {
    const social = startSocial()
    const owner = await registerSocially(social)
    const back = await owner.cross({ ...social.person, sub: 'someone-else' }, { path: 'confirm' })
    expect(back.body.outcome).toBe('other-person')
  })

  it('is not offered by providers that do not say when a person signed in', async () => {
    const social = startSocial()
    const owner = await registerSocially(social)
    expect((await owner.post('/server/social/confirm', { provider: 'google' })).status).toBe(404)
    const confirming = (await owner.state()).providers.filter(({ confirms }: { confirms: boolean }) => confirms)
    expect(confirming.map(({ id }: { id: string }) => id)).toEqual(['crew-id'])
  })
})
