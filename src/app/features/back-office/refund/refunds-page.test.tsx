import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import type { ProposedRefund } from '#src/contract/refund/schemas.ts'
import { amountOf } from '#src/domain/money/amount.ts'
import { RefundList } from './refunds-page.tsx'

const REFUND: ProposedRefund = {
  ...{ id: 'p', reason: 'Paid twice.', proposedBy: 'a@gangway.example', expiresAt: 2, isVoid: false, mayConfirm: true },
  amount: amountOf(2050, 'EUR'),
  of: { kind: 'payment', reference: 'RF270000000042', way: 'transfer' },
}

async function draw(items: ProposedRefund[], confirmedUntil = Number.MAX_SAFE_INTEGER): Promise<string> {
  const session = { id: 'a', role: 'admin', confirmedUntil } as never
  const ctx = await createPageContext({}, { here: '/admin/payments/refunds', session })
  return render(ctx, <RefundList data={{ refunds: { items, total: items.length, page: 1, pageSize: 50 } }} ctx={ctx} />)
}

test('the refund of a payment is decided in the list', async () => {
  const html = await draw([REFUND])
  for (const text of ['RF27 0000 0000 42', '€20.50', 'Paid twice.', 'a@gangway.example', 'value="confirm"'])
    expect(html).toContain(text)
  expect(await draw([REFUND], 0)).not.toContain('value="confirm"')
})

test('the refund of an order leads to the order, where it is decided', async () => {
  const html = await draw([{ ...REFUND, of: { kind: 'order', id: 'o1', reference: 'K7QF29XHTM' } }])
  expect(html).toContain('href="/admin/payments/orders/o1"')
  expect(html).not.toContain('value="confirm"')
})

test('an empty list says so, and a refund can be proposed', async () => {
  const html = await draw([])
  expect(html).toContain('Nothing to confirm')
  expect(html).toContain('value="refund"')
})
