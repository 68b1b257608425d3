import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { DAY } from '#src/domain/time.ts'
import { DOMAINS } from '#src/server/domains.ts'
import { findOrder } from '#src/server/exchange/order/orders.repository.ts'
import { registerAdmin } from '#tests/server/support/admins.ts'
import { enterSlots, orderConsultation, SLOTS } from '#tests/server/support/consultations.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { remindOfBookings } from './remind.usecases.ts'

const server = serverOf(...DOMAINS)()
const { services } = server

beforeEach(async () => {
  await env.DB.exec('DELETE FROM consultation_slot')
})

const createBuyer = async () => {
  const buyer = await orderConsultation(server)
  return { ...buyer, part: (await buyer.get(buyer.path)).body.consultation.part as string }
}
type Buyer = Awaited<ReturnType<typeof createBuyer>>

/** The reminders of a buyer that two runs at the same time send. */
async function remind({ email }: Buyer) {
  await readMails(server)
  await Promise.all([remindOfBookings(services), remindOfBookings(services)])
  const mails = await readMails(server)
  return mails.filter(({ kind, recipient }) => kind === 'consultation-unbooked' && recipient === email)
}

const enter = async () => enterSlots(server, await registerAdmin(server, ['services']))

it('a consultation without a booking is reminded of twice, with the day by which a slot begins', async () => {
  const buyer = await createBuyer()
  await enter()
  expect(await remind(buyer)).toEqual([])
  server.wait(2 * DAY)
  const [first, ...others] = await remind(buyer)
  expect([first?.subject, others]).toEqual(['Choose a time for your consultation', []])
  expect(first?.text).toContain('Asia/Manila')
  expect(first?.text).toContain(`/seaman/services/order/${buyer.id}`)
  expect(await remind(buyer)).toEqual([])
  const until = (await findOrder(services.db, buyer.part))?.until ?? 0
  server.wait(until - server.now() - 6 * DAY)
  await enter()
  expect(await remind(buyer)).toHaveLength(1)
  expect(await remind(buyer)).toEqual([])
})

it('it is not reminded of while no slot can be booked, and is when there is one', async () => {
  const [buyer, other] = [await createBuyer(), await createBuyer()]
  server.wait(2 * DAY)
  expect(await remind(buyer)).toEqual([])
  const [slot] = await enter()
  await other.book(slot)
  expect(await remind(buyer)).toEqual([])
  await enter()
  expect(await remind(buyer)).toHaveLength(1)
})

it('it is not reminded of if it is booked or cancelled, or too late, or the account is blocked', async () => {
  const [booked, cancelled, late, blocked] = [
    ...[await createBuyer(), await createBuyer()],
    ...[await createBuyer(), await createBuyer()],
  ]
  const end = (await findOrder(services.db, late?.part ?? ''))?.until ?? 0
  server.wait(2 * DAY)
  const [slot] = await enter()
  await booked?.book(slot)
  await cancelled?.post(`/server/seaman/service-order/${cancelled.part}/cancellation`, {})
  await env.DB.prepare('UPDATE account SET blocked_at = 1 WHERE id = ?').bind(blocked?.accountId).run()
  await enter()
  for (const buyer of [booked, cancelled, blocked]) expect(await remind(buyer as Buyer)).toEqual([])
  await env.DB.prepare("DELETE FROM outbox WHERE kind = 'consultation-unbooked'").run()
  server.wait(end - server.now() - DAY)
  await enter()
  expect(await remind(late as Buyer)).toEqual([])
})

it('it is not reminded of again when we have just cancelled the booking', async () => {
  const buyer = await createBuyer()
  const admin = await registerAdmin(server, ['services'])
  const [slot] = await enterSlots(server, admin)
  await buyer.book(slot)
  server.wait(2 * DAY)
  const next = await registerAdmin(server, ['services'])
  expect((await next.post(`${SLOTS}/${slot}/cancellation`, { reason: 'The consultant is ill today.' })).status).toBe(
    200,
  )
  await enterSlots(server, next)
  expect(await remind(buyer)).toEqual([])
  server.wait(2 * DAY)
  await enter()
  expect(await remind(buyer)).toHaveLength(1)
})
