import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import type { Payback, PaybackOffer } from '#src/contract/payback/schemas.ts'
import { amountOf } from '#src/domain/money/amount.ts'
import { PaybackSection } from './payback-section.tsx'

const usd = (minor: number) => amountOf(minor, 'USD')
const OFFER: PaybackOffer = {
  ...{ amount: usd(7500), bonus: usd(0), needsAccount: true, payers: ['Andrei Marin'] },
  parts: [
    { id: 'a', way: 'transfer', amount: usd(3000), paidAt: 1 },
    { id: 'b', way: 'provider', amount: usd(4500), paidAt: 1 },
  ],
}
const ROW: Payback = {
  ...{ id: 'p', cause: 'balance', state: 'waiting', way: 'transfer', amount: usd(2000), reference: 'RF27' },
  ...{ createdAt: 1, dueAt: 2, sentDay: null, mayCancel: true },
}

type Drawn = { offers?: PaybackOffer[]; items?: Payback[]; payback?: string; confirmedUntil?: number }

async function draw({ offers = [], items = [], payback, confirmedUntil = 0 }: Drawn): Promise<string> {
  const search: Record<string, string> = payback ? { payback } : {}
  const ctx = await createPageContext({}, { here: '/seaman/profile/balance', search })
  const session = ctx.session && { ...ctx.session, confirmedUntil }
  return render(
    ctx,
    <PaybackSection
      ctx={{ ...ctx, session, now: 1 }}
      action={async () => ({ redirect: '/' })}
      path="/seaman/profile/balance"
      paybacks={{ items, offers }}
    />,
  )
}

test('a balance that can be paid back has one link for each currency, and no form before the second step', async () => {
  const html = await draw({ offers: [OFFER] })
  expect(html).toContain('href="/seaman/profile/balance?payback=USD#payback"')
  expect(html).toContain('Pay back US$75.00')
  expect(html).not.toContain('<form')
})

test('the second step tells by which way each part returns, and when', async () => {
  const html = await draw({ offers: [OFFER], payback: 'USD' })
  expect(html).toContain('US$30.00 returns by bank transfer')
  expect(html).toContain('US$45.00 returns to the card')
  expect(html).toContain('within 14 days')
  expect(html).not.toContain('Your bonus')
})

test('the bonus that lapses is named before', async () => {
  expect(await draw({ offers: [{ ...OFFER, bonus: usd(700) }], payback: 'USD' })).toContain(
    'Your bonus of US$7.00 lapses',
  )
})

test('the form needs a confirmed identity, and asks for an account only if a transfer returns', async () => {
  const closed = await draw({ offers: [OFFER], payback: 'USD' })
  expect(closed).not.toContain('name="iban"')
  expect(closed).toContain('/auth/confirm')
})

test('a pay-back that is not being sent can be cancelled', async () => {
  expect(await draw({ items: [ROW] })).toContain('value="cancel-payback"')
  expect(await draw({ items: [{ ...ROW, state: 'preparing', mayCancel: false }] })).not.toContain('cancel-payback')
})

test('without money to pay back and without pay-backs nothing is shown', async () => {
  expect(await draw({})).not.toContain('<section')
})
