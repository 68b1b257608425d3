import { describe, expect, test } from 'vitest'
import { createExperience } from '#src/domain/cv/cv.ts'
import { readVoyages } from '#src/domain/sea-service/voyages.ts'
import { placeBars } from './place-bars.ts'

const TODAY = '2026-11-20'
const place = (...dates: [string, string | null][]) =>
  placeBars(
    readVoyages(
      dates.map(([startDate, endDate], index) => ({ ...createExperience(`${index}`), startDate, endDate })),
      TODAY,
    ).voyages,
    TODAY,
  )

describe('the rows of the timeline', () => {
  test('are years, the last one first, those without a contract too', () => {
    const rows = place(['2022-03-01', '2022-06-01'], ['2025-01-01', '2025-02-01'])
    expect(rows.map(({ year, bars }) => [year, bars.length])).toEqual([
      [2026, 0],
      [2025, 1],
      [2024, 0],
      [2023, 0],
      [2022, 1],
    ])
  })

  test('hold the part of a contract that lies in their year', () => {
    const [after, before] = place(['2024-07-01', '2025-12-31'], ['2026-10-01', '2026-11-01']).slice(1)
    expect(after?.bars[0]).toMatchObject({ start: 0, width: 1 })
    expect(before?.bars[0]?.start).toBeCloseTo(182 / 366)
    expect(before?.bars[0]?.width).toBeCloseTo(184 / 366)
  })

  test('show long times ashore, year by year', () => {
    const rows = place(['2023-01-01', '2023-10-31'], ['2024-12-01', '2026-10-31'])
    expect(rows.map(({ gaps }) => gaps.map(({ start }) => start > 0))).toEqual([[], [], [false], [true]])
  })

  test('put the second of two contracts on the same days into another lane, the next one back into the first', () => {
    const [row] = place(['2026-07-01', '2026-09-01'], ['2026-08-01', '2026-08-20'], ['2026-10-01', '2026-11-01'])
    expect(row?.bars.map(({ lane }) => lane)).toEqual([0, 1, 0])
  })

  test('draw no contract over another one, however many share a day', () => {
    const [row] = place(['2026-06-01', '2026-11-01'], ['2026-07-01', '2026-10-01'], ['2026-08-01', '2026-09-01'])
    expect(row?.bars.map(({ lane }) => lane)).toEqual([0, 1, 2])
  })

  test('are none without contracts', () => {
    expect(place()).toEqual([])
  })
})
