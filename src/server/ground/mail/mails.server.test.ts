import {
  createExecutionContext,
  createMessageBatch,
  env,
  getQueueResult,
  waitOnExecutionContext,
} from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import { resendWaitingMails } from '#src/server/ground/mail/send-mail.usecases.ts'
import worker from '#src/server/index.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Mail } from '#src/server/platform/mail/mailer.ts'
import { createClient } from '#tests/server/support/client.ts'
import {
  confirmAddress,
  countRows,
  createId,
  findColumn,
  insertRow,
  insertVacancy,
  registerCompany,
  registerNewcomer,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { sendMail } from '#tests/server/support/mailbox.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { runSchedule } from '#tests/server/support/schedule.ts'
import { sendingMailers } from '#tests/server/support/sending-mailers.ts'
import { runByWorker } from '#tests/server/support/worker-schedule.ts'

const statusOf = (id: string) => findColumn('outbox', 'status', 'id', id)
const message = (id: string, subject: string, attempts = 1) => ({
  id,
  timestamp: new Date(),
  attempts,
  body: { job: 'send-mail', subject },
})

async function consume(queue: string, messages: ReturnType<typeof message>[]) {
  const batch = createMessageBatch(queue, messages)
  const context = createExecutionContext()
  await worker.queue(batch, env)
  await waitOnExecutionContext(context)
  return getQueueResult(batch, context)
}

describe('mail', () => {
  it('greets a new person in their language', async () => {
    const server = startServer()
    const client = await registerNewcomer(server, 'ar')
    const [id = ''] = server.sent
    await sendMail(server, id)
    const mail = (await client.get(`/server/dev/mail/${id}`)).body as Record<string, string>
    expect(mail).toMatchObject({ recipient: client.email, language: 'ar' })
    expect(mail.html).toMatch(/<html lang="ar" dir="rtl">/)
    expect(mail.text).toContain('http://localhost:8787/ar/auth/verify-email?token=')
    expect((await client.get('/server/dev/mail')).body.items[0]).toMatchObject({ id, recipient: client.email })
  })

  it('tells the company who applied, and the seafarer what was sent; nothing in it is markup', async () => {
    const server = startServer()
    const company = await registerCompany(server, { name: 'Kraken <Crewing> & Sons' })
    const { id } = await insertVacancy({ id: company.companyId, slug: company.slug, name: 'X' })
    const seaman = await registerSeaman(server)
    await env.DB.prepare('UPDATE seaman SET firstname = ? WHERE id = ?').bind('<b>Ada', seaman.seamanId).run()
    await confirmAddress(company.email)
    await confirmAddress(seaman.email)
    server.sent.length = 0
    await seaman.post(`/server/vacancy/${id}/application`, { note: '<script>alert(1)</script>\nHello' })
    for (const outboxId of server.sent) await sendMail(server, outboxId)
    const [, sent = '', received = ''] = server.sent
    const toCompany = (await company.get(`/server/dev/mail/${received}`)).body as Record<string, string>
    expect(toCompany.subject).toBe('New application: Second Engineer, LNG carrier')
    expect(toCompany.text).toContain('Ukraine')
    expect(toCompany.text).toContain(`http://localhost:8787/company/vacancy/${id}/applicants`)
    expect(toCompany.html).not.toMatch(/<script|<b>Ada/)
    expect(toCompany.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;\nHello')
    const toSeaman = (await company.get(`/server/dev/mail/${sent}`)).body as Record<string, string>
    expect(toSeaman.recipient).toBe(seaman.email)
    expect(toSeaman.html).toContain('Kraken &lt;Crewing&gt; &amp; Sons')
  })

  it('is sent once, however often the queue delivers it', async () => {
    const server = startServer()
    await registerNewcomer(server)
    const [id = ''] = server.sent
    await Promise.all(Array.from({ length: 5 }, () => sendMail(server, id)))
    await sendMail(server, id)
    expect(await statusOf(id)).toBe('sent')
    expect(Number(await findColumn('outbox', 'attempts', 'id', id))).toBe(1)
  })

  it('leaves once through a mailer that sends, and is tried again when that fails', async () => {
    const left: Mail[] = []
    let fails = true
    const deliver = async (mail: Mail) => {
      if (fails) throw new Error('no route')
      left.push(mail)
    }
    const server = startServer({ mailers: sendingMailers(deliver) })
    const { email } = await registerNewcomer(server)
    const [id = ''] = server.sent
    await expect(sendMail(server, id)).rejects.toThrow('no route')
    expect(await statusOf(id)).toBe('waiting')
    fails = false
    await Promise.all([1, 2, 3].map(() => sendMail(server, id)))
    expect(left.map(({ to }) => to)).toEqual([email])
    expect(await statusOf(id)).toBe('sent')
  })

  it('is acknowledged message by message; unknown ids do no harm', async () => {
    // The Worker uses today's clock, at which the links of an older mail have expired.
    const server = startServer({ clock: Date.now })
    await registerNewcomer(server)
    const [id = ''] = server.sent
    const result = await consume('gangway-mail', [message('1', id), message('2', 'unknown')])
    expect(result.explicitAcks.toSorted()).toEqual(['1', '2'])
    expect(await statusOf(id)).toBe('sent')
  })

  it('that the queue gave up on is marked as failed', async () => {
    const server = startServer()
    await registerNewcomer(server)
    const [id = ''] = server.sent
    await consume('gangway-mail-dead', [message('1', id)])
    expect(await statusOf(id)).toBe('failed')
  })

  it('goes to an address without an account, in its language, and is forgotten once it left or was given up', async () => {
    const left: Mail[] = []
    const server = startServer({ mailers: sendingMailers(async (mail) => left.push(mail)) })
    const write = async (cause: string) => {
      const to = { kind: 'account-erased', address: 'gone@mail.example', language: 'de' } as const
      const { id, statement } = createOutboxEntry(server.services, { ...to, cause, payload: {} })
      await runBatch(server.services.db, [statement])
      return id
    }
    const [sent, lost] = [await write('one'), await write('two')]
    await Promise.all([1, 2, 3].map(() => sendMail(server, sent)))
    await consume('gangway-mail-dead', [message('1', lost)])
    expect(left.map(({ to, subject }) => [to, subject])).toEqual([['gone@mail.example', 'Ihr Konto ist gelöscht']])
    for (const said of ['weil Ihr Konto gelöscht wurde', 'unsere letzte E-Mail']) expect(left[0]?.text).toContain(said)
    expect(await countRows('outbox', "address = 'gone@mail.example'")).toBe(0)
  })

  it('has a recipient: the database takes none without account and address', async () => {
    const mail = { id: 'nobody', cause: 'nobody', kind: 'account-erased', language: 'en', payload: '{}', created_at: 1 }
    await expect(insertRow('outbox', mail)).rejects.toThrow('CHECK')
  })

  it('is limited for each address that receives it, regardless of its spelling and of who enters it', async () => {
    const server = startServer()
    const { email } = await registerNewcomer(server)
    await confirmAddress(email)
    const accountId = await findColumn('account', 'id', 'email', email)
    const payload = { role: 'user', device: null, country: null, city: null, at: 1 }
    const addresses = [{}, { address: email.toUpperCase() }, { address: email }, {}, { address: email.toUpperCase() }]
    const entries = addresses.map((address, cause) =>
      createOutboxEntry(server.services, {
        kind: 'new-device',
        cause: `${email} ${cause}`,
        accountId,
        payload,
        ...address,
      }),
    )
    await runBatch(
      server.services.db,
      entries.map(({ statement }) => statement),
    )
    for (const { id } of entries) await sendMail(server, id)
    expect(await Promise.all(entries.map(({ id }) => statusOf(id)))).toEqual([
      'sent',
      'sent',
      'sent',
      'failed',
      'failed',
    ])
  })

  it('that left while its sender broke off is forgotten by the schedule', async () => {
    const server = startServer()
    const mail = { cause: 'broken off', kind: 'account-erased', language: 'en', payload: '{}', created_at: 1 }
    await insertRow('outbox', {
      id: 'left',
      address: 'left@mail.example',
      status: 'sent',
      sent_at: server.now(),
      ...mail,
    })
    await runSchedule(server)
    expect(await countRows('outbox', "id = 'left'")).toBe(1)
    server.wait(121_000)
    await runSchedule(server)
    expect(await countRows('outbox', "id = 'left'")).toBe(0)
  })

  it('cannot be read where it is not shown', async () => {
    const { services } = startServer()
    const hidden = createClient(startServer({ config: { ...services.config, showsMail: false } }))
    expect((await hidden.get('/server/dev/mail')).status).toBe(404)
    expect((await hidden.get('/server/dev/mail/x')).status).toBe(404)
  })
})

describe('the scheduled work', () => {
  it('hands waiting mails to the queue again', async () => {
    const server = startServer()
    await registerNewcomer(server)
    const [id = ''] = server.sent
    server.sent.length = 0
    server.wait(121_000)
    await runSchedule(server)
    expect(server.sent).toContain(id)
  })

  it('expires vacancies and counts again, and may run any number of times', async () => {
    const server = startServer()
    const company = await registerCompany(server)
    const own = { id: company.companyId, slug: company.slug, name: 'X' }
    const short = await insertVacancy(own, { expires_at: server.now() + 1000, flag: 'CY' })
    await insertVacancy(own, { flag: 'CY' })
    const client = createClient(server)
    const total = async (query: string) => (await client.get(`/server/vacancy${query}`)).body.total as number
    await runSchedule(server)
    const [all, cypriot] = [await total(''), await total('?flag=CY')]
    expect((await client.get('/server/overview')).body.openVacancies).toBe(all)
    server.wait(1000)
    await runSchedule(server)
    await runSchedule(server)
    expect([await total(''), await total('?flag=CY')]).toEqual([all - 1, cypriot - 1])
    expect((await client.get('/server/overview')).body.openVacancies).toBe(all - 1)
    expect(await findColumn('vacancy', 'status', 'id', short.id)).toBe('expired')
  })

  it('is done by readers where nothing runs on a schedule', async () => {
    const server = startServer()
    const company = await registerCompany(server)
    const { id } = await insertVacancy(
      { id: company.companyId, slug: company.slug, name: 'X' },
      { expires_at: server.now() + 1000 },
    )
    const client = createClient(server)
    await client.get('/server/vacancy')
    server.wait(11 * 60_000)
    await client.get('/server/vacancy')
    expect(await findColumn('vacancy', 'status', 'id', id)).toBe('expired')
  })

  it('runs from the schedule', async () => {
    await expect(runByWorker()).resolves.toBeUndefined()
  })
})

it('a mail to an address without an account is shown as well, marked so, for a day', async () => {
  const server = startServer()
  const [person, address] = [await registerSeaman(server), `friend-${createId()}@mail.example`]
  await confirmAddress(person.email)
  const asked = await person.post('/server/seaman/friends/invitation', { email: address, language: 'en' })
  expect(asked.status, asked.text).toBe(200)
  for (const id of server.sent.splice(0)) await sendMail(server, id)
  const shown = async () => {
    const items: { id: string; recipient: string; isStranger: boolean }[] = (await person.get('/server/dev/mail')).body
      .items
    return items.filter(({ recipient }) => recipient === address)
  }
  const [mail] = await shown()
  expect(mail).toMatchObject({ recipient: address, isStranger: true })
  expect((await person.get(`/server/dev/mail/${mail?.id}`)).body).toMatchObject({ isStranger: true })
  server.wait(5 * 60_000)
  await resendWaitingMails(server.services)
  expect(await shown()).toHaveLength(1)
  server.wait(25 * 60 * 60_000)
  await resendWaitingMails(server.services)
  expect(await shown()).toEqual([])
})
