import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { initialOf, readDetails as readForm } from '#src/app/features/trust/company-check/details/read-details.ts'

import { initialLicence, readLicence } from '#src/app/features/trust/company-check/licence/actions.ts'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { fileDomain } from '#src/server/ground/file/index.ts'
import { crewingDomain } from '#src/server/work/crewing/index.ts'
import { type Client, createClient, ORIGIN, START } from '#tests/server/support/client.ts'
import {
  askForCheck,
  DETAILS,
  fillForm,
  fillLicence,
  LICENCE,
  LICENCE_PATH,
  readDetails,
  saveDetails,
  sendLicence,
} from '#tests/server/support/company-details.ts'
import { keysIn, send } from '#tests/server/support/files.ts'
import {
  confirmAddress,
  countRows,
  insertRow,
  insertVacancy,
  joinCompany,
  registerCompany,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { startInterrupted } from '#tests/server/support/meanwhile.ts'
import { eraseDueAccounts } from '#tests/server/support/rights.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { companyCheckDomain } from './index.ts'
import { listLicenceFiles } from './licence-scan.usecases.ts'

const startServer = serverOf(companyCheckDomain, fileDomain, crewingDomain)

const server = startServer()

async function register(data: Parameters<typeof registerCompany>[1] = {}) {
  const company = await registerCompany(server, { verified: false, ...data })
  await confirmAddress(company.email)
  return company
}

const run = (sql: string, ...values: string[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()

/** Returns the public page in a language. */
const readPage = async (slug: string, country = 'ph', language = 'en') =>
  (await createClient(server, { language }).get(`/server/crewing/${country}/${slug}`)).body

async function openScan(client: Client, path = '/server/company/licence/scan') {
  const headers = { cookie: [...client.cookies].map((pair) => pair.join('=')).join('; ') }
  const answer = await server.fetch(new Request(ORIGIN + path, { headers }))
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

const STATED = {
  insurance: 'Skuld, policy 4471',
  harassmentPolicy: 'Nobody is bullied on our ships.\n\nTell us.',
  harassmentContact: 'Designated person, +63 2 555 0101',
  publicName: 'Ana Cruz',
  publicEmail: 'crew@blue.example',
  publicPhone: '+63 2 555 0100',
}

describe('what a company states for its public page', () => {
  it('is public at once for a verified company, and withdrawn from copies when it changes', async () => {
    const company = await register({ verified: true })
    expect(await readPage(company.slug)).toMatchObject({ insurance: null, statedFleets: [], contact: null })
    await saveDetails(company, { ...STATED, fleets: ['tanker-fleet', 'merchant-fleet'] })
    expect(await readPage(company.slug)).toMatchObject({
      insurance: STATED.insurance,
      statedFleets: ['merchant-fleet', 'tanker-fleet'],
      harassment: { policy: STATED.harassmentPolicy, contact: STATED.harassmentContact },
      contact: { name: STATED.publicName, email: STATED.publicEmail, phone: STATED.publicPhone },
    })
    const withdrawn = () => countRows('withdrawal', 'subject = ?', company.slug)
    const before = await withdrawn()
    await saveDetails(company, { publicPhone: '' })
    expect(await withdrawn()).toBeGreaterThan(before)
  })

  it('leaves one event for a change of anything, and none if it is saved again unchanged', async () => {
    const offices = [{ kind: 'crewing', country: 'PH', city: 'Cebu', address: 'Pier 4' }] as never
    for (const verified of [true, false]) {
      const company = await register({ verified })
      const saves = () =>
        countRows('organisation_event', "organisation_id = ? AND act = 'company-saved'", company.companyId)
      const before = await saves()
      const changes = [{ taxNumber: '004-417-000' }, STATED, { fleets: ['tanker-fleet'] as never }, { offices }]
      for (const [index, change] of changes.entries())
        for (const _ of ['changed', 'unchanged']) {
          expect((await saveDetails(company, change)).status).toBe(200)
          expect((await saves()) - before, JSON.stringify(change)).toBe(index + 1)
        }
      expect((await readDetails(company)).taxNumber).toBe('004-417-000')
    }
  })

  it('waits for an admin while the licence is not verified, and hides all contacts until then', async () => {
    const company = await register()
    await insertVacancy({ id: company.companyId, slug: company.slug, name: 'Blue Anchor' })
    const { body } = await saveDetails(company, STATED)
    expect(body.waiting.map(({ part }: { part: string }) => part)).toEqual(['harassmentPolicy', 'insurance'])
    expect(initialOf(body)).toMatchObject(STATED)
    expect(await readPage(company.slug)).toMatchObject({
      insurance: null,
      harassment: { policy: null, contact: null },
      contact: null,
    })
  })

  it('waits for an admin where a text has contacts, also for a verified company', async () => {
    const company = await register({ verified: true })
    const { body } = await saveDetails(company, { insurance: 'Ask us at t.me/blue_anchor_crew' })
    expect(body.waiting).toMatchObject([{ part: 'insurance', flags: ['contacts'] }])
    expect((await readPage(company.slug)).insurance).toBeNull()
  })
})

describe('the details of a company', () => {
  it('are refused where a public contact asks for money, or the name of the contact has an address', async () => {
    const company = await register({ verified: true })
    const fee = 'El marino paga una tasa de registro'
    const wrong = { harassmentContact: fee, publicName: 'Ana, t.me/blue_crew', publicPhone: fee }
    const { status, body } = await saveDetails(company, wrong)
    expect([status, Object.keys(body.errors.company).sort()]).toEqual([422, Object.keys(wrong)])
    expect((await saveDetails(company, { ...wrong, publicPhone: '' })).status).toBe(422)
    expect((await readPage(company.slug)).contact).toBeNull()
  })

  it('are saved as they were typed, with offices in their order, and say what the check still needs', async () => {
    const company = await register()
    const offices = [
      { kind: 'head', country: 'PH', city: 'Manila', address: '12 Roxas Boulevard' },
      { kind: 'crewing', country: '', city: '', address: '' },
      { kind: 'crewing', country: 'IN', city: 'Kochi', address: '' },
    ]
    const contact = { contactName: 'Ana Cruz', contactEmail: 'ana@blue.example', contactPhone: '+63 2 555 0100' }
    const { status, body } = await saveDetails(company, { ...LICENCE, ...contact, offices })
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...LICENCE, ...contact, state: 'none' })
    expect(body.offices.map(({ city }: { city: string }) => city)).toEqual(['Manila', 'Kochi'])
    expect(body.lacks).toEqual(['scan'])
    expect((await saveDetails(company, { offices: [] })).body.offices).toEqual([])
  })

  it('are refused with a message beside each field, and nothing is saved', async () => {
    const company = await register()
    const { status, body } = await saveDetails(company, {
      name: ' ',
      contactEmail: 'nobody',
      offices: [{ kind: '', country: '', city: '', address: 'Somewhere' }],
      texts: [{ language: 'uk', text: 'ш'.repeat(3001) }],
    })
    expect(status).toBe(422)
    expect(Object.keys(body.errors.company).sort()).toEqual(
      ['contactEmail', 'name', 'office-0-city', 'office-0-country', 'office-0-kind', 'text-uk'].sort(),
    )
    const licence = await saveDetails(company, { country: 'XX', licenceExpires: '2027-02-30' })
    expect(Object.keys(licence.body.errors.licence)).toEqual(['country', 'licenceExpires'])
    expect((await readDetails(company)).version).toBe(1)
  })

  it('are the same after the forms are sent unchanged, with the mark, what waits and what was refused', async () => {
    const company = await register({ verified: true })
    await run(
      'UPDATE organisation SET licence_number = ?, licence_issuer = ? WHERE id = ?',
      'POEA-1',
      'DMW',
      company.companyId,
    )
    await saveDetails(company, {
      website: 'blue.example',
      ...{ contactName: 'Ana Cruz', contactEmail: 'ana@blue.example', contactPhone: '+63 2 555 0100' },
      offices: [{ kind: 'head', country: 'PH', city: 'Manila', address: '' }],
      ...{ ...STATED, insurance: '', fleets: ['tanker-fleet', 'merchant-fleet'] },
      texts: LOCALE_CODES.map((language) => ({ language, text: `We crew tankers.\n\nSince 1998. ${language}` })),
    })
    await saveDetails(company, { texts: [{ language: 'uk', text: 'Пишіть на crew@blue.example' }] })
    const refused = { part: 'insurance', value: 'Insured by us', state: 'refused', reason: 'untrue' }
    await insertRow('company_waiting', { ...refused, company_id: company.companyId, flags: '[]', sent_at: START })
    const before = await readDetails(company)
    expect([before.state, before.waiting.length]).toEqual(['verified', 2])
    expect([before.texts.length, before.fleets.length]).toEqual([LOCALE_CODES.length, 2])
    const sent = readForm({ ...initialOf(before), version: String(before.version) })
    expect((await company.put(DETAILS, sent)).status).toBe(200)
    const between = await readDetails(company)
    const licence = readLicence({ ...initialLicence(between), version: String(between.version) })
    expect((await company.put(LICENCE_PATH, licence)).status).toBe(200)
    const { version, ...after } = await readDetails(company)
    expect(after).toEqual({ ...before, version: undefined })
    expect(version).toBeGreaterThanOrEqual(before.version)
  })

  it('are changed by members who may, from the version that they read', async () => {
    const company = await register()
    const viewer = await joinCompany(server, company.companyId, 'viewer')
    const recruiter = await joinCompany(server, company.companyId, 'recruiter')
    const form = fillForm(await readDetails(viewer), { city: 'Cebu' })
    expect((await viewer.put(DETAILS, form)).status).toBe(403)
    expect((await recruiter.put(DETAILS, form)).status).toBe(200)
    expect((await company.put(DETAILS, { ...form, city: 'Davao' })).status).toBe(409)
    const licence = fillLicence(await readDetails(viewer), { licenceNumber: 'DMW-9' })
    expect((await viewer.put(LICENCE_PATH, licence)).status).toBe(403)
    expect((await recruiter.put(LICENCE_PATH, licence)).status).toBe(200)
    expect((await company.put(LICENCE_PATH, { ...licence, licenceNumber: 'DMW-8' })).status).toBe(409)
    expect((await readDetails(company)).city).toBe('Cebu')
    await run('UPDATE account SET blocked_at = 1 WHERE email = ?', company.email)
    expect((await recruiter.put(DETAILS, { ...form, version: form.version + 2 })).status).toBe(403)
  })
})

describe('what seafarers read of a company', () => {
  it('that is verified is public at once, but for texts with fees or contacts, which wait', async () => {
    const company = await register({ verified: true })
    const texts = [
      { language: 'en', text: 'We crew tankers since 1998.' },
      { language: 'uk', text: 'Пишіть на crew@blue.example' },
      { language: 'es', text: 'El marino paga una tasa de registro de 200 USD.' },
    ] as const
    const { body } = await saveDetails(company, {
      name: 'Blue Anchor Manila',
      website: 'blue.example',
      texts: [...texts],
    })
    expect(body.texts).toEqual([texts[0]])
    expect(body.waiting).toMatchObject([
      { part: 'text-es', state: 'waiting', flags: ['fee-words'] },
      { part: 'text-uk', state: 'waiting', flags: ['contacts'] },
    ])
    expect(await readPage(company.slug)).toMatchObject({
      name: 'Blue Anchor Manila',
      website: 'https://blue.example',
      about: texts[0],
    })
    const chat = await saveDetails(company, { website: 'https://t.me/bluecrew' })
    expect(chat.body.waiting).toContainEqual(expect.objectContaining({ part: 'website', flags: ['contacts'] }))
    expect(chat.body.website).toBe('https://blue.example')
  })

  it('that is not verified waits, and the page keeps the last text that was read', async () => {
    const company = await register()
    await insertVacancy({ id: company.companyId, slug: company.slug, name: 'Company' })
    await run(
      "INSERT INTO company_text (company_id, language, text, updated_at) VALUES (?, 'en', 'Read before.', 1)",
      company.companyId,
    )
    const before = (await readDetails(company)).name
    const typed = { name: 'Harbour Nine', texts: [{ language: 'en' as const, text: 'Never read.' }] }
    const { body } = await saveDetails(company, typed)
    expect(body.waiting.map(({ part }: { part: string }) => part)).toEqual(['name', 'text-en'])
    expect(await readPage(company.slug)).toMatchObject({ name: before, about: { text: 'Read before.' } })
    const { body: taken } = await saveDetails(company, {
      ...typed,
      name: before,
      texts: [{ language: 'en', text: '' }],
    })
    expect(taken).toMatchObject({ waiting: [], texts: [] })
    expect((await readPage(company.slug)).about).toBeNull()
  })

  it('is in the language of the page, else in English', async () => {
    const company = await register({ verified: true })
    const texts = [
      { language: 'de' as const, text: 'Seit 1998.' },
      { language: 'en' as const, text: 'Since 1998.' },
    ]
    await saveDetails(company, { texts })
    expect((await readPage(company.slug, 'ph', 'de')).about).toEqual(texts[0])
    expect((await readPage(company.slug, 'ph', 'fr')).about).toEqual(texts[1])
  })
})

describe('asking for the check', () => {
  it('needs the licence, its scan and a confirmed address, and says what is missing', async () => {
    const company = await registerCompany(server, { verified: false })
    const { status, body } = await company.post('/server/company/check')
    expect([status, Object.keys(body.errors.check).sort()]).toEqual([
      422,
      ['email', 'legalName', 'licenceExpires', 'licenceIssuer', 'licenceNumber', 'scan'],
    ])
    await confirmAddress(company.email)
    await saveDetails(company, { ...LICENCE, licenceExpires: '2026-11-19' })
    await sendLicence(company)
    expect((await readDetails(company)).lacks).toEqual(['licenceExpires'])
    const asked = await askForCheck(company)
    expect(asked).toMatchObject({ state: 'waiting', askedAt: START, lacks: [] })
    expect((await company.post('/server/company/check')).body.version).toBe(asked.version)
  })
})

const OTHER = {
  legalName: 'Red Anchor Inc.',
  country: 'IN',
  licenceNumber: 'RPSL-1',
  licenceIssuer: 'Someone else',
  licenceExpires: '2031-01-01',
}

describe('the mark of a verified company', () => {
  let company: Awaited<ReturnType<typeof register>>

  beforeAll(async () => {
    company = await register({ verified: true })
    await saveDetails(company, LICENCE)
    await sendLicence(company)
  })

  it.each(Object.entries(OTHER))('goes with another %s, and the check is asked for again', async (field, value) => {
    await run(
      "UPDATE organisation SET verified = 1, check_state = 'none', licence_checked_at = '2026-11-01' WHERE id = ?",
      company.companyId,
    )
    await saveDetails(company, { city: 'Cebu', contactPhone: '1' })
    expect((await readDetails(company)).state).toBe('verified')
    const { body } = await saveDetails(company, { [field]: value })
    expect(body).toMatchObject({ state: 'waiting', askedAt: START, checkedOn: null })
    await saveDetails(company, { ...LICENCE, country: 'PH' })
  })

  it('goes without a new request where something is missing for the check', async () => {
    await run("UPDATE organisation SET verified = 1, check_state = 'none' WHERE id = ?", company.companyId)
    expect((await saveDetails(company, { licenceNumber: '' })).body.state).toBe('none')
  })

  it('keeps no unread text public that is saved in the moment in which it goes', async () => {
    const here = startInterrupted(startServer)
    const office = await registerCompany(here, { verified: true })
    const form = fillForm(await readDetails(office), { texts: [{ language: 'en', text: 'Unread.' }] })
    const saved = await here.beforeWrite(
      () => office.put(DETAILS, form),
      () => run('UPDATE organisation SET verified = 0 WHERE id = ?', office.companyId),
    )
    expect(saved.status).toBe(409)
    expect((await readDetails(office)).texts).toEqual([])
  })
})

describe('the scan of a licence', () => {
  it('is kept sealed, replaced by the next one, and opened by the members of the company alone', async () => {
    const company = await register()
    const [other, seaman] = [await register(), await registerSeaman(server)]
    expect((await openScan(company)).status).toBe(404)
    expect((await sendLicence(company, 'first')).status).toBe(200)
    const { version } = await readDetails(company)
    await sendLicence(company, 'second')
    expect((await readDetails(company)).version).toBe(version + 1)
    const opened = await openScan(company)
    expect([opened.status, opened.type]).toEqual([200, 'application/pdf'])
    expect(opened.text).toContain('/Target(second)')
    for (const [client, status] of [
      [other, 404],
      [seaman, 403],
      [createClient(server), 401],
    ] as const)
      expect((await openScan(client)).status).toBe(status)
    const keys = (await keysIn(env.FILES)).filter((key) => key.includes('/licence/'))
    for (const key of keys) expect(await (await env.FILES.get(key))?.text()).not.toContain('/Target')
  })

  it('does not stop the erasure of its first owner when the stored file is lost', async () => {
    const company = await register()
    await joinCompany(server, company.companyId, 'owner')
    await sendLicence(company)
    for (const key of await keysIn(env.FILES)) if (key.includes(company.accountId)) await env.FILES.delete(key)
    await insertRow('erasure', { account_id: company.accountId, requested_at: 1, erase_at: server.now() - 1 })
    await eraseDueAccounts(server.services as never)
    expect(await countRows('account', 'id = ?', company.accountId)).toBe(0)
  })

  it('remains with the company when its first owner is erased', async () => {
    const company = await register()
    const second = await joinCompany(server, company.companyId, 'owner')
    await sendLicence(second, 'theirs')
    await insertRow('erasure', { account_id: company.accountId, requested_at: 1, erase_at: server.now() - 1 })
    await eraseDueAccounts(server.services as never)
    expect(await countRows('account', 'id = ?', company.accountId)).toBe(0)
    expect((await openScan(second)).text).toContain('/Target(theirs)')
    const keys = (await keysIn(env.FILES)).filter((key) => key.includes(company.accountId))
    expect(keys).toEqual([])
  })

  it('is part of the data copy of the only owner, and of no other member', async () => {
    const company = await register()
    const viewer = await joinCompany(server, company.companyId, 'viewer')
    await sendLicence(company)
    const list = async (accountId: string) => (await listLicenceFiles(server.services as never, accountId)).length
    expect([await list(company.accountId), await list(viewer.accountId)]).toEqual([1, 0])
    await joinCompany(server, company.companyId, 'owner')
    expect(await list(company.accountId)).toBe(0)
  })

  it('is taken from who may change a company, and only as a picture or a PDF that does nothing', async () => {
    expect((await sendLicence(await registerSeaman(server))).status).toBe(403)
    const company = await register()
    const viewer = await joinCompany(server, company.companyId, 'viewer')
    expect((await sendLicence(viewer)).status).toBe(403)
    expect((await keysIn(env.FILES)).filter((key) => key.includes(company.accountId))).toEqual([])
    const page = new TextEncoder().encode('<html><script>alert(1)</script></html>')
    expect((await send(company, page, { purpose: 'licence' })).body.code).toBe('file-type-refused')
    expect((await readDetails(company)).scan).toBeNull()
  })
})
