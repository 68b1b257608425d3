import { describe, expect, test } from 'vitest'
import { breakDown, sumService } from './break-down.ts'
import { createContract, onShip, TODAY } from './voyages.fixture.ts'
import { readVoyages } from './voyages.ts'

const CONTRACTS = [
  createContract(
    '2025-01-01',
    '2025-06-30',
    onShip('lng-carrier', {
      position: 'chief-officer',
      company: 'North  Strand',
      engineName: 'MAN B&W',
      engineModel: '5G70ME-GI',
    }),
  ),
  createContract(
    '2018-01-01',
    '2018-03-31',
    onShip('lpg-carrier', {
      position: 'second-officer',
      company: 'NORTH STRAND',
      engineName: 'man b&w',
      engineModel: '5G70ME-GI',
    }),
  ),
  createContract(
    '2025-06-01',
    '2025-08-31',
    onShip('lng-carrier', { position: 'chief-officer', company: 'Ostrava Marine' }),
  ),
]
const { voyages } = readVoyages(CONTRACTS, TODAY)
const months = (whole: number, days = 0) => ({ unit: 'months', months: whole, days })

describe('sea service in parts', () => {
  test('by rank: contracts on the same days count once', () => {
    expect(breakDown(voyages, 'rank', 'calendar', TODAY)).toEqual([
      { name: 'chief-officer', total: months(8), recent: months(8) },
      { name: 'second-officer', total: months(3), recent: months(0) },
    ])
  })

  test('by company: one that was typed otherwise is the same, with the name that was typed last', () => {
    expect(breakDown(voyages, 'company', 'calendar', TODAY).map(({ name, total }) => [name, total])).toEqual([
      ['North Strand', months(9)],
      ['Ostrava Marine', months(3)],
    ])
  })

  test('by engine: maker and model; what no one told comes last', () => {
    expect(breakDown(voyages, 'engine', 'calendar', TODAY).map(({ name }) => name)).toEqual(['MAN B&W 5G70ME-GI', null])
  })

  test('by type of vessel, in days that a matrix counts', () => {
    expect(breakDown(voyages, 'vessel', 'matrix', TODAY).map(({ name, total }) => [name, total])).toEqual([
      ['lng-carrier', { unit: 'years', years: 0.7 }],
      ['lpg-carrier', { unit: 'years', years: 0.2 }],
    ])
  })

  test('the last five years are sixty months to today', () => {
    expect(sumService([{ first: 0, last: 30_000 }], 'calendar', TODAY).recent).toEqual(months(60))
  })
})

describe('contracts of a CV', () => {
  const read = (...contracts: Parameters<typeof createContract>[]) =>
    readVoyages(
      contracts.map((contract) => createContract(...contract)),
      TODAY,
    )

  test('one without a last day continues until today, and no further', () => {
    expect(sumService(read(['2026-10-21', null]).voyages, 'calendar', TODAY).total).toEqual(months(1))
    expect(sumService(read(['2026-10-21', '2027-03-01']).voyages, 'calendar', TODAY).total).toEqual(months(1))
  })

  test('those whose days are missing or cannot be are left out and counted', () => {
    expect(
      read([null, '2025-01-01'], ['2025-02-31', null], ['2025-05-02', '2025-05-01'], ['2025-05-01', 'soon']),
    ).toEqual({
      voyages: [],
      unread: 4,
      ahead: 0,
    })
  })

  test('those that are still to begin are counted apart', () => {
    expect(read(['2026-12-01', null], ['2026-12-01', '2027-01-01'])).toEqual({ voyages: [], unread: 0, ahead: 2 })
  })
})
