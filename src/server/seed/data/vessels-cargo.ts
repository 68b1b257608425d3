import { createProfile } from './vessel-profile.ts'

const bulk = { focus: 'bulk', crewKind: 'cargo', text: ['merchant', 'dry'], area: 'worldwide', dp: [] } as const
const liner = {
  ...bulk,
  focus: 'container',
  crewKind: 'container',
  text: ['merchant', 'liner'],
  area: 'liner',
} as const
const cargo = { ...bulk, focus: 'cargo', area: 'regional' } as const
const coastal = { ...cargo, crewKind: 'coastal', area: 'europe' } as const
const rolling = { ...bulk, focus: 'roro', text: ['merchant', 'liner'], area: 'liner' } as const
const work = { ...bulk, focus: 'dredging', crewKind: 'work', text: ['merchant'], area: 'project' } as const

// biome-ignore format: a table
export const CARGO_VESSELS = [
  createProfile('bulk-carrier', 20, bulk, [
    ['Handysize', 4, '28000-39500-100', 'DWT', 1, 0.61, 0.95, '20-22', 'handy'],
    ['Supramax', 5, '50500-58700-100', 'DWT', 1, 0.57, 1, '20-22', 'supra'],
    ['Ultramax', 4, '60200-64900-100', 'DWT', 1, 0.56, 1.03, '20-22', 'supra'],
    ['Panamax', 2, '73000-77500-100', 'DWT', 1, 0.53, 1.04, '20-22', 'panamax'],
    ['Kamsarmax', 4, '80300-84900-100', 'DWT', 1, 0.53, 1.06, '20-22', 'panamax'],
    ['Capesize', 3, '169000-182000-100', 'DWT', 1, 0.51, 1.14, '20-23', 'cape'],
    ['Newcastlemax', 2, '205000-211000-100', 'DWT', 1, 0.51, 1.16, '20-23', 'cape'],
    ['Self-unloader', 1, '70000-76000-100', 'DWT', 1, 0.57, 1.12, '22-25', 'panamax'],
  ]),
  createProfile('container-ship', 14, liner, [
    ['Feeder', 5, '860-2800-10', 'TEU', 13, 11.2, 0.98, '16-20', 'feeder'],
    ['Panamax', 3, '4250-5050-10', 'TEU', 12.7, 10.4, 1.1, '20-23', 'container'],
    ['Post-Panamax', 4, '6600-10100-10', 'TEU', 12, 10.6, 1.2, '21-24', 'container'],
    ['ULCS', 3, '14000-24100-10', 'TEU', 10.4, 9.9, 1.32, '22-26', 'ulcs'],
  ]),
  createProfile('general-cargo', 6, cargo, [[null, 1, '7000-17500-50', 'DWT', 1, 0.71, 0.82, '13-18', 'medium']]),
  createProfile('multi-purpose', 4, cargo, [
    ['F-type', 1, '12200-12900-50', 'DWT', 1, 0.77, 0.9, '16-19', 'medium'],
    ['P-type', 1, '17000-19800-50', 'DWT', 1, 0.74, 0.96, '17-20', 'handy'],
  ]),
  createProfile('heavy-lift', 2, cargo, [[null, 1, '9500-19500-50', 'DWT', 1, 0.94, 1.08, '17-22', 'medium']]),
  createProfile('cement-carrier', 1, coastal, [[null, 1, '4200-9800-50', 'DWT', 1, 0.68, 0.85, '12-15', 'small']]),
  createProfile('livestock-carrier', 0.6, cargo, [[null, 1, '6100-11900-100', 'GT', 0.85, 1, 0.9, '28-38', 'medium']]),
  createProfile('timber-carrier', 0.6, bulk, [[null, 1, '32000-37800-100', 'DWT', 1, 0.62, 0.94, '20-22', 'handy']]),
  createProfile('coaster', 4, coastal, [[null, 1, '2900-5800-10', 'DWT', 1, 0.69, 0.72, '7-10', 'small']]),
  createProfile('river-sea', 2.4, coastal, [[null, 1, '3200-7100-10', 'DWT', 1, 0.74, 0.6, '9-13', 'river']]),
  createProfile('ro-ro', 2, rolling, [[null, 1, '11500-29500-100', 'GT', 0.42, 1, 0.98, '18-22', 'ferry']]),
  createProfile('con-ro', 0.5, rolling, [[null, 1, '1700-3600-10', 'TEU', 12, 15, 1.1, '20-24', 'container']]),
  createProfile('pctc', 3, rolling, [[null, 1, '51500-76000-100', 'GT', 0.3, 1, 1.14, '22-25', 'panamax']]),
  createProfile('reefer', 1.4, { ...bulk, crewKind: 'container', text: ['merchant'] }, [[null, 1, '9200-15600-50', 'DWT', 1, 0.93, 0.96, '19-22', 'handy']]),
  createProfile('dredger', 2.2, work, [
    ['TSHD', 3, '3900-36000-100', 'GT', 1.35, 1, 1, '18-38', 'dredger'],
    ['CSD', 1, '1900-11500-100', 'GT', 0, 1, 1, '22-40', 'dredger'],
  ]),
  createProfile('cable-layer', 0.8, { ...work, focus: 'subsea', dp: [2] }, [[null, 1, '8200-17500-100', 'GT', 0.8, 1, 1.12, '45-70', 'diesel']]),
  createProfile('research', 0.7, work, [[null, 1, '1900-6300-50', 'GT', 0.3, 1, 1, '18-30', 'diesel']]),
]
