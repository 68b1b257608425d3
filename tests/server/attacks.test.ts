import { describe, expect, it } from 'vitest'
import { hashText } from '../../src/server/platform/crypto.ts'
import { createClient, PASSWORD, startServer } from './support/client.ts'
import { registerNewcomer } from './support/fixtures.ts'

const LOGIN = '/server/security/auth/login'

describe('tokens', () => {
  it('of one purpose are nothing for another: a visitor cannot have the cookie of a known browser signed', async () => {
    const server = startServer()
    const { email } = await registerNewcomer(server)
    const stranger = createClient(server)
    for (let turn = 0; turn < 10; turn += 1) await stranger.post(LOGIN, { email, password: 'something else' })
    stranger.cookies.set('__Host-pre', `device!${hashText(email)}`)
    stranger.cookies.set('__Host-device', await stranger.getToken())
    expect((await stranger.post(LOGIN, { email, password: PASSWORD })).status).toBe(429)
  })

  it('are bound to a secret of ours, not to what a visitor wrote into the cookie', async () => {
    const client = createClient(startServer())
    client.cookies.set('__Host-pre', 'chosen')
    await client.getToken()
    expect(client.cookies.get('__Host-pre')).toMatch(/^[\w-]{43}$/)
  })
})

describe('the search', () => {
  it.each(['\u0000', 'a" OR b', '\ufffd', "'", '(', 'ä', 'a b', 'terms : x', '-', '*', 'constructor'])(
    'takes the company %j as a name, never as syntax of the index',
    async (company) => {
      const answer = await createClient(startServer()).get(`/server/vacancy?company=${encodeURIComponent(company)}`)
      expect([answer.status, answer.body.total]).toEqual([200, 0])
    },
  )

  it.each(['constructor', '__proto__ toString', 'valueOf hasOwnProperty'])('knows no word %s', async (q) => {
    const answer = await createClient(startServer()).get(`/server/vacancy?q=${encodeURIComponent(q)}`)
    expect([answer.status, answer.body.total]).toEqual([200, 0])
  })
})
