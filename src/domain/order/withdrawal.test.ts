import { expect, test } from 'vitest'
import { DAY, HOUR } from '../time.ts'
import { judgeWithdrawal, orderBegin, WITHDRAWAL_DAYS, withdrawalEnd } from './withdrawal.ts'

const createdAt = Date.UTC(2026, 10, 19, 23, 59)
const END = Date.UTC(2026, 11, 5)

test('the right to withdraw ends at midnight UTC, the same for all orders of a day', () => {
  expect(withdrawalEnd(createdAt)).toBe(END)
  expect(withdrawalEnd(Date.UTC(2026, 10, 19))).toBe(END)
  expect(withdrawalEnd(Date.UTC(2026, 10, 20))).toBe(END + DAY)
})

/** The end of the fourteenth day after the day of an order, as the buyer counts them with a clock that is some hours ahead of UTC. */
const localEnd = (orderedAt: number, hours: number) =>
  (Math.floor((orderedAt + hours * HOUR) / DAY) + 1 + WITHDRAWAL_DAYS) * DAY - hours * HOUR

test('the buyer has 14 whole days after the day of the order in every time zone, and no two days more', () => {
  for (let hours = -12; hours <= 14; hours += 1)
    for (let hour = 0; hour < 24; hour += 1) {
      const orderedAt = Date.UTC(2026, 10, 19, hour, 30)
      const extra = withdrawalEnd(orderedAt) - localEnd(orderedAt, hours)
      expect(extra, `${hours} ${hour}`).toBeGreaterThanOrEqual(0)
      expect(extra, `${hours} ${hour}`).toBeLessThan(2 * DAY)
    }
})

test('an order begins when it is placed if the buyer asked for it, and otherwise after the time for withdrawal', () => {
  expect(orderBegin({ createdAt, beginAskedAt: createdAt })).toBe(createdAt)
  expect(orderBegin({ createdAt, beginAskedAt: null })).toBe(END)
})

test.each([
  ['held', 'open'],
  ['part-fulfilled', 'open'],
  ['fulfilled', 'performed'],
  ['part-cancelled', 'ended'],
  ['cancelled', 'ended'],
  ['expired', 'ended'],
  ['refunded', 'ended'],
] as const)('of an order in the state %s a withdrawal is %s', (state, expected) => {
  const order = { state, createdAt, isWithdrawn: false, hasRefund: false }
  expect(judgeWithdrawal(order, END - 1)).toBe(expected)
  expect(judgeWithdrawal(order, END)).toBe('late')
  expect(judgeWithdrawal({ ...order, isWithdrawn: true }, END)).toBe('withdrawn')
})

test('what was charged without being owed keeps a withdrawal open after everything was delivered', () => {
  const order = { state: 'fulfilled', createdAt, isWithdrawn: false, hasRefund: true } as const
  expect(judgeWithdrawal(order, END - 1)).toBe('open')
})
