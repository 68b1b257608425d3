import { describe, expect, it } from 'vitest'
import { findNextAttempt } from './attempts.ts'

const policy = { window: 60_000, free: 3, delay: 1000, delayLimit: 10_000 }
const next = (made: number, last = 0) => findNextAttempt(policy, made, last)

describe('attempts', () => {
  it('pass without delay while they are few', () => {
    expect(next(0)).toBe(0)
    expect(next(2, 2)).toBe(0)
  })

  it('wait twice as long with every further one, up to the longest delay', () => {
    expect(next(3, 500)).toBe(1500)
    expect(next(4, 1500)).toBe(3500)
    expect(next(7, 7)).toBe(10_007)
    expect(next(500, 499)).toBe(10_499)
  })
})
