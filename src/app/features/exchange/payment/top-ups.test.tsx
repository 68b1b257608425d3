import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import { amountOf } from '#src/domain/money/amount.ts'
import { OPEN_PAYMENT_STATES, PAYMENT_STATES } from '#src/domain/payment/payment-states.ts'
import type { ShownTopUp } from './top-up-pages.ts'
import { TopUpSection } from './top-ups.tsx'

const eur = (minor: number) => amountOf(minor, 'EUR')
const OPEN: ShownTopUp = {
  ...{ id: 't', state: 'part-paid', isOpen: true, reference: 'RF270000000042', createdAt: 1, expiresAt: 2 },
  ...{ asked: eur(5000), received: eur(2000), missing: eur(3000) },
  transfer: { name: 'Gangway', iban: 'DE89370400440532013000', bic: 'EXMPDEFF', bank: 'Example Bank', epc: 'BCD' },
  code: { size: 1, path: 'M0 0h1v1H0z' },
}
const LIMITS = [{ least: eur(500), most: eur(40_000) }]

async function draw(items: ShownTopUp[], limits = LIMITS): Promise<string> {
  const ctx = await createPageContext({}, { here: '/seaman/profile/balance' })
  return render(ctx, <TopUpSection ctx={ctx} action={async () => ({ redirect: '/' })} topUps={{ items, limits }} />)
}

test('an open transfer shows what a bank asks for, what arrived and what is missing, and can be cancelled', async () => {
  const html = await draw([OPEN])
  for (const text of [
    'RF27 0000 0000 42',
    'DE89 3704 0044 0532 0130 00',
    'EXMPDEFF',
    'Example Bank',
    '€20.00',
    '€30.00',
  ])
    expect(html, text).toContain(text)
  expect(html).toMatch(/role="img" aria-label="QR code/)
  expect(html).toMatch(/name="act" value="cancel-top-up"|value="cancel-top-up"/)
})

test('a transfer that ended shows no account', async () => {
  const html = await draw([{ ...OPEN, state: 'expired', isOpen: false, transfer: null, code: null }])
  expect(html).toContain('Not paid in time')
  expect(html).not.toContain('DE89')
})

test('without a bank account nothing is offered', async () => {
  expect(await draw([], [])).not.toMatch(/<form|<section/)
})

test('every state is explained, and the payment can be linked to', async () => {
  for (const state of PAYMENT_STATES) {
    const isOpen = OPEN_PAYMENT_STATES.includes(state)
    const html = await draw([{ ...OPEN, state, isOpen }])
    expect(html, state).toContain('id="top-up-t"')
    expect(html, state).toMatch(/<(?:p class="small"|span class="small muted")>[A-Z€][^<]+\.</)
  }
  expect(await draw([{ ...OPEN, state: 'unknown' }])).toContain('Do not pay a second time.')
})
