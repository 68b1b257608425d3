import type { MailingQuoteAnswer, OwnMailing } from '#src/contract/mailing/order-schemas.ts'
import { MAILINGS, PACKAGES } from '#src/domain/mailing/mailings.ts'
import { amountOf } from '#src/domain/money/amount.ts'

export const TANKERS = MAILINGS.find(({ slug }) => slug === 'tankers')?.id ?? ''

export const CARGO = PACKAGES.find(({ slug }) => slug === 'cargo')?.id ?? ''

const usd = (minor: number) => amountOf(minor, 'USD')

/** Twelve agencies, of which the quota pays ten. */
export const QUOTE: MailingQuoteAnswer = {
  ...{ id: TANKERS, slug: 'tankers', paid: 2, priceVersion: 3 },
  reach: {
    agencies: 12,
    countries: [
      { code: 'PL', agencies: 9 },
      { code: 'SG', agencies: 3 },
    ],
    frequencies: { each: 5, daily: 4, weekly: 3 },
    leftOut: { recent: 27, employer: 6, ru: 3, named: 1 },
  },
  agencies: [
    { agency: { name: 'Marmara Crew', slug: 'marmara-crew' }, country: 'PL', frequency: 'each', ownForm: true },
    { agency: null, country: 'SG', frequency: 'daily', ownForm: false },
  ],
  types: { 'lng-carrier': 7 },
  free: { letters: 10, month: '2026-11', isPremium: false },
  price: {
    parts: [{ slug: 'tankers', letters: 2, unitPrice: usd(20), amount: usd(40) }],
    ...{ discount: null, total: usd(40) },
  },
  promo: null,
  off: null,
  beginsAt: Date.UTC(2026, 11, 4),
  isAddressConfirmed: true,
}

/** The same for a package, of which two letters of each part are paid. */
export const PACKAGE_QUOTE: MailingQuoteAnswer = {
  ...QUOTE,
  ...{ id: CARGO, slug: 'cargo', paid: 4 },
  free: { ...QUOTE.free, letters: 8 },
  price: {
    parts: [
      { slug: 'merchant', letters: 2, unitPrice: usd(20), amount: usd(40) },
      { slug: 'tankers', letters: 2, unitPrice: usd(25), amount: usd(50) },
    ],
    discount: { percent: '10', off: usd(9) },
    total: usd(81),
  },
}

export const balanceOf = (available: number, bonus = 0) => ({
  balances: [{ available: usd(available), bonus: usd(bonus), held: usd(0), owed: usd(0) }],
  ...{ items: [], total: 0, page: 1, pageSize: 20 },
})

export const OWN: OwnMailing = {
  ...{ id: 'm1', slug: 'tankers', createdAt: Date.UTC(2026, 10, 29), stoppedAt: null, endedAt: null, reference: null },
  counts: {
    ...{ letters: 12, free: 10, waiting: 4, sent: 8, delivered: 7, returned: 1, opened: 3, answered: 2 },
    ...{ held: 4, captured: 7, released: 1 },
  },
}
