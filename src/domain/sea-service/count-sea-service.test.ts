import { describe, expect, it } from 'vitest'
import { countSeaService } from './count-sea-service.ts'

const TODAY = '2026-11-20'
const count = (...services: [string, string | null][]) =>
  countSeaService(
    services.map(([from, to]) => ({ from, to })),
    TODAY,
  )

describe('sea service', () => {
  it('counts the 15th to the 14th as one month', () => {
    expect(count(['2025-03-15', '2025-04-14'])).toEqual({ months: 1, days: 0 })
  })

  it('counts 3 January to 5 March as two months and three days', () => {
    expect(count(['2025-01-03', '2025-03-05'])).toEqual({ months: 2, days: 3 })
  })

  it('counts no day twice when contracts overlap', () => {
    expect(count(['2025-01-01', '2025-02-28'], ['2025-02-01', '2025-03-31'])).toEqual({ months: 3, days: 0 })
  })

  it('joins contracts that follow each other', () => {
    expect(count(['2025-01-10', '2025-01-24'], ['2025-01-25', '2025-02-09'])).toEqual({ months: 1, days: 0 })
  })

  it('adds odd days up at thirty', () => {
    expect(count(['2024-01-01', '2024-01-20'], ['2025-01-01', '2025-01-20'])).toEqual({ months: 1, days: 10 })
  })

  it('takes a month that begins on the 31st as ending with the shorter month', () => {
    expect(count(['2025-01-31', '2025-02-28'])).toEqual({ months: 1, days: 0 })
  })

  it('counts a contract that continues until today, and nothing of the future', () => {
    expect(count(['2026-10-21', null])).toEqual({ months: 1, days: 0 })
    expect(count(['2026-10-21', '2027-06-01'])).toEqual({ months: 1, days: 0 })
    expect(count(['2026-12-01', null])).toEqual({ months: 0, days: 0 })
  })

  it('ignores a contract that ends before it begins', () => {
    expect(count(['2025-05-01', '2025-04-01'])).toEqual({ months: 0, days: 0 })
  })

  it('counts a leap year as twelve months', () => {
    expect(count(['2024-01-01', '2024-12-31'])).toEqual({ months: 12, days: 0 })
  })
})
