/** The ways to pay: a bank transfer with a reference, and a page of Stripe. */
export const PROVIDER_NAMES = ['invoice', 'stripe'] as const
export type ProviderName = (typeof PROVIDER_NAMES)[number]

/** `part-paid`: less than the amount arrived. `unknown`: the answer of a provider was lost, and it is looked up. */
export const PAYMENT_STATES = ['waiting', 'part-paid', 'paid', 'expired', 'cancelled', 'refunded', 'unknown'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/**
 * `part`, `full`: money arrived, and the sum is less than the amount, or not. `fail`: the provider refused the payment. `lose`, `find`: an answer
 * was lost, or the payment was found at the provider and nothing has been paid yet.
 */
export const PAYMENT_EVENTS = ['part', 'full', 'expire', 'cancel', 'fail', 'refund', 'lose', 'find'] as const
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number]

const ARRIVALS = { part: 'part-paid', full: 'paid' } as const

/** The next state of each state and event. Money that arrives is always credited, also after the payment expired or was cancelled. */
export const PAYMENT_MOVES: Readonly<Record<PaymentState, Readonly<Partial<Record<PaymentEvent, PaymentState>>>>> = {
  waiting: { ...ARRIVALS, expire: 'expired', cancel: 'cancelled', fail: 'cancelled', lose: 'unknown' },
  'part-paid': { ...ARRIVALS, expire: 'expired', cancel: 'cancelled', fail: 'cancelled', refund: 'refunded' },
  paid: { part: 'paid', full: 'paid', refund: 'refunded' },
  expired: { ...ARRIVALS, refund: 'refunded' },
  cancelled: { ...ARRIVALS, refund: 'refunded' },
  refunded: { part: 'paid', full: 'paid' },
  unknown: { ...ARRIVALS, expire: 'expired', cancel: 'cancelled', fail: 'cancelled', find: 'waiting' },
}

/** States of a payment that may still be paid and counts towards the limit of a balance. */
export const OPEN_PAYMENT_STATES: readonly PaymentState[] = ['waiting', 'part-paid', 'unknown']

/** More payments are not started while as many of a balance are open, so that all of them are listed. */
export const MAX_OPEN_PAYMENTS = 20
/** How far a payment at a provider is: its page is open, the bank has not confirmed it yet, or it failed. */
export const PAYMENT_STAGES = ['open', 'processing', 'failed'] as const
export type PaymentStage = (typeof PAYMENT_STAGES)[number]

/** How long the page of a provider accepts a payment, in hours. */
export const PAGE_HOURS = 2

/** What a payment at a provider caused in our books. */
export const PROVIDER_EFFECTS = ['paid', 'fee', 'withdrawn', 'reinstated', 'refunded', 'returned'] as const
export type ProviderEffect = (typeof PROVIDER_EFFECTS)[number]

/**
 * `inquiry`: a question of the bank that takes no money, `closed` at its end. `open`: evidence is expected. `reviewed`: the bank has our evidence.
 */
export const DISPUTE_STATES = ['inquiry', 'open', 'reviewed', 'closed', 'won', 'lost'] as const
export type DisputeState = (typeof DISPUTE_STATES)[number]
export const ENDED_DISPUTE_STATES: readonly DisputeState[] = ['closed', 'won', 'lost']

/** How long a transfer may take before its payment expires, and how long before that a reminder is sent, in days. */
export const TRANSFER_DAYS = 14
export const REMINDER_DAYS = 3

/** Money on a bank account: it waits for two admins, and is then credited, returned to the payer, or not a payment to us. */
export const BANK_PAYMENT_STATES = ['new', 'credited', 'returned', 'ignored'] as const
export type BankPaymentState = (typeof BANK_PAYMENT_STATES)[number]
