import { createProfile } from './vessel-profile.ts'

const oil = { focus: 'tanker', crewKind: 'oil', text: ['tanker'], area: 'tanker', dp: [] } as const
const chemical = { ...oil, focus: 'chemical', crewKind: 'chemical' } as const
const gas = { ...oil, focus: 'gas', crewKind: 'gas', area: 'gas' } as const

// biome-ignore format: a table
export const TANKER_VESSELS = [
  createProfile('crude-oil-tanker', 8, oil, [
    ['VLCC', 3, '297000-319500-100', 'DWT', 1, 0.52, 1.5, '24-27', 'vlcc'],
    ['Suezmax', 4, '149500-159200-100', 'DWT', 1, 0.52, 1.4, '23-26', 'suezmax'],
    ['Aframax', 5, '104500-115900-100', 'DWT', 1, 0.55, 1.34, '22-25', 'aframax'],
  ]),
  createProfile('product-tanker', 9, oil, [
    ['LR2', 3, '109000-115500-100', 'DWT', 1, 0.56, 1.34, '22-25', 'aframax'],
    ['LR1', 2, '73000-76500-100', 'DWT', 1, 0.57, 1.28, '22-25', 'panamax'],
    ['MR', 6, '46000-52300-100', 'DWT', 1, 0.6, 1.24, '21-24', 'mr'],
    ['Handy', 2, '34500-40200-100', 'DWT', 1, 0.62, 1.2, '21-24', 'mr'],
  ]),
  createProfile('oil-chemical-tanker', 9, chemical, [
    ['IMO 2', 5, '12800-25400-50', 'DWT', 1, 0.65, 1.22, '19-23', 'stainless'],
    ['IMO 3', 4, '37500-51500-100', 'DWT', 1, 0.6, 1.25, '21-24', 'mr'],
  ]),
  createProfile('chemical-tanker', 6, chemical, [
    ['IMO 1', 1, '19800-33500-50', 'DWT', 1, 0.64, 1.34, '23-27', 'stainless'],
    ['IMO 2', 4, '9000-21500-50', 'DWT', 1, 0.66, 1.28, '19-24', 'stainless'],
  ]),
  createProfile('bitumen-tanker', 1, oil, [[null, 1, '5900-16300-50', 'DWT', 1, 0.72, 1.14, '17-20', 'smallTanker']]),
  createProfile('bunkering-tanker', 2, { ...oil, crewKind: 'coastal-tanker', area: 'port' }, [[null, 1, '3400-8900-50', 'DWT', 1, 0.69, 0.88, '11-16', 'smallTanker']]),
  createProfile('edible-oil-tanker', 0.5, chemical, [[null, 1, '14500-19800-50', 'DWT', 1, 0.65, 1.2, '20-23', 'stainless']]),
  createProfile('shuttle-tanker', 1.6, { ...oil, crewKind: 'shuttle', area: 'north-sea', dp: [2] }, [
    [null, 1, '148500-157000-100', 'DWT', 1, 0.53, 1.62, '26-29', 'suezmax'],
    [null, 1, '108000-128500-100', 'DWT', 1, 0.55, 1.6, '25-28', 'aframax'],
  ]),
  createProfile('lpg-carrier', 6, gas, [
    ['VLGC', 3, '82000-91000-100', 'm3', 0.64, 0.55, 1.46, '24-28', 'lpg'],
    ['LGC', 1, '54000-60500-100', 'm3', 0.72, 0.62, 1.4, '23-26', 'lpg'],
    ['MGC', 2, '35000-40500-100', 'm3', 0.73, 0.64, 1.38, '22-26', 'lpg'],
    ['Semi-refrigerated', 2, '8200-22200-100', 'm3', 1.02, 0.8, 1.34, '19-23', 'stainless'],
    ['Fully pressurised', 3, '3400-11200-100', 'm3', 1.04, 0.93, 1.22, '17-20', 'smallTanker'],
  ]),
  createProfile('ethylene-carrier', 0.9, gas, [[null, 1, '12000-22500-100', 'm3', 0.95, 0.8, 1.42, '21-25', 'stainless']]),
  createProfile('ammonia-carrier', 0.4, gas, [[null, 1, '38000-93000-500', 'm3', 0.7, 0.6, 1.48, '24-27', 'lpg']]),
  createProfile('lng-carrier', 5, gas, [
    ['Membrane', 7, '155000-180000-1000', 'm3', 0.54, 0.66, 1.64, '26-30', 'lng'],
    ['Moss', 2, '137000-147500-500', 'm3', 0.53, 0.83, 1.56, '28-32', 'steam'],
    ['Q-Flex', 1, '210100-217000-100', 'm3', 0.55, 0.63, 1.64, '28-32', 'suezmax'],
  ]),
  createProfile('lng-bunkering', 0.5, { ...gas, area: 'port' }, [[null, 1, '7400-18900-100', 'm3', 0.55, 0.87, 1.36, '16-20', 'smallTanker']]),
  createProfile('fsru', 0.6, { ...gas, area: 'terminal' }, [[null, 1, '160000-173500-500', 'm3', 0.54, 0.66, 1.62, '28-34', 'lng']]),
  createProfile('fso', 0.5, { ...oil, area: 'terminal' }, [[null, 1, '105000-299000-1000', 'DWT', 1, 0.53, 1.3, '28-40', 'suezmax']]),
]
