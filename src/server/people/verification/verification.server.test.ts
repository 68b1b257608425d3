import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { checkedSeamanSchema, ownVerificationSchema } from '#src/contract/verification/schemas.ts'
import { LOCALES } from '#src/domain/locales.ts'
import { DAY } from '#src/domain/time.ts'
import { fileDomain } from '#src/server/ground/file/index.ts'
import { scanDomain } from '#src/server/people/scan/index.ts'
import { remindOfRechecks } from '#src/server/people/verification/remind-of-rechecks.usecases.ts'
import { applicationDomain } from '#src/server/work/application/index.ts'
import { registerAdmin } from '#tests/server/support/admins.ts'
import { type Client, ORIGIN } from '#tests/server/support/client.ts'
import { createContract } from '#tests/server/support/cv-stores.ts'
import { send } from '#tests/server/support/files.ts'
import {
  confirmAddress,
  countRows,
  findColumn,
  insertVacancy,
  joinCompany,
  registerCompany,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { createPdf } from '#tests/server/support/hostile-scans.ts'
import { sendMail } from '#tests/server/support/mailbox.ts'
import { startInterrupted } from '#tests/server/support/meanwhile.ts'
import { editOwnCv, readOwnCv } from '#tests/server/support/own-cv.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'
import { verificationDomain } from './index.ts'

const startServer = serverOf(verificationDomain, fileDomain, scanDomain, applicationDomain)

const PATH = '/server/seaman/verification'
const [PASSPORT, CERTIFICATE] = ['first-1', 'first-4']

const createWorld = (server: TestServer) => {
  const scan = (client: Client, target: string) =>
    send(client, createPdf({ inside: `/Target(${target})` }), { purpose: 'scan', input: { target } })

  async function createSeafarer(language = 'en') {
    const seaman = await registerSeaman(server, {}, language)
    await confirmAddress(seaman.email)
    for (const target of [PASSPORT, CERTIFICATE] as const) await scan(seaman, target)
    const path = `/server/admin/seaman/${seaman.seamanId}`
    const ask = () => seaman.post(PATH)
    const own = async () => ownVerificationSchema.parse((await seaman.get(PATH)).body)
    const remove = async (id: string) =>
      seaman.send('DELETE', `/server/seaman/scan/${id}`, undefined, {
        headers: { 'x-csrf-token': await seaman.getToken() },
      })
    const rename = async (surname: string) => editOwnCv(seaman, { surname })
    return { ...seaman, path, ask, own, remove, rename, surname: 'Kovalenko' }
  }

  const see = async (admin: Client, path: string) => checkedSeamanSchema.parse((await admin.get(path)).body)

  /** Answers what the admin sees at this moment. */
  async function decide(admin: Client, path: string, told: object) {
    const { seen, version } = await see(admin, path)
    return admin.put(`${path}/verification`, { seen, version, ...told })
  }
  const verify = (admin: Client, path: string, recheckOn = '2027-11-01') =>
    decide(admin, path, { act: 'verify', recheckOn })
  return { scan, createSeafarer, see, decide, verify }
}

describe('asking to be verified', () => {
  const server = startServer()
  const { createSeafarer, see, decide, verify } = createWorld(server)

  it('needs scans first, then waits in the queue, once, and can be taken back', async () => {
    const bare = await registerSeaman(server)
    const refused = await bare.post(PATH)
    expect([refused.status, refused.body.code]).toEqual([422, 'scans-needed'])
    expect((await bare.get(PATH)).body).toMatchObject({ status: 'none', lacks: ['passport', 'certificate'] })
    const seaman = await createSeafarer()
    expect((await seaman.ask()).body).toMatchObject({ status: 'pending', lacks: [] })
    expect((await seaman.ask()).body.status).toBe('pending')
    expect(await countRows('security_event', "account_id = ? AND kind = 'verification-asked'", seaman.accountId)).toBe(
      1,
    )
    const admin = await registerAdmin(server)
    const { items } = (await admin.get('/server/admin/seaman')).body
    expect(items.map(({ id }: { id: string }) => id)).toContain(seaman.seamanId)
    const headers = { 'x-csrf-token': await seaman.getToken() }
    expect((await seaman.send('DELETE', PATH, undefined, { headers })).body.status).toBe('none')
    expect((await admin.get(seaman.path)).status).toBe(404)
  })

  it('shows an admin the CV beside its scans, and no one else', async () => {
    const [seaman, silent, admin] = [await createSeafarer(), await createSeafarer(), await registerAdmin(server)]
    await seaman.ask()
    const seen = await see(admin, seaman.path)
    expect(seen).toMatchObject({ state: 'pending', person: { surname: 'Kovalenko' } })
    expect(seen.papers.map(({ id, scans }) => [id, scans.length])).toEqual([
      [PASSPORT, 1],
      [CERTIFICATE, 1],
    ])
    const scanId = seen.papers[0]?.scans[0]?.id
    const open = async (client: Client, whose: string) => {
      const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ')
      const address = `${ORIGIN}/server/admin/seaman/${whose}/scan/${scanId}`
      return server.fetch(new Request(address, { headers: { cookie } }))
    }
    const answer = await open(admin, seaman.seamanId)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(
      await countRows(
        'security_event',
        "kind = 'scan-opened' AND account_id = ? AND actor_id = ?",
        seaman.accountId,
        admin.accountId,
      ),
    ).toBe(1)
    expect((await open(admin, silent.seamanId)).status).toBe(404)
    for (const stranger of [seaman, silent, await registerCompany(server)]) {
      expect((await open(stranger, seaman.seamanId)).status).toBe(403)
      expect((await stranger.get(seaman.path)).status).toBe(403)
      expect((await stranger.get('/server/admin/seaman')).status).toBe(403)
    }
  })

  it('is refused with a reason, told on the page and by mail, and asked again', async () => {
    const [seaman, admin] = [await createSeafarer(), await registerAdmin(server)]
    await seaman.ask()
    expect((await decide(admin, seaman.path, { act: 'refuse' })).status).toBe(422)
    server.sent.length = 0
    expect((await decide(admin, seaman.path, { act: 'refuse', reason: 'unreadable', note: 'Page 2' })).status).toBe(200)
    expect(server.sent).toHaveLength(1)
    expect(await seaman.own()).toMatchObject({ status: 'refused', reason: 'unreadable', note: 'Page 2' })
    const event = await findColumn('security_event', 'actor_id', 'kind', 'verification-refused')
    expect(event).toBe(admin.accountId)
    expect((await seaman.ask()).body).toMatchObject({ status: 'pending', reason: null, note: null })
  })

  it('is answered once: a second admin is told, and nothing is overwritten', async () => {
    const seaman = await createSeafarer()
    const [first, second] = [await registerAdmin(server), await registerAdmin(server)]
    await seaman.ask()
    const { seen, version } = await see(second, seaman.path)
    await verify(first, seaman.path)
    const late = await second.put(`${seaman.path}/verification`, { act: 'refuse', reason: 'ended', seen, version })
    expect([late.status, late.body.code]).toEqual([409, 'conflict'])
    expect((await seaman.own()).status).toBe('verified')
    expect(await countRows('outbox', "payload ->> 'seamanId' = ?", seaman.seamanId)).toBe(1)
  })

  it('is about what was seen: a CV that was edited since is not verified', async () => {
    const [seaman, admin] = [await createSeafarer(), await registerAdmin(server)]
    await seaman.ask()
    const { seen, version } = await see(admin, seaman.path)
    await seaman.rename('Shevchenko')
    const answer = await admin.put(`${seaman.path}/verification`, {
      act: 'verify',
      recheckOn: '2027-01-01',
      seen,
      version,
    })
    expect(answer.status).toBe(409)
    expect((await verify(admin, seaman.path)).status).toBe(200)
  })

  it('is about the scans that were seen: one that was replaced since is not verified', async () => {
    const [seaman, admin] = [await createSeafarer(), await registerAdmin(server)]
    await seaman.ask()
    const { seen, version, papers } = await see(admin, seaman.path)
    await seaman.remove(papers[0]?.scans[0]?.id ?? '')
    await send(seaman, createPdf({ inside: '/Another(1)' }), { purpose: 'scan', input: { target: PASSPORT } })
    const told = { act: 'verify', recheckOn: '2027-01-01' }
    expect((await admin.put(`${seaman.path}/verification`, { ...told, seen, version })).status).toBe(409)
    expect((await verify(admin, seaman.path)).status).toBe(200)
  })

  it('needs the scans when it is given, whatever was scanned when it was asked for', async () => {
    const [seaman, admin] = [await createSeafarer(), await registerAdmin(server)]
    await seaman.ask()
    for (const paper of (await see(admin, seaman.path)).papers)
      for (const { id } of paper.scans) await seaman.remove(id)
    const answer = await verify(admin, seaman.path)
    expect([answer.status, answer.body.code]).toEqual([422, 'scans-needed'])
    expect((await seaman.own()).status).toBe('pending')
    expect((await decide(admin, seaman.path, { act: 'refuse', reason: 'incomplete' })).status).toBe(200)
  })

  it('may be no after the mark has gone: typing the words back brings nothing back then', async () => {
    const [seaman, admin] = [await createSeafarer(), await registerAdmin(server)]
    await seaman.ask()
    await verify(admin, seaman.path)
    await seaman.rename('Shevchenko')
    expect((await decide(admin, seaman.path, { act: 'refuse', reason: 'other-name' })).status).toBe(200)
    await seaman.rename('Kovalenko')
    expect((await seaman.own()).status).toBe('refused')
  })

  it('is due again on its day, in a queue of its own, and its seafarer is told once before', async () => {
    const [seaman, admin] = [await createSeafarer(), await registerAdmin(server)]
    await seaman.ask()
    await verify(admin, seaman.path, '2027-01-01')
    const told = () => countRows('outbox', "kind = 'verification-due' AND account_id = ?", seaman.accountId)
    await remindOfRechecks(server.services)
    expect(await told()).toBe(0)
    const begun = server.now()
    server.wait(20 * DAY)
    for (let run = 0; run < 2; run += 1) await remindOfRechecks(server.services)
    expect(await told()).toBe(1)
    await sendMail(server, server.sent.at(-1) ?? '')
    expect(await countRows('sent_mail', "recipient = ? AND text LIKE '%2027%'", seaman.email)).toBe(1)
    server.wait(30 * DAY)
    const looker = await registerAdmin(server)
    const isIn = async (state: string) =>
      (await looker.get(`/server/admin/seaman?state=${state}`)).body.items.some(
        ({ id }: { id: string }) => id === seaman.seamanId,
      )
    expect([await isIn('due'), await isIn('verified')]).toEqual([true, false])
    server.wait(begun - server.now())
  })

  it('reports each date once, also if an admin checked again meanwhile, and delays no other reminder', async () => {
    const begun = server.now()
    const [seaman, other] = [await createSeafarer(), await createSeafarer()]
    const admin = await registerAdmin(server)
    for (const [one, day] of [
      [seaman, '2027-01-01'],
      [other, '2027-01-10'],
    ] as const) {
      await one.ask()
      await verify(admin, one.path, day)
    }
    const told = ({ accountId }: { accountId: string }) =>
      countRows('outbox', "kind = 'verification-due' AND account_id = ?", accountId)
    server.wait(20 * DAY)
    await remindOfRechecks(server.services)
    expect([await told(seaman), await told(other)]).toEqual([1, 0])
    const looker = await registerAdmin(server)
    await seaman.rename('Shevchenko')
    expect((await verify(looker, seaman.path, '2027-01-01')).status).toBe(200)
    server.wait(10 * DAY)
    await remindOfRechecks(server.services)
    expect([await told(seaman), await told(other)]).toEqual([1, 1])
    server.wait(begun - server.now())
  })

  it('asks for a day to look again that comes, within two years', async () => {
    const [seaman, admin] = [await createSeafarer(), await registerAdmin(server)]
    await seaman.ask()
    for (const day of ['2026-11-20', '2029-01-01', 'soon', '2027-02-30'])
      expect((await verify(admin, seaman.path, day)).status, day).toBe(422)
  })
})

describe('the mails about it', () => {
  const server = startServer()
  const { createSeafarer, decide, verify } = createWorld(server)

  it.each(LOCALES.map(({ code }) => code))('say in %s why not, what to do, and what was checked', async (language) => {
    const [seaman, admin] = [await createSeafarer(language), await registerAdmin(server)]
    const read = async () => {
      const id = server.sent.at(-1) ?? ''
      await sendMail(server, id)
      return (await seaman.get(`/server/dev/mail/${id}`)).body as { subject: string; text: string }
    }
    await seaman.ask()
    await decide(admin, seaman.path, { act: 'refuse', reason: 'other-name', note: 'Row 2' })
    const refused = await read()
    await seaman.ask()
    await verify(admin, seaman.path)
    const verified = await read()
    const prefix = language === 'en' ? '' : `/${language}`
    expect(refused.text).toContain('Row 2')
    for (const mail of [refused, verified]) {
      expect(mail.text).toContain(`${ORIGIN}${prefix}/seaman/cv/verification`)
      expect(mail.text).not.toMatch(/[{}]|\b(mail|check)\.\w/)
    }
  })
})

describe('the mark of who is verified', () => {
  const server = startServer()
  const { createSeafarer, verify } = createWorld(server)

  async function start() {
    const [seaman, admin] = [await createSeafarer(), await registerAdmin(server)]
    await seaman.ask()
    await verify(admin, seaman.path)
    return seaman
  }

  it('goes when what was looked at is edited, stays when something else is, and comes back with the words', async () => {
    const seaman = await start()
    const { data } = await readOwnCv(seaman)
    await editOwnCv(seaman, { homeAirport: 'GDN', contact: { mobile: '+48 600' } })
    expect((await seaman.own()).status).toBe('verified')
    await seaman.rename('Shevchenko')
    expect((await seaman.own()).status).toBe('expired')
    expect((await seaman.get('/server/seaman/profile')).body.ProfileSeamanVerification).toEqual({ status: 'expired' })
    await seaman.rename('Kovalenko')
    expect((await seaman.own()).status).toBe('verified')
    await editOwnCv(seaman, {
      documents: data.documents.map((paper) => (paper.id === PASSPORT ? { ...paper, number: 'X1' } : paper)) as never,
    })
    expect(await seaman.own()).toMatchObject({ status: 'expired' })
    expect((await seaman.ask()).body.status).toBe('pending')
  })

  it('continues its day', async () => {
    const seaman = await start()
    await env.DB.prepare("UPDATE verification SET recheck_on = '2026-11-22' WHERE seaman_id = ?")
      .bind(seaman.seamanId)
      .run()
    expect((await seaman.own()).status).toBe('verified')
    server.wait(2 * DAY)
    expect((await seaman.own()).status).toBe('expired')
  })

  it('is told to verified companies where they see the seafarer, and to no one else', async () => {
    const seaman = await start()
    const companies = [await registerCompany(server), await registerCompany(server, { verified: false })]
    await seaman.put('/server/seaman/visibility', { isHidden: false, isHideEnglish: false })
    const publicId = await findColumn('seaman', 'public_id', 'id', seaman.seamanId)
    const marks = await Promise.all(
      companies.map(async (company) => (await company.get(`/server/seamans/${publicId}`)).body.mark),
    )
    expect(marks).toMatchObject([
      { items: [{ type: 'passport', name: 'international' }, { type: 'certificate' }] },
      null,
    ])
    const [verified] = companies as [(typeof companies)[number]]
    const listed = (await verified.get('/server/seamans')).body.items
    expect(listed.find(({ id }: { id: string }) => id === publicId).mark).toEqual(marks[0])
    const vacancy = await insertVacancy(
      { id: verified.companyId, slug: verified.slug, name: 'X' },
      { expires_at: server.now() + 30 * DAY },
    )
    await seaman.post(`/server/vacancy/${vacancy.id}/application`, {})
    const markOfApplicant = async () =>
      (await verified.get(`/server/vacancy/${vacancy.id}/application`)).body.items[0].mark
    expect(await markOfApplicant()).toMatchObject({ checkedAt: server.now() })
    await seaman.rename('Shevchenko')
    expect(await markOfApplicant()).toBeNull()
    expect((await verified.get(`/server/seamans/${publicId}`)).body.mark).toBeNull()
  })

  it('changes no order in the crew list', async () => {
    const company = await registerCompany(server)
    const seamen = [await createSeafarer(), await createSeafarer(), await createSeafarer()]
    for (const seaman of seamen)
      await seaman.put('/server/seaman/visibility', { isHidden: false, isHideEnglish: false })
    const orders = async () =>
      Promise.all(
        ['ready', 'service', 'updated'].map(async (sort) =>
          (await company.get(`/server/seamans?sort=${sort}`)).body.items.map(({ id }: { id: string }) => id),
        ),
      )
    const before = await orders()
    const admin = await registerAdmin(server)
    const last = seamen[2] as (typeof seamen)[number]
    await last.ask()
    await verify(admin, last.path)
    expect(await orders()).toEqual(before)
  })
})

describe('what an issuer said of a certificate', () => {
  const server = startServer()
  const { createSeafarer, see } = createWorld(server)

  it('raises the evidence when it is genuine, while the certificate says the same, and not otherwise', async () => {
    const [seaman, admin] = [await createSeafarer(), await registerAdmin(server)]
    await seaman.ask()
    const note = (result: string, more = {}) =>
      admin.put(`${seaman.path}/paper/${CERTIFICATE}/check`, {
        ...{ address: 'https://verify.example', number: 'A-1', checkedOn: '2026-11-20', result },
        ...more,
      })
    const level = async () => {
      const { data } = await readOwnCv(seaman)
      const papers = data.documents as unknown as { id: string; evidence: { level: string; check: object | null } }[]
      return papers.find(({ id }) => id === CERTIFICATE)?.evidence
    }
    expect((await note('genuine', { checkedOn: '2026-11-25' })).status).toBe(422)
    expect((await note('genuine', { address: ' ' })).status).toBe(422)
    server.sent.length = 0
    expect((await note('not-found')).status).toBe(200)
    await sendMail(server, server.sent[0] ?? '')
    expect(await countRows('sent_mail', "recipient = ? AND text LIKE '%Not found%A-1%'", seaman.email)).toBe(1)
    expect(await level()).toMatchObject({ level: 'scanned', check: { result: 'not-found' } })
    await note('genuine')
    expect(await level()).toMatchObject({ level: 'checked', check: { number: 'A-1', checkedOn: '2026-11-20' } })
    expect((await see(admin, seaman.path)).papers[1]?.evidence.level).toBe('checked')
    const { data } = await readOwnCv(seaman)
    await editOwnCv(seaman, {
      documents: data.documents.map((paper) => (paper.id === CERTIFICATE ? { ...paper, number: '9' } : paper)) as never,
    })
    expect(await level()).toMatchObject({ level: 'typed' })
    expect(
      (
        await admin.put(`${seaman.path}/paper/first-2/check`, {
          address: 'x',
          number: '',
          checkedOn: '2026-11-20',
          result: 'genuine',
        })
      ).status,
    ).toBe(404)
  })
})

describe('a voyage that a company is asked to confirm', () => {
  const server = startServer()
  let companies = 0

  async function start() {
    companies += 1
    const name = `Halcyon Crewing ${companies}`
    const company = await registerCompany(server, { name })
    const seaman = await registerSeaman(server)
    const voyage = createContract({ company: name.toUpperCase() })
    await editOwnCv(seaman, { experience: [voyage, createContract({ company: 'Nobody here' })] })
    const ask = (companyId = company.companyId) =>
      seaman.post(`/server/seaman/voyage/${voyage.id}/question`, { companyId })
    const asked = async () => (await company.get('/server/company/voyage')).body.items
    const answer = async (to: string, client: Client = company) =>
      client.put(`/server/company/voyage/${(await asked())[0]?.id}`, { answer: to })
    const own = async () => (await seaman.get('/server/seaman/voyage')).body.items
    const level = async () => (await readOwnCv(seaman)).data.experience[0] as unknown as { evidence: { level: string } }
    return { company, seaman, voyage, ask, asked, answer, own, level }
  }

  it('is asked by the seafarer, seen by that company alone, confirmed once, and counts while it says the same', async () => {
    const { company, seaman, voyage, ask, asked, answer, own, level } = await start()
    expect(await own()).toMatchObject([{ state: 'none', companies: [{ id: company.companyId }] }])
    expect(await asked()).toEqual([])
    server.sent.length = 0
    expect((await ask()).status).toBe(200)
    expect((await ask()).body.items[0].state).toBe('asked')
    expect(server.sent).toHaveLength(1)
    expect(await asked()).toMatchObject([{ name: 'Iryna Kovalenko', vesselName: 'Arctic Voyager', isChanged: false }])
    expect((await (await start()).company.get('/server/company/voyage')).body.items).toEqual([])
    const [first] = await asked()
    const again = () => company.put(`/server/company/voyage/${first.id}`, { answer: 'confirm' })
    expect([(await again()).status, (await again()).status]).toEqual([200, 409])
    expect((await level()).evidence).toMatchObject({ level: 'confirmed' })
    expect(await own()).toMatchObject([{ state: 'confirmed' }])
    await editOwnCv(seaman, { experience: [{ ...voyage, endDate: '2025-08-01' }] })
    expect((await level()).evidence).toMatchObject({ level: 'typed' })
    expect(await own()).toMatchObject([{ state: 'changed' }])
    expect((await answer('confirm')).status).toBe(404)
  })

  it('shows the company all that it confirms, and not why someone left', async () => {
    const { ask, asked, voyage } = await start()
    await ask()
    const [{ facts }] = await asked()
    const { id: _id, reasonForLeaving: _own, ...covered } = voyage
    expect(facts).toEqual(covered)
  })

  it('is confirmed while the company stands: its licence is checked and its account open', async () => {
    const { company, ask, answer, own, level } = await start()
    await ask()
    await answer('confirm')
    const set = (statement: string) => env.DB.prepare(statement).bind(company.companyId).run()
    for (const [away, back] of [
      ['UPDATE organisation SET verified = 0 WHERE id = ?', 'UPDATE organisation SET verified = 1 WHERE id = ?'],
      [
        'UPDATE account SET blocked_at = 1 WHERE id = (SELECT account_id FROM organisation_member WHERE organisation_id = ?)',
        'UPDATE account SET blocked_at = NULL WHERE id = (SELECT account_id FROM organisation_member WHERE organisation_id = ?)',
      ],
    ] as const) {
      await set(away)
      expect((await level()).evidence.level).toBe('typed')
      expect(await own()).toEqual([])
      await set(back)
      expect((await level()).evidence.level).toBe('confirmed')
    }
  })

  it('finds the company in any case of any script', async () => {
    const company = await registerCompany(server, { name: 'Морфлот Плюс' })
    const seaman = await registerSeaman(server)
    await editOwnCv(seaman, { experience: [createContract({ company: 'МОРФЛОТ ПЛЮС' })] })
    const { items } = (await seaman.get('/server/seaman/voyage')).body
    expect(items).toMatchObject([{ companies: [{ id: company.companyId }] }])
  })

  it('is asked no more once it was taken out of the CV, and is not counted', async () => {
    const { company, seaman, ask, asked } = await start()
    await ask()
    expect((await company.get('/server/company/voyage')).body.total).toBe(1)
    await editOwnCv(seaman, { experience: [] })
    expect([await asked(), (await company.get('/server/company/voyage')).body.total]).toEqual([[], 0])
  })

  it('comes to the company by mail three times a day at most; its page has them all', async () => {
    const { company, voyage } = await start()
    server.sent.length = 0
    for (let asking = 0; asking < 5; asking += 1) {
      const seaman = await registerSeaman(server)
      await editOwnCv(seaman, { experience: [{ ...voyage }] })
      await seaman.post(`/server/seaman/voyage/${voyage.id}/question`, { companyId: company.companyId })
      await confirmAddress(seaman.email)
    }
    await confirmAddress(company.email)
    await env.DB.prepare("UPDATE outbox SET held = 0 WHERE kind = 'voyage-asked'").run()
    for (const id of server.sent) await sendMail(server, id)
    expect(await countRows('sent_mail', 'recipient = ?', company.email)).toBe(3)
    expect((await company.get('/server/company/voyage')).body.total).toBe(5)
  })

  it('is not confirmed when it says something else by now, and may be declined', async () => {
    const { seaman, voyage, ask, asked, answer, own, level } = await start()
    await ask()
    await editOwnCv(seaman, { experience: [{ ...voyage, position: 'master' }] })
    expect(await asked()).toMatchObject([{ isChanged: true }])
    expect((await answer('confirm')).status).toBe(409)
    expect((await answer('decline')).status).toBe(200)
    expect((await level()).evidence).toMatchObject({ level: 'typed' })
    expect(await own()).toMatchObject([{ state: 'changed' }])
  })

  it('is no business of other companies, of viewers, and of companies that no one checked', async () => {
    const { company, ask, asked, answer } = await start()
    const other = await registerCompany(server)
    expect((await ask(other.companyId)).status).toBe(404)
    await ask()
    expect((await other.put(`/server/company/voyage/${(await asked())[0].id}`, { answer: 'confirm' })).status).toBe(404)
    const viewer = await joinCompany(server, company.companyId, 'viewer')
    expect((await answer('confirm', viewer)).status).toBe(403)
    await env.DB.prepare('UPDATE organisation SET verified = 0 WHERE id = ?').bind(company.companyId).run()
    expect((await answer('confirm')).status).toBe(409)
    expect((await ask()).status).toBe(404)
  })
})

describe('a CV that is saved in the middle of the answer', () => {
  const server = startInterrupted(startServer)
  const { createSeafarer, see } = createWorld(server)

  it('is not verified: nothing was seen of it', async () => {
    const [seaman, admin] = [await createSeafarer(), await registerAdmin(server)]
    await seaman.ask()
    const { seen, version } = await see(admin, seaman.path)
    const answer = await server.beforeWrite(
      () => admin.put(`${seaman.path}/verification`, { act: 'verify', recheckOn: '2027-01-01', seen, version }),
      () => seaman.rename('Shevchenko'),
    )
    expect(answer.status).toBe(409)
    expect((await seaman.own()).status).toBe('pending')
  })
})
