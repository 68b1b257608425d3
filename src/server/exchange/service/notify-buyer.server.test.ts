import { expect, it } from 'vitest'
import { DAY } from '#src/domain/time.ts'
import { DOMAINS } from '#src/server/domains.ts'
import type { Live } from '#src/server/platform/live.ts'
import { createClient } from '#tests/server/support/client.ts'
import { findColumn } from '#tests/server/support/fixtures.ts'
import { createFormBuyer } from '#tests/server/support/form-orders.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { sessionOf } from '#tests/server/support/people.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { expireOrders } from '../order/end-order.usecases.ts'
import { cancelService } from './cancel-service.usecases.ts'

const sent: { accountId: string; message: unknown }[] = []
const live = { connect: async () => new Response(null), recheck: async () => {} }
const server = serverOf(...DOMAINS)({
  live: {
    ...live,
    send: async (accountId: string, message: unknown) => void sent.push({ accountId, message }),
  } as Live,
})
const { services, product } = server

type Buyer = Awaited<ReturnType<typeof createFormBuyer>>

const withdraw = ({ post, part }: Buyer) => post(`/server/seaman/order/${part.id}/withdrawal`, {})

/** Confirms the mailed link without a session. */
async function withdrawByLink({ email, part }: Buyer) {
  const stranger = createClient(server)
  const number = await findColumn('purchase_order', 'reference', 'id', part.id)
  await stranger.post('/server/order-withdrawal', { number, email, topic: '' })
  const mail = (await readMails(server)).find(({ kind }) => kind === 'withdrawal-link')
  return stranger.post(`/server/order-withdrawal/${/\/withdraw\/([\w-]+)/.exec(mail?.text ?? '')?.[1]}`, {})
}

const cancel = async (buyer: Buyer) =>
  cancelService(services, product.products, await sessionOf(server, buyer), buyer.part.id)

const WAYS: [string, (buyer: Buyer) => Promise<unknown>][] = [
  ['a withdrawal from the account', withdraw],
  ['a withdrawal by a mailed link', withdrawByLink],
  ['a cancellation', cancel],
  [
    'the end of the time for its delivery',
    async () => {
      server.wait(200 * DAY)
      await expireOrders(product.products)(services)
    },
  ],
]

it.each(WAYS)('%s notifies the open pages of its buyer once, and those of nobody else', async (_way, end) => {
  const buyer = await createFormBuyer(server)
  sent.length = 0
  await end(buyer)
  expect(await findColumn('service_order', 'state', 'id', buyer.part.id)).toBe('cancelled')
  const services = sent.filter(({ message }) => (message as { kind: string }).kind === 'service')
  expect(services).toEqual([{ accountId: buyer.accountId, message: { kind: 'service' } }])
})
