import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import { amountOf } from '#src/domain/money/amount.ts'
import { OPEN_PAYMENT_STATES, PAYMENT_STATES } from '#src/domain/payment/payment-states.ts'
import type { ShownTopUp, ShownTopUps } from './top-up-pages.ts'
import { TopUpSection } from './top-ups.tsx'

const eur = (minor: number) => amountOf(minor, 'EUR')
const OPEN: ShownTopUp = {
  ...{
    id: 't',
    provider: 'invoice',
    state: 'part-paid',
    stage: null,
    page: null,
    isOpen: true,
    reference: 'RF270000000042',
    createdAt: 1,
    expiresAt: 2,
  },
  ...{ asked: eur(5000), received: eur(2000), missing: eur(3000) },
  transfer: { name: 'Gangway', iban: 'DE89370400440532013000', bic: 'EXMPDEFF', bank: 'Example Bank', epc: 'BCD' },
  code: { size: 1, path: 'M0 0h1v1H0z' },
}
const PROVIDERS: ShownTopUps['providers'] = [
  { name: 'invoice', currencies: ['EUR'] },
  { name: 'stripe', currencies: ['EUR'] },
]
const LIMITS = [{ least: eur(500), most: eur(40_000) }]

async function draw(
  items: ShownTopUp[],
  { limits = LIMITS, providers = PROVIDERS.slice(0, 1), arrived = null as string | null } = {},
): Promise<string> {
  const ctx = await createPageContext({}, { here: '/seaman/profile/balance' })
  return render(
    ctx,
    <TopUpSection ctx={ctx} action={async () => ({ redirect: '/' })} topUps={{ items, limits, providers, arrived }} />,
  )
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
  expect(await draw([], { limits: [] })).not.toMatch(/<form|<section/)
})

test('a way to pay is chosen where there are several', async () => {
  expect(await draw([])).not.toContain('type="radio"')
  const html = await draw([], { providers: PROVIDERS })
  expect(html.match(/type="radio"/g)).toHaveLength(2)
  expect(html).toContain('page of Stripe')
})

const CARD: ShownTopUp = {
  ...{ ...OPEN, provider: 'stripe', state: 'waiting', stage: 'open', transfer: null, code: null, received: eur(0) },
  page: 'https://checkout.stripe.com/c/pay/cs_1',
}

test('a payment by card leads to the page of the provider, and can be cancelled', async () => {
  const html = await draw([CARD])
  expect(html).toContain('href="https://checkout.stripe.com/c/pay/cs_1"')
  expect(html).toContain('Nothing has been charged yet')
  expect(html).toContain('value="cancel-top-up"')
  expect(html).not.toContain('RF27')
})

test.each([
  ['unknown', { state: 'unknown', stage: null, page: null }, 'You have not been charged', true],
  ['with the bank', { state: 'waiting', stage: 'processing', page: null }, 'Do not pay again', false],
] as const)('a payment by card that is %s says so', async (_, change, text, mayCancel) => {
  const html = await draw([{ ...CARD, ...change }])
  expect(html).toContain(text)
  expect(html.includes('value="cancel-top-up"')).toBe(mayCancel)
})

test('who returns from the page of the provider reads what was added; of a failed payment, that it failed', async () => {
  const paid: ShownTopUp = { ...CARD, state: 'paid', stage: null, page: null, isOpen: false, received: eur(5000) }
  expect(await draw([paid], { arrived: 't' })).toContain('€50.00 was added')
  expect(await draw([paid])).not.toContain('was added')
  expect(await draw([{ ...paid, state: 'cancelled', stage: 'failed' }])).toContain('Payment failed')
})

test('every state is explained, and the payment can be linked to', async () => {
  for (const state of PAYMENT_STATES) {
    const isOpen = OPEN_PAYMENT_STATES.includes(state)
    const html = await draw([{ ...OPEN, state, isOpen }])
    expect(html, state).toContain('id="top-up-t"')
    expect(html, state).toMatch(/<(?:p class="small"|span class="small muted")>[A-Z€][^<]+\.</)
  }
  expect(await draw([{ ...OPEN, state: 'unknown' }])).toContain('You have not been charged.')
})
