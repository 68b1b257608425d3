import { describe, expect, it } from 'vitest'
import { randomIds } from './ids.ts'

describe('ids', () => {
  it('of tables are UUIDv7 that sort by age', () => {
    const ids = [1, 1_700_000_000_000, 1_700_000_000_001, 2 ** 40].map(randomIds.key)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(ids.toSorted()).toEqual(ids.toSorted((first, second) => (first < second ? -1 : 1)))
    expect(Number.parseInt((ids[1] as string).replaceAll('-', '').slice(0, 12), 16)).toBe(1_700_000_000_000)
  })

  it('of people tell nothing, secrets have 256 bits, referral ids ten characters', () => {
    expect(randomIds.publicId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
    expect(randomIds.secret()).toMatch(/^[\w-]{43}$/)
    expect(randomIds.referralId()).toMatch(/^[a-z2-7]{10}$/)
  })
})
