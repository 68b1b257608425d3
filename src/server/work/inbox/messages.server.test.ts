import { describe, expect, it } from 'vitest'
import { createClient } from '#tests/server/support/client.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { inboxDomain } from './index.ts'

const startServer = serverOf(inboxDomain)

describe('messages', () => {
  it('come in the language of the page', async () => {
    const answer = await createClient(startServer(), { language: 'xx, fil;q=0.9' }).get('/server/nothing')
    expect(answer.status).toBe(404)
    expect(answer.body).toMatchObject({ code: 'not-found', requestId: answer.headers.get('x-request-id') })
  })

  it('come in the language that a caller wishes most, wherever it is in the list', async () => {
    const read = async (language: string) =>
      (await createClient(startServer(), { language }).get('/server/nothing')).body.message
    expect(await read('en;q=0.5, fr;q=0.9')).toBe(await read('fr'))
    expect(await read('ru;q=0, de')).toBe(await read('de'))
    expect(new Set([await read('fr'), await read('de'), await read('ka')]).size).toBe(3)
  })

  it('tell the methods of a path that takes others', async () => {
    const answer = await createClient(startServer()).post('/server/csrf-token')
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
  })

  it('refuse what is too large or not JSON', async () => {
    const client = createClient(startServer())
    expect((await client.post('/server/security/auth/login', { email: 'x'.repeat(70_000), password: '' })).status).toBe(
      413,
    )
    expect((await client.post('/server/security/auth/login', undefined, { raw: '{' })).status).toBe(400)
  })
})
