import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import type { FoundBalance } from '#src/contract/billing/admin-schemas.ts'
import { amountOf } from '#src/domain/money/amount.ts'
import { Ledger } from './ledger-page.tsx'

const usd = (minor: number) => amountOf(minor, 'USD')
const FOUND: FoundBalance = {
  ...{ holderId: 'h1', name: 'seaman@mail.example', next: null, past: null },
  balances: [{ available: usd(5000), held: usd(0), bonus: usd(0), owed: usd(0) }],
  items: [
    {
      ...{ id: 'e', kind: 'top-up', reference: 'transfer:RF18', amount: usd(5000), until: null, at: 1 },
      changes: [{ account: 'available', amount: usd(5000) }],
      ...{ availableAfter: usd(5000), links: [], mayReverse: false },
    },
  ],
}

async function draw(found: FoundBalance | null, search: Record<string, string> = {}, confirmedUntil = 0) {
  const session = { id: 'a', role: 'admin', confirmedUntil } as never
  const ctx = await createPageContext({}, { here: '/admin/payments/ledger', search, session })
  return render(ctx, <Ledger data={{ ledger: { found } }} ctx={ctx} />)
}

test('without a search the page offers one, and reports no result', async () => {
  const html = await draw(null)
  expect(html).toContain('name="find"')
  expect(html).not.toContain('Nothing found')
  expect(await draw(null, { find: 'nobody' })).toContain('Nothing found')
})

test('a balance is shown with the references of its entries', async () => {
  const html = await draw(FOUND, { find: 'seaman@mail.example' })
  expect(html).toContain('transfer:RF18')
  expect(html).toContain('Holder h1')
  expect(await draw({ ...FOUND, name: null }, { find: 'h1' })).toContain('Deleted account')
})

test('the balance of a day is asked for by a form, and shown beside that of now', async () => {
  expect(await draw(FOUND, { find: 'h1' })).toMatch(/<input[^>]* name="on"/)
  const past = { on: '2026-10-31', balances: [{ ...FOUND.balances[0], available: usd(777) } as never] }
  const html = await draw({ ...FOUND, past }, { find: 'h1', on: past.on })
  for (const text of ['US$7.77', 'US$50.00', 'value="2026-10-31"']) expect(html).toContain(text)
})

test('a correction can be reversed with a reason, once the identity of the admin is confirmed', async () => {
  const items = FOUND.items.map((line) => ({ ...line, kind: 'adjustment' as const, mayReverse: true }))
  expect(await draw({ ...FOUND, items }, { find: 'h1' })).not.toContain('value="reverse"')
  const html = await draw({ ...FOUND, items }, { find: 'h1' }, Number.MAX_SAFE_INTEGER)
  for (const text of ['Reverse this entry', 'value="reverse"', 'name="line" value="e"']) expect(html).toContain(text)
  expect(await draw(FOUND, { find: 'h1' }, Number.MAX_SAFE_INTEGER)).not.toContain('value="reverse"')
})
