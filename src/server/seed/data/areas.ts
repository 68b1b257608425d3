import { findPort, type Port } from '#src/domain/vocabulary/ports.ts'
import { isTradingArea, type TradingArea } from '#src/domain/vocabulary/trading-areas.ts'

/** A trade: where it goes, in the words of the vocabulary, and where crews change on it. */
export type Area = { areas: readonly TradingArea[]; ports: readonly Port[] }

const AREAS = {
  worldwide: [
    'worldwide: SGSIN CNSHA CNQDG KRPUS HKHKG BRSSZ NLRTM ESALG GIGIB ZADUR PABLB TRIST',
    'atlantic: NLRTM ESALG GIGIB BRSSZ USMSY USHOU ESLPA',
    'pacific: SGSIN CNQDG CNZOS KRPUS JPYOK CAVAN AUNTL',
    'far-east AU: CNQDG CNDLC AUPHE AUNTL SGSIN',
    'south-america far-east: BRSSZ ARBUE SGSIN CNSHA',
    'us-gulf north-europe: USMSY NLRTM BEANR DEHAM',
    'black-sea mediterranean red-sea: ROCND TRIST EGPSD SAJED UAODS',
    'IN persian-gulf: INMUN INNSA AEFJR OMSOH',
  ],
  liner: [
    'far-east north-europe: NLRTM DEHAM BEANR GBFXT SGSIN CNNGB CNSHA',
    'asia: SGSIN HKHKG TWKHH VNHPH VNSGN THLCH PHMNL KRPUS',
    'mediterranean black-sea: GRPIR TRIST ROCND BGVAR ITGOA MTMLA',
    'pacific: USLAX CAVAN KRPUS CNNGB CNXMN JPYOK',
    'north-europe us-east-coast: USNYC NLRTM DEBRV BEANR',
    'baltic-sea: DEHAM DEBRV PLGDN LTKLJ EETLL',
    'IN middle-east africa: INNSA AEJEA LKCMB OMSLL ZADUR',
    'north-europe west-africa: BEANR ESALG MACAS SNDKR GHTKD',
  ],
  regional: [
    'mediterranean black-sea: TRIST TRTUZ ROCND GRPIR EGALY ITTRS',
    'north-europe west-africa: BEANR NLRTM SNDKR GHTKD NGLOS',
    'south-east-asia: SGSIN IDJKT IDSUB VNSGN MYPKG PHMNL',
    'caribbean us-gulf: USHOU USMIA PAONX',
    'worldwide: NLRTM DEHAM SGSIN CNSHA USHOU ESALG',
    'red-sea east-africa IN: SAJED EGSUZ INBOM OMSLL',
  ],
  europe: [
    'north-sea baltic-sea: NLRTM DEHAM PLGDN LTKLJ EETLL BEANR',
    'black-sea mediterranean: ROCND BGVAR TRIST UAODS GEPTI',
    'ES PT GB baltic-sea: PTLIS ESBCN GBFXT NLAMS LTKLJ',
    'europe: NLRTM NLAMS FRLEH DEHAM PTSIE',
  ],
  project: [
    'north-europe: NLRTM BEANR DKESB',
    'west-africa: GHTKD SNDKR NGLOS',
    'persian-gulf: AEAUH AEDXB SADMM',
    'IN: INMUN INCOK INMAA',
    'BR: BRSSZ BRRIO',
    'south-east-asia: SGSIN IDJKT VNHPH',
  ],
  tanker: [
    'worldwide: SGSIN AEFJR NLRTM USHOU GIGIB ESALG',
    'persian-gulf far-east: AEFJR SGSIN CNNGB KRYOS JPCHB',
    'west-africa europe: ESLPA GIGIB NLRTM AOLAD',
    'us-gulf europe: USHOU NLRTM BEANR',
    'mediterranean: MTMLA GRPIR ITTRS TRIST EGALY',
    'north-europe baltic-sea: NLRTM BEANR DEHAM EETLL',
    'caribbean us-east-coast: USNYC USHOU PAONX',
    'south-east-asia AU: SGSIN MYPKG AUFRE',
  ],
  gas: [
    'worldwide: NLRTM SGSIN QARLF USHOU ESALG',
    'atlantic: NLRTM USHOU ESALG PTSIE',
    'QA asia: QARLF SGSIN KRINC INMUN',
    'us-gulf far-east: USHOU PABLB JPCHB KRUSN',
    'AU JP: AUDAM JPCHB JPNGO',
    'north-europe mediterranean: NLRTM BEANR FRMRS ESVLC',
  ],
  port: [
    'SG: SGSIN',
    'AE: AEFJR',
    'GI: GIGIB ESALG',
    'NL: NLRTM',
    'ES: ESLPA',
    'EG: EGSUZ EGPSD',
    'black-sea danube: ROCND',
    'ID: IDJKT IDSUB',
    'IN: INBOM INMUN',
    'english-channel: GBFXT GBSOU',
    'PT: PTLIS PTSIE',
    'AE: AEDXB AEAUH',
  ],
  'north-sea': [
    'north-sea: GBABD NOBGO NOSVG DKESB NLRTM',
    'north-sea norwegian-sea: NOBGO NOSVG GBABD',
    'north-sea baltic-sea: DEBRV DKESB PLGDN',
    'north-sea: GBABD',
  ],
  offshore: [
    'persian-gulf: AEAUH AEDXB SADMM QARLF',
    'west-africa: NGONN AOLAD GHTKD',
    'south-east-asia: SGSIN MYLBU IDBTM',
    'IN: INBOM',
    'BR: BRMEA BRRIO',
    'EG red-sea: EGSUZ SAJED',
    'AU: AUDAM',
    'mediterranean: MTMLA EGALY CYLMS',
  ],
  terminal: [
    'west-africa: NGONN AOLAD GHTKD',
    'BR: BRMEA BRRIO',
    'south-east-asia: SGSIN IDBTM VNSGN',
    'mediterranean: MTMLA GRPIR',
    'north-sea: GBABD NOSVG',
  ],
  cruise: [
    'caribbean: USMIA',
    'mediterranean: ITGOA ESBCN GRPIR FRMRS',
    'norwegian-sea baltic-sea: GBSOU DEHAM DEBRV',
    'north-america: CAVAN',
    'south-east-asia JP: SGSIN HKHKG JPYOK',
    'persian-gulf indian-ocean: AEDXB',
    'worldwide: GBSOU USMIA',
    'south-america: BRSSZ ARBUE CLVAP',
  ],
  polar: ['antarctic south-america: ARBUE CLVAP', 'arctic: NOBGO', 'north-europe arctic: DEHAM NOBGO'],
  river: ['rhine danube: NLAMS', 'FR: FRLEH FRMRS', 'PT: PTLIS', 'danube: ROCND'],
  ferry: [
    'english-channel: GBSOU FRLEH',
    'adriatic: ITTRS GRPIR',
    'baltic-sea: EETLL PLGDN',
    'ES: ESLPA',
    'PH: PHCEB',
    'GI: ESALG MACAS',
    'ES: ESBCN ESVLC',
  ],
} as const

const parse = (row: string): Area => {
  const [areas = '', ports = ''] = row.split(': ')
  return {
    areas: areas.split(' ').filter(isTradingArea),
    ports: ports
      .split(' ')
      .map(findPort)
      .filter((port) => port !== undefined),
  }
}

const LISTS = new Map<string, readonly Area[]>(Object.entries(AREAS).map(([key, rows]) => [key, rows.map(parse)]))

/** The trades of one kind; the key comes from a vessel profile. */
export function getAreas(key: string): readonly Area[] {
  const areas = LISTS.get(key)
  if (!areas) throw new Error(`No area ${key}`)
  return areas
}
