import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import type { EndpointSpec } from '#src/contract/http/endpoint.ts'
import type { VacancyForm } from '#src/contract/vacancy-editor/form.ts'
import { createBlanks } from '#src/domain/cv/fields.ts'
import { SHIP_FIELDS } from '#src/domain/cv/ship.ts'
import { createFeed, ENTRIES } from '#src/server/exchange/feed/reading/company-feed.fixture.ts'
import { PRODUCT } from '#src/server/product.ts'
import { packForm, paragraph } from '../security/support/hostile-forms.ts'
import { registerAdmin } from './support/admins.ts'
import type { Client } from './support/client.ts'
import {
  DETAILS,
  fillForm,
  fillLicence,
  LICENCE,
  LICENCE_PATH,
  readDetails,
  saveDetails,
  sendLicence,
} from './support/company-details.ts'
import { createWeb } from './support/feed-company.ts'
import { begin, complete, cut, drawPng, putPiece, removePicture, send } from './support/files.ts'
import {
  confirmAddress,
  createId,
  findColumn,
  insertRow,
  joinCompany,
  registerCompany,
  registerSeaman,
} from './support/fixtures.ts'
import { createPdf } from './support/hostile-scans.ts'
import { listSeafarer, toCompany, write, writeFirst } from './support/inbox.ts'
import { startInterrupted } from './support/meanwhile.ts'
import { editOwnCv } from './support/own-cv.ts'
import { payAsCompany } from './support/payers.ts'
import { startServer } from './support/product-server.ts'
import { mailCvTo } from './support/reviews.ts'
import { createDesk, createForm, keyed } from './support/typed-vacancies.ts'

const web = createWeb()
const server = startInterrupted(startServer, web.services)

type Answer = { status: number; text: string; body: { code?: string } }
type Member = Awaited<ReturnType<typeof startMember>>
/** Creates the object, and returns the call to test. */
type Prepare = (member: Member) => Promise<() => Promise<Answer>>

/** An owner of a verified company that has another owner. */
async function startMember() {
  const member = await registerCompany(server)
  await confirmAddress(member.email)
  await confirmAddress((await joinCompany(server, member.companyId, 'owner')).email)
  return { ...member, desk: createDesk(member) }
}

const setRole = (accountId: string, role: 'viewer' | 'owner') =>
  env.DB.prepare('UPDATE organisation_member SET role = ? WHERE account_id = ?').bind(role, accountId).run()

async function publish({ desk }: Member, changes: Partial<VacancyForm> = {}): Promise<string> {
  const { id } = await desk.begin(changes)
  await desk.publish(id, 1, { anyway: true })
  return id
}

/** An application for a vacancy that requires a certificate the seafarer does not have. */
async function receive(member: Member) {
  const vacancyId = await publish(member, { papers: [{ slug: 'gmdss-goc', months: '' }] })
  const seaman = await registerSeaman(server)
  const { body } = await seaman.post(`/server/vacancy/${vacancyId}/application`, { note: null })
  return { seaman, applicationId: body.id as string, path: `/server/vacancy/${vacancyId}/application/${body.id}` }
}

const FEED = createFeed([ENTRIES.pilot, ENTRIES.cadet])
const FEEDS = '/server/company/feed'

async function upload(member: Client, purpose: string, bytes: Uint8Array<ArrayBuffer>, name?: string) {
  const { id } = (await begin(member, bytes, { purpose })).body
  await putPiece(member, id, 0, cut(bytes, 0))
  return () => complete(member, id, name ? { name } : {})
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** A company that has paid in 900 hryvnias. */
async function startCompanyPayback(member: Member) {
  const company = payAsCompany(server, member, member.companyId)
  await company.payIn('900', { currency: 'UAH' })
  return company
}

async function addFeed(member: Member) {
  const { body } = await send(member, bytesOf(FEED), { purpose: 'feed', input: { name: 'fleet.xml' } })
  const { source } = (await member.get(`${FEEDS}/${body.became}`)).body
  return { path: `${FEEDS}/${body.became}`, report: source.report.id as string }
}

let addresses = 0

async function addAddress(member: Member): Promise<string> {
  addresses += 1
  const address = `https://feeds.example/${addresses}.xml`
  web.put(address, FEED)
  return `${FEEDS}/${(await member.post(FEEDS, { address })).body.source.id}`
}

const FACTS = {
  ...createBlanks(SHIP_FIELDS),
  fleetVesselName: 'Halcyon Reach',
  fleetTypeAndVesselType: { fleetType: 'tanker-fleet', vesselType: 'lng-carrier' },
}
const SHIP = '/server/company/ship/9000001'

async function startThread(member: Member): Promise<string> {
  const seafarer = await listSeafarer(server)
  return (await writeFirst(seafarer, toCompany({ ...member, vacancyId: '' }))).body.thread.id
}

async function inviteListed(member: Member) {
  const { publicId } = await listSeafarer(server)
  const vacancyId = await publish(member, { rank: 'second-engineer' })
  return () => member.post(`/server/seamans/${publicId}/invitation`, { vacancyId })
}

const remove = async (member: Client, path: string) =>
  member.send('DELETE', path, undefined, { headers: { 'x-csrf-token': await member.getToken() } })

const invite = (member: Member) =>
  member.post('/server/company/member-invitation', {
    email: `${createId()}@mail.example`,
    role: 'viewer',
    language: 'en',
  })

const MAILINGS = '/server/mailing/control'
const MAILING_RULE = {
  ...{ ranks: ['master'], fleets: [], vesselTypes: [], nationalities: [], english: null, version: 0 },
  ...{ monthsInRank: 0, monthsOnTypes: 0, papersValid: 0, frequency: 'daily', language: 'en' },
  ...{ ownForm: false, named: true },
}

const addMailingAddress = (member: Member) =>
  member.post(`${MAILINGS}/address`, { email: `${createId()}@mail.example`, language: 'en' })

const FORM = packForm(paragraph('Name: [[surname]]')) as Uint8Array<ArrayBuffer>
const FORMS = '/server/company/form'

/** A report against the company that an admin decided. */
async function decideAgainst({ companyId }: Member): Promise<string> {
  const admin = await registerAdmin(server)
  await admin.post('/server/report', { kind: 'company', id: companyId, reason: 'fee' })
  const id = await findColumn('report', 'id', 'target_id', companyId)
  const { seen, account } = (await admin.get(`/server/admin/report/${id}`)).body
  const warning = { outcome: 'upheld', acts: ['warn'], account: account.id }
  await admin.put(`/server/admin/report/${id}/decision`, { seen, ...warning })
  return id
}

const CALLS: Readonly<Record<string, Prepare>> = {
  'post /server/complaint/{id}/appeal': async (member) => {
    const id = await decideAgainst(member)
    return () => member.post(`/server/complaint/${id}/appeal`, { text: 'We never asked for money.' })
  },
  'post /server/vacancy': async (member) => () => member.post('/server/vacancy', { form: createForm() }, keyed()),
  'put /server/vacancy/{id}': async ({ desk }) => {
    const { id } = await desk.begin()
    return () => desk.save(id, 1, { payMin: '9,100' })
  },
  'delete /server/vacancy/{id}/draft': async (member) => {
    const { id } = await member.desk.begin()
    return () => remove(member, `/server/vacancy/${id}/draft`)
  },
  'post /server/vacancy/{id}/publish': async ({ desk }) => {
    const { id } = await desk.begin()
    return () => desk.publish(id, 1, { anyway: true })
  },
  'post /server/vacancy/{id}/duplicate': async (member) => {
    const id = await publish(member)
    return () => member.post(`/server/vacancy/${id}/duplicate`, {}, keyed())
  },
  'post /server/vacancy/{id}/pause': async (member) => {
    const id = await publish(member)
    return () => member.desk.act(id, 'pause')
  },
  'post /server/vacancy/{id}/resume': async (member) => {
    const id = await publish(member)
    await member.desk.act(id, 'pause')
    return () => member.desk.act(id, 'resume')
  },
  'post /server/vacancy/{id}/extend': async (member) => {
    const id = await publish(member)
    return () => member.desk.act(id, 'extend')
  },
  'post /server/vacancy/{id}/close': async (member) => {
    const id = await publish(member)
    return () => member.desk.act(id, 'close', { outcome: 'filled-here' })
  },
  'put /server/vacancy/{id}/application/{applicationId}/state': async (member) => {
    const { path } = await receive(member)
    return () => member.put(`${path}/state`, { from: 'new', to: 'shortlisted' })
  },
  'put /server/vacancy/{id}/application/{applicationId}/contest': async (member) => {
    const { seaman, applicationId, path } = await receive(member)
    const line = 'paper gmdss-goc'
    await seaman.put(`/server/seaman/application/${applicationId}/contest`, { line, text: 'On page two' })
    return () => member.put(`${path}/contest`, { line, decision: 'met' })
  },
  'post /server/seamans/{id}/invitation': inviteListed,
  'post /server/mailing/review/invitation': async (member) => {
    const vacancyId = await publish(member)
    const { id } = await mailCvTo(server, member)
    return () => member.post('/server/mailing/review/invitation', { id, vacancyId })
  },
  'put /server/company/invitation/{id}': async (member) => {
    await (await inviteListed(member))()
    const { id } = (await member.get('/server/company/invitation')).body.items[0]
    return () => member.put(`/server/company/invitation/${id}`, { isWithdrawn: true })
  },
  'put /server/company/details': async (member) => {
    const form = fillForm(await readDetails(member), { legalName: LICENCE.legalName })
    return () => member.put(DETAILS, form)
  },
  'put /server/company/licence': async (member) => {
    const { legalName: _legalName, ...licence } = LICENCE
    const form = fillLicence(await readDetails(member), licence)
    return () => member.put(LICENCE_PATH, form)
  },
  'post /server/company/licence/appeal': async (member) => {
    await insertRow('organisation_suspension', {
      ...{ id: createId(), organisation_id: member.companyId, reason: 'fees', suspended_at: 1 },
    })
    return () => member.post('/server/company/licence/appeal', { text: 'The report is wrong.' })
  },
  'post /server/company/check': async (member) => {
    await env.DB.prepare('UPDATE organisation SET verified = 0 WHERE id = ?').bind(member.companyId).run()
    await saveDetails(member, { ...LICENCE, licenceNumber: 'DMW-042-SB-2025' })
    await sendLicence(member)
    return () => member.post('/server/company/check')
  },
  'put /server/company/voyage/{id}': async (member) => {
    const seaman = await registerSeaman(server)
    const { name } = (await member.get('/server/company/details')).body
    const voyage = {
      ...FACTS,
      id: createId(),
      company: name,
      position: 'master',
      startDate: '2025-01-01',
      endDate: '2025-06-01',
    }
    await editOwnCv(seaman, { experience: [voyage as never] })
    await seaman.post(`/server/seaman/voyage/${voyage.id}/question`, { companyId: member.companyId })
    const { id } = (await member.get('/server/company/voyage')).body.items[0]
    return () => member.put(`/server/company/voyage/${id}`, { answer: 'confirm' })
  },
  'post /server/company/ship/{imo}': async (member) => () => member.post(SHIP, FACTS),
  'put /server/company/ship/{imo}': async (member) => () => member.put(SHIP, FACTS),
  'delete /server/company/ship/{imo}': async (member) => {
    await member.put(SHIP, FACTS)
    return () => remove(member, SHIP)
  },
  'put /server/mailing/control': async (member) => () => member.put(MAILINGS, MAILING_RULE),
  'put /server/mailing/control/pause': async (member) => {
    await member.put(MAILINGS, MAILING_RULE)
    return () => member.put(`${MAILINGS}/pause`, { isPaused: true })
  },
  'post /server/mailing/control/address': async (member) => () => addMailingAddress(member),
  'post /server/mailing/control/address/{id}/question': async (member) => {
    const { id } = (await addMailingAddress(member)).body.addresses[0]
    return () => member.post(`${MAILINGS}/address/${id}/question`)
  },
  'delete /server/mailing/control/address/{id}': async (member) => {
    const { id } = (await addMailingAddress(member)).body.addresses[0]
    return () => remove(member, `${MAILINGS}/address/${id}`)
  },
  'post /server/company/form/{id}/remove': async (member) => {
    const { body } = await send(member, FORM, { purpose: 'form', input: { name: 'form.docx' } })
    return () => member.post(`${FORMS}/${body.became}/remove`)
  },
  'post /server/company/feed': async (member) => {
    web.put('https://feeds.example/new.xml', FEED)
    return () => member.post(FEEDS, { address: 'https://feeds.example/new.xml' })
  },
  'post /server/company/feed/{id}/reading': async (member) => {
    const path = await addAddress(member)
    return () => member.post(`${path}/reading`)
  },
  'post /server/company/feed/{id}/confirmation': async (member) => {
    const { path, report } = await addFeed(member)
    return () => member.post(`${path}/confirmation`, { report, noFee: true })
  },
  'put /server/company/feed/{id}': async (member) => {
    const path = await addAddress(member)
    return () => member.put(path, { publishesAlone: false })
  },
  'post /server/company/feed/{id}/removal': async (member) => {
    const { path } = await addFeed(member)
    return () => member.post(`${path}/removal`, { vacancies: 'close' })
  },
  'post /server/inbox/thread': async (member) => {
    const { applicationId } = await receive(member)
    return () => writeFirst(member, { kind: 'application', id: applicationId })
  },
  'post /server/inbox/thread/{id}/message': async (member) => {
    const id = await startThread(member)
    return () => write(member, id)
  },
  'put /server/company/member/{id}/role': async (member) => {
    const { accountId } = await joinCompany(server, member.companyId, 'viewer')
    return () => member.put(`/server/company/member/${accountId}/role`, { role: 'recruiter' })
  },
  'delete /server/company/member/{id}': async (member) => {
    const { accountId } = await joinCompany(server, member.companyId, 'viewer')
    return () => remove(member, `/server/company/member/${accountId}`)
  },
  'post /server/company/member-invitation': async (member) => () => invite(member),
  'post /server/company/member-invitation/{id}/resend': async (member) => {
    const { id } = (await invite(member)).body.items[0]
    // An invitation that was sent just now is not sent again.
    await env.DB.prepare('UPDATE member_invitation SET sent_at = 1 WHERE id = ?').bind(id).run()
    return () => member.post(`/server/company/member-invitation/${id}/resend`)
  },
  'delete /server/company/member-invitation/{id}': async (member) => {
    const { id } = (await invite(member)).body.items[0]
    return () => remove(member, `/server/company/member-invitation/${id}`)
  },
  'put /server/company/two-step': async (member) => {
    await env.DB.prepare('UPDATE account SET two_step_at = 1 WHERE id = ?').bind(member.accountId).run()
    return () => member.put('/server/company/two-step', { isRequired: true })
  },
  'post /server/company/recovery/objection': async (member) => {
    const { accountId } = await joinCompany(server, member.companyId, 'viewer')
    await insertRow('organisation_recovery', {
      ...{ id: createId(), organisation_id: member.companyId, account_id: accountId, started_at: 1, due_at: 2 },
    })
    return () => member.post('/server/company/recovery/objection')
  },
  'post /server/company/top-up': async (member) => () =>
    member.post('/server/company/top-up', { currency: 'USD', amount: '20' }, keyed()),
  'post /server/company/top-up/{id}/cancellation': async (member) => {
    const { items } = (await member.post('/server/company/top-up', { currency: 'USD', amount: '20' })).body
    return () => member.post(`/server/company/top-up/${items[0].id}/cancellation`)
  },
  'post /server/company/payback': async (member) => {
    const company = await startCompanyPayback(member)
    return () => company.ask({ currency: 'UAH' }, keyed())
  },
  'post /server/company/payback/{id}/cancellation': async (member) => {
    const company = await startCompanyPayback(member)
    const { items } = (await company.ask({ currency: 'UAH' })).body
    return () => company.cancel(items[0].id)
  },
  'put /server/inbox/thread/{id}/block': async (member) => {
    const id = await startThread(member)
    return () => member.put(`/server/inbox/thread/${id}/block`, { isBlocked: true })
  },
}

/** Files of members use endpoints that every person may call. */
const FILE_CALLS: Readonly<Record<string, Prepare>> = {
  'a logo': async (member) => upload(member, 'logo', await drawPng()),
  'the removal of a logo': async (member) => {
    await send(member, await drawPng(), { purpose: 'logo' })
    return () => removePicture(member, 'logo')
  },
  'a file of vacancies': async (member) => upload(member, 'feed', bytesOf(FEED), 'fleet.xml'),
  'an application form': async (member) => upload(member, 'form', FORM, 'form.docx'),
  'the scan of a licence': async (member) => upload(member, 'licence', createPdf()),
  'a file for a message': async (member) => upload(member, 'attachment', createPdf()),
}

const writes = PRODUCT.endpoints
  .map(({ spec }) => spec)
  .filter(({ method, member }: EndpointSpec) => method !== 'get' && (member === 'recruiter' || member === 'owner'))

it('has a call for every write of a member', () => {
  expect(Object.keys(CALLS).sort()).toEqual(writes.map(({ method, path }) => `${method} ${path}`).sort())
})

const forgetEvents = ({ companyId }: Member) =>
  env.DB.prepare('DELETE FROM organisation_event WHERE organisation_id = ?').bind(companyId).run()

const countEvents = async ({ companyId }: Member): Promise<number> =>
  (await env.DB.prepare('SELECT count(*) AS n FROM organisation_event WHERE organisation_id = ?')
    .bind(companyId)
    .first<number>('n')) ?? 0

async function expectRefusal(member: Member, call: () => Promise<Answer>): Promise<void> {
  const refused = await server.beforeWrite(call, () => setRole(member.accountId, 'viewer'))
  expect([refused.status, refused.body.code], refused.text).toEqual([403, 'forbidden'])
  await setRole(member.accountId, 'owner')
}

it.each(Object.entries(CALLS))(
  '%s checks the role of the member in its batch, and leaves one event',
  async (_name, prepare) => {
    const member = await startMember()
    const call = await prepare(member)
    // The preparation leaves events too.
    await forgetEvents(member)
    await expectRefusal(member, call)
    expect(await countEvents(member), 'events of the refused call').toBe(0)
    const answer = await call()
    expect(answer.status, answer.text).toBeLessThan(300)
    expect(await countEvents(member), 'events of the call').toBe(1)
  },
)

it.each(Object.entries(FILE_CALLS))(
  '%s checks the role of the member in its batch, and leaves one event',
  async (name, prepare) => {
    const member = await startMember()
    await expectRefusal(member, await prepare(member))
    // A refused file is deleted, so it is sent again.
    const call = await prepare(member)
    await forgetEvents(member)
    const answer = await call()
    expect(answer.status, answer.text).toBeLessThan(300)
    // A file is part of its message.
    expect(await countEvents(member), 'events of the call').toBe(name === 'a file for a message' ? 0 : 1)
  },
)
