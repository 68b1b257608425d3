import { describe, expect, test } from 'vitest'
import { findGaps, findOverlaps } from './gaps.ts'
import { createContract, TODAY } from './voyages.fixture.ts'
import { readVoyages } from './voyages.ts'

const read = (...dates: [string, string | null][]) =>
  readVoyages(
    dates.map(([from, to]) => createContract(from, to, { fleetVesselName: from })),
    TODAY,
  ).voyages

describe('time ashore', () => {
  test('of six months is none to speak of, of a day more it is', () => {
    expect(findGaps(read(['2024-01-01', '2024-02-29'], ['2024-09-01', null]), TODAY)).toEqual([])
    expect(findGaps(read(['2024-01-01', '2024-02-29'], ['2024-09-02', null]), TODAY)).toEqual([
      { from: '2024-03-01', to: '2024-09-01', length: { months: 6, days: 1 } },
    ])
  })

  test('is between what contracts cover together, in whatever order they stand', () => {
    const gaps = findGaps(read(['2025-06-01', null], ['2023-01-01', '2024-05-31'], ['2023-03-01', '2023-06-30']), TODAY)
    expect(gaps).toEqual([{ from: '2024-06-01', to: '2025-05-31', length: { months: 12, days: 0 } }])
  })

  test('is nothing where there is one contract, or none', () => {
    expect(findGaps(read(['2020-01-01', null]), TODAY)).toEqual([])
    expect(findGaps([], TODAY)).toEqual([])
  })
})

describe('time ashore since the last sign-off', () => {
  test('is told too once it is longer than six months', () => {
    const since = (signedOff: string) => findGaps(read(['2020-01-01', signedOff]), '2026-11-20')
    expect(since('2026-05-20')).toEqual([])
    expect(since('2026-05-19')).toEqual([{ from: '2026-05-20', to: '2026-11-20', length: { months: 6, days: 1 } }])
  })

  test('is none for anyone who is on board', () => {
    expect(findGaps(read(['2020-01-01', null]), '2026-11-20')).toEqual([])
  })
})

describe('contracts on the same days', () => {
  const names = (...dates: [string, string | null][]) =>
    findOverlaps(read(...dates)).map(({ from, to, entries }) => [
      from,
      to,
      ...entries.map((entry) => entry.fleetVesselName),
    ])

  test('are listed with the days that they share', () => {
    expect(names(['2025-02-10', '2025-06-01'], ['2025-01-01', '2025-02-20'])).toEqual([
      ['2025-02-10', '2025-02-20', '2025-01-01', '2025-02-10'],
    ])
    expect(names(['2024-01-01', null], ['2025-01-01', '2025-02-01'])).toHaveLength(1)
  })

  test('are not those where someone changes ship within a day', () => {
    expect(names(['2025-01-01', '2025-02-20'], ['2025-02-20', '2025-06-01'])).toEqual([])
  })
})
