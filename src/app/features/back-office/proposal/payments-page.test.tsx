import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import type { AdjustmentProposal } from '#src/contract/proposal/adjustment-schemas.ts'
import { amountOf } from '#src/domain/money/amount.ts'
import { Payments } from './payments-page.tsx'

const PROPOSAL: AdjustmentProposal = {
  ...{ id: 'p', holderId: 'h1', name: 'seaman@mail.example', account: 'available', amount: amountOf(-1250, 'USD') },
  ...{ reason: 'Entered twice.', proposedBy: 'a@gangway.example', proposedAt: 1, expiresAt: 2, reverses: null },
  ...{ isVoid: false, mayConfirm: true },
}
const COUNTS = { transfers: 4, paybacks: { open: 3, late: 1 }, refunds: 2, disputes: 0, stops: 0 }

async function draw(items: AdjustmentProposal[] = [], { total = items.length, stops = 0, confirmedUntil = 0 } = {}) {
  const session = { id: 'a', role: 'admin', confirmedUntil } as never
  const ctx = await createPageContext({}, { here: '/admin/payments', session })
  const adjustments = { items, total, page: 1, pageSize: 50 }
  return render(ctx, <Payments data={{ adjustments, counts: { ...COUNTS, stops } }} ctx={ctx} />)
}

test('what needs a decision is counted beside its page', async () => {
  const html = await draw()
  for (const path of ['transfers', 'paybacks', 'refunds', 'disputes', 'ledger', 'orders', 'books'])
    expect(html).toContain(`href="/admin/payments/${path}"`)
  expect(html).toContain('Late: 1')
  expect(html).not.toContain('Stopped orders')
  expect(await draw([], { stops: 1 })).toContain('Stopped orders')
})

test('a proposed correction shows its amount, reason and proposer', async () => {
  const html = await draw([PROPOSAL])
  expect(html).toMatch(/Available: [-−]US\$12\.50/)
  for (const text of ['Entered twice.', 'a@gangway.example', 'Decline']) expect(html).toContain(text)
  expect(html).not.toContain('Reverses')
  expect(html).not.toContain('value="confirm"')
  expect(await draw([PROPOSAL], { confirmedUntil: Number.MAX_SAFE_INTEGER })).toContain('value="confirm"')
})

test('a proposed reversal names the correction that it reverses', async () => {
  expect(await draw([{ ...PROPOSAL, reverses: 'adjustment:7' }])).toContain('Reverses adjustment:7')
})

test('more proposals than a page shows are on further pages', async () => {
  expect(await draw([PROPOSAL], { total: 101 })).toContain('href="/admin/payments?page=3"')
})
