import { createProfile } from './vessel-profile.ts'

const supply = { focus: 'supply', crewKind: 'supply', text: ['offshore', 'field'], area: 'offshore', dp: [2] } as const
const towing = { ...supply, crewKind: 'towing', dp: [1, 2] } as const
const subsea = { ...supply, focus: 'subsea', crewKind: 'subsea', dp: [2, 3] } as const
const rig = { ...supply, focus: 'rig', crewKind: 'rig', area: 'offshore', dp: [] } as const
const wind = { ...supply, focus: 'wind', crewKind: 'wind', text: ['offshore'], area: 'north-sea', dp: [2] } as const
const tug = { ...supply, focus: 'tug', crewKind: 'tug', text: ['tug'], area: 'port', dp: [] } as const

// biome-ignore format: a table
export const OFFSHORE_VESSELS = [
  createProfile('psv', 4, supply, [[null, 1, '3100-5900-50', 'DWT', 1, 0.86, 1, '12-18', 'diesel']]),
  createProfile('osv', 1.4, supply, [[null, 1, '1400-3300-50', 'DWT', 1, 0.9, 0.9, '12-16', 'diesel']]),
  createProfile('mpsv', 1, supply, [[null, 1, '3300-7200-50', 'GT', 0.9, 1, 1.05, '18-40', 'diesel']]),
  createProfile('errv', 0.7, { ...supply, crewKind: 'standby', dp: [] }, [[null, 1, '1100-2600-50', 'GT', 0.7, 1, 0.85, '12-15', 'small']]),
  createProfile('ahts', 3.4, towing, [[null, 1, '5150-27200-50', 'BHP', 0, 0.22, 1.05, '14-18', 'anchor']]),
  createProfile('aht', 0.7, { ...towing, dp: [1] }, [[null, 1, '4200-9600-50', 'BHP', 0, 0.14, 0.9, '10-14', 'anchor']]),
  createProfile('crew-boat', 1, { ...supply, crewKind: 'boat', dp: [] }, [[null, 1, '40-120-2', 'pax', 0, 3.4, 0.62, '6-9', 'fast']]),
  createProfile('utility', 0.6, tug, [[null, 1, '180-480-10', 'GT', 0, 1, 0.75, '6-9', 'tug']]),
  createProfile('tug', 3.2, tug, [[null, 1, '3200-6800-50', 'BHP', 0, 0.09, 0.78, '5-9', 'tug']]),
  createProfile('escort-tug', 0.6, tug, [[null, 1, '6400-8200-50', 'BHP', 0, 0.1, 0.88, '6-9', 'tug']]),
  createProfile('dsv', 1.1, { ...subsea, crewKind: 'dive' }, [[null, 1, '5200-14900-50', 'GT', 0.7, 1, 1.15, '70-120', 'diesel']]),
  createProfile('construction-vessel', 2.2, subsea, [[null, 1, '6200-17800-50', 'GT', 0.75, 1, 1.15, '60-120', 'diesel']]),
  createProfile('rovsv', 1, subsea, [[null, 1, '3900-9800-50', 'GT', 0.75, 1, 1.1, '45-75', 'diesel']]),
  createProfile('pipelay', 1, subsea, [[null, 1, '15000-48000-100', 'GT', 0.8, 1, 1.2, '120-300', 'rig']]),
  createProfile('survey', 0.9, { ...subsea, dp: [1, 2] }, [[null, 1, '1600-5400-50', 'GT', 0.5, 1, 0.95, '28-50', 'diesel']]),
  createProfile('seismic', 0.6, { ...subsea, crewKind: 'seismic', dp: [] }, [[null, 1, '7500-20600-50', 'GT', 0.5, 1, 1.05, '50-70', 'diesel']]),
  createProfile('jack-up', 2.2, rig, [[null, 1, '7200-19500-100', 'GT', 0, 1, 1.1, '90-130', 'rig']]),
  createProfile('semi-submersible', 0.9, { ...rig, dp: [3] }, [[null, 1, '26000-42000-100', 'GT', 0, 1, 1.22, '110-160', 'rig']]),
  createProfile('drillship', 1.1, { ...rig, dp: [3] }, [[null, 1, '58000-69500-100', 'GT', 0.95, 1, 1.3, '150-200', 'rig']]),
  createProfile('fpso', 1.2, { ...rig, crewKind: 'floating', area: 'terminal' }, [[null, 1, '104000-320000-1000', 'DWT', 1, 0.54, 1.25, '80-150', 'rig']]),
  createProfile('accommodation', 0.7, { ...rig, crewKind: 'floating', dp: [2, 3] }, [[null, 1, '9800-31000-100', 'GT', 0, 1, 1.05, '60-110', 'rig']]),
  createProfile('wtiv', 1.3, { ...wind, crewKind: 'installation' }, [[null, 1, '12500-29800-100', 'GT', 0, 1, 1.2, '80-130', 'rig']]),
  createProfile('sov', 1.9, wind, [
    ['SOV', 1, '5800-8200-50', 'GT', 0.5, 1, 1.08, '20-40', 'diesel'],
    ['CSOV', 1, '6900-9600-50', 'GT', 0.5, 1, 1.1, '25-45', 'diesel'],
  ]),
  createProfile('ctv', 1.2, { ...wind, crewKind: 'ctv', dp: [] }, [[null, 1, '12-32-2', 'pax', 0, 6, 0.72, '3-4', 'fast']]),
]
