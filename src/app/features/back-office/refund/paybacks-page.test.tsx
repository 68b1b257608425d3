import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import type { AdminPayback } from '#src/contract/refund/schemas.ts'
import { amountOf } from '#src/domain/money/amount.ts'
import { PaybackList } from './paybacks-page.tsx'

const ROW: AdminPayback = {
  ...{ id: 'p', cause: 'balance', state: 'waiting', way: 'transfer', amount: amountOf(2050, 'EUR') },
  ...{ reference: 'RF270000000042', holder: 'marin@sea.example', holderId: 'h', account: null, payers: ['A. Marin'] },
  ...{ isOtherName: false, isOwing: false, createdAt: 1, dueAt: 2, isLate: false, sentDay: null, proposals: [] },
}

async function draw(items: AdminPayback[]): Promise<string> {
  const ctx = await createPageContext({}, { here: '/admin/payments/paybacks' })
  const paybacks = {
    ...{ items, total: items.length, page: 1, pageSize: 50 },
    counts: { open: items.length, late: 0 },
  }
  return render(ctx, <PaybackList data={{ paybacks }} ctx={ctx} />)
}

test('a transfer is started before its account is shown', async () => {
  const html = await draw([ROW])
  expect(html).toContain('Start the transfer')
  expect(html).toContain('RF27 0000 0000 42')
  const account = { iban: 'DE89370400440532013000', name: 'Andrei Marin' }
  const prepared = await draw([{ ...ROW, state: 'preparing', account }])
  for (const text of ['DE89 3704 0044 0532 0130 00', 'Andrei Marin', '€20.50', 'Put back'])
    expect(prepared).toContain(text)
})

test('what is late, owed or for another name is marked', async () => {
  expect(await draw([{ ...ROW, isLate: true }])).toContain('>Late<')
  expect(await draw([{ ...ROW, isOtherName: true }])).toContain('differs from the payer')
  const owing = await draw([{ ...ROW, isOwing: true }])
  expect(owing).toContain('Owes money')
  expect(owing).not.toContain('value="prepare"')
})

test('a refund to a card is left to the provider', async () => {
  const html = await draw([{ ...ROW, way: 'provider', state: 'pending' }])
  expect(html).toContain('On its way')
  expect(html).not.toContain('value="prepare"')
})

test('an empty list says so', async () => {
  expect(await draw([])).toContain('Nothing here')
})
