import { createProfile } from './vessel-profile.ts'

const cruise = { focus: 'cruise', crewKind: 'cruise', text: ['passenger', 'cruise'], area: 'cruise', dp: [] } as const
const quiet = { ...cruise, text: ['passenger'] } as const
const ferry = { ...cruise, focus: 'ferry', crewKind: 'ferry', text: ['passenger'], area: 'ferry' } as const

// biome-ignore format: a table
export const PASSENGER_VESSELS = [
  createProfile('cruise-ship', 12, cruise, [[null, 1, '680-5600-10', 'pax', 0, 38, 1.08, '380-1600', 'cruise']]),
  createProfile('expedition-ship', 1.3, { ...quiet, area: 'polar' }, [[null, 1, '110-250-2', 'pax', 0, 62, 1.02, '90-170', 'diesel']]),
  createProfile('river-cruise', 1.6, { ...quiet, crewKind: 'river-cruise', area: 'river' }, [[null, 1, '110-200-2', 'pax', 0, 0, 0.66, '35-55', 'riverCruise']]),
  createProfile('sail-passenger', 0.4, quiet, [[null, 1, '60-300-2', 'pax', 0, 48, 0.9, '50-140', 'diesel']]),
  createProfile('ro-pax', 2.2, ferry, [[null, 1, '600-2800-10', 'pax', 0, 18, 0.94, '45-110', 'ferry']]),
  createProfile('ferry', 1, ferry, [[null, 1, '200-1200-10', 'pax', 0, 9, 0.78, '10-40', 'medium']]),
  createProfile('passenger-car-ferry', 0.7, ferry, [[null, 1, '250-900-10', 'pax', 0, 11, 0.8, '12-35', 'medium']]),
  createProfile('high-speed-craft', 0.7, ferry, [[null, 1, '250-900-10', 'pax', 0, 6, 0.92, '14-30', 'hsc']]),
]
