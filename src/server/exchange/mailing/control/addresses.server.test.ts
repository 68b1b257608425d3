import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { LIMITS } from '#src/contract/http/limits.ts'
import { askedAddressSchema, type MailingControl } from '#src/contract/mailing/control-schemas.ts'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { ADDRESS_ASKED_FOR, MAX_MAILING_ADDRESSES } from '#src/domain/mailing/rule-limits.ts'
import { createClient, PASSWORD } from '#tests/server/support/client.ts'
import { confirmAddress, countRows, createId, registerCompany } from '#tests/server/support/fixtures.ts'
import { findLink, readMails } from '#tests/server/support/mailbox.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { mailingDomain } from '../index.ts'

const startServer = serverOf(mailingDomain)
const PATH = '/server/mailing/control/address'
const KIND = 'mailing-address-asked'

async function start() {
  const server = startServer()
  const company = await registerCompany(server)
  await confirmAddress(company.email)
  server.sent.length = 0
  const email = `${createId()}@agency.example`
  const add = (address = email, language = 'en') => company.post(PATH, { email: address, language })
  /** Sends what waits, and returns the path of the link in the last mail. */
  const receive = async () => {
    const mails = await readMails(server)
    const secret = findLink(mails, KIND).url.pathname.split('/m/')[1] ?? ''
    return { mails, secret, path: `/server/mailing/address/${secret}` }
  }
  /** A session ends sooner than a link. */
  const signInAgain = () => company.post('/server/security/auth/login', { email: company.email, password: PASSWORD })
  return { server, company, email, add, receive, signInAgain, reader: createClient(server) }
}

const stateOf = ({ addresses }: MailingControl, email: string) =>
  addresses.find(({ address }) => address === email)?.state

describe('an address', () => {
  it('is confirmed by its reader alone: viewing the link changes nothing, a button does', async () => {
    const { email, add, receive, reader, company } = await start()
    expect(stateOf((await add(` ${email.toUpperCase()} `)).body, email)).toBe('asked')
    const { path, mails } = await receive()
    expect(mails.map(({ recipient }) => recipient)).toEqual([email])
    for (let times = 0; times < 2; times += 1)
      expect(askedAddressSchema.parse((await reader.get(path)).body)).toMatchObject({ address: email, state: 'asked' })
    expect((await reader.put(path, { isWanted: true })).body.state).toBe('confirmed')
    expect(stateOf((await company.get('/server/mailing/control')).body, email)).toBe('confirmed')
  })

  it('is stopped by its reader at any time, and confirmed again', async () => {
    const { server, email, add, receive, signInAgain, reader, company } = await start()
    await add()
    const { path } = await receive()
    await reader.put(path, { isWanted: true })
    const { id } = (await company.get('/server/mailing/control')).body.addresses.find(
      ({ address }: { address: string }) => address === email,
    )
    server.wait(2 * ADDRESS_ASKED_FOR)
    expect((await reader.put(path, { isWanted: false })).body.state).toBe('stopped')
    await signInAgain()
    expect((await company.post(`${PATH}/${id}/question`)).status).toBe(409)
    expect((await reader.put(path, { isWanted: true })).body.state).toBe('confirmed')
  })

  it('can be refused without having been confirmed', async () => {
    const { add, receive, reader } = await start()
    await add()
    expect((await reader.put((await receive()).path, { isWanted: false })).body.state).toBe('stopped')
  })

  it('cannot be confirmed after the link has expired, or was removed; the answer is that of a wrong link', async () => {
    const { server, company, add, receive, signInAgain, reader } = await start()
    const added = (await add()).body.addresses[0]
    const { path, secret } = await receive()
    server.wait(ADDRESS_ASKED_FOR)
    const expired = await reader.get(path)
    await signInAgain()
    expect((await company.get('/server/mailing/control')).body.addresses[0].state).toBe('expired')
    await company.post(`${PATH}/${added.id}/question`)
    expect((await reader.get(path)).status).toBe(200)
    const forged = `/server/mailing/address/${secret.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))}`
    await company.send('DELETE', `${PATH}/${added.id}`, undefined, {
      headers: { 'x-csrf-token': await company.getToken() },
    })
    const answers = [
      expired,
      await reader.get(path),
      await reader.get(forged),
      await reader.get('/server/mailing/address/x'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(new Set(answers.map(({ body }) => body.message)).size).toBe(1)
  })

  it.each(LOCALE_CODES)('is asked in its own language: %s', async (language) => {
    const { add, receive } = await start()
    await add(undefined, language)
    const [mail] = (await receive()).mails
    expect(mail?.language).toBe(language)
    expect(mail?.text).not.toMatch(/mail\.(?:mailing-address|common)|[{}]/)
  })

  it('needs no question if it is the confirmed one of the member', async () => {
    const { server, company, add } = await start()
    expect(stateOf((await add(company.email)).body, company.email)).toBe('confirmed')
    expect(server.sent).toEqual([])
    await env.DB.prepare('UPDATE account SET email_verified_at = NULL WHERE id = ?').bind(company.accountId).run()
    const other = await registerCompany(server)
    expect(stateOf((await other.post(PATH, { email: other.email, language: 'en' })).body, other.email)).toBe('asked')
  })

  it('is listed once, and at most five times', async () => {
    const { server, company, add } = await start()
    await add()
    expect((await add()).body.errors.address).toHaveProperty('email')
    for (let more = 1; more < MAX_MAILING_ADDRESSES; more += 1) await add(`${createId()}@agency.example`)
    const tries = await Promise.all([add(`${createId()}@agency.example`), add(company.email)])
    expect(tries.map(({ status }) => status)).toEqual([422, 422])
    expect(await countRows('mailing_address', 'organisation_id = ?', company.companyId)).toBe(MAX_MAILING_ADDRESSES)
    expect(server.sent).toHaveLength(MAX_MAILING_ADDRESSES)
  })

  it('is asked few times a day, also by different companies', async () => {
    const { server, email, add } = await start()
    await add()
    const { free } = LIMITS['mailing-address-recipient']
    const statuses: number[] = []
    for (let asked = 1; asked <= free; asked += 1) {
      const other = await registerCompany(server)
      statuses.push((await other.post(PATH, { email, language: 'en' })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: free - 1 }, () => 200), 429])
  })

  it('is not asked while the member’s own address is not confirmed, or after the reader refused all mail', async () => {
    const { server, email, add } = await start()
    const findAsked = async () => (await readMails(server)).filter(({ kind }) => kind === KIND)
    const other = await registerCompany(server)
    await other.post(PATH, { email: `${createId()}@agency.example`, language: 'en' })
    expect(await findAsked()).toEqual([])
    await add(email)
    await env.DB.prepare('UPDATE mailing_address SET stopped_at = 1 WHERE address = ?').bind(email).run()
    expect(await findAsked()).toEqual([])
  })

  it('belongs to one company: others can neither ask nor remove it', async () => {
    const { server, add } = await start()
    const { id } = (await add()).body.addresses[0]
    const other = await registerCompany(server)
    expect((await other.post(`${PATH}/${id}/question`)).status).toBe(404)
    await other.send('DELETE', `${PATH}/${id}`, undefined, { headers: { 'x-csrf-token': await other.getToken() } })
    expect(await countRows('mailing_address', 'id = ?', id)).toBe(1)
  })
})
