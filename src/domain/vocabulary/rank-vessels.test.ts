import { describe, expect, test } from 'vitest'
import { isSensible, listRanksOf, listVesselTypesOf } from './rank-vessels.ts'
import { RANKS } from './ranks.ts'
import { findTrade, readVesselTypes, VESSEL_TRADES } from './vessel-trades.ts'
import { VESSEL_TYPES } from './vessel-types.ts'

describe('trades', () => {
  test('share the vessel types out among themselves', () => {
    const shared = VESSEL_TRADES.flatMap((trade) => readVesselTypes(trade))
    expect(shared.map(({ slug }) => slug).sort()).toEqual(VESSEL_TYPES.map(({ slug }) => slug).sort())
    for (const { slug } of VESSEL_TYPES) expect(findTrade(slug), slug).toBeDefined()
    expect(findTrade('submarine')).toBeUndefined()
  })
})

test.each([
  ['chief-officer', 'lng-carrier', true],
  ['gas-engineer', 'lng-carrier', true],
  ['cargo-engineer', 'tug', false],
  ['pumpman', 'bulk-carrier', false],
  ['pumpman', 'chemical-tanker', true],
  ['dancer', 'bulk-carrier', false],
  ['dancer', 'cruise-ship', true],
  ['dpo', 'shuttle-tanker', true],
  ['dpo', 'container-ship', false],
  ['driller', 'psv', false],
  ['driller', 'drillship', true],
  ['third-officer', 'jack-up', false],
  ['master', 'tug', true],
  ['staff-captain', 'tug', false],
  ['wind-technician', 'sov', true],
  ['crewing-manager', 'bulk-carrier', false],
  ['admiral', 'bulk-carrier', false],
  ['master', 'submarine', false],
])('%s on a %s: %s', (rank, vessel, sensible) => {
  expect(isSensible(rank, vessel)).toBe(sensible)
})

test('every post at sea has its vessel types, every vessel type its crew', () => {
  const nowhere = RANKS.filter(({ slug }) => listVesselTypesOf(slug).length === 0)
  expect(nowhere.map(({ group }) => group)).toEqual(nowhere.map(() => 'shore'))
  for (const { slug } of VESSEL_TYPES) expect(listRanksOf(slug).length, slug).toBeGreaterThan(3)
})

test('a post is at home in a fleet that its vocabulary names', () => {
  for (const { slug, fleets, group } of RANKS) {
    if (group === 'shore') continue
    const known = new Set(listVesselTypesOf(slug).map(({ fleet }) => fleet))
    expect(
      fleets.some((fleet) => known.has(fleet)),
      slug,
    ).toBe(true)
  }
})
