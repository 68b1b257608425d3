import { beforeAll, describe, expect, it } from 'vitest'
import { adminOrderSchema, ordersSchema } from '#src/contract/order/schemas.ts'
import { findOrder } from '#src/server/exchange/order/orders.repository.ts'
import { registerAdmin } from '#tests/server/support/admins.ts'
import { buySomething, createSeamanBuyer, PRICES, setRules, startShop } from '#tests/server/support/test-shop.ts'

const PATH = '/server/admin/order'
const server = startShop()
const REFUND = { amount: '', why: 'goodwill', reason: 'The agency did not answer' }

beforeAll(async () => {
  await setRules(server, 'price', ...PRICES)
})

describe('orders for admins', () => {
  it('are found by state, by reference, and by a part of the name of the buyer', async () => {
    const admin = await registerAdmin(server, ['finance'])
    const [done, open] = [
      await buySomething(server),
      await (await createSeamanBuyer(server)).order([{ item: 'form', quantity: 1 }]),
    ]
    const list = async (query: string) => {
      const { items, total } = ordersSchema.parse((await admin.get(`${PATH}?${query}`)).body)
      expect(total).toBe(items.length)
      return items.map(({ id }) => id)
    }
    expect(await list('state=fulfilled')).toEqual([done])
    expect(await list('state=held')).toEqual([open])
    const order = await findOrder(server.services.db, done)
    expect(await list(`q=${order?.reference.toLowerCase()}`)).toEqual([done])
    const name = order?.buyer?.name.slice(1, 6).toUpperCase() ?? ''
    expect(await list(`q=${encodeURIComponent(name)}`)).toContain(done)
    expect(await list('q=nobody-of-this-name')).toEqual([])
  })

  it('show lines, history and documents, and a proposed refund until it is decided', async () => {
    const [first, second] = [await registerAdmin(server, ['finance']), await registerAdmin(server, ['finance'])]
    const id = await buySomething(server)
    const read = async () => adminOrderSchema.parse((await second.get(`${PATH}/${id}`)).body)
    expect(await read()).toMatchObject({
      ...{ state: 'fulfilled', mayRefund: true, proposals: [] },
      lines: [{ delivered: 2, charged: { minor: 800 } }],
      events: [{ act: 'placed' }, { act: 'fulfilled' }],
    })
    const proposed = await first.post(`${PATH}/${id}/refund`, { ...REFUND, line: 0, amount: '1.50' })
    expect(proposed.status, proposed.text).toBe(201)
    expect((await read()).proposals).toMatchObject([{ amount: '1.50', currency: 'USD', line: 1, mayConfirm: true }])
    expect((await first.post(`${PATH}/refund/${proposed.body.id}/confirmation`)).status).toBe(403)
    expect((await second.post(`${PATH}/refund/${proposed.body.id}/confirmation`)).status).toBe(200)
    expect(await read()).toMatchObject({ state: 'part-refunded', refunded: { minor: 150 }, proposals: [] })
    expect((await read()).documents.map(({ kind }) => kind).toSorted()).toEqual(['credit-note', 'invoice', 'receipt'])
  })

  it('refuse an amount above what is left with a message beside the field, and unknown lines and reasons', async () => {
    const admin = await registerAdmin(server, ['finance'])
    const id = await buySomething(server)
    const propose = (more: object) => admin.post(`${PATH}/${id}/refund`, { ...REFUND, ...more })
    const above = await propose({ line: 0, amount: '8.01' })
    expect([above.status, above.body.errors.proposal.amount]).toEqual([422, expect.stringContaining('US$8.00')])
    for (const more of [
      { line: 7, amount: '1' },
      { line: 0, amount: 'x' },
      { line: 0, amount: '0' },
    ])
      expect((await propose(more)).status, JSON.stringify(more)).toBe(422)
    expect((await propose({ why: 'because' })).status).not.toBe(201)
  })
})
