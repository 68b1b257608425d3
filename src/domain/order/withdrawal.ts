import { DAY } from '../time.ts'
import { OPEN_ORDER_STATES, type OrderState, REFUNDABLE_STATES } from './order-states.ts'

/** How long a buyer can withdraw from an order, in days after the day of the order (Directive 2011/83/EU, Article 9). */
export const WITHDRAWAL_DAYS = 14

/** The version of the words by which a buyer asks for an early beginning: `order-withdrawal.begin.label`. Version 1 was required in every order. */
export const BEGIN_WORDING = 2

/** The day of the order does not count (Regulation 1182/71, Article 3). It can be a day later where the buyer lives than in UTC. */
const UNCOUNTED_DAYS = 2

/**
 * When the right to withdraw ends, in UTC ms: at the first midnight UTC at which the last day is over in every time zone, because the zone of
 * the buyer is not known.
 */
export const withdrawalEnd = (orderedAt: number): number =>
  Math.floor(orderedAt / DAY) * DAY + (WITHDRAWAL_DAYS + UNCOUNTED_DAYS) * DAY

type Begun = { createdAt: number; beginAskedAt: number | null }

/** When fulfilling an order may begin, in UTC ms: at the order if the buyer asked for it, or when the right to withdraw has ended. */
export const orderBegin = ({ createdAt, beginAskedAt }: Begun): number =>
  beginAskedAt === null ? withdrawalEnd(createdAt) : createdAt

/**
 * Whether a buyer can withdraw. `open`: yes. `withdrawn`: it was done. `late`: the time is over. `performed`: everything was delivered, as
 * the buyer had asked. `ended`: the order was cancelled, expired or refunded before.
 */
export const WITHDRAWAL_STATES = ['open', 'withdrawn', 'late', 'performed', 'ended'] as const
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number]

type Judged = {
  createdAt: number
  state: OrderState
  isWithdrawn: boolean
  /** Whether something that was charged is refunded by a withdrawal. */
  hasRefund: boolean
}

/** Decides a withdrawal that was declared at an instant (UTC ms). */
export function judgeWithdrawal({ state, isWithdrawn, hasRefund, createdAt }: Judged, at: number): WithdrawalState {
  if (isWithdrawn) return 'withdrawn'
  if (at >= withdrawalEnd(createdAt)) return 'late'
  if (OPEN_ORDER_STATES.includes(state)) return 'open'
  if (hasRefund && REFUNDABLE_STATES.includes(state)) return 'open'
  return state === 'fulfilled' ? 'performed' : 'ended'
}
