import { expect, test } from 'vitest'
import { DAY } from '../time.ts'
import { judgeWithdrawal, orderBegin, withdrawalEnd } from './withdrawal.ts'

const createdAt = Date.UTC(2026, 10, 19, 23, 59)
const END = Date.UTC(2026, 11, 4)

test('the day of the order does not count, and the fourteenth day ends at midnight UTC', () => {
  expect(withdrawalEnd(createdAt)).toBe(END)
  expect(withdrawalEnd(Date.UTC(2026, 10, 19))).toBe(END)
  expect(withdrawalEnd(Date.UTC(2026, 10, 20))).toBe(END + DAY)
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
  const order = { state, createdAt, beginAskedAt: createdAt, isWithdrawn: false, hasRefund: false }
  expect(judgeWithdrawal(order, END - 1)).toBe(expected)
  expect(judgeWithdrawal(order, END)).toBe('late')
  expect(judgeWithdrawal({ ...order, isWithdrawn: true }, END)).toBe('withdrawn')
})

test('what was charged without being owed keeps a withdrawal open after everything was delivered', () => {
  const order = { state: 'fulfilled', createdAt, beginAskedAt: null, isWithdrawn: false, hasRefund: true } as const
  expect(judgeWithdrawal(order, END - 1)).toBe('open')
})
