import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Permission } from '#src/contract/http/permissions.ts'
import type { Consultation, Slots, SlotsInput } from '#src/contract/service/consultation-schemas.ts'
import { DAY, HOUR, MINUTE } from '#src/domain/time.ts'
import { localDay } from '#src/domain/time-zone/local-time.ts'
import { DOMAINS } from '#src/server/domains.ts'
import { findOrder } from '#src/server/exchange/order/orders.repository.ts'
import { readAdminEvents, registerAdmin } from '#tests/server/support/admins.ts'
import type { Client } from '#tests/server/support/client.ts'
import { orderConsultation, SLOT_ROW, SLOTS } from '#tests/server/support/consultations.ts'
import { findDifferences, readBalances } from '#tests/server/support/ledger.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { sessionOf } from '#tests/server/support/people.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { cancelService } from '../cancel-service.usecases.ts'
import { moveDueServices } from '../due-services.usecases.ts'
import { getSlots } from './admin-slots.usecases.ts'
import { remindOfConsultations } from './remind.usecases.ts'

const server = serverOf(...DOMAINS)()
const { services, product } = server
const { products } = product

const REASON = 'The consultant is ill today and cannot call anybody.'

beforeEach(async () => {
  await env.DB.batch(['consultation_slot', 'outbox'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
  server.sent.length = 0
})

/** A seafarer who ordered a consultation, and what they do with it. */
async function createBuyer(timeZone?: string) {
  const buyer = await orderConsultation(server, timeZone)
  const read = async () => (await buyer.get(buyer.path)).body.consultation as Consultation
  const cancel = async () => cancelService(services, products, await sessionOf(server, buyer), (await read()).part)
  return { ...buyer, read, cancel, part: (await read()).part }
}

/** The local day of an instant in Kyiv. */
const kyivDay = (at: number) => localDay(at, 'Europe/Kyiv')

const enter = (admin: Client, row: Partial<SlotsInput> = {}) =>
  admin.post(SLOTS, { ...SLOT_ROW, day: kyivDay(server.now() + 3 * DAY), ...row })

const listSlots = async (admin: Client, query = '') => (await admin.get(`${SLOTS}${query}`)).body as Slots

/** An admin with slots in a row, and their ids by start. */
async function createDesk(row: Partial<SlotsInput> = {}) {
  const admin = await registerAdmin(server, ['services'])
  expect((await enter(admin, { count: 3, ...row })).status).toBe(201)
  const slots = (await listSlots(admin)).items
  return { admin, slots, ids: slots.map(({ id }) => id) }
}

const mark = (admin: Client, id: string | undefined, outcome: string) =>
  admin.post(`${SLOTS}/${id}/outcome`, { outcome })
const toStart = ({ startsAt } = { startsAt: 0 }) => server.wait(startsAt - server.now())
const readOwn = async () => (await readMails(server)).filter(({ kind }) => kind.startsWith('consultation'))
const kindsOf = async () => (await readOwn()).map(({ kind }) => kind)
/** Sessions of admins end after half an hour. */
const nextAdmin = () => registerAdmin(server, ['services'])
const statusesOf = async (calls: Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).toSorted()

describe('entering slots', () => {
  it('at local times of a zone shows them in the zone of the seafarer', async () => {
    await createDesk({ count: 1, days: 2 })
    const buyer = await createBuyer('America/New_York')
    const { slots, timeZone } = await buyer.read()
    expect(timeZone).toBe('America/New_York')
    expect(slots.map(({ startsAt }) => localDay(startsAt, 'Europe/Kyiv'))).toEqual([
      kyivDay(server.now() + 3 * DAY),
      kyivDay(server.now() + 4 * DAY),
    ])
    expect(JSON.stringify(slots)).not.toContain('meet.example')
  })

  it.each<[string, Partial<SlotsInput>]>([
    ['day', { day: '2026-02-30' }],
    ['day', { day: kyivDay(server.now() - DAY) }],
    ['day', { day: kyivDay(server.now() + 101 * DAY) }],
    ['time', { time: '9:00' }],
    ['timeZone', { timeZone: '+02:00' }],
    ['person', { person: ' ' }],
    ['link', { link: 'http://meet.example' }],
    ['link', { link: 'javascript:alert(1)' }],
  ])('refuses a wrong %s with a message beside it', async (field, row) => {
    const admin = await registerAdmin(server, ['services'])
    const { status, body } = await enter(admin, row)
    expect([status, Object.keys(body.errors.slots)]).toEqual([422, [field]])
    expect((await listSlots(admin)).total).toBe(0)
  })

  it('refuses slots of one admin that overlap, also at the same time; two admins have equal ones', async () => {
    const { admin } = await createDesk()
    expect((await enter(admin, { time: '13:15' })).body.errors.slots.time).toContain('overlaps')
    expect((await enter(admin, { time: '13:30' })).status).toBe(201)
    const other = await registerAdmin(server, ['services'])
    expect(await statusesOf([enter(other), enter(other), enter(other)])).toEqual([201, 422, 422])
  })

  it('is not allowed without the permission', async () => {
    const others: Permission[] = ['support', 'moderator', 'content', 'finance']
    const admin = await registerAdmin(server, others)
    expect([(await enter(admin)).status, (await admin.get(SLOTS)).status]).toEqual([403, 403])
  })
})

describe('booking a slot', () => {
  it('of two people at the same time gives it to one', async () => {
    const { ids } = await createDesk({ count: 1 })
    const people = [await createBuyer(), await createBuyer(), await createBuyer()]
    expect(await statusesOf(people.map(({ book }) => book(ids[0])))).toEqual([200, 409, 409])
  })

  it('of one part at the same time books one', async () => {
    const { admin, ids } = await createDesk()
    const buyer = await createBuyer()
    expect(await statusesOf(ids.map((id) => buyer.book(id)))).toContain(200)
    expect((await listSlots(admin, '?state=booked')).total).toBe(1)
  })

  it('sends the details in the time zone of the seafarer, and again after a change', async () => {
    const { slots, ids } = await createDesk()
    const buyer = await createBuyer()
    await buyer.book(ids[0])
    await buyer.book(ids[0])
    const [mail, ...others] = await readOwn()
    expect([mail?.kind, others]).toEqual(['consultation-booked', []])
    for (const text of ['Asia/Manila', 'Olena Koval', 'https://meet.example/olena']) expect(mail?.text).toContain(text)
    await buyer.book(ids[1])
    expect(await kindsOf()).toEqual(['consultation-moved'])
    const { booking } = await buyer.read()
    expect(booking).toMatchObject({ id: ids[1], startsAt: slots[1]?.startsAt, link: 'https://meet.example/olena' })
    expect((await buyer.read()).slots.map(({ id }) => id)).toEqual([ids[0], ids[2]])
  })

  it('by telephone asks for a number', async () => {
    const { admin, ids } = await createDesk({ way: 'phone', link: '' })
    const buyer = await createBuyer()
    expect((await buyer.book(ids[0], '12')).body.errors.consultation.phone).toContain('+63')
    expect((await buyer.book(ids[0], '+63 917 123 4567')).status).toBe(200)
    const [booked] = (await listSlots(admin, '?state=booked')).items
    expect(booked?.booking).toMatchObject({ phone: '+63 917 123 4567', part: 'open' })
    expect(booked?.booking?.seafarer).not.toBe('')
    expect((await listSlots(admin, `?q=${booked?.booking?.reference}`)).total).toBe(1)
  })

  it('shows name, number and link to the admin of the slot alone, until it is marked', async () => {
    const { admin: giver, slots, ids } = await createDesk({ way: 'phone', link: '', count: 1 })
    const other = await registerAdmin(server, ['services'])
    expect((await enter(giver, { time: '15:00' })).status).toBe(201)
    const buyer = await createBuyer()
    await buyer.book(ids[0], '+63 917 123 4567')
    const hidden = { seafarer: '', phone: null, orderId: buyer.part }
    expect((await listSlots(other)).items).toMatchObject([{ booking: hidden }, { link: null }])
    expect((await listSlots(giver)).items).toMatchObject([
      { booking: { phone: '+63 917 123 4567' } },
      { link: 'https://meet.example/olena' },
    ])
    toStart(slots[0])
    await mark(await nextAdmin(), ids[0], 'held')
    const past = { state: 'past', language: undefined, q: undefined, sort: 'start', page: 1 } as const
    const { items } = await getSlots(services, giver, past)
    expect(items.map(({ booking }) => booking)).toMatchObject([hidden])
  })

  it('has a calendar file with UTC times and the same UID after a change', async () => {
    const { slots, ids } = await createDesk()
    const buyer = await createBuyer()
    expect((await buyer.get(`${buyer.path}.ics`)).status).toBe(404)
    await buyer.book(ids[0])
    const first = (await buyer.get(`${buyer.path}.ics`)).text
    const stamp = (at = 0) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')
    expect(first).toContain(`DTSTART:${stamp(slots[0]?.startsAt)}`)
    expect(first).toContain(`UID:consultation-${buyer.part}`)
    await buyer.book(ids[2])
    const second = (await buyer.get(`${buyer.path}.ics`)).text
    expect(second).toContain(`DTSTART:${stamp(slots[2]?.startsAt)}`)
    expect(second).toContain(`UID:consultation-${buyer.part}`)
  })

  it('is changed and cancelled until 24 hours before', async () => {
    const { slots, ids } = await createDesk()
    const buyer = await createBuyer()
    await buyer.book(ids[0])
    server.wait((slots[0]?.startsAt ?? 0) - 24 * HOUR - server.now() + 1)
    expect(await buyer.read()).toMatchObject({ mayChange: false, slots: [] })
    expect((await buyer.book(ids[2])).status).toBe(409)
    await expect(buyer.cancel()).rejects.toMatchObject({ code: 'conflict' })
  })

  it('ends with the order, and the slot is free again', async () => {
    const { ids } = await createDesk({ count: 1 })
    const [first, second] = [await createBuyer(), await createBuyer()]
    await first.book(ids[0])
    await first.cancel()
    expect((await second.book(ids[0])).status).toBe(200)
    expect(await readBalances(server, first.holderId)).toEqual({ available: 10_000 })
    expect((await first.book(ids[0])).status).toBe(409)
  })

  it('is of the own order alone', async () => {
    const { ids } = await createDesk()
    const [buyer, other] = [await createBuyer(), await createBuyer()]
    await buyer.book(ids[0])
    for (const path of [buyer.path, `${buyer.path}.ics`]) expect((await other.get(path)).status).toBe(404)
    expect((await other.put(buyer.path, { slot: ids[1], phone: '' })).status).toBe(404)
  })

  it('is refused for a slot that begins soon or has gone', async () => {
    const { slots, ids } = await createDesk({ count: 1 })
    const buyer = await createBuyer()
    expect((await buyer.book('none')).status).toBe(409)
    const late = await createBuyer()
    server.wait((slots[0]?.startsAt ?? 0) - HOUR - server.now())
    expect((await late.book(ids[0])).status).toBe(409)
    expect((await late.read()).slots).toEqual([])
  })
})

describe('a slot of an admin who lost the permission or was blocked', () => {
  it.each(['DELETE FROM admin_permission WHERE account_id = ?', 'UPDATE account SET blocked_at = 1 WHERE id = ?'])(
    'can no longer be booked: %s',
    async (sql) => {
      const { admin, ids } = await createDesk()
      const buyer = await createBuyer()
      expect((await buyer.read()).slots).toHaveLength(3)
      await env.DB.prepare(sql).bind(admin.accountId).run()
      expect((await buyer.read()).slots).toEqual([])
      expect((await buyer.book(ids[0])).status).toBe(409)
    },
  )
})

describe('a withdrawal', () => {
  it('charges a consultation that has begun and is not marked, and nothing of one that has not begun', async () => {
    const { slots, ids } = await createDesk()
    const [first, second] = [await createBuyer(), await createBuyer()]
    await first.book(ids[0])
    await second.book(ids[2])
    toStart(slots[0])
    const withdraw = ({ post, part }: typeof first) => post(`/server/seaman/order/${part}/withdrawal`, {})
    await withdraw(first)
    expect((await withdraw(second)).body).toMatchObject({ state: 'withdrawn', charged: { minor: 0 } })
    expect(await findOrder(services.db, first.part)).toMatchObject({ state: 'fulfilled', charged: 1500 })
    expect(await findOrder(services.db, second.part)).toMatchObject({ state: 'cancelled', charged: 0 })
    const admin = await nextAdmin()
    expect((await mark(admin, ids[0], 'missed')).status).toBe(409)
    expect((await listSlots(admin, '?state=open')).total).toBe(0)
  })
})

describe('booking by the end of the hold', () => {
  it('offers no slot that could lapse after it', async () => {
    const { slots } = await createDesk({ day: kyivDay(server.now() + 97 * DAY), count: 1, days: 3 })
    const buyer = await createBuyer()
    const { slots: offered, bookBy } = await buyer.read()
    expect(offered.map(({ id }) => id)).toEqual(slots.filter(({ startsAt }) => startsAt <= bookBy).map(({ id }) => id))
    const late = slots.filter(({ startsAt }) => startsAt > bookBy)
    expect(late.length).toBeGreaterThan(0)
    for (const { id } of late) expect((await buyer.book(id)).status).toBe(409)
  })
})

describe('reminders', () => {
  it('are sent 24 hours and one hour before, once each', async () => {
    const { slots, ids } = await createDesk({ count: 1 })
    const buyer = await createBuyer()
    await buyer.book(ids[0])
    await readMails(server)
    const before = [25 * HOUR, 24 * HOUR, 23 * HOUR, HOUR, 30 * MINUTE, 0]
    const kinds = []
    for (const time of before) {
      server.wait((slots[0]?.startsAt ?? 0) - time - server.now())
      await Promise.all([remindOfConsultations(services), remindOfConsultations(services)])
      kinds.push((await kindsOf()).length)
    }
    expect(kinds).toEqual([0, 1, 0, 1, 0, 0])
  })

  it('are not sent if their time was over when the slot was booked', async () => {
    const { slots, ids } = await createDesk({ count: 1 })
    const buyer = await createBuyer()
    server.wait((slots[0]?.startsAt ?? 0) - 3 * HOUR - server.now())
    await buyer.book(ids[0])
    await remindOfConsultations(services)
    expect(await kindsOf()).toEqual(['consultation-booked'])
  })
})

describe('removing and cancelling a slot', () => {
  it('removes a free one alone, also while it is booked', async () => {
    const { admin, ids } = await createDesk()
    const buyer = await createBuyer()
    expect((await admin.delete(`${SLOTS}/${ids[0]}`)).status).toBe(200)
    expect((await admin.delete(`${SLOTS}/${ids[0]}`)).status).toBe(404)
    const [booked, removed] = await Promise.all([buyer.book(ids[1]), admin.delete(`${SLOTS}/${ids[1]}`)])
    expect([booked.status, removed.status].toSorted()[0]).toBe(200)
    const { booking } = await buyer.read()
    expect(booking === null).toBe(removed.status === 200)
    expect(booked.status === 200).toBe(booking !== null)
  })

  it('of a booking informs the seafarer, who books another or cancels', async () => {
    const { admin, ids } = await createDesk()
    const buyer = await createBuyer()
    await buyer.book(ids[0])
    await readMails(server)
    const cancel = (id: string | undefined, reason = REASON) => admin.post(`${SLOTS}/${id}/cancellation`, { reason })
    expect((await cancel(ids[0], 'ill')).body.errors.cancellation.reason).toBeDefined()
    expect((await cancel(ids[1])).status).toBe(409)
    expect(await statusesOf([cancel(ids[0]), cancel(ids[0])])).toContain(200)
    expect(await kindsOf()).toEqual(['consultation-cancelled'])
    expect((await readAdminEvents(ids[0] ?? '')).map(({ action }) => action)).toContain('slot-cancelled')
    expect(await buyer.read()).toMatchObject({ booking: null, mayChange: true })
    expect((await buyer.book(ids[1])).status).toBe(200)
    await cancel(ids[1])
    await buyer.cancel()
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 10_000 })
  })

  it('is not possible after it has begun', async () => {
    const { slots, ids } = await createDesk()
    const buyer = await createBuyer()
    await buyer.book(ids[0])
    toStart(slots[0])
    const admin = await nextAdmin()
    expect((await admin.post(`${SLOTS}/${ids[0]}/cancellation`, { reason: REASON })).status).toBe(409)
  })
})

describe('the end of a consultation', () => {
  it.each([
    ['held', 'fulfilled', 1500],
    ['absent', 'fulfilled', 1500],
    ['missed', 'cancelled', 0],
  ])('marked as %s makes the order %s', async (outcome, state, charged) => {
    const { slots, ids } = await createDesk()
    const buyer = await createBuyer()
    await buyer.book(ids[0])
    expect((await mark(await nextAdmin(), ids[0], outcome)).status).toBe(409)
    toStart(slots[0])
    const other = await nextAdmin()
    expect((await listSlots(other, '?state=open')).total).toBe(1)
    expect((await mark(other, ids[0], outcome)).status).toBe(200)
    expect(await findOrder(services.db, buyer.part)).toMatchObject({ state, charged })
    expect((await mark(other, ids[0], outcome)).status).toBe(409)
    expect((await kindsOf()).includes('consultation-missed')).toBe(outcome === 'missed')
    expect((await listSlots(other, '?state=past')).items[0]?.booking?.orderId).toBe(buyer.part)
    expect(await findDifferences()).toEqual([])
  })

  it('that nobody marked within 24 hours counts as missed, and its price returns', async () => {
    const { slots, ids } = await createDesk()
    const buyer = await createBuyer()
    await buyer.book(ids[0])
    toStart(slots[0])
    server.wait(30 * MINUTE + 24 * HOUR - 1)
    await moveDueServices(products)(services)
    expect((await findOrder(services.db, buyer.part))?.state).toBe('held')
    server.wait(1)
    await moveDueServices(products)(services)
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 10_000 })
    const missed = (await readOwn()).find(({ kind }) => kind === 'consultation-missed')
    for (const text of ['You pay nothing', 'Asia/Manila']) expect(missed?.text).toContain(text)
    expect(await findDifferences()).toEqual([])
  })

  it('takes one of a mark and the lapse at the same time', async () => {
    const { slots, ids } = await createDesk()
    const buyer = await createBuyer()
    await buyer.book(ids[0])
    toStart(slots[0])
    server.wait(30 * MINUTE + 24 * HOUR)
    const admin = await nextAdmin()
    const [marked] = await Promise.all([mark(admin, ids[0], 'held'), moveDueServices(products)(services)])
    const order = await findOrder(services.db, buyer.part)
    expect(order?.state).toBe(marked.status === 200 ? 'fulfilled' : 'cancelled')
    expect(await findDifferences()).toEqual([])
  })
})

describe('erasing an account', () => {
  it('frees the slot of a seafarer, and removes the slots of an admin', async () => {
    const { admin, ids } = await createDesk()
    const buyer = await createBuyer()
    await buyer.book(ids[0])
    await env.DB.prepare('DELETE FROM account WHERE id = ?').bind(buyer.accountId).run()
    expect((await listSlots(admin, '?state=free')).total).toBe(3)
    await env.DB.prepare('DELETE FROM account WHERE id = ?').bind(admin.accountId).run()
    expect(await env.DB.prepare('SELECT count(*) AS n FROM consultation_slot').first('n')).toBe(0)
  })
})
