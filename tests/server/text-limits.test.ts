import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { CompanyDetailsInput } from '#src/contract/company-check/schemas.ts'
import { createBlanks } from '#src/domain/cv/fields.ts'
import { SHIP_FIELDS } from '#src/domain/cv/ship.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { PRODUCT } from '#src/server/product.ts'
import { actFor, registerAdmin } from './support/admins.ts'
import { createClient, PASSWORD } from './support/client.ts'
import { askForCheck, confirmLines, saveDetails } from './support/company-details.ts'
import { enterSlots, orderConsultation, SLOT_ROW, SLOTS } from './support/consultations.ts'
import { createWeb, startFeedCompany } from './support/feed-company.ts'
import { send } from './support/files.ts'
import {
  centerBody,
  companyBody,
  confirmAddress,
  createId,
  findColumn,
  insertCompany,
  insertRow,
  insertVacancy,
  joinCompany,
  registerCompany,
  registerNewcomer,
  registerSeaman,
  seamanBody,
} from './support/fixtures.ts'
import { createFormBuyer, sendForm, takeForm } from './support/form-orders.ts'
import { createPdf } from './support/hostile-scans.ts'
import { startThread, toCompany, write, writeFirst } from './support/inbox.ts'
import { enterCorrection } from './support/ledger.ts'
import { findLink, readMails } from './support/mailbox.ts'
import { registerWithPasskey } from './support/passkeys.ts'
import { payAsCompany, payAsSeaman, paybackActs } from './support/payers.ts'
import { createPremiumBuyer, extendPremium, setPremiumPrice } from './support/premium.ts'
import { startServer } from './support/product-server.ts'
import { stopOrders } from './support/stopped-orders.ts'
import { buySomething } from './support/test-shop.ts'
import { createDesk, createForm } from './support/typed-vacancies.ts'

type Answer = { status: number; text: string; body: { errors?: Record<string, Record<string, string>> } }
type Field = { send: (text: string) => Promise<Answer>; write: (length: number) => string }

const cycle = (signs: readonly string[], length: number) =>
  Array.from({ length }, (_, at) => signs[at % signs.length]).join('')

// Texts of so many characters as they are kept; by UTF-16 units, and by code points before they are kept, they have more.
const ofLines = (length: number) => ` \r\n${cycle(['😀', '\r\n', 'e\u0301'], length - 1)}x\r\n`
const ofLine = (length: number) => ` ${cycle(['😀', 'e\u0301'], length)} `
const ofLatin = (length: number) => cycle(['e\u0301'], length)
const ofSecret = (length: number) => cycle(['😀', 'e\u0301', '🐟', '船'], length)
const ofWeb = (length: number) => `https://ship.example/${cycle(['𠮷'], length - 21)}`
const ofEmail = (length: number) => ` a@${cycle([...'b'.repeat(50), '.'], length - 10)}.example `

type Json = { maxLength?: number; description?: string; properties?: Record<string, Json>; anyOf?: Json[] }

/** The fields that people fill in, with their limits, as the API describes them. */
function* typedIn(json: Json, name = ''): Generator<[string, number]> {
  if (json.description && json.maxLength) yield [name, json.maxLength]
  for (const one of json.anyOf ?? []) yield* typedIn(one, name)
  for (const [key, one] of Object.entries(json.properties ?? {})) yield* typedIn(one, key)
}

const TYPED = PRODUCT.endpoints.flatMap(({ spec }) => {
  const json = spec.body && (z.toJSONSchema(spec.body, { io: 'input', unrepresentable: 'any' }) as Json)
  return [...typedIn(json ?? {})].map(([field, most]) => [`${spec.method} ${spec.path} ${field}`, most] as const)
})

const fields = new Map<string, Field>()
const server = startServer({ ...createWeb().services })

function addAccounts(): void {
  const register = (data: object) =>
    createClient(server).post('/server/user', { email: '', password: PASSWORD, passwordConfirm: PASSWORD, ...data })
  fields
    .set('post /server/user email', { write: ofEmail, send: (email) => register({ email }) })
    .set('post /server/user password', {
      write: ofSecret,
      send: (password) => register({ email: 'secret@mail.example', password, passwordConfirm: password }),
    })
    .set('post /server/security/auth/forgot email', {
      write: ofEmail,
      send: (email) => createClient(server).post('/server/security/auth/forgot', { email }),
    })
    .set('post /server/order-withdrawal number', {
      write: ofLine,
      send: (number) => createClient(server).post('/server/order-withdrawal', { number, email: 'buyer@mail.example' }),
    })
    .set('post /server/order-withdrawal email', {
      write: ofEmail,
      send: (email) => createClient(server).post('/server/order-withdrawal', { number: 'K7QF29XHTM', email }),
    })
}

async function addCredentials(): Promise<void> {
  const person = await registerNewcomer(server)
  server.sent.length = 0
  await createClient(server).post('/server/security/auth/forgot', { email: person.email })
  const { token } = findLink(await readMails(server), 'reset-password')
  const twice = (password: string) => ({ password, passwordConfirm: password })
  fields
    .set('post /server/security/auth/reset password', {
      write: ofSecret,
      send: (password) => createClient(server).post('/server/security/auth/reset', { token, ...twice(password) }),
    })
    .set('put /server/security/password password', {
      write: ofSecret,
      send: async (password) => (await registerNewcomer(server)).put('/server/security/password', twice(password)),
    })
    .set('put /server/security/email email', {
      write: ofEmail,
      send: async (email) =>
        (await registerNewcomer(server)).put('/server/security/email', { email: email.replace('a@', 'b@') }),
    })
}

async function addDetails(): Promise<void> {
  const company = await registerCompany(server)
  const [admin, asking] = [await registerAdmin(server), await registerCompany(server, { verified: false })]
  await confirmAddress(asking.email)
  await askForCheck(asking)
  const path = `/server/admin/company/${asking.companyId}`
  const decide = async (told: object) =>
    admin.put(`${path}/decision`, { version: (await admin.get(path)).body.version, ...told })
  fields
    .set('put /server/admin/company/{id}/decision registerUrl', {
      write: ofWeb,
      send: async (registerUrl) => {
        await confirmLines(admin, asking.companyId)
        return decide({ act: 'verify', registerUrl, checkedOn: '2026-11-01' })
      },
    })
    .set('put /server/admin/company/{id}/line differs', {
      write: ofLine,
      send: async (differs) => {
        const other = await registerCompany(server, { verified: false })
        await confirmAddress(other.email)
        const { version } = await askForCheck(other)
        const line = { version, line: 'country', state: 'differs', differs }
        return admin.put(`/server/admin/company/${other.companyId}/line`, line)
      },
    })
    .set('put /server/admin/company/{id}/decision note', {
      write: ofLines,
      send: (note) => decide({ act: 'refuse', reason: 'scan', note }),
    })
  const person = await registerSeaman(server)
  fields.set('post /server/admin/user/{id}/note note', {
    write: ofLines,
    send: (note) => admin.post(`/server/admin/user/${person.accountId}/note`, { note }),
  })
  fields.set('post /server/company/licence/appeal text', {
    write: ofLines,
    send: async (text) => {
      const suspended = await registerCompany(server)
      await insertRow('organisation_suspension', {
        ...{ id: createId(), organisation_id: suspended.companyId, reason: 'fees', suspended_at: 1 },
      })
      return suspended.post('/server/company/licence/appeal', { text })
    },
  })
  for (const field of ['licenceNumber', 'licenceIssuer'] as const)
    fields.set(`put /server/company/licence ${field}`, {
      write: ofLine,
      send: (text) => saveDetails(company, { [field]: text }),
    })
  const add = (field: keyof CompanyDetailsInput, write: Field['write']) =>
    fields.set(`put /server/company/details ${field}`, {
      write,
      send: (text) => saveDetails(company, { [field]: text }),
    })
  for (const field of [
    'name',
    'legalName',
    'city',
    'contactName',
    'contactPhone',
    'insurance',
    'harassmentContact',
    'publicName',
    'publicPhone',
  ] as const)
    add(field, ofLine)
  add('taxNumber', (length) => 'X'.repeat(length))
  add('website', ofWeb)
  add('contactEmail', ofEmail)
  fields.set('post /server/company/member-invitation email', {
    write: ofEmail,
    send: (email) => company.post('/server/company/member-invitation', { email, role: 'viewer', language: 'en' }),
  })
  fields.set('post /server/mailing/control/address email', {
    write: ofEmail,
    send: (email) => company.post('/server/mailing/control/address', { email, language: 'en' }),
  })
  add('publicEmail', ofEmail)
  add('harassmentPolicy', ofLines)
}

function addProfiles(): void {
  const bodies = { seaman: seamanBody, company: companyBody, 'training-center': centerBody }
  const add = (role: keyof typeof bodies, field: string, write: Field['write']) =>
    fields.set(`post /server/${role} ${field}`, {
      write,
      send: async (text) => (await registerNewcomer(server)).post(`/server/${role}`, bodies[role]({ [field]: text })),
    })
  for (const field of ['firstname', 'surname']) add('seaman', field, ofLatin)
  for (const role of ['company', 'training-center'] as const) {
    for (const field of ['name', 'city', 'licenceNumber']) add(role, field, ofLine)
    add(role, 'website', ofWeb)
  }
}

async function addWords(): Promise<void> {
  const [seaman, company] = [await registerSeaman(server), await insertCompany({ country: 'PL', slug: 'amber' })]
  const vacancy = `/vacancy/${(await insertVacancy(company)).id}`
  const report = { kind: 'vacancy', id: vacancy.slice(9), reason: 'other' }
  const applicant = await registerSeaman(server)
  const { body: application } = await applicant.post(`/server${vacancy}/application`, { note: null })
  fields
    .set('post /server/vacancy/{id}/application note', {
      write: ofLines,
      send: (note) => seaman.post(`/server${vacancy}/application`, { note }),
    })
    .set('post /server/report text', {
      write: ofLines,
      send: (text) => seaman.post('/server/report', { ...report, text }),
    })
    .set('put /server/seaman/application/{id}/contest text', {
      write: ofLines,
      send: (text) => applicant.put(`/server/seaman/application/${application.id}/contest`, { line: 'rank', text }),
    })
    .set('post /server/carried note', {
      write: ofLines,
      send: (note) => createClient(server).post('/server/carried', { path: vacancy, note }),
    })
}

async function addLetters(): Promise<void> {
  const { seafarer, company, threadId } = await startThread(server)
  fields
    .set('post /server/inbox/thread text', {
      write: ofLines,
      send: (text) => writeFirst(seafarer, toCompany(company), { text }),
    })
    .set('post /server/inbox/thread/{id}/message text', {
      write: ofLines,
      send: (text) => write(seafarer, threadId, { text }),
    })
}

async function addShips(): Promise<void> {
  const company = await registerCompany(server)
  let free = 9_100_000
  const writes = {
    put: (facts: object) => company.put('/server/company/ship/9074729', facts),
    post: (facts: object) => {
      free += 1
      return company.post(`/server/company/ship/${free}`, facts)
    },
  }
  const add = (field: string, tell: (text: string) => object) => {
    for (const [method, send] of Object.entries(writes))
      fields.set(`${method} /server/company/ship/{imo} ${field}`, {
        write: ofLine,
        send: (text) => send({ ...createBlanks(SHIP_FIELDS), fleetVesselName: 'Halcyon Reach', ...tell(text) }),
      })
  }
  for (const field of ['fleetVesselName', 'fleetVesselFlag', 'engineName', 'engineModel', 'engineBuilder'])
    add(field, (text) => ({ [field]: text }))
  add('vesselType', (vesselType) => ({ fleetTypeAndVesselType: { fleetType: null, vesselType } }))
}

async function addOffers(): Promise<void> {
  const company = await registerCompany(server)
  const { id } = await insertVacancy({ id: company.companyId, slug: company.slug, name: 'C' })
  const add = async (field: string, write: Field['write'], rest: object) => {
    const applied = await (await registerSeaman(server)).post(`/server/vacancy/${id}/application`, {})
    const ship = { name: '', imo: '', number: '', why: '', ...rest }
    fields.set(`put /server/vacancy/{id}/application/{applicationId}/state ${field}`, {
      write,
      send: (text) =>
        company.put(`/server/vacancy/${id}/application/${applied.body.id}/state`, {
          from: 'new',
          to: 'offered',
          ship: { ...ship, [field]: text },
        }),
    })
  }
  await add('name', ofLine, { imo: '9074729' })
  await add('number', ofLine, { why: 'no number' })
  await add('why', ofLines, { number: '2331234' })
}

async function addVerification(): Promise<void> {
  const [admin, seaman] = [await registerAdmin(server), await registerSeaman(server)]
  await confirmAddress(seaman.email)
  for (const target of ['first-1', 'first-4'])
    await send(seaman, createPdf({ inside: `/Target(${target})` }), { purpose: 'scan', input: { target } })
  await seaman.post('/server/seaman/verification')
  const path = `/server/admin/seaman/${seaman.seamanId}`
  const check = (told: object) =>
    admin.put(`${path}/paper/first-4/check`, {
      address: 'https://issuer.example',
      number: '1',
      checkedOn: '2026-11-01',
      result: 'genuine',
      ...told,
    })
  const paper = 'put /server/admin/seaman/{id}/paper/{entry}/check'
  fields
    .set('put /server/admin/seaman/{id}/verification note', {
      write: ofLines,
      send: async (note) => {
        const { seen, version } = (await admin.get(path)).body
        return admin.put(`${path}/verification`, { seen, version, act: 'refuse', reason: 'unreadable', note })
      },
    })
    .set(`${paper} address`, { write: ofWeb, send: (address) => check({ address }) })
    .set(`${paper} number`, { write: ofLine, send: (number) => check({ number }) })
}

async function addShares(): Promise<void> {
  const seaman = await registerSeaman(server)
  fields.set('post /server/seaman/friends/invitation email', {
    write: ofEmail,
    send: (email) => seaman.post('/server/seaman/friends/invitation', { email, language: 'en' }),
  })
  fields.set('post /server/seaman/share label', {
    write: ofLine,
    send: (label) =>
      seaman.post(
        '/server/seaman/share',
        { label, days: 7, pin: '', masks: [] },
        { headers: { 'idempotency-key': crypto.randomUUID() } },
      ),
  })
}

/** The texts of a vacancy as it is typed, those in lists aside, which one rule counts with them. */
async function addVacancies(): Promise<void> {
  const form = createForm()
  const names = Object.entries(form).flatMap(([name, value]) => (typeof value === 'string' ? [name] : []))
  for (const name of names) {
    fields
      .set(`post /server/vacancy ${name}`, {
        write: ofLine,
        send: async (text) =>
          (await registerCompany(server)).post('/server/vacancy', { form: { ...form, [name]: text } }),
      })
      .set(`put /server/vacancy/{id} ${name}`, {
        write: ofLine,
        send: async (text) => {
          const company = await registerCompany(server)
          const { id } = await createDesk(company).begin()
          return company.put(`/server/vacancy/${id}`, { version: 1, form: { ...form, [name]: text } })
        },
      })
  }
  const [admin, company, reporter] = [await registerAdmin(server), await insertCompany(), await registerSeaman(server)]
  let wordings = 0
  const writeRules = (): string => {
    wordings += 1
    const row = `EE,DE,person,20,VAT ${wordings},2026-01-01,,Act`
    return `seller,buyer,buyer_kind,percent,wording,from,until,source\n${row}`
  }
  const uploadRules = (file: string) => admin.post('/server/admin/vocabulary/version', { kind: 'tax', file })
  fields.set('post /server/admin/vocabulary/version file', {
    // Empty lines at the end are counted.
    write: (length) => writeRules().padEnd(length, '\n'),
    send: uploadRules,
  })
  fields.set('post /server/admin/vocabulary/version/{id}/proposal reason', {
    write: ofLine,
    send: async (reason) => {
      const { id } = (await uploadRules(writeRules())).body
      const path = '/server/admin/vocabulary'
      for (const proposal of (await admin.get(`${path}?kind=tax`)).body.proposals)
        await admin.post(`${path}/proposal/${proposal.id}/refusal`)
      return admin.post(`${path}/version/${id}/proposal`, { seen: 0, reason })
    },
  })
  const updates = '/server/admin/site-update'
  const draft = async () => (await admin.post(updates, { kind: 'tech_updates' })).body.id
  const text = { version: 1, language: 'en', path: '/docs', subject: 'Search by port', body: 'You can search by port.' }
  const saveText = async (change: object) => admin.put(`${updates}/${await draft()}`, { ...text, ...change })
  fields
    .set('put /server/admin/site-update/{id} subject', { write: ofLine, send: (subject) => saveText({ subject }) })
    .set('put /server/admin/site-update/{id} body', { write: ofLines, send: (body) => saveText({ body }) })
    .set('put /server/admin/site-update/{id} path', {
      write: (length) => `/${'a'.repeat(length - 1)}`,
      send: (path) => saveText({ path }),
    })
    .set('post /server/admin/site-update/{id}/proposal reason', {
      write: ofLine,
      send: async (reason) => {
        const id = await draft()
        await admin.put(`${updates}/${id}`, text)
        return admin.post(`${updates}/${id}/proposal`, { version: 2, day: '', reason })
      },
    })
  const transfers = '/server/admin/transfer'
  const typeTransfer = (text: { payer?: string; remittance?: string }) => {
    wordings += 1
    const money = { day: '2026-11-01', currency: 'USD', amount: '12', payer: 'A. Marin', remittance: 'gift' }
    return admin.post(transfers, { bankId: `bank-${wordings}`, ...money, ...text })
  }
  fields
    .set('post /server/admin/transfer payer', { write: ofLine, send: (payer) => typeTransfer({ payer }) })
    .set('post /server/admin/transfer remittance', {
      write: ofLine,
      send: (remittance) => typeTransfer({ remittance }),
    })
    .set('post /server/admin/transfer/statement file', {
      write: (length) => 'Date;Amount;Currency;Details;ID\n2026-11-01;12;USD;gift;one'.padEnd(length, '\n'),
      send: (file) => admin.post(`${transfers}/statement`, { file, isCheck: true }),
    })
    .set('post /server/admin/transfer/{id}/proposal reason', {
      write: ofLine,
      send: async (reason) =>
        admin.post(`${transfers}/${(await typeTransfer({})).body.id}/proposal`, { outcome: 'returned', reason }),
    })
  const payIn = async () => {
    const payer = payAsSeaman(server, await registerSeaman(server))
    return { ...payer, ...(await payer.payIn('20')) }
  }
  fields
    .set('post /server/seaman/payback name', {
      write: ofLine,
      send: async (name) => (await payIn()).ask({ name, isOtherName: true }),
    })
    .set('post /server/company/payback name', {
      write: ofLine,
      send: async (name) => {
        const owner = await registerCompany(server)
        const company = payAsCompany(server, owner, owner.companyId)
        await company.payIn('20')
        return company.ask({ name, isOtherName: true })
      },
    })
    .set('post /server/admin/payback/{id}/proposal reason', {
      write: ofLine,
      send: async (reason) => {
        const { id } = (await (await payIn()).ask()).body.items[0]
        await paybackActs.prepare(admin, id)
        return admin.post(`/server/admin/payback/${id}/proposal`, { outcome: 'sent', day: '2026-11-01', reason })
      },
    })
    .set('post /server/admin/refund reason', {
      write: ofLine,
      send: async (reason) => {
        const { reference } = await payIn()
        return admin.post('/server/admin/refund', { reference, currency: 'USD', amount: '5', reason })
      },
    })
  fields.set('post /server/admin/order/{id}/refund reason', {
    write: ofLine,
    send: async (reason) =>
      admin.post(`/server/admin/order/${await buySomething(server)}/refund`, { amount: '', why: 'goodwill', reason }),
  })
  let year = 2000
  fields.set('post /server/admin/nationality-law source', {
    write: ofLines,
    send: (source) => {
      year += 1
      return admin.post('/server/admin/nationality-law', {
        ...{ country: 'PA', from: `${year}-01-01`, until: `${year}-12-31`, source },
      })
    },
  })
  fields.set('post /server/admin/recovery reason', {
    write: ofLine,
    send: async (reason) => {
      const lost = await registerCompany(server)
      const { email } = await joinCompany(server, lost.companyId, 'viewer')
      return admin.post('/server/admin/recovery', { company: lost.slug, email, reason })
    },
  })
  fields
    .set('post /server/admin/mailing-stream/pause reason', {
      write: ofLine,
      send: async (reason) =>
        admin.post('/server/admin/mailing-stream/pause', { company: (await insertCompany({})).slug, reason }),
    })
    .set('post /server/admin/mailing-stream/resumption reason', {
      write: ofLine,
      send: async (reason) => {
        const { id: scope } = await insertCompany({})
        await insertRow('mail_pause', { stream: 'subscribed', scope, reason: 'admin', at: 1 })
        return admin.post('/server/admin/mailing-stream/resumption', { scope, reason })
      },
    })
    .set('post /server/admin/mailing-suppression/removal reason', {
      write: ofLine,
      send: async (reason) => {
        const address = createId()
        const row = { address_digest: address, scope: '', reason: 'bounced', at: 1 }
        await insertRow('mail_suppression', { stream: 'subscribed', ...row })
        return admin.post('/server/admin/mailing-suppression/removal', {
          ...{ stream: 'subscribed', address, scope: null, reason },
        })
      },
    })
  const words = { title: 'Consultation', text: 'A talk with a person.', not: 'It finds no vacancy.' }
  const publishText = (change: object) =>
    admin.post('/server/admin/service-text', {
      ...{ service: 'consultation', language: 'en', seen: 0, from: '' },
      ...{ ...words, ...change },
    })
  fields
    .set('post /server/admin/service-text title', { write: ofLine, send: (title) => publishText({ title }) })
    .set('post /server/admin/service-text text', { write: ofLines, send: (text) => publishText({ text }) })
    .set('post /server/admin/service-text not', { write: ofLines, send: (not) => publishText({ not }) })
  let days = 0
  const enter = (row: object) => {
    days += 1
    return admin.post(SLOTS, { ...SLOT_ROW, day: toPlainDate(server.now() + (3 + days) * DAY), ...row })
  }
  fields
    .set('post /server/admin/consultation-slot person', { write: ofLine, send: (person) => enter({ person }) })
    .set('post /server/admin/consultation-slot link', { write: ofWeb, send: (link) => enter({ link }) })
    .set('post /server/admin/consultation-slot/{id}/cancellation reason', {
      write: ofLine,
      send: async (reason) => {
        const [id] = await enterSlots(server, await registerAdmin(server))
        await (await orderConsultation(server)).book(id)
        return admin.post(`${SLOTS}/${id}/cancellation`, { reason })
      },
    })
    .set('put /server/seaman/service-order/{id}/consultation phone', {
      write: (length) => ` ${cycle(['6', '7', '3'], length)} `,
      send: async (phone) => {
        const [id] = await enterSlots(server, await registerAdmin(server), { way: 'phone', time: '10:00' })
        return (await orderConsultation(server)).book(id, phone)
      },
    })
  fields.set('post /server/admin/ledger/stop/{id}/end reason', {
    write: ofLine,
    send: async (reason) => admin.post(`/server/admin/ledger/stop/${await stopOrders(server)}/end`, { reason }),
  })
  fields.set('post /server/admin/adjustment reason', {
    write: ofLine,
    send: async (reason) => {
      const { email: find } = await registerSeaman(server)
      const correction = { find, account: 'available', currency: 'USD', amount: '1', reason }
      return admin.post('/server/admin/adjustment', correction)
    },
  })
  fields.set('post /server/admin/ledger/entry/{id}/reversal reason', {
    write: ofLine,
    send: async (reason) =>
      admin.post(`/server/admin/ledger/entry/${await enterCorrection(server)}/reversal`, { reason }),
  })
  fields.set('put /server/admin/vacancy/{id}/decision note', {
    write: ofLines,
    send: async (note) => {
      const { id } = await insertVacancy(company, { status: 'moderation' })
      const { seen } = (await admin.get(`/server/admin/vacancy/${id}`)).body
      return admin.put(`/server/admin/vacancy/${id}/decision`, { seen, act: 'refuse', reason: 'pay', note })
    },
  })
  const decided = async (write: { outcome: string }) => {
    const office = await registerCompany(server, { verified: true })
    const decider = await registerAdmin(server)
    await decider.post('/server/report', { kind: 'company', id: office.companyId, reason: 'fee' })
    const id = await findColumn('report', 'id', 'target_id', office.companyId)
    const { seen } = (await decider.get(`/server/admin/report/${id}`)).body
    await decider.put(`/server/admin/report/${id}/decision`, { seen, ...write })
    return { office, id }
  }
  fields.set('post /server/complaint/{id}/appeal text', {
    write: ofLines,
    send: async (text) => {
      const { office, id } = await decided({ outcome: 'upheld' })
      return office.post(`/server/complaint/${id}/appeal`, { text })
    },
  })
  fields.set('put /server/admin/report/{id}/appeal note', {
    write: ofLines,
    send: async (note) => {
      const { office, id } = await decided({ outcome: 'upheld' })
      await office.post(`/server/complaint/${id}/appeal`, { text: 'We never asked for money.' })
      return admin.put(`/server/admin/report/${id}/appeal`, { outcome: 'refused', note })
    },
  })
  fields.set('post /server/admin/report/{id}/reading reason', {
    write: ofLine,
    send: async (reason) => {
      const { seafarer, threadId } = await startThread(server)
      await seafarer.post('/server/report', { kind: 'thread', id: threadId, reason: 'fee' })
      const id = await findColumn('report', 'id', 'target_id', threadId)
      return admin.post(`/server/admin/report/${id}/reading`, { reason })
    },
  })
  for (const name of ['note', 'letter'])
    fields.set(`put /server/admin/report/{id}/decision ${name}`, {
      write: ofLines,
      send: async (text) => {
        const reported = await insertVacancy(company, {})
        await reporter.post('/server/report', { kind: 'vacancy', id: reported.id, reason: 'fake' })
        const id = await findColumn('report', 'id', 'target_id', reported.id)
        const { seen, account } = (await admin.get(`/server/admin/report/${id}`)).body
        const decision = { seen, account: account.id, outcome: 'upheld', [name]: text }
        return admin.put(`/server/admin/report/${id}/decision`, decision)
      },
    })
}

async function addOthers(): Promise<void> {
  const [admin, person] = [await registerAdmin(server), await registerWithPasskey(server)]
  const feeds = await startFeedCompany(server)
  const other = await findColumn('account', 'id', 'email', feeds.email)
  fields
    .set('put /server/passkey/{id} name', {
      write: ofLine,
      send: (name) => person.put(`/server/passkey/${person.passkeyId}`, { name }),
    })
    .set('post /server/company/feed address', { write: ofWeb, send: feeds.add })
    .set('post /server/security/auth/login reason', {
      write: ofLine,
      send: (reason) => actFor(admin, other, { reason }),
    })
}

/** What a seafarer and an admin write about an ordered form. */
async function addForms(): Promise<void> {
  const admin = await registerAdmin(server)
  await setPremiumPrice(server)
  const buyer = await createFormBuyer(server)
  await sendForm(buyer, buyer.part.id)
  await takeForm(admin, buyer.part.id)
  const own = `/server/seaman/service-order/${buyer.part.id}`
  const desk = '/server/admin/service'
  const taken = async () => {
    const other = await createFormBuyer(server)
    await sendForm(other, other.part.id)
    return other.part.id
  }
  fields
    .set('post /server/seaman/service-order/{id}/message text', {
      write: ofLines,
      send: (text) => buyer.post(`${own}/message`, { key: createId(), text }),
    })
    .set('post /server/seaman/service-order/{id}/correction text', {
      write: ofLines,
      send: (text) => buyer.post(`${own}/correction`, { text }),
    })
    .set('post /server/admin/service/{id}/message text', {
      write: ofLines,
      send: (text) => admin.post(`${desk}/${buyer.part.id}/message`, { key: createId(), text }),
    })
    .set('post /server/admin/service/{id}/assignment name', {
      write: ofLine,
      send: async (name) => admin.post(`${desk}/${await taken()}/assignment`, { version: 2, name }),
    })
    .set('post /server/admin/service/{id}/extension reason', {
      write: ofLine,
      send: async (reason) => extendPremium(admin, (await createPremiumBuyer(server)).part.id, 7, { reason }),
    })
    .set('post /server/admin/service/{id}/lapse reason', {
      write: ofLine,
      send: async (reason) => admin.post(`${desk}/${await taken()}/lapse`, { reason }),
    })
}

beforeAll(async () => {
  addAccounts()
  addProfiles()
  await addCredentials()
  await addDetails()
  await addWords()
  await addLetters()
  await addShips()
  await addOffers()
  await addShares()
  await addVerification()
  await addVacancies()
  await addOthers()
  await addForms()
})

const listFailedFields = ({ body }: Answer): string[] => Object.values(body?.errors ?? {}).flatMap(Object.keys)

describe('every text that people write', () => {
  it('is tried here', () => {
    expect(TYPED.map(([field]) => field).toSorted()).toEqual([...fields.keys()].toSorted())
  })

  it('is described with its limit and what is counted', async () => {
    const { info, paths } = (await createClient(server).get('/server/openapi.json')).body
    expect(info.description).toContain('code points')
    const described = PRODUCT.endpoints.flatMap(({ spec: { method, path } }) => {
      const schema = paths[path][method].requestBody?.content['application/json']?.schema as Json | undefined
      return [...typedIn(schema ?? {})].map(([field, most]) => [`${method} ${path} ${field}`, most])
    })
    expect(described).toEqual(TYPED)
  })

  it.each(TYPED)('%s: accepts %i characters, and rejects one more with an error of the field', async (id, most) => {
    const { send, write } = fields.get(id) as Field
    const field = id.slice(id.lastIndexOf(' ') + 1)
    const over = await send(write(most + 1))
    expect([over.status, listFailedFields(over)], over.text).toEqual([422, [field]])
    const exact = await send(write(most))
    expect(listFailedFields(exact), exact.text).not.toContain(field)
  })
})

it('a password of the longest kind opens the account, on keyboards that write its letters in other parts too', async () => {
  const password = ofSecret(128)
  const email = 'long-secret@mail.example'
  const person = createClient(server)
  expect((await person.post('/server/user', { email, password, passwordConfirm: password })).status).toBe(201)
  for (const form of ['NFC', 'NFD'])
    expect(
      (await createClient(server).post('/server/security/auth/login', { email, password: password.normalize(form) }))
        .status,
    ).toBe(200)
})
