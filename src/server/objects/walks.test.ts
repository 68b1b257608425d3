import { describe, expect, it } from 'vitest'
import { MINUTE, SECOND } from '#src/domain/time.ts'
import { findWalkers, isMachinePace, type Walk } from './walks.ts'

/** Returns a seeded generator of numbers below one. */
function createDice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** Views by accounts: `count` each, beginning at a separate part of the list. */
function walk(accounts: number, part: number, count: number, gap: () => number): Walk[] {
  return Array.from({ length: accounts }, (_, who) => {
    let at = 0
    return Array.from({ length: count }, (_none, turn) => {
      at += gap()
      return { who: `p${who}`, thing: String(who * part + turn), at }
    })
  }).flat()
}

const even = () => MINUTE
const hasty =
  (dice = createDice(3)) =>
  () =>
    Math.floor(dice() * 5 * SECOND)
/** Most profiles are left at once, some are read. */
const human =
  (dice = createDice(11)) =>
  () =>
    3 * SECOND + Math.floor(dice() ** 3 * 4 * MINUTE)

describe('accounts that walk through a list together', () => {
  it.each([
    ['as even as a clock', even],
    ['faster than anyone reads', hasty()],
  ])('are found when they go %s to people whom no other opens', (_, gap) => {
    expect(findWalkers(walk(5, 100, 50, gap))).toEqual(['p0', 'p1', 'p2', 'p3', 'p4'])
  })

  it('are none while people read at their own pace', () => {
    const walks = walk(5, 100, 50, human())
    expect(isMachinePace(walks.filter(({ who }) => who === 'p1').map(({ at }) => at))).toBe(false)
    expect(findWalkers(walks)).toEqual([])
  })

  it('are none where they look at the same people, are two, or opened few', () => {
    expect(findWalkers(walk(5, 30, 50, even))).toEqual([])
    expect(findWalkers(walk(2, 100, 50, even))).toEqual([])
    expect(findWalkers(walk(5, 100, 15, even))).toEqual([])
  })

  it('are found among others of their network', () => {
    const others = walk(3, 60, 40, human()).map((one) => ({ ...one, who: `reader ${one.who}` }))
    expect(findWalkers([...walk(3, 200, 40, hasty()), ...others])).toEqual(['p0', 'p1', 'p2'])
  })
})
