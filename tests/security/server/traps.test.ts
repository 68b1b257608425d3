import { beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '#src/contract/http/limits.ts'
import { PRODUCT } from '#src/server/product.ts'
import { createClient, PASSWORD } from '../../server/support/client.ts'
import { countRows } from '../../server/support/fixtures.ts'
import { startServer } from '../../server/support/product-server.ts'
import type { TestServer } from '../../server/support/server-of.ts'

let made = 0
const registration = (more: object = {}) => {
  made += 1
  return { email: `trap${made}@mail.example`, password: PASSWORD, passwordConfirm: PASSWORD, ...more }
}

/** Ways of signing in, mailed links, acts and links to a CV have limits of their own for what fails; that a
 * page was seen is counted a limited number of times for a network. */
const SIGNING_IN =
  /^\/server\/(security\/auth|security\/email|security\/user|webauthn\/authenticate|auth|social|share|subscribe|act|order-withdrawal|mailing\/address|mailing\/review)\/|^\/server\/(seamans|vacancy)\/\{id\}\/view$/

describe('forms that anyone may send', () => {
  let server: TestServer
  beforeEach(() => {
    server = startServer()
  })

  it('have the trap, but for ways of signing in', () => {
    const open = PRODUCT.endpoints.filter(
      ({ spec }) =>
        spec.method !== 'get' &&
        // Machines sign what they send.
        spec.kind !== 'webhook' &&
        (spec.who === 'anyone' || spec.who.includes('guest')) &&
        !spec.trap,
    )
    const strange = open.filter(({ spec }) => !SIGNING_IN.test(spec.path))
    expect(strange.map(({ spec }) => spec.path)).toEqual([])
  })

  it('put off anyone who fills in the field that no one sees, without saying why, and take the second try', async () => {
    const client = createClient(server)
    const body = registration({ topic: 'https://cheap.example' })
    const refused = await client.post('/server/user', body)
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
      429,
      'too-many-requests',
      '60',
    ])
    expect(await countRows('account', 'email = ?', body.email)).toBe(0)
    expect((await client.post('/server/user', { ...body, topic: '' })).status).toBe(201)
  })

  it('let a fast person through, and slow down a network that is always faster than reading', async () => {
    const { free } = LIMITS['hasty-address']
    const statuses: number[] = []
    for (let turn = 0; turn <= free; turn += 1) {
      const headers = { 'x-client-ip': '198.51.100.9' }
      statuses.push((await createClient(server).post('/server/user', registration(), { headers })).status)
    }
    expect(new Set(statuses.slice(0, free))).toEqual(new Set([201]))
    expect(statuses.at(-1)).toBe(429)
    const person = createClient(server)
    const token = await person.getToken()
    server.wait(3000)
    const headers = { 'x-client-ip': '198.51.100.9', 'x-csrf-token': token }
    expect((await person.post('/server/user', registration(), { headers })).status).toBe(201)
  })
})
