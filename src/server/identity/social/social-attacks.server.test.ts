import { describe, expect, it } from 'vitest'
import { createClient } from '#tests/server/support/client.ts'
import { countRows } from '#tests/server/support/fixtures.ts'
import { createIdentityProvider, type Faults, ISSUER } from '#tests/server/support/identity-provider.ts'
import { startSocial } from '#tests/server/support/social.ts'

const HOUR = 3600

/** Expected after every attack: nobody is signed in and nothing is pending. */
async function expectNothing(browser: { cookies: Map<string, string> }, subject: string) {
  expect(browser.cookies.has('__Host-sid')).toBe(false)
  expect(browser.cookies.has('social')).toBe(false)
  expect(await countRows('social_pending', 'subject = ?', subject)).toBe(0)
  expect(await countRows('social_identity', 'subject = ?', subject)).toBe(0)
}

describe('the way back from a provider', () => {
  it('is good once', async () => {
    const { visitor, provider, person } = startSocial()
    const browser = visitor()
    const location = await browser.depart()
    const returned = provider.enter(location, person)
    expect((await browser.finish(returned)).body.outcome).toBe('sign-up')
    expect((await browser.finish(returned)).body.outcome).toBe('expired')
    expect((await browser.finish(provider.enter(location, person))).body.outcome).toBe('expired')
  })

  it('is good for ten minutes', async () => {
    const { server, visitor, provider, person } = startSocial()
    const browser = visitor()
    const returned = provider.enter(await browser.depart(), person)
    server.wait(10 * 60_000)
    expect((await browser.finish(returned)).body.outcome).toBe('expired')
    await expectNothing(browser, person.sub)
  })

  it('belongs to the browser that set out, and stays good for it when another one tries', async () => {
    const { visitor, provider, person } = startSocial()
    const [owner, stranger] = [visitor(), visitor()]
    const returned = provider.enter(await owner.depart(), person)
    await stranger.depart()
    expect((await stranger.finish(returned)).body.outcome).toBe('expired')
    await expectNothing(stranger, person.sub)
    expect((await owner.finish(returned)).body.outcome).toBe('sign-up')
  })

  it('is nothing without a state, with an invented one, or by the path of another provider', async () => {
    const { visitor, provider, person } = startSocial()
    const browser = visitor()
    const returned = provider.enter(await browser.depart(), person)
    for (const wrong of [{ state: undefined }, { state: 'x'.repeat(43) }, { provider: 'google' }])
      expect((await browser.finish({ ...returned, ...wrong })).body.outcome).toBe('expired')
    await expectNothing(browser, person.sub)
  })

  it('is refused when the issuer of the answer is another one, or is not named', async () => {
    const { visitor, provider, person } = startSocial()
    for (const iss of ['https://evil.example', `${ISSUER}/`, undefined]) {
      const browser = visitor()
      const returned = provider.enter(await browser.depart(), person)
      expect((await browser.finish({ ...returned, iss })).body.outcome).toBe('refused')
      await expectNothing(browser, person.sub)
    }
  })

  it('tells a person who cancelled, and one whose provider has trouble', async () => {
    const { visitor, provider, person } = startSocial()
    for (const [error, outcome] of [
      ['access_denied', 'cancelled'],
      ['user_cancelled_login', 'cancelled'],
      ['temporarily_unavailable', 'unavailable'],
      ['invalid_scope', 'refused'],
    ]) {
      const browser = visitor()
      const { code: _, ...returned } = provider.enter(await browser.depart(), person)
      expect((await browser.finish({ ...returned, error })).body.outcome).toBe(outcome)
      await expectNothing(browser, person.sub)
    }
  })

  it('does not count once the provider is no longer configured', async () => {
    const { server, visitor, provider, person } = startSocial()
    const browser = visitor()
    const returned = provider.enter(await browser.depart(), person)
    Object.assign(server.services, { social: { providers: [], fetch: provider.social.fetch } })
    expect((await browser.finish(returned)).body.outcome).toBe('expired')
  })

  it('needs a token like every write', async () => {
    const { server, provider, person, visitor } = startSocial()
    const returned = provider.enter(await visitor().depart(), person)
    const answer = await createClient(server).send('POST', '/server/social/finish', returned)
    expect(answer.body.code).toBe('csrf-failed')
  })
})

describe('a token of the provider', () => {
  const now = () => Math.floor(Date.UTC(2026, 10, 20, 12) / 1000)
  const FAULTS: [string, Faults][] = [
    ['has another nonce', { claims: { nonce: 'of another way' } }],
    ['has no nonce', { claims: { nonce: undefined } }],
    ['is of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['is meant for someone else', { claims: { aud: 'other-client' } }],
    ['is meant for several, and not ours to use', { claims: { aud: ['gangway-client', 'other'], azp: 'other' } }],
    ['is over', { claims: { iat: now() - 2 * HOUR, exp: now() - HOUR } }],
    ['is not yet good', { claims: { nbf: now() + HOUR } }],
    ['names nobody', { claims: { sub: undefined } }],
    ['is signed with another key', { signedByOther: true }],
    ['is not signed', { unsigned: true }],
    ['is signed with an algorithm that the provider does not use', { header: { alg: 'HS256' } }],
    ['names a key that does not exist', { header: { kid: 'two' } }],
  ]

  it.each(FAULTS)('opens nothing when it %s', async (_, faults) => {
    const { visitor, person } = startSocial()
    const browser = visitor()
    expect((await browser.cross(person, { faults })).body.outcome).toBe('refused')
    await expectNothing(browser, person.sub)
  })

  it('is not given for a code that was used before', async () => {
    const { visitor, provider, person } = startSocial()
    const [first, second] = [visitor(), visitor()]
    const returned = provider.enter(await first.depart(), person)
    expect((await first.finish(returned)).body.outcome).toBe('sign-up')
    const state = new URL(await second.depart()).searchParams.get('state')
    expect((await second.finish({ ...returned, state })).body.outcome).toBe('refused')
    await expectNothing(second, 'nobody')
  })

  it('that belongs to another way does not fit, since its nonce is made for that one', async () => {
    const { visitor, provider, person } = startSocial()
    const [victim, attacker] = [visitor(), visitor()]
    const stolen = provider.enter(await victim.depart(), person)
    const state = new URL(await attacker.depart()).searchParams.get('state')
    expect((await attacker.finish({ ...stolen, state })).body.outcome).toBe('refused')
    await expectNothing(attacker, person.sub)
  })

  it('is not waited for when the provider is away or broken', async () => {
    const { visitor, provider, person } = startSocial()
    const browser = visitor()
    expect((await browser.cross(person, { faults: { tokenStatus: 502 } })).body.outcome).toBe('unavailable')
    const returned = provider.enter(await browser.depart(), person)
    provider.breakDown('token')
    expect((await browser.finish(returned)).body.outcome).toBe('unavailable')
    await expectNothing(browser, person.sub)
  })

  it('is asked for with the verifier of its challenge', async () => {
    const { visitor, provider, person } = startSocial()
    const browser = visitor()
    const location = await browser.depart()
    await browser.finish(provider.enter(location, person))
    const verifier = provider.asked.find(({ address }) => address.endsWith('/token'))?.body.get('code_verifier') ?? ''
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
    const challenge = btoa(String.fromCharCode(...new Uint8Array(digest)))
    expect(new URL(location).searchParams.get('code_challenge')).toBe(
      challenge.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
    )
  })
})

it('a provider that describes itself as another one is refused', async () => {
  const provider = createIdentityProvider(() => 0)
  const liar = {
    providers: provider.social.providers.map((one) => ({ ...one, issuer: 'https://id.example/other' })),
    fetch: async () =>
      Response.json({ issuer: ISSUER, authorization_endpoint: `${ISSUER}/auth`, token_endpoint: `${ISSUER}/token` }),
  }
  const { server } = startSocial()
  Object.assign(server.services, { social: liar })
  const answer = await createClient(server).post('/server/social/start', { provider: 'crew-id' })
  expect(answer.status).toBe(503)
})
