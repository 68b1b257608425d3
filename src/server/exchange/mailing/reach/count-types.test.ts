import { expect, test } from 'vitest'
import { countTypes } from './count-types.ts'

test('an agency counts for the types and fleets of its rule, and for every type without one', () => {
  const ships = [
    { ships: { fleets: [], vesselTypes: [] } },
    { ships: { fleets: ['tanker-fleet' as const], vesselTypes: ['lng-carrier'] } },
    { ships: { fleets: ['merchant-fleet' as const], vesselTypes: [] } },
  ]
  const types = countTypes(ships, ['tanker-fleet', 'merchant-fleet'])
  expect(types).toMatchObject({ 'lng-carrier': 2, 'lpg-carrier': 1, 'bulk-carrier': 2 })
  expect(countTypes(ships, ['offshore-fleet'])).not.toHaveProperty('lng-carrier')
})
