import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import type { EndpointSpec } from '#src/contract/http/endpoint.ts'
import { ROLES } from '#src/contract/http/roles.ts'
import { DAY, MINUTE, toPlainDate } from '#src/domain/time.ts'
import { PRODUCT } from '#src/server/product.ts'
import { actFor, registerAdmin } from './support/admins.ts'
import type { Client } from './support/client.ts'
import { askForCheck } from './support/company-details.ts'
import { enterSlots, orderConsultation, SLOT_ROW, SLOTS } from './support/consultations.ts'
import { send } from './support/files.ts'
import {
  confirmAddress,
  countRows,
  findColumn,
  giveRole,
  insertCompany,
  insertRow,
  insertVacancy,
  joinCompany,
  registerCompany,
  registerSeaman,
} from './support/fixtures.ts'
import { createFormBuyer, sendForm, takeForm } from './support/form-orders.ts'
import { createPdf } from './support/hostile-scans.ts'
import { startThread } from './support/inbox.ts'
import { enterCorrection } from './support/ledger.ts'
import { startInterrupted } from './support/meanwhile.ts'
import { payAsSeaman, paybackActs } from './support/payers.ts'
import { createPremiumBuyer, extendPremium, setPremiumPrice } from './support/premium.ts'
import { startServer } from './support/product-server.ts'
import { stopOrders } from './support/stopped-orders.ts'
import { buySomething } from './support/test-shop.ts'

const server = startInterrupted(startServer)

/** A write that admins may call in their role. Ending and changing impersonation counts too. */
const isAdminWrite = ({ method, who, impersonation, path }: EndpointSpec): boolean => {
  if (method === 'get' || who === 'anyone') return false
  const isTheirs = who.includes('admin') && !ROLES.every((role) => who.includes(role))
  return isTheirs || (impersonation === 'own' && path.includes('/impersonation/'))
}

type Admin = Awaited<ReturnType<typeof registerAdmin>>
type Answer = { status: number; text: string; body: { code?: string } }
/** Creates the object, and returns the call to test. */
type Prepare = (admin: Admin) => Promise<() => Promise<Answer>>

async function createAsker() {
  const seaman = await registerSeaman(server)
  await confirmAddress(seaman.email)
  for (const target of ['first-1', 'first-4'])
    await send(seaman, createPdf({ inside: `/Target(${target})` }), { purpose: 'scan', input: { target } })
  await seaman.post('/server/seaman/verification')
  return `/server/admin/seaman/${seaman.seamanId}`
}

async function actForUser(admin: Admin) {
  await actFor(admin, (await registerSeaman(server)).accountId)
}

const LAW = { country: 'PA', from: '2026-01-01', until: null, source: 'Crew Nationality Act 2020, section 4' }
const enterLaw = (admin: Client, country: string) => admin.post('/server/admin/nationality-law', { ...LAW, country })

/** A report that one admin decided, and an appeal. Returns the id of the report. */
async function appealAgainst(company: Client & { companyId: string }): Promise<string> {
  const decider = await registerAdmin(server)
  await decider.post('/server/report', { kind: 'company', id: company.companyId, reason: 'fee' })
  const id = await findColumn('report', 'id', 'target_id', company.companyId)
  const { seen, account } = (await decider.get(`/server/admin/report/${id}`)).body
  const warning = { outcome: 'upheld', acts: ['warn'], account: account.id }
  await decider.put(`/server/admin/report/${id}/decision`, { seen, ...warning })
  await company.post(`/server/complaint/${id}/appeal`, { text: 'We never asked for money.' })
  return id
}

/** A company with a member who may become an owner. */
async function startLost() {
  const company = await registerCompany(server)
  const { email } = await joinCompany(server, company.companyId, 'recruiter')
  return { company: company.slug, email, reason: 'The only owner has died; the office wrote to us.' }
}

/** A recovery that another admin proposed. Returns the id of the proposal. */
async function proposeRecovery(): Promise<string> {
  const lost = await startLost()
  return (await (await registerAdmin(server)).post('/server/admin/recovery', lost)).body.id
}

const RULES = '/server/admin/vocabulary'

/** Uploads taxes that no other version has. Returns the path of the version. */
let uploads = 0
async function uploadRules(admin: Client): Promise<string> {
  uploads += 1
  const file = `seller,buyer,buyer_kind,percent,wording,from,until,source\nEE,DE,person,${uploads},VAT,2026-01-01,,Act`
  return `${RULES}/version/${(await admin.post(`${RULES}/version`, { kind: 'tax', file })).body.id}`
}

/** A version that another admin proposed. Returns the path of the proposal. */
async function proposeRules(): Promise<string> {
  const proposer = await registerAdmin(server)
  const { number, proposals } = (await proposer.get(`${RULES}?kind=tax`)).body
  for (const { id } of proposals) await proposer.post(`${RULES}/proposal/${id}/refusal`)
  const path = `${await uploadRules(proposer)}/proposal`
  return `${RULES}/proposal/${(await proposer.post(path, { seen: number, reason: 'The new rates of 2027' })).body.id}`
}

const CORRECTION = { account: 'bonus', currency: 'USD', amount: '5', reason: 'The bonus of October was forgotten.' }

/** A correction of a balance that another admin proposed. Returns the id of the proposal. */
async function proposeCorrection(): Promise<string> {
  const find = (await registerSeaman(server)).email
  return (await (await registerAdmin(server)).post('/server/admin/adjustment', { ...CORRECTION, find })).body.id
}

const LEDGER = '/server/admin/ledger'

const TRANSFERS = '/server/admin/transfer'
const typeTransfer = (admin: Client) => {
  uploads += 1
  const money = { day: '2026-11-01', currency: 'USD', amount: '12', payer: 'A. Marin', remittance: 'gift' }
  return admin.post(TRANSFERS, { bankId: `bank-${uploads}`, ...money })
}
/** Money that another admin typed and proposed to return. Returns the path of the proposal. */
async function proposeTransfer(): Promise<string> {
  const proposer = await registerAdmin(server)
  const path = `${TRANSFERS}/${(await typeTransfer(proposer)).body.id}/proposal`
  const wish = { outcome: 'returned', reason: 'Nobody knows what it is for' }
  return `${TRANSFERS}/proposal/${(await proposer.post(path, wish)).body.id}`
}

const PAYBACKS = '/server/admin/payback'
/** A seafarer who has paid in 20 US dollars. */
async function payIn() {
  const seaman = await registerSeaman(server)
  const payer = payAsSeaman(server, seaman)
  return { ...payer, ...(await payer.payIn('20')) }
}
/** A pay-back that the seafarer asked for, and that an admin prepares if asked. */
async function startPayback(isPrepared = true): Promise<string> {
  const { id } = (await (await payIn()).ask()).body.items[0]
  if (isPrepared) await paybackActs.prepare(await registerAdmin(server), id)
  return id
}
const proposePayback = async (): Promise<string> =>
  `${PAYBACKS}/proposal/${(await paybackActs.propose(await registerAdmin(server), await startPayback())).body.id}`

const ORDERS = '/server/admin/order'
const REFUND = { amount: '', why: 'goodwill', reason: 'The agency did not answer' }
/** A refund that another admin proposed. Returns the path of the proposal. */
async function proposeRefund(): Promise<string> {
  const proposed = await (await registerAdmin(server)).post(`${ORDERS}/${await buySomething(server)}/refund`, REFUND)
  return `${ORDERS}/refund/${proposed.body.id}`
}

const UPDATES = '/server/admin/site-update'
/** The draft of an update with a text. Returns its path. */
async function draftUpdate(admin: Client): Promise<string> {
  const path = `${UPDATES}/${(await admin.post(UPDATES, { kind: 'tech_updates' })).body.id}`
  await admin.put(path, UPDATE_TEXT)
  return path
}
const UPDATE_TEXT = { version: 1, language: 'en', path: '/docs', subject: 'Search by port', body: 'Try it.' }
const SENDING = { version: 2, day: '', reason: 'The search by port is released' }

/** The sending of an update that another admin proposed. Returns the path of the proposal. */
async function proposeUpdate(): Promise<string> {
  const proposer = await registerAdmin(server)
  const path = await draftUpdate(proposer)
  return `${UPDATES}/proposal/${(await proposer.post(`${path}/proposal`, SENDING)).body.id}`
}

const LETTERS = '/server/admin/mailing-stream'
const WHY = { reason: 'Complaints about one seafarer' }

/** A slot that a seafarer booked. Returns its path. */
async function bookSlot(): Promise<string> {
  const desk = await registerAdmin(server)
  const [id] = await enterSlots(server, desk)
  await (await orderConsultation(server)).book(id)
  return `${SLOTS}/${id}`
}

/** A form that an admin has taken. */
async function takeNewForm(admin: Admin): Promise<string> {
  const { part, ...buyer } = await createFormBuyer(server)
  await sendForm(buyer, part.id)
  await takeForm(admin, part.id)
  return part.id
}

const SERVICE = '/server/admin/service'
const SERVICE_TEXT = { title: 'Consultation', text: 'A talk with a named person.', not: 'It finds no vacancy.' }

const CALLS: Readonly<Record<string, Prepare>> = {
  'post /server/admin/consultation-slot': async (admin) => {
    const day = toPlainDate(server.now() + 5 * DAY)
    return () => admin.post(SLOTS, { ...SLOT_ROW, day })
  },
  'delete /server/admin/consultation-slot/{id}': async (admin) => {
    const [id] = await enterSlots(server, admin)
    return () => admin.delete(`${SLOTS}/${id}`)
  },
  'post /server/admin/consultation-slot/{id}/cancellation': async (admin) => {
    const path = await bookSlot()
    return () => admin.post(`${path}/cancellation`, { reason: 'The consultant is ill today' })
  },
  'post /server/admin/consultation-slot/{id}/outcome': async (admin) => {
    const path = await bookSlot()
    const id = path.split('/').at(-1)
    await env.DB.prepare('UPDATE consultation_slot SET starts_at = ? WHERE id = ?').bind(server.now(), id).run()
    return () => admin.post(`${path}/outcome`, { outcome: 'held' })
  },
  'post /server/admin/service-text': async (admin) => {
    const version = { service: 'consultation', language: 'en', seen: 0, from: '', ...SERVICE_TEXT }
    return () => admin.post('/server/admin/service-text', version)
  },
  'post /server/admin/service/{id}/assignment': async (admin) => {
    const { part, ...buyer } = await createFormBuyer(server)
    await sendForm(buyer, part.id)
    const { version } = (await admin.get(`${SERVICE}/${part.id}`)).body
    return () => admin.post(`${SERVICE}/${part.id}/assignment`, { version, name: 'Marta' })
  },
  'post /server/admin/service/{id}/delivery': async (admin) => {
    const id = await takeNewForm(admin)
    const { became } = (await sendForm(admin, id)).body
    return () => admin.post(`${SERVICE}/${id}/delivery`, { file: became })
  },
  'post /server/admin/service/{id}/message': async (admin) => {
    const id = await takeNewForm(admin)
    return () => admin.post(`${SERVICE}/${id}/message`, { key: crypto.randomUUID(), text: 'Which rank?' })
  },
  'post /server/admin/service/{id}/extension': async (admin) => {
    await setPremiumPrice(server)
    const { part } = await createPremiumBuyer(server)
    return () => extendPremium(admin, part.id)
  },
  'post /server/admin/service/{id}/lapse': async (admin) => {
    const id = await takeNewForm(admin)
    return () => admin.post(`${SERVICE}/${id}/lapse`, { reason: 'The form cannot be read.' })
  },
  'post /server/admin/mailing-stream/pause': async (admin) => {
    const { slug } = await insertCompany({})
    return () => admin.post(`${LETTERS}/pause`, { company: slug, ...WHY })
  },
  'post /server/admin/mailing-stream/resumption': async (admin) => {
    const { id } = await insertCompany({})
    await insertRow('mail_pause', { stream: 'subscribed', scope: id, reason: 'complaint', at: 1 })
    return () => admin.post(`${LETTERS}/resumption`, { scope: id, ...WHY })
  },
  'post /server/admin/mailing-suppression/removal': async (admin) => {
    const address = crypto.randomUUID()
    const row = { stream: 'subscribed', address_digest: address, scope: '', reason: 'bounced', at: 1 }
    await insertRow('mail_suppression', row)
    const one = { stream: 'subscribed', address, scope: null }
    return () => admin.post('/server/admin/mailing-suppression/removal', { ...one, ...WHY })
  },
  'post /server/admin/site-update': async (admin) => () => admin.post(UPDATES, { kind: 'product_updates' }),
  'put /server/admin/site-update/{id}': async (admin) => {
    const path = await draftUpdate(await registerAdmin(server))
    return () => admin.put(path, { ...UPDATE_TEXT, version: 2 })
  },
  'post /server/admin/site-update/{id}/trial': async (admin) => {
    const path = await draftUpdate(await registerAdmin(server))
    return () => admin.post(`${path}/trial`, { language: 'en' })
  },
  'post /server/admin/site-update/{id}/proposal': async (admin) => {
    const path = await draftUpdate(await registerAdmin(server))
    return () => admin.post(`${path}/proposal`, SENDING)
  },
  'post /server/admin/site-update/proposal/{id}/confirmation': async (admin) => {
    const path = await proposeUpdate()
    return () => admin.post(`${path}/confirmation`)
  },
  'post /server/admin/site-update/proposal/{id}/refusal': async (admin) => {
    const path = await proposeUpdate()
    return () => admin.post(`${path}/refusal`)
  },
  'post /server/admin/site-update/{id}/stop': async (admin) => {
    const proposer = await registerAdmin(server)
    const path = await draftUpdate(proposer)
    const { id } = (await proposer.post(`${path}/proposal`, SENDING)).body
    await (await registerAdmin(server)).post(`${UPDATES}/proposal/${id}/confirmation`)
    return () => admin.post(`${path}/stop`)
  },
  'post /server/admin/payback/{id}/preparation': async (admin) => {
    const id = await startPayback(false)
    return () => admin.post(`${PAYBACKS}/${id}/preparation`)
  },
  'post /server/admin/payback/{id}/release': async (admin) => {
    const id = await startPayback()
    return () => admin.post(`${PAYBACKS}/${id}/release`)
  },
  'post /server/admin/payback/{id}/proposal': async (admin) => {
    const id = await startPayback()
    return () => admin.post(`${PAYBACKS}/${id}/proposal`, { outcome: 'sent', day: '2026-11-01', reason: 'It was sent' })
  },
  'post /server/admin/payback/proposal/{id}/confirmation': async (admin) => {
    const path = await proposePayback()
    return () => admin.post(`${path}/confirmation`)
  },
  'post /server/admin/payback/proposal/{id}/refusal': async (admin) => {
    const path = await proposePayback()
    return () => admin.post(`${path}/refusal`)
  },
  'post /server/admin/refund': async (admin) => {
    const { reference } = await payIn()
    const refund = { reference, currency: 'USD', amount: '5', reason: 'It was paid by mistake' }
    return () => admin.post('/server/admin/refund', refund)
  },
  'post /server/admin/order/{id}/refund': async (admin) => {
    const path = `${ORDERS}/${await buySomething(server)}/refund`
    return () => admin.post(path, REFUND)
  },
  'post /server/admin/order/refund/{id}/confirmation': async (admin) => {
    const path = await proposeRefund()
    return () => admin.post(`${path}/confirmation`)
  },
  'post /server/admin/order/refund/{id}/refusal': async (admin) => {
    const path = await proposeRefund()
    return () => admin.post(`${path}/refusal`)
  },
  'post /server/admin/transfer': async (admin) => () => typeTransfer(admin),
  'post /server/admin/transfer/statement': async (admin) => async () => {
    uploads += 1
    const file = `Date;Amount;Currency;Details;ID\n2026-11-01;12;USD;gift;line-${uploads}`
    return admin.post(`${TRANSFERS}/statement`, { file })
  },
  'put /server/admin/transfer/{id}/assignment': async (admin) => {
    const { items } = (
      await (await registerSeaman(server)).post('/server/seaman/top-up', { currency: 'USD', amount: '20' })
    ).body
    const path = `${TRANSFERS}/${(await typeTransfer(await registerAdmin(server))).body.id}/assignment`
    return () => admin.put(path, { reference: items[0].reference })
  },
  'post /server/admin/transfer/{id}/proposal': async (admin) => {
    const path = `${TRANSFERS}/${(await typeTransfer(await registerAdmin(server))).body.id}/proposal`
    return () => admin.post(path, { outcome: 'returned', reason: 'Nobody knows what it is for' })
  },
  'post /server/admin/transfer/proposal/{id}/confirmation': async (admin) => {
    const path = await proposeTransfer()
    return () => admin.post(`${path}/confirmation`)
  },
  'post /server/admin/transfer/proposal/{id}/refusal': async (admin) => {
    const path = await proposeTransfer()
    return () => admin.post(`${path}/refusal`)
  },
  'post /server/admin/vocabulary/version': async (admin) => async () => {
    uploads += 1
    const file = `fact,is,from,until,source\nagency,agency-${uploads},2026-01-01,,List`
    return admin.post(`${RULES}/version`, { kind: 'agency-russian', file })
  },
  'post /server/admin/vocabulary/version/{id}/proposal': async (admin) => {
    const path = `${await uploadRules(await registerAdmin(server))}/proposal`
    return () => admin.post(path, { seen: 0, reason: 'The new rates of 2027' })
  },
  'post /server/admin/vocabulary/proposal/{id}/confirmation': async (admin) => {
    const path = await proposeRules()
    return () => admin.post(`${path}/confirmation`)
  },
  'post /server/admin/vocabulary/proposal/{id}/refusal': async (admin) => {
    const path = await proposeRules()
    return () => admin.post(`${path}/refusal`)
  },
  'put /server/admin/user/{id}/role': async (admin) => {
    const { accountId } = await registerSeaman(server)
    return () => admin.put(`/server/admin/user/${accountId}/role`, { role: 'user' })
  },
  'put /server/admin/user/{id}/block': async (admin) => {
    const { accountId } = await registerSeaman(server)
    return () => admin.put(`/server/admin/user/${accountId}/block`, { blocked: true })
  },
  'post /server/admin/user/{id}/note': async (admin) => {
    const { accountId } = await registerSeaman(server)
    return () => admin.post(`/server/admin/user/${accountId}/note`, { note: 'Called about the licence.' })
  },
  'delete /server/admin/user/{id}/note/{note}': async (admin) => {
    const { accountId } = await registerSeaman(server)
    const path = `/server/admin/user/${accountId}/note`
    const { notes } = (await (await registerAdmin(server)).post(path, { note: 'Called about the licence.' })).body
    return () => admin.delete(`${path}/${notes[0].id}`)
  },
  'put /server/admin/seaman/{id}/verification': async (admin) => {
    const path = await createAsker()
    const { seen, version } = (await admin.get(path)).body
    return () => admin.put(`${path}/verification`, { seen, version, act: 'verify', recheckOn: '2027-11-01' })
  },
  'put /server/admin/seaman/{id}/paper/{entry}/check': async (admin) => {
    const path = await createAsker()
    const check = { result: 'genuine', checkedOn: '2026-11-20', address: 'https://register.example', number: 'A 1' }
    return () => admin.put(`${path}/paper/first-4/check`, check)
  },
  'put /server/admin/vacancy/{id}/decision': async (admin) => {
    const { id } = await insertVacancy(await insertCompany())
    const { seen } = (await admin.get(`/server/admin/vacancy/${id}`)).body
    return () => admin.put(`/server/admin/vacancy/${id}/decision`, { seen, act: 'take-down', reason: 'fee' })
  },
  'post /server/admin/nationality-law': async (admin) => () => enterLaw(admin, 'PA'),
  'put /server/admin/nationality-law/{id}/end': async (admin) => {
    const { id } = (await enterLaw(admin, 'LR')).body
    return () => admin.put(`/server/admin/nationality-law/${id}/end`, { until: '2026-11-20' })
  },
  'put /server/admin/report/{id}/decision': async (admin) => {
    const { id } = await insertCompany()
    await (await registerSeaman(server)).post('/server/report', { kind: 'company', id, reason: 'fee', text: 'A fee' })
    const report = (await admin.get('/server/admin/report')).body.items[0]
    const { seen } = (await admin.get(`/server/admin/report/${report.id}`)).body
    return () => admin.put(`/server/admin/report/${report.id}/decision`, { seen, outcome: 'upheld' })
  },
  'post /server/admin/report/{id}/reading': async (admin) => {
    const { seafarer, threadId } = await startThread(server)
    await seafarer.post('/server/report', { kind: 'thread', id: threadId, reason: 'fee' })
    const id = await findColumn('report', 'id', 'target_id', threadId)
    return () => admin.post(`/server/admin/report/${id}/reading`, { reason: 'The report names a fee.' })
  },
  'put /server/admin/report/{id}/appeal': async (admin) => {
    const id = await appealAgainst(await registerCompany(server, { verified: true }))
    return () => admin.put(`/server/admin/report/${id}/appeal`, { outcome: 'granted' })
  },
  'put /server/admin/company/{id}/decision': async (admin) => {
    const company = await registerCompany(server, { verified: false })
    await confirmAddress(company.email)
    const { version } = await askForCheck(company)
    const refusal = { act: 'refuse', version, reason: 'scan' }
    return () => admin.put(`/server/admin/company/${company.companyId}/decision`, refusal)
  },
  'put /server/admin/company/{id}/line': async (admin) => {
    const company = await registerCompany(server, { verified: false })
    await confirmAddress(company.email)
    const { version } = await askForCheck(company)
    const line = { version, line: 'country', state: 'differs', differs: 'Panama' }
    return () => admin.put(`/server/admin/company/${company.companyId}/line`, line)
  },
  'post /server/admin/recovery': async (admin) => {
    const lost = await startLost()
    return () => admin.post('/server/admin/recovery', lost)
  },
  'post /server/admin/recovery/{id}/confirmation': async (admin) => {
    const id = await proposeRecovery()
    return () => admin.post(`/server/admin/recovery/${id}/confirmation`)
  },
  'post /server/admin/recovery/{id}/refusal': async (admin) => {
    const id = await proposeRecovery()
    return () => admin.post(`/server/admin/recovery/${id}/refusal`)
  },
  'post /server/admin/ledger/reconciliation': async (admin) => async () => {
    server.wait(2 * MINUTE)
    return admin.post(`${LEDGER}/reconciliation`)
  },
  'post /server/admin/ledger/stop/{id}/end': async (admin) => {
    const stop = await stopOrders(server)
    return () => admin.post(`${LEDGER}/stop/${stop}/end`, { reason: 'The difference was a typing error of ours.' })
  },
  'post /server/admin/adjustment': async (admin) => {
    const find = (await registerSeaman(server)).email
    return () => admin.post('/server/admin/adjustment', { ...CORRECTION, find })
  },
  'post /server/admin/ledger/entry/{id}/reversal': async (admin) => {
    const entry = await enterCorrection(server)
    return () =>
      admin.post(`${LEDGER}/entry/${entry}/reversal`, { reason: 'The correction was meant for another seafarer.' })
  },
  'post /server/admin/adjustment/{id}/confirmation': async (admin) => {
    const id = await proposeCorrection()
    return () => admin.post(`/server/admin/adjustment/${id}/confirmation`)
  },
  'post /server/admin/adjustment/{id}/refusal': async (admin) => {
    const id = await proposeCorrection()
    return () => admin.post(`/server/admin/adjustment/${id}/refusal`)
  },
  'put /server/security/impersonation/access': async (admin) => {
    await actForUser(admin)
    return () => admin.put('/server/security/impersonation/access', { access: 'write' })
  },
  'post /server/security/impersonation/end': async (admin) => {
    await actForUser(admin)
    return () => admin.post('/server/security/impersonation/end')
  },
}

const writes = PRODUCT.endpoints.map(({ spec }) => spec).filter(isAdminWrite)

it('has a call for every admin write', () => {
  expect(writes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(CALLS).sort())
})

/** An admin without the permission may still stop acting for a user. */
const OPEN_WITHOUT_PERMISSION = ['post /server/security/impersonation/end']

it.each(Object.entries(CALLS))(
  '%s checks the permission in its batch, and records one event',
  async (name, prepare) => {
    const admin = await registerAdmin(server)
    const call = await prepare(admin)
    const before = await countRows('admin_event', 'actor_id = ?', admin.accountId)
    if (!OPEN_WITHOUT_PERMISSION.includes(name)) {
      const refused = await server.beforeWrite(call, () => giveRole(admin.accountId, 'admin', []))
      expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
      expect(await countRows('admin_event', 'actor_id = ?', admin.accountId)).toBe(before)
      await giveRole(admin.accountId, 'admin')
    }
    const answer = await call()
    expect(answer.status, answer.text).toBeLessThan(300)
    expect(await countRows('admin_event', 'actor_id = ?', admin.accountId)).toBe(before + 1)
  },
)

it('records one event when acting for a user starts, and one when signing out ends it', async () => {
  const admin = await registerAdmin(server)
  const { accountId } = await registerSeaman(server)
  await actFor(admin, accountId)
  await admin.post('/server/security/auth/logout')
  const { results } = await env.DB.prepare(
    'SELECT action, object_id FROM admin_event WHERE actor_id = ? ORDER BY rowid',
  )
    .bind(admin.accountId)
    .all()
  expect(results).toEqual([
    { action: 'impersonation-started', object_id: accountId },
    { action: 'impersonation-ended', object_id: accountId },
  ])
})

it('records no event of a rejected action', async () => {
  const [admin, { accountId }] = [await registerAdmin(server), await registerSeaman(server)]
  await admin.put(`/server/admin/user/${accountId}/block`, { blocked: true })
  await admin.put(`/server/admin/user/${accountId}/block`, { blocked: true })
  await admin.put(`/server/admin/user/${accountId}/role`, { role: 'admin' })
  expect(await countRows('admin_event', 'object_id = ?', accountId)).toBe(1)
})
