import type { OwnPart, OwnService, ServiceList, ServiceQuote } from '#src/contract/service/schemas.ts'
import { amountOf } from '#src/domain/money/amount.ts'
import { SERVICES } from '#src/domain/service/services.ts'

const usd = (minor: number) => amountOf(minor, 'USD')
const idOf = (slug: string): string => SERVICES.find((service) => service.slug === slug)?.id ?? ''

export const FORM_QUOTE: ServiceQuote = {
  ...{ id: idOf('form'), slug: 'form', title: 'A form', text: 'We fill in a form.', not: 'It sends no application.' },
  price: {
    parts: [{ kind: 'form', units: 1, unitPrice: usd(350), discount: null, total: usd(350) }],
    ...{ total: usd(350), saves: usd(0) },
  },
  ...{ priceVersion: 3, beginsAt: Date.UTC(2026, 11, 16), supportEmail: 'help@site.example' },
  ...{ off: null, promo: null, isAddressConfirmed: true },
}

export const START_QUOTE: ServiceQuote = {
  ...FORM_QUOTE,
  ...{ id: idOf('start'), slug: 'start', title: 'Starter package' },
  price: {
    parts: [
      { kind: 'consultation', units: 1, unitPrice: usd(1500), discount: '15', total: usd(1275) },
      { kind: 'form', units: 1, unitPrice: usd(350), discount: '15', total: usd(298) },
      { kind: 'premium', units: 30, unitPrice: usd(20), discount: '15', total: usd(510) },
    ],
    ...{ total: usd(2083), saves: usd(367) },
  },
}

export const SOLD: ServiceList = {
  items: [FORM_QUOTE],
  priceVersion: 3,
  premiumUntil: null,
  supportEmail: 'help@site.example',
}

export const PART: OwnPart = {
  ...{
    id: 'p1',
    reference: 'AB12CD34',
    kind: 'form',
    state: 'open',
    units: 1,
    promo: null,
    total: usd(298),
    charged: usd(0),
  },
  ...{ refunded: usd(0), beginsAt: 1, endsAt: null, dueAt: null, deliveredAt: null, endedAt: null, mayCancel: true },
  contract: { orderId: 'p1', until: Date.UTC(2026, 10, 16), beginsAt: null, withdrawnAt: null, mayWithdraw: true },
}

const EXTENSION = {
  ...{ days: 7, createdAt: Date.UTC(2026, 10, 20) },
  ...{ beginsAt: Date.UTC(2026, 11, 1), endsAt: Date.UTC(2026, 11, 8) },
}

export const OWN_START: OwnService = {
  ...{ id: 'g1', service: 'start', title: 'Starter package', createdAt: Date.UTC(2026, 10, 1) },
  ...{ text: 'A consultation, a form and 30 days of premium.', not: 'It promises no job.' },
  ...{ premium: { until: Date.UTC(2026, 11, 8), extensions: [EXTENSION] }, supportEmail: 'help@site.example' },
  parts: [
    { ...PART, id: 'p0', kind: 'consultation', state: 'missed', mayCancel: false },
    { ...PART, state: 'delivered', mayCancel: false },
    {
      ...{ ...PART, id: 'p2', kind: 'premium', units: 30, mayCancel: false },
      ...{ endsAt: Date.UTC(2026, 11, 1), dueAt: Date.UTC(2026, 10, 16) },
    },
  ],
}
