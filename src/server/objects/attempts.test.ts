import { describe, expect, it } from 'vitest'
import { findNextAttempt } from './attempts.ts'

const policy = { window: 60_000, free: 3, delay: 1000, delayLimit: 10_000 }
const next = (...attempts: number[]) => findNextAttempt(policy, attempts)

describe('attempts', () => {
  it('pass without delay while they are few', () => {
    expect(next()).toBe(0)
    expect(next(1, 2)).toBe(0)
  })

  it('wait twice as long with every further one, up to the longest delay', () => {
    expect(next(1, 2, 500)).toBe(1500)
    expect(next(1, 2, 500, 1500)).toBe(3500)
    expect(next(1, 2, 3, 4, 5, 6, 7)).toBe(10_007)
    expect(next(...Array.from({ length: 500 }, (_, index) => index))).toBe(10_499)
  })
})
