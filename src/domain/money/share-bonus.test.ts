import { expect, test } from 'vitest'
import { amountOf } from './amount.ts'
import { shareBonus } from './share-bonus.ts'

const usd = (minor: number) => amountOf(minor, 'USD')

test.each([
  ['nothing was spent', [500, 300], 800, [500, 300]],
  ['the oldest is spent first', [500, 300], 600, [300, 300]],
  ['and then the next', [500, 300], 100, [0, 100]],
  ['all was spent', [500, 300], 0, [0, 0]],
  ['more is there than was added', [500, 300], 900, [500, 300]],
])('of a bonus is left what was not spent: %s', (_, added, balance, left) => {
  expect(shareBonus(added.map(usd), usd(balance))).toEqual(left.map(usd))
})
