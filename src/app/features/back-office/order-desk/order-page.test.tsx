import { expect, test } from 'vitest'
import { invoiceOf, PERSON } from '#src/app/features/exchange/billing-document/documents.fixture.ts'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import type { AdminOrder } from '#src/contract/order/schemas.ts'
import { amountOf } from '#src/domain/money/amount.ts'
import { OrderView } from './order-page.tsx'
import { OrderList } from './orders-page.tsx'

const usd = (minor: number) => amountOf(minor, 'USD')
const { lines, tax } = invoiceOf()
const ORDER: AdminOrder = {
  ...{
    id: 'o',
    reference: 'K7QF29XHTM',
    buyer: PERSON,
    state: 'fulfilled',
    createdAt: 1,
    holderId: 'h',
    priceVersion: 17,
  },
  ...{ total: usd(2620), charged: usd(2620), refunded: usd(0), tax, until: 2, endedAt: 2, mayRefund: true },
  lines: lines.map(({ texts }) => ({
    ...{ position: 0, texts, quantity: 131, delivered: 131, discount: null },
    ...{ unitPrice: usd(20), charged: usd(2620), refunded: usd(0) },
  })),
  events: [
    {
      act: 'placed',
      state: 'held',
      amount: usd(2620),
      entry: 'order:o:hold',
      reason: null,
      actor: 'a@sea.example',
      at: 1,
    },
  ],
  documents: [{ number: 'INV-2026-000417', kind: 'invoice', total: usd(2620), issuedAt: 2 }],
  proposals: [],
}

async function draw(changes: Partial<AdminOrder> = {}, confirmedUntil = Number.MAX_SAFE_INTEGER): Promise<string> {
  const ctx = await createPageContext({}, { here: '/admin/payments/orders/o' })
  const session = { confirmedUntil } as never
  return render(ctx, <OrderView data={{ order: { ...ORDER, ...changes } }} ctx={{ ...ctx, session }} />)
}

test('an order shows lines, history with entries and actors, and links its documents', async () => {
  const html = await draw()
  for (const text of ['K7QF29XHTM', 'Marek Zielinski', '131 of 131', 'order:o:hold', 'a@sea.example'])
    expect(html).toContain(text)
  expect(html).toContain('href="/admin/payments/documents/inv-2026-000417"')
})

test('a refund can be proposed for what was charged and not refunded, and not of an open order', async () => {
  const html = await draw({ refunded: usd(620), state: 'part-refunded' })
  expect(html).toContain('Everything that is left: US$20.00')
  expect(html).toContain('value="propose"')
  expect(await draw({ mayRefund: false, state: 'held' })).not.toContain('value="propose"')
})

test('an empty list says how orders get into it', async () => {
  const ctx = await createPageContext({}, { here: '/admin/payments/orders' })
  const orders = { items: [], total: 0, page: 1, pageSize: 50 }
  expect(await render(ctx, <OrderList data={{ orders }} ctx={ctx} />)).toContain('No orders yet')
})
