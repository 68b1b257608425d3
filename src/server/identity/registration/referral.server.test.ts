import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { createClient, PASSWORD } from '#tests/server/support/client.ts'
import {
  countRows,
  createId,
  findColumn,
  registerNewcomer,
  registerSeaman,
  seamanBody,
} from '#tests/server/support/fixtures.ts'
import { serverOf } from '#tests/server/support/server-of.ts'

const startServer = serverOf()

const server = startServer()

const refIdOf = (accountId: string) => findColumn('seaman', 'ref_id', 'account_id', accountId)
const inviterOf = (accountId: string) => findColumn('referral', 'inviter_id', 'account_id', accountId)

async function registerBy(refId: string) {
  const client = createClient(server)
  const email = `${createId()}@mail.example`
  const answer = await client.post(
    '/server/user',
    { email, password: PASSWORD, passwordConfirm: PASSWORD },
    { headers: { 'x-referral-id': refId } },
  )
  return { client, accountId: String(answer.body.id) }
}

describe('Who invited whom', () => {
  it('is written down when someone registers by the link of a seafarer', async () => {
    const inviter = await registerSeaman(server)
    const invited = await registerBy(await refIdOf(inviter.accountId))
    expect(await inviterOf(invited.accountId)).toBe(inviter.accountId)
  })

  it('is written down at the choice of the role too, as the specification sends it', async () => {
    const inviter = await registerSeaman(server)
    const invited = await registerNewcomer(server)
    const headers = { 'x-referral-id': await refIdOf(inviter.accountId) }
    const answer = await invited.post('/server/seaman', seamanBody(), { headers })
    expect(await inviterOf(answer.body.id)).toBe(inviter.accountId)
  })

  it('is the first only', async () => {
    const [first, second] = [await registerSeaman(server), await registerSeaman(server)]
    const invited = await registerBy(await refIdOf(first.accountId))
    const headers = { 'x-referral-id': await refIdOf(second.accountId) }
    await invited.client.post('/server/seaman', seamanBody(), { headers })
    expect(await inviterOf(invited.accountId)).toBe(first.accountId)
    expect(await findColumn('account', 'referred_by', 'id', invited.accountId)).toBe(await refIdOf(first.accountId))
  })

  it('is no one for an id that is no one’s, and no one invites themselves', async () => {
    const stranger = await registerBy('nobody-has-this')
    expect(await countRows('referral', 'account_id = ?', stranger.accountId)).toBe(0)
    const own = await registerSeaman(server)
    await env.DB.prepare('UPDATE account SET referred_by = ? WHERE id = ?')
      .bind(await refIdOf(own.accountId), own.accountId)
      .run()
    expect(await countRows('referral', 'account_id = ?', own.accountId)).toBe(0)
  })

  it('keeps the campaign of the visit with the account', async () => {
    const client = createClient(server)
    const body = { email: `${createId()}@mail.example`, password: PASSWORD, passwordConfirm: PASSWORD }
    const headers = { 'x-attribution': 'source=google&medium=organic&term=third+officer&landing=%2Fvacancy' }
    const answer = await client.post('/server/user', body, { headers })
    expect(await findColumn('account', 'attribution', 'id', answer.body.id)).toBe(headers['x-attribution'])
  })
})

describe('Registering', () => {
  it('writes down what was agreed to, in which version, for good', async () => {
    await env.DB.batch([
      env.DB.prepare("INSERT OR IGNORE INTO page (id, slug, created_at, updated_at) VALUES ('p', 'terms', 0, 0)"),
      env.DB.prepare(
        "INSERT OR IGNORE INTO page_text (page_id, language, title, description, created_at, updated_at, body) VALUES ('p', 'en', 't', 'd', 0, 1767225600000, 'b')",
      ),
    ])
    const { email } = await registerNewcomer(server, 'uk')
    const id = await findColumn('account', 'id', 'email', email)
    const { results } = await env.DB.prepare('SELECT kind, version, given FROM consent_event WHERE account_id = ?')
      .bind(id)
      .all()
    expect(results).toEqual([
      { kind: 'terms', version: 'en 2026-01-01', given: 1 },
      { kind: 'privacy', version: 'none', given: 1 },
    ])
    const change = (sql: string) => env.DB.prepare(sql).bind(id).run()
    await expect(change('UPDATE consent_event SET given = 0 WHERE account_id = ?')).rejects.toThrow('append only')
    await expect(change('DELETE FROM consent_event WHERE account_id = ?')).rejects.toThrow('append only')
  })
})
