import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#src/domain/time.ts'
import { DOMAINS } from '#src/server/domains.ts'
import { findOrder } from '#src/server/exchange/order/orders.repository.ts'
import { moveDueServices } from '#src/server/exchange/service/due-services.usecases.ts'
import { getFormWorks } from '#src/server/exchange/service/form/read-form.usecases.ts'
import { mailServiceMessages, remindOfForms } from '#src/server/exchange/service/form/remind.usecases.ts'
import { listHostileForms, packForm, paragraph } from '#tests/security/support/hostile-forms.ts'
import { readAdminEvents, registerAdmin } from '#tests/server/support/admins.ts'
import { drawPng } from '#tests/server/support/files.ts'
import { createId } from '#tests/server/support/fixtures.ts'
import { createFormBuyer, deliverForm, sendForm, takeForm } from '#tests/server/support/form-orders.ts'
import { FORBIDDEN_PDFS } from '#tests/server/support/hostile-scans.ts'
import { findDifferences, readBalances } from '#tests/server/support/ledger.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { serverOf } from '#tests/server/support/server-of.ts'

const server = serverOf(...DOMAINS)()
const { services, product } = server
type Admin = Awaited<ReturnType<typeof registerAdmin>>
type Buyer = Awaited<ReturnType<typeof createFormBuyer>>
let admin: Admin
let other: Admin
beforeEach(async () => {
  admin = await registerAdmin(server, ['services'])
  other = await registerAdmin(server, ['services'])
})

const ORDER = '/server/seaman/service-order'
const DESK = '/server/admin/service'
const moveDue = () => moveDueServices(product.products)(services)
const partOf = async ({ part, get }: Buyer) => (await get(`${ORDER}/${part.groupId}?lang=en`)).body.parts[0]
const workOf = async ({ part, get }: Buyer) => (await get(`${ORDER}/${part.groupId}/form`)).body.items[0]
const deskOf = async ({ part }: Buyer, by: Admin = admin) => (await by.get(`${DESK}/${part.id}`)).body
const mailsOf = async ({ email }: { email: string }) =>
  (await readMails(server)).filter(({ recipient, kind }) => recipient === email && kind.startsWith('service'))
const kindsOf = async (buyer: Buyer) => (await mailsOf(buyer)).map(({ kind }) => kind)
const askFor = ({ part, post }: Buyer, text = 'The passport number is missing.') =>
  post(`${ORDER}/${part.id}/correction`, { text })
const accept = ({ part, post }: Buyer) => post(`${ORDER}/${part.id}/acceptance`)
const writeTo = ({ part }: Buyer, text: string, key = createId()) =>
  admin.post(`${DESK}/${part.id}/message`, { key, text })

/** Lets time pass until the hold of an order ends in so many ms. */
async function waitUntilHeldFor({ part }: Buyer, left: number): Promise<void> {
  const until = (await findOrder(services.db, part.id))?.until ?? 0
  server.wait(until - server.now() - left)
}

/** A form that was sent and taken. */
async function createTaken(): Promise<Buyer> {
  const buyer = await createFormBuyer(server)
  await sendForm(buyer, buyer.part.id)
  expect((await takeForm(admin, buyer.part.id)).status).toBe(200)
  return buyer
}

async function createDelivered(): Promise<Buyer> {
  const buyer = await createTaken()
  expect((await deliverForm(admin, buyer.part.id)).status).toBe(200)
  return buyer
}

describe('the form of an order', () => {
  it('begins the promised time with its first file, and takes further files', async () => {
    const buyer = await createFormBuyer(server)
    expect(await partOf(buyer)).toMatchObject({ state: 'open', dueAt: null })
    expect((await sendForm(buyer, buyer.part.id)).status).toBe(200)
    const due = server.now() + 48 * HOUR
    expect(await partOf(buyer)).toMatchObject({ state: 'open', dueAt: due })
    server.wait(HOUR)
    expect((await sendForm(buyer, buyer.part.id, await drawPng(), 'page 2.png')).status).toBe(200)
    expect(await partOf(buyer)).toMatchObject({ dueAt: due })
    const { files } = await workOf(buyer)
    expect(files).toMatchObject([
      { kind: 'form', type: 'pdf', name: 'form.pdf' },
      { kind: 'form', type: 'webp', name: 'page 2.png' },
    ])
  })

  it('may be a Word file without names of fields, which is checked like forms of agencies', async () => {
    const buyer = await createFormBuyer(server)
    const [first] = listHostileForms()
    if (!first) throw new Error('no form')
    for (const [name, problem, bytes] of listHostileForms().filter(([, problem]) => problem !== 'places')) {
      const { status, body } = await sendForm(buyer, buyer.part.id, bytes, 'form.docx')
      expect([name, problem, [200, 201].includes(status), body.code]).toEqual([name, problem, false, body.code])
    }
    for (const [, bytes] of FORBIDDEN_PDFS.slice(0, 3))
      expect((await sendForm(buyer, buyer.part.id, bytes)).body.code).toBe('pdf-refused')
    expect(await partOf(buyer)).toMatchObject({ dueAt: null })
    const sent = await sendForm(buyer, buyer.part.id, packForm(paragraph('Surname: ____')), 'form.docx')
    expect(sent.status).toBe(200)
    expect((await workOf(buyer)).files).toMatchObject([{ type: 'docx' }])
  })

  it('cannot be sent once its hold no longer covers the work', async () => {
    const buyer = await createFormBuyer(server)
    await waitUntilHeldFor(buyer, 11 * DAY - 1)
    const { items } = await getFormWorks(services, buyer, buyer.part.groupId)
    expect(items).toMatchObject([{ maySend: false }])
  })

  it('is neither read nor sent by other people', async () => {
    const [buyer, stranger] = [await createTaken(), await createFormBuyer(server)]
    const { id, groupId } = buyer.part
    const [file] = (await workOf(buyer)).files
    expect((await stranger.get(`${ORDER}/${groupId}/form`)).body.items).toEqual([])
    expect((await stranger.get(`${ORDER}/${id}/file/${file.id}`)).status).toBe(404)
    expect((await stranger.get(`${ORDER}/${stranger.part.id}/file/${file.id}`)).status).toBe(404)
    expect((await sendForm(stranger, id)).status).toBe(404)
    expect((await stranger.post(`${ORDER}/${id}/message`, { key: createId(), text: 'Hello' })).status).toBe(404)
    for (const act of ['acceptance', 'correction']) {
      const { status } = await stranger.post(`${ORDER}/${id}/${act}`, { text: 'x' })
      expect(status).toBe(404)
    }
    expect((await buyer.get(`${ORDER}/${id}/file/${file.id}`)).status).toBe(200)
  })

  it('is reminded of twice while it was not sent', async () => {
    const buyer = await createFormBuyer(server)
    await remindOfForms(services)
    expect(await kindsOf(buyer)).toEqual([])
    server.wait(2 * DAY)
    await remindOfForms(services)
    await remindOfForms(services)
    expect(await kindsOf(buyer)).toEqual(['service-form-missing'])
    await waitUntilHeldFor(buyer, 15 * DAY)
    await remindOfForms(services)
    await remindOfForms(services)
    expect(await kindsOf(buyer)).toEqual(['service-form-missing'])
  })
})

describe('an admin', () => {
  it('takes a form that was sent, by name, and another admin takes it over', async () => {
    const buyer = await createFormBuyer(server)
    expect((await takeForm(admin, buyer.part.id)).body.code).toBe('conflict')
    await sendForm(buyer, buyer.part.id)
    const { version } = await deskOf(buyer)
    const take = (by: Admin, name: string) => by.post(`${DESK}/${buyer.part.id}/assignment`, { version, name })
    expect((await take(admin, ' ')).body.errors).toMatchObject({ assignment: { name: expect.any(String) } })
    const outcomes = await Promise.all([take(admin, 'Marta'), take(other, 'Olena')])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [mail] = await mailsOf(buyer)
    expect(mail).toMatchObject({ kind: 'service-taken' })
    expect((await takeForm(other, buyer.part.id, 'Olena')).status).toBeLessThan(410)
    expect((await takeForm(admin, buyer.part.id, 'Marta')).status).toBe(200)
    expect(await workOf(buyer)).toMatchObject({ assignee: 'Marta' })
    expect(await deskOf(buyer, other)).toMatchObject({ assignee: { name: 'Marta', isMe: false }, work: null })
    expect((await buyer.post(`${ORDER}/${buyer.part.id}/cancellation`)).body.code).toBe('conflict')
  })

  it('takes and reads nothing before the order begins', async () => {
    const buyer = await createFormBuyer(server, false)
    const { id, beginsAt } = buyer.part
    expect((await sendForm(buyer, id)).status).toBe(200)
    expect(await partOf(buyer)).toMatchObject({ dueAt: beginsAt + 48 * HOUR })
    expect((await deskOf(buyer)).may).toMatchObject({ take: false, deliver: false })
    const countWaiting = async () => (await admin.get('/server/waiting')).body.services ?? 0
    const before = await countWaiting()
    expect((await takeForm(admin, id)).body.code).toBe('conflict')
    expect(await workOf(buyer)).toMatchObject({ assignee: null, mayWrite: false })
    server.wait(beginsAt - server.now())
    admin = await registerAdmin(server, ['services'])
    expect(await countWaiting()).toBe(before + 1)
    expect((await takeForm(admin, id)).status).toBe(200)
  })

  it('reads files and CV of the own order alone, each reading recorded', async () => {
    const buyer = await createTaken()
    const { work } = await deskOf(buyer)
    expect(work.seafarer).toMatch(/\S/)
    const [file] = work.files
    const read = async (by: Admin) => [
      (await by.get(`${DESK}/${buyer.part.id}/file/${file.id}`)).status,
      (await by.get(`${DESK}/${buyer.part.id}/cv`)).status,
    ]
    expect(await read(other)).toEqual([404, 404])
    expect(await read(admin)).toEqual([200, 200])
    const events = await readAdminEvents(buyer.part.id)
    expect(events.map(({ action }) => action)).toEqual(['service-assigned', 'service-file-read', 'service-cv-read'])
    await deliverForm(admin, buyer.part.id)
    await accept(buyer)
    expect(await read(admin)).toEqual([404, 404])
    expect((await deskOf(buyer)).work).toBeNull()
  })

  it('without the permission reads and does nothing', async () => {
    const buyer = await createTaken()
    const outsider = await registerAdmin(server, ['support'])
    for (const path of ['', `/${buyer.part.id}`, `/${buyer.part.id}/cv`])
      expect((await outsider.get(`${DESK}${path}`)).status).toBe(403)
    expect((await outsider.post(`${DESK}/${buyer.part.id}/lapse`, { reason: 'We cannot read it.' })).status).toBe(403)
    expect((await sendForm(outsider, buyer.part.id)).status).toBe(404)
  })

  it('delivers no picture, no file of another order, and nothing after the promised time', async () => {
    const [buyer, second] = [await createTaken(), await createTaken()]
    expect((await sendForm(admin, buyer.part.id, await drawPng())).status).toBe(415)
    const draft = await sendForm(admin, second.part.id)
    const deliver = (file: string) => admin.post(`${DESK}/${buyer.part.id}/delivery`, { file })
    expect((await deliver(draft.body.became)).body.code).toBe('conflict')
    const [form] = (await workOf(buyer)).files
    expect((await deliver(form.id)).body.code).toBe('conflict')
    const { body } = await sendForm(admin, buyer.part.id)
    await env.DB.prepare('UPDATE service_order SET due_at = ? WHERE id = ?').bind(server.now(), buyer.part.id).run()
    expect((await deliver(body.became)).body.code).toBe('conflict')
    expect((await sendForm(admin, buyer.part.id)).body.code).toBe('conflict')
  })

  it('gives up a form with a reason, which releases its price', async () => {
    const buyer = await createTaken()
    const giveUp = (reason: string) => admin.post(`${DESK}/${buyer.part.id}/lapse`, { reason })
    expect((await giveUp('no')).body.code).toBe('validation-failed')
    expect((await giveUp('The form is a photo of a screen.')).status).toBe(200)
    expect((await giveUp('The form is a photo of a screen.')).body.code).toBe('conflict')
    expect(await partOf(buyer)).toMatchObject({ state: 'late' })
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 10_000 })
    expect(await kindsOf(buyer)).toContain('service-late')
  })

  it('sees the promised time of an order after its end, also that of a correction; none if the form was not sent', async () => {
    const [late, corrected, unsent] = [await createTaken(), await createDelivered(), await createFormBuyer(server)]
    const { dueAt } = await deskOf(late)
    await askFor(corrected)
    const { dueAt: correctedBy } = await deskOf(corrected)
    const reason = 'The form cannot be read.'
    for (const { part } of [late, corrected]) await admin.post(`${DESK}/${part.id}/lapse`, { reason })
    await unsent.post(`${ORDER}/${unsent.part.id}/cancellation`)
    expect([dueAt, correctedBy].every(Number.isInteger)).toBe(true)
    expect([await deskOf(late), await deskOf(corrected), await deskOf(unsent)]).toMatchObject([
      { state: 'late', dueAt },
      { state: 'late', dueAt: correctedBy },
      { state: 'cancelled', dueAt: null },
    ])
  })

  it('does not see forms of blocked accounts among those that wait', async () => {
    const countWaiting = async () => (await admin.get('/server/waiting')).body.services ?? 0
    const buyer = await createFormBuyer(server)
    const before = await countWaiting()
    await sendForm(buyer, buyer.part.id)
    expect(await countWaiting()).toBe(before + 1)
    await env.DB.prepare('UPDATE account SET blocked_at = 1 WHERE id = ?').bind(buyer.accountId).run()
    expect(await countWaiting()).toBe(before)
  })

  it('sees orders by promised time', async () => {
    const buyer = await createTaken()
    const { body } = await admin.get(`${DESK}?assignee=me&kind=form&state=open`)
    expect(body.items.map(({ id }: { id: string }) => id)).toContain(buyer.part.id)
    expect((await other.get(`${DESK}?assignee=me`)).body.items.map(({ id }: { id: string }) => id)).not.toContain(
      buyer.part.id,
    )
  })
})

describe('a delivered form', () => {
  it('is charged when it was accepted', async () => {
    const buyer = await createDelivered()
    const { files, mayDecide } = await workOf(buyer)
    const filled = files.find(({ kind }: { kind: string }) => kind === 'filled')
    expect(mayDecide).toBe(true)
    expect((await buyer.get(`${ORDER}/${buyer.part.id}/file/${filled.id}`)).status).toBe(200)
    expect((await accept(buyer)).status).toBe(200)
    expect((await accept(buyer)).body.code).toBe('conflict')
    expect(await findOrder(services.db, buyer.part.id)).toMatchObject({ state: 'fulfilled', charged: 400 })
    expect(await findDifferences()).toEqual([])
  })

  it('counts as accepted after seven days', async () => {
    const buyer = await createDelivered()
    server.wait(7 * DAY)
    expect((await askFor(buyer)).body.code).toBe('conflict')
    await moveDue()
    expect(await findOrder(services.db, buyer.part.id)).toMatchObject({ state: 'fulfilled', charged: 400 })
  })

  it('is corrected once, and charged with its correction', async () => {
    const buyer = await createTaken()
    expect(await kindsOf(buyer)).toEqual(['service-taken'])
    expect((await deliverForm(admin, buyer.part.id)).status).toBe(200)
    expect(await kindsOf(buyer)).toEqual(['service-delivered'])
    expect((await askFor(buyer, ' ')).body.errors).toMatchObject({ correction: { text: expect.any(String) } })
    expect((await askFor(buyer)).status).toBe(200)
    expect(await partOf(buyer)).toMatchObject({ state: 'correcting', dueAt: server.now() + 24 * HOUR })
    expect((await deskOf(buyer)).work.messages).toMatchObject([
      { kind: 'correction', text: 'The passport number is missing.' },
    ])
    expect((await askFor(buyer)).body.code).toBe('conflict')
    expect((await deliverForm(admin, buyer.part.id)).status).toBe(200)
    expect(await partOf(buyer)).toMatchObject({ state: 'done', charged: expect.objectContaining({ minor: 400 }) })
    expect((await askFor(buyer)).body.code).toBe('conflict')
    expect(await kindsOf(buyer)).toEqual(['service-corrected'])
  })

  it('is corrected also if a message has the name of a correction as its key', async () => {
    const buyer = await createDelivered()
    const write = () => buyer.post(`${ORDER}/${buyer.part.id}/message`, { key: 'correction', text: 'Thank you.' })
    expect((await write()).status).toBe(200)
    server.wait(1)
    expect((await askFor(buyer)).status).toBe(200)
    expect((await deskOf(buyer)).work.messages.map(({ kind }: { kind: string }) => kind)).toEqual([
      'message',
      'correction',
    ])
  })

  it('whose correction is late costs nothing', async () => {
    const buyer = await createDelivered()
    await askFor(buyer)
    server.wait(24 * HOUR)
    await moveDue()
    expect(await partOf(buyer)).toMatchObject({ state: 'late' })
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 10_000 })
    expect(await kindsOf(buyer)).toContain('service-late')
    expect(await findDifferences()).toEqual([])
  })
})

describe('two acts at the same time', () => {
  it('a form is delivered or late, and its price charged or released', async () => {
    const buyer = await createTaken()
    const draft = await sendForm(admin, buyer.part.id)
    const deliver = admin.post(`${DESK}/${buyer.part.id}/delivery`, { file: draft.body.became })
    const giveUp = admin.post(`${DESK}/${buyer.part.id}/lapse`, { reason: 'The form cannot be read.' })
    const outcomes = await Promise.all([deliver, giveUp])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { state } = await partOf(buyer)
    expect(state).toBe(outcomes[0].status === 200 ? 'delivered' : 'late')
    expect(await findDifferences()).toEqual([])
  })

  it('a filled form is accepted or corrected', async () => {
    const buyer = await createDelivered()
    const outcomes = await Promise.all([accept(buyer), askFor(buyer)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const sql = 'SELECT count(*) AS n FROM service_message WHERE order_id = ?'
    const { state } = await partOf(buyer)
    expect(await env.DB.prepare(sql).bind(buyer.part.id).first('n')).toBe(state === 'correcting' ? 1 : 0)
    expect(await findDifferences()).toEqual([])
  })

  it('the last day of a correction and the job that accepts take one', async () => {
    const buyer = await createDelivered()
    server.wait(7 * DAY - 1)
    const asked = askFor(buyer)
    server.wait(1)
    await Promise.all([asked, moveDue()])
    expect(['correcting', 'done']).toContain((await partOf(buyer)).state)
    expect(await findDifferences()).toEqual([])
  })
})

describe('messages of an order', () => {
  it('are written once for a key, encrypted, and listed with what was not read', async () => {
    const buyer = await createTaken()
    const key = createId()
    const words = 'Which rank do you apply for?'
    const sent = await Promise.all([writeTo(buyer, words, key), writeTo(buyer, words, key)])
    expect(sent.map(({ status }) => status)).toEqual([200, 200])
    const rows = await env.DB.prepare('SELECT words FROM service_message WHERE order_id = ?').bind(buyer.part.id).all()
    expect(rows.results).toHaveLength(1)
    expect(JSON.stringify(rows.results)).not.toContain('rank')
    const talks = async () => (await buyer.get('/server/seaman/service-message')).body.items
    expect(await talks()).toMatchObject([{ groupId: buyer.part.groupId, person: 'Marta', unread: 1 }])
    expect((await buyer.get('/server/waiting')).body).toMatchObject({ services: 1 })
    const [message] = (await workOf(buyer)).messages
    expect(message).toMatchObject({ side: 'team', author: 'Marta', text: words, isRead: false })
    await buyer.post(`${ORDER}/${buyer.part.id}/reading`, { last: message.id })
    expect(await talks()).toMatchObject([{ unread: 0 }])
    await buyer.post(`${ORDER}/${buyer.part.id}/message`, { key: createId(), text: 'Second officer.' })
    expect(await deskOf(buyer)).toMatchObject({ unanswered: 1 })
  })

  it('are mailed once, without their text, if they were not read', async () => {
    const buyer = await createTaken()
    await writeTo(buyer, 'Which rank?')
    await writeTo(buyer, 'And which ship?')
    await mailServiceMessages(services)
    server.wait(16 * MINUTE)
    await mailServiceMessages(services)
    await mailServiceMessages(services)
    const mails = (await mailsOf(buyer)).filter(({ kind }) => kind === 'service-message')
    expect(mails).toHaveLength(1)
    expect(JSON.stringify(mails)).not.toContain('Which')
  })

  it('need a person who fulfils the order, and end with it', async () => {
    const buyer = await createFormBuyer(server)
    const write = () => buyer.post(`${ORDER}/${buyer.part.id}/message`, { key: createId(), text: 'Hello' })
    expect((await write()).body.code).toBe('conflict')
    const ended = await createDelivered()
    await accept(ended)
    expect((await writeTo(ended, 'One more thing')).body.code).toBe('conflict')
  })
})
