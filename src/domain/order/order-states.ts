/**
 * States of an order. `held`: placed, and its price is held. `part-fulfilled`: a part was delivered and charged, the rest is held.
 * `part-cancelled`: a part was delivered, and the rest was released. `expired`: nothing was delivered in time.
 */
export const ORDER_STATES = [
  ...(['held', 'part-fulfilled', 'fulfilled', 'part-cancelled', 'cancelled', 'expired'] as const),
  ...(['part-refunded', 'refunded'] as const),
] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** `part`, `rest`: a part was delivered, or everything that was left. `refund-part`, `refund-rest`: the same for what was charged. */
export const ORDER_EVENTS = ['part', 'rest', 'cancel', 'expire', 'refund-part', 'refund-rest'] as const
export type OrderEvent = (typeof ORDER_EVENTS)[number]

const REFUNDS = { 'refund-part': 'part-refunded', 'refund-rest': 'refunded' } as const

/**
 * The next state of each state and event. An order is refunded after it has ended, because credit notes refer to its invoice: an order of
 * which a part is still held is cancelled first.
 */
export const ORDER_MOVES: Readonly<Record<OrderState, Readonly<Partial<Record<OrderEvent, OrderState>>>>> = {
  held: { part: 'part-fulfilled', rest: 'fulfilled', cancel: 'cancelled', expire: 'expired' },
  'part-fulfilled': { part: 'part-fulfilled', rest: 'fulfilled', cancel: 'part-cancelled', expire: 'part-cancelled' },
  fulfilled: REFUNDS,
  'part-cancelled': REFUNDS,
  cancelled: {},
  expired: {},
  'part-refunded': REFUNDS,
  refunded: {},
}

/** States of which something is held. */
export const OPEN_ORDER_STATES: readonly OrderState[] = ['held', 'part-fulfilled']
/** States of an ended order of which nothing was delivered. */
export const UNDELIVERED_ORDER_STATES: readonly OrderState[] = ['cancelled', 'expired']
/** States in which something charged can be refunded. */
export const REFUNDABLE_STATES: readonly OrderState[] = ['fulfilled', 'part-cancelled', 'part-refunded']

/** What the history of an order records. */
export const ORDER_ACTS = ['placed', 'fulfilled', 'cancelled', 'expired', 'refunded'] as const
export type OrderAct = (typeof ORDER_ACTS)[number]

/** Why a charged amount is refunded, as its credit note says. */
export const REFUND_REASONS = ['withdrawal', 'not-as-ordered', 'charged-by-mistake', 'goodwill'] as const
export type RefundReason = (typeof REFUND_REASONS)[number]
