import type { MoneyCurrency } from '#src/domain/money/amount.ts'
import type { AccountKind, EntryKind } from '#src/domain/money/ledger.ts'

/** An entry of a demo balance, with legs in minor units by account. */
export type DemoEntry = {
  kind: EntryKind
  /** Days before now. */
  ago: number
  currency: MoneyCurrency
  legs: readonly (readonly [AccountKind, number])[]
  /** For a hold: its name, and in how many days from now it ends. */
  hold?: string
  ends?: number
  /** For what follows a hold: its name. */
  of?: string
  /** Of an order: the end of the reference. */
  cause?: string
  /** For a top-up: the name of its payment. */
  payment?: string
}

/** A payment by transfer. What arrived follows from the entries that name it. */
export type DemoPayment = {
  name: string
  /** Days before now. */
  ago: number
  currency: MoneyCurrency
  asked: number
  state: 'waiting' | 'paid' | 'expired' | 'cancelled'
}

const topUp = (payment: string, ago: number, currency: MoneyCurrency, minor: number): DemoEntry => ({
  ...{ kind: 'top-up', ago, currency, payment },
  legs: [
    ['bank', -minor],
    ['available', minor],
  ],
})

const hold = (name: string, ago: number, ends: number, currency: MoneyCurrency, minor: number): DemoEntry => ({
  ...{ kind: 'hold', ago, currency, hold: name, ends },
  legs: [
    ['available', -minor],
    ['held', minor],
  ],
})

const after = (
  kind: 'capture' | 'void' | 'refund',
  of: string,
  ago: number,
  currency: MoneyCurrency,
  minor: number,
): DemoEntry => {
  const [from, to] = (
    { capture: ['held', 'revenue'], void: ['held', 'available'], refund: ['revenue', 'available'] } as const
  )[kind]
  return {
    ...{ kind, ago, currency, of },
    legs: [
      [from, -minor],
      [to, minor],
    ],
  }
}

/** Some months of a seafarer. The last order takes a bonus before money. */
export const SEAMAN_ENTRIES: readonly DemoEntry[] = [
  topUp('first', 146, 'USD', 6000),
  hold('cv', 128, -98, 'USD', 1500),
  after('capture', 'cv', 127, 'USD', 1500),
  topUp('hryvnia', 101, 'UAH', 90_000),
  topUp('euro', 52, 'EUR', 1250),
  topUp('parts', 40, 'USD', 2000),
  topUp('parts', 37, 'USD', 3000),
  hold('merchant', 28, 2, 'USD', 1200),
  { ...after('capture', 'merchant', 25, 'USD', 1200), cause: 'letters' },
  // The order has version 2 then.
  { ...after('refund', 'merchant', 19, 'USD', 200), cause: 'refund:2' },
  {
    ...{ kind: 'bonus', ago: 9, currency: 'USD' },
    legs: [
      ['bonus-expense', -500],
      ['bonus', 500],
    ],
  },
  {
    ...{ kind: 'hold', ago: 8, currency: 'USD', hold: 'tankers', ends: 22 },
    legs: [
      ['bonus', -500],
      ['bonus-held', 500],
      ['available', -200],
      ['held', 200],
    ],
  },
  {
    ...{ kind: 'capture', ago: 1, currency: 'USD', of: 'tankers', cause: 'letters' },
    legs: [
      ['bonus-held', -250],
      ['revenue', 250],
    ],
  },
]

export const SEAMAN_PAYMENTS: readonly DemoPayment[] = [
  { name: 'first', ago: 149, currency: 'USD', asked: 6000, state: 'paid' },
  { name: 'hryvnia', ago: 103, currency: 'UAH', asked: 90_000, state: 'paid' },
  { name: 'euro', ago: 54, currency: 'EUR', asked: 1250, state: 'paid' },
  { name: 'parts', ago: 43, currency: 'USD', asked: 5000, state: 'paid' },
  { name: 'missed', ago: 30, currency: 'USD', asked: 3000, state: 'expired' },
  { name: 'open', ago: 4, currency: 'EUR', asked: 2500, state: 'waiting' },
]

export const COMPANY_ENTRIES: readonly DemoEntry[] = [
  topUp('hryvnia', 132, 'UAH', 820_000),
  hold('first', 110, -80, 'UAH', 150_000),
  after('void', 'first', 106, 'UAH', 150_000),
  topUp('dollar', 75, 'USD', 15_000),
  hold('posts', 60, -30, 'USD', 4000),
  after('capture', 'posts', 58, 'USD', 4000),
  after('refund', 'posts', 50, 'USD', 1000),
  hold('now', 2, 28, 'UAH', 60_000),
]

export const COMPANY_PAYMENTS: readonly DemoPayment[] = [
  { name: 'hryvnia', ago: 135, currency: 'UAH', asked: 820_000, state: 'paid' },
  { name: 'dollar', ago: 78, currency: 'USD', asked: 15_000, state: 'paid' },
  { name: 'dropped', ago: 12, currency: 'USD', asked: 10_000, state: 'cancelled' },
  { name: 'open', ago: 5, currency: 'USD', asked: 20_000, state: 'waiting' },
]
