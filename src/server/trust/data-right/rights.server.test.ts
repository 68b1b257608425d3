import { env } from 'cloudflare:test'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { toDayNumber } from '#src/domain/statistics/periods.ts'
import { maintainExports } from '#src/server/trust/data-right/exports.usecases.ts'
import { refreshCrewing } from '#src/server/work/crewing/crewing-figures.usecases.ts'
import { type Client, createClient, PASSWORD } from '#tests/server/support/client.ts'
import {
  confirmAddress,
  countRows,
  createId,
  findColumn,
  insertRow,
  insertVacancy,
  NOTHING_COMPARED,
  registerCompany,
  registerNewcomer,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { sendMail } from '#tests/server/support/mailbox.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { eraseDueAccounts, makeExport } from '#tests/server/support/rights.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const jobs: string[] = []

const start = () =>
  startServer({
    jobQueue: {
      send: async (lane, messages) => {
        if (lane === 'jobs') jobs.push(...messages.map(({ subject }) => subject))
      },
    },
  })
const server = start()
const { services } = server

/** The secret in the link of the mail about a copy. */
async function readSecret(exportId: string): Promise<string> {
  const outboxId = await findColumn('outbox', 'id', 'cause', `copy-ready:${exportId}`)
  await sendMail(server, outboxId)
  const text = await findColumn('sent_mail', 'text', 'outbox_id', outboxId)
  expect(text).toContain('The copy of your Gangway data that')
  return /copy=([a-z2-7]{32})/.exec(text)?.[1] ?? ''
}

async function makeCopy(client: Awaited<ReturnType<typeof registerNewcomer>>) {
  await confirmAddress(client.email)
  const answer = await client.post('/server/user/copy')
  const id = jobs.at(-1) ?? ''
  return { answer, id }
}

describe('A copy of one’s data', () => {
  it('is asked for, made in the background, and downloaded by the link of the mail', async () => {
    const person = await registerSeaman(server)
    const { answer, id } = await makeCopy(person)
    expect(answer.body.copy.status).toBe('waiting')
    await makeExport(services, id)
    await makeExport(services, id)
    expect((await person.get('/server/user/data')).body.copy.status).toBe('ready')
    const secret = await readSecret(id)
    const response = await server.fetch(
      new Request(`http://localhost:8787/server/user/copy/${secret}`, {
        headers: { cookie: [...person.cookies].map((pair) => pair.join('=')).join('; ') },
      }),
    )
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="data-\d{4}-\d\d-\d\d\.zip"$/)
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect(response.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
    expect(Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer())))).toEqual(['data.json'])
  })

  it('is opened by no one else, with no other secret, and not without a confirmation', async () => {
    const person = await registerNewcomer(server)
    const { id } = await makeCopy(person)
    await makeExport(services, id)
    const path = `/server/user/copy/${await readSecret(id)}`
    const stranger = await registerNewcomer(server)
    expect((await stranger.get(path)).status).toBe(404)
    expect((await createClient(server).get(path)).status).toBe(401)
    expect((await person.get(`/server/user/copy/${'a'.repeat(32)}`)).status).toBe(404)
    server.wait(11 * 60_000)
    expect((await person.get(path)).body.code).toBe('confirmation-needed')
    expect((await person.post('/server/user/copy')).body.code).toBe('confirmation-needed')
  })

  it('is there for a day, then its file is gone too', async () => {
    const person = await registerNewcomer(server)
    const { id } = await makeCopy(person)
    await makeExport(services, id)
    const key = await findColumn('data_export', 'object_key', 'id', id)
    const path = `/server/user/copy/${await readSecret(id)}`
    expect(await env.FILES.head(key)).not.toBeNull()
    server.wait(24 * HOUR)
    await person.post('/server/security/auth/confirm', { password: PASSWORD })
    expect((await person.get(path)).status).toBe(404)
    await maintainExports(services)
    expect(await env.FILES.head(key)).toBeNull()
    expect(await countRows('data_export', 'id = ?', id)).toBe(0)
  })

  it('is made three times a day', async () => {
    const person = await registerNewcomer(server)
    for (let turn = 0; turn < 3; turn += 1) {
      const { id } = await makeCopy(person)
      await makeExport(services, id)
    }
    const refused = await person.post('/server/user/copy')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('comes back to the queue when it waits too long, and is given up when it fails every time', async () => {
    const person = await registerNewcomer(server)
    const { id } = await makeCopy(person)
    server.wait(6 * 60_000)
    await maintainExports(services)
    expect(jobs.filter((job) => job === id).length).toBe(2)
    await env.DB.prepare('UPDATE data_export SET attempts = 5 WHERE id = ?').bind(id).run()
    await maintainExports(services)
    expect((await person.get('/server/user/data')).body.copy.status).toBe('failed')
  })

  it('does not keep its secret', async () => {
    const person = await registerNewcomer(server)
    const { id } = await makeCopy(person)
    await makeExport(services, id)
    const payload = await findColumn('outbox', 'payload', 'cause', `copy-ready:${id}`)
    expect(payload).not.toContain(await readSecret(id))
  })
})

async function signInAgain(email: string) {
  const client = createClient(server)
  const answer = await client.post('/server/security/auth/login', { email, password: PASSWORD })
  return { client, answer }
}

describe('Deleting the account', () => {
  it('asks for the address, ends every session, and can be taken back for thirty days', async () => {
    const person = await registerNewcomer(server)
    const wrong = await person.post('/server/user/erasure', { email: 'someone@else.example' })
    expect(wrong.status).toBe(422)
    const { client: elsewhere } = await signInAgain(person.email)
    const answer = await person.post('/server/user/erasure', { email: ` ${person.email.toUpperCase()} ` })
    expect(answer.body.eraseAt).toBe(server.now() + 30 * DAY)
    for (const client of [person, elsewhere])
      expect((await client.get('/server/security/auth/session')).body).toBeNull()
    const { client, answer: back } = await signInAgain(person.email)
    expect(back.body.eraseAt).toBe(answer.body.eraseAt)
    expect((await client.post('/server/seaman', {})).body.code).toBe('account-closing')
    expect((await client.post('/server/user/erasure/cancel')).body.eraseAt).toBeNull()
    server.wait(31 * DAY)
    await eraseDueAccounts(services)
    expect(await countRows('account', 'email = ?', person.email)).toBe(1)
  })

  it('is written to the person', async () => {
    const person = await registerNewcomer(server, 'de')
    await confirmAddress(person.email)
    await person.post('/server/user/erasure', { email: person.email })
    const accountId = await findColumn('account', 'id', 'email', person.email)
    const { results } = await env.DB.prepare(
      "SELECT id FROM outbox WHERE account_id = ? AND kind = 'erasure-requested'",
    )
      .bind(accountId)
      .all<{ id: string }>()
    expect(results.length).toBe(1)
    await sendMail(server, results[0]?.id ?? '')
    expect(await findColumn('sent_mail', 'subject', 'outbox_id', results[0]?.id ?? '')).toBe('Ihr Konto wird gelöscht')
  })

  it('is written five times a day at most to anyone who changes their mind again and again, and asked for again later', async () => {
    const person = await registerNewcomer(server)
    let client: Client = person
    const statuses: number[] = []
    for (let turn = 0; turn < 6; turn += 1) {
      server.wait(1000)
      statuses.push((await client.post('/server/user/erasure', { email: person.email })).status)
      ;({ client } = await signInAgain(person.email))
      await client.post('/server/user/erasure/cancel')
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    server.wait(DAY)
    ;({ client } = await signInAgain(person.email))
    expect((await client.post('/server/user/erasure', { email: person.email })).status).toBe(200)
  })

  it('takes a seafarer out of the crew list, and a change of mind brings them back', async () => {
    const person = await registerSeaman(server)
    await person.put('/server/seaman/visibility', { isHidden: false, isHideEnglish: false })
    const isHidden = () => findColumn('crew_card', 'is_hidden', 'seaman_id', person.seamanId)
    await person.post('/server/user/erasure', { email: person.email })
    expect(await isHidden()).toBe('1')
    const { client } = await signInAgain(person.email)
    await client.post('/server/user/erasure/cancel')
    expect(await isHidden()).toBe('0')
  })

  it('closes a company’s page and vacancies, and a change of mind opens them again', async () => {
    const company = await registerCompany(server, { name: 'Leaving Crewing' })
    const ahead = { join_from: '2027-03-01', join_to: '2027-03-15', expires_at: server.now() + 60 * DAY }
    const publisher = { id: company.companyId, slug: company.slug, name: 'Leaving Crewing' }
    const vacancy = await insertVacancy(publisher, { ...ahead, published_at: server.now() })
    await refreshCrewing(services)
    const reader = createClient(server)
    const look = async () => [
      (await reader.get(`/server/crewing/ph/${company.slug}`)).status,
      (await reader.get('/server/vacancy?q=leaving')).body.items.length,
      (await reader.get('/server/crewing?q=leaving')).body.items.length,
    ]
    expect(await look()).toEqual([200, 1, 1])
    await company.post('/server/user/erasure', { email: company.email })
    await refreshCrewing(services)
    expect(await look()).toEqual([404, 0, 0])
    const { client } = await signInAgain(company.email)
    await client.post('/server/user/erasure/cancel')
    await refreshCrewing(services)
    expect(await look()).toEqual([200, 1, 1])
    expect(await findColumn('vacancy', 'status', 'id', vacancy.id)).toBe('published')
  })

  it('happens after thirty days, to no one else', async () => {
    const [person, other] = [await registerSeaman(server), await registerSeaman(server)]
    await person.post('/server/user/erasure', { email: person.email })
    server.wait(30 * DAY - 1)
    await eraseDueAccounts(services)
    expect(await countRows('account', 'id = ?', person.accountId)).toBe(1)
    server.wait(1)
    await eraseDueAccounts(services)
    expect(await countRows('account', 'id = ?', person.accountId)).toBe(0)
    expect(await countRows('account', 'id = ?', other.accountId)).toBe(1)
    expect(await countRows('erasure', 'account_id = ? AND erased_at IS NOT NULL', person.accountId)).toBe(1)
    expect((await signInAgain(person.email)).answer.body.code).toBe('wrong-credentials')
  })
})

describe('the erasure of a seafarer who joined', () => {
  it('leaves the company the week of the joining, and no figure that gives the day', async () => {
    const [company, person] = [await registerCompany(server), await registerSeaman(server)]
    const publishedAt = server.now() - 40 * DAY
    const joinedAt = server.now() - 9 * DAY
    const facts = { id: company.companyId, slug: company.slug, name: 'Company' }
    const vacancy = await insertVacancy(facts, { published_at: publishedAt })
    await insertRow('application', {
      ...{ id: createId(), vacancy_id: vacancy.id, seaman_id: person.seamanId, status: 'joined', ...NOTHING_COMPARED },
      ...{ created_at: publishedAt, updated_at: joinedAt },
    })
    await person.post('/server/user/erasure', { email: person.email })
    server.wait(30 * DAY)
    await eraseDueAccounts(services)
    const fact = await env.DB.prepare('SELECT * FROM application_fact WHERE vacancy_id = ?')
      .bind(vacancy.id)
      .first<{ application_id: null; filled_day: number; fill_days: number }>()
    const monday = toDayNumber(joinedAt) - ((toDayNumber(joinedAt) + 3) % 7)
    expect(fact).toMatchObject({
      application_id: null,
      filled_day: monday,
      fill_days: monday + 3 - toDayNumber(publishedAt),
    })
  })
})

describe('How a person came here', () => {
  it('is forgotten when they ask for it, and that is written down', async () => {
    const inviter = await registerSeaman(server)
    const headers = {
      'x-referral-id': await findColumn('seaman', 'ref_id', 'account_id', inviter.accountId),
      'x-attribution': 'source=google',
    }
    const client = createClient(server)
    const body = { email: 'found@mail.example', password: PASSWORD, passwordConfirm: PASSWORD }
    await client.post('/server/user', body, { headers })
    expect((await client.get('/server/user/data')).body.remembersSource).toBe(true)
    const after = (await client.post('/server/user/source/forget')).body
    expect(after.remembersSource).toBe(false)
    expect(after.consents.map(({ kind, given }: { kind: string; given: boolean }) => [kind, given])).toEqual([
      ['terms', true],
      ['privacy', true],
      ['source', false],
    ])
    expect(await countRows('referral', 'inviter_id = ?', inviter.accountId)).toBe(0)
  })
})
