import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Client, startServer, type TestServer } from './support/client.ts'
import { confirmAddress, countRows, createId, insertRow, registerCompany, registerSeaman } from './support/fixtures.ts'
import { sendMail } from './support/mailbox.ts'

const TEXT = 'Bosun, free from March. Do you crew car carriers?'

type Company = Awaited<ReturnType<typeof registerCompany>>

let server: TestServer
let company: Company
let seaman: Client & { accountId: string; seamanId: string; email: string }

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM account').run()
  server = startServer()
  company = await registerCompany(server, { name: 'Kraken <Crewing>', language: 'uk' })
  seaman = await registerSeaman(server, { firstname: 'Iryna', surname: 'Kovalenko' })
  // As names could be written before they were held to the letters of a passport.
  await env.DB.prepare('UPDATE seaman SET surname = ? WHERE id = ?').bind('<b>Kovalenko', seaman.seamanId).run()
  await confirmAddress(company.email)
  await confirmAddress(seaman.email)
})

/** A message of the form that stood on a company's page once, with its two mails, which have not gone out. */
async function keepOlder(showsEmail: 0 | 1): Promise<string[]> {
  const id = createId()
  const [{ seamanId, accountId }, { companyId }] = [seaman, company]
  const owner = await env.DB.prepare('SELECT account_id FROM company WHERE id = ?').bind(companyId).first<{
    account_id: string
  }>()
  const row = { id, company_id: companyId, seaman_id: seamanId, text: TEXT, shows_email: showsEmail, created_at: 1 }
  await insertRow('company_message', row)
  const kinds = [
    ['message-received', owner?.account_id ?? ''],
    ['message-sent', accountId],
  ] as const
  const mails: string[] = []
  for (const [kind, to] of kinds) {
    const mail = createId()
    await insertRow('outbox', {
      ...{ id: mail, cause: `${kind}:${id}`, kind, account_id: to, about_account_id: accountId },
      ...{ payload: JSON.stringify({ messageId: id }), created_at: server.now() },
    })
    mails.push(mail)
  }
  return mails
}

async function readMails(ids: readonly string[]) {
  for (const id of ids) await sendMail(server.services, id)
  return Promise.all(ids.map(async (id) => (await seaman.get(`/server/dev/mail/${id}`)).body as Record<string, string>))
}

describe('a message that a company got by mail before there was an inbox', () => {
  it('still reaches it in its language, with the seafarer’s address to answer to, and the seafarer as a copy', async () => {
    const [received, copy] = await readMails(await keepOlder(1))
    expect(received).toMatchObject({ recipient: company.email, language: 'uk', replyTo: seaman.email })
    expect(received?.subject).toBe('Повідомлення від моряка: Iryna <b>Kovalenko')
    expect(received?.text).toContain(TEXT)
    expect(received?.html).not.toContain('<b>')
    expect(copy).toMatchObject({ recipient: seaman.email, language: 'en', replyTo: null })
    expect(copy?.text).toContain(TEXT)
    expect(copy?.text).not.toContain(company.email)
  })

  it('tells the address of nobody who did not say so', async () => {
    const [received] = await readMails(await keepOlder(0))
    expect(received).toMatchObject({ recipient: company.email, replyTo: null })
    expect(`${received?.text}${received?.html}`).not.toContain(seaman.email)
  })

  it('goes with the account of either side', async () => {
    const ids = await keepOlder(1)
    await env.DB.prepare('DELETE FROM account WHERE id = ?').bind(seaman.accountId).run()
    expect(await countRows('company_message', '1 = 1')).toBe(0)
    for (const id of ids) await sendMail(server.services, id)
    expect(await countRows('sent_mail', "subject LIKE '%Kovalenko%'")).toBe(0)
  })
})
