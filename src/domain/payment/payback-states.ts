/**
 * Money that leaves a balance. `waiting`: reserved, nothing was sent. `preparing`: an admin makes the transfer. `unknown`: the provider was asked,
 * and its answer is not known. `pending`: the provider accepted it. `failed`: it came back to the balance, or never left it.
 */
export const PAYBACK_STATES = ['waiting', 'preparing', 'unknown', 'pending', 'sent', 'failed', 'cancelled'] as const
export type PaybackState = (typeof PAYBACK_STATES)[number]

/** `prepare`, `release`: by an admin. `ask`, `accept`: the provider. `confirm`: it was sent, as two admins or the provider confirm. */
export const PAYBACK_EVENTS = ['prepare', 'release', 'ask', 'accept', 'confirm', 'fail', 'cancel'] as const
export type PaybackEvent = (typeof PAYBACK_EVENTS)[number]

/**
 * The next state of each state and event. A pay-back can be cancelled until its transfer is prepared or its provider is asked. A bank can return what
 * was sent.
 */
export const PAYBACK_MOVES: Readonly<Record<PaybackState, Readonly<Partial<Record<PaybackEvent, PaybackState>>>>> = {
  waiting: { prepare: 'preparing', ask: 'unknown', cancel: 'cancelled' },
  preparing: { release: 'waiting', confirm: 'sent', fail: 'failed' },
  unknown: { accept: 'pending', confirm: 'sent', fail: 'failed' },
  pending: { confirm: 'sent', fail: 'failed' },
  sent: { fail: 'failed' },
  failed: {},
  cancelled: {},
}

/** The money has not left the books: it is held. */
export const RESERVED_STATES: readonly PaybackState[] = ['waiting', 'preparing', 'unknown']
/** Nothing was decided yet. */
export const OPEN_PAYBACK_STATES: readonly PaybackState[] = [...RESERVED_STATES, 'pending']
/** Nothing left the balance, so it does not count as paid back. */
export const UNDONE_STATES: readonly PaybackState[] = ['failed', 'cancelled']

/** Within how many days money is paid back. */
export const PAYBACK_DAYS = 14

/**
 * Why money leaves. `balance`: the person asked for it. `refund`: two admins decided it. `provider`: it was refunded on the pages of the provider.
 * `recall`: the bank took a transfer back.
 */
export const PAYBACK_CAUSES = ['balance', 'refund', 'provider', 'recall'] as const
export type PaybackCause = (typeof PAYBACK_CAUSES)[number]
