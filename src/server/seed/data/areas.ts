import { findPort, type Port } from '../../../contract/vocabulary/ports.ts'

/** A trade: how it is called, and where crews change on it. */
export type Area = { name: string; ports: readonly Port[] }

const AREAS = {
  worldwide: [
    'Worldwide: SGSIN CNSHA CNQDG KRPUS HKHKG BRSSZ NLRTM ESALG GIGIB ZADUR PABLB TRIST',
    'Worldwide, mainly Atlantic: NLRTM ESALG GIGIB BRSSZ USMSY USHOU ESLPA',
    'Worldwide, mainly Pacific: SGSIN CNQDG CNZOS KRPUS JPYOK CAVAN AUNTL',
    'Far East – Australia: CNQDG CNDLC AUPHE AUNTL SGSIN',
    'South America – Far East: BRSSZ ARBUE SGSIN CNSHA',
    'US Gulf – Continent: USMSY NLRTM BEANR DEHAM',
    'Black Sea – Mediterranean – Red Sea: ROCND TRIST EGPSD SAJED UAODS',
    'India – Persian Gulf: INMUN INNSA AEFJR OMSOH',
  ],
  liner: [
    'Far East – North Europe: NLRTM DEHAM BEANR GBFXT SGSIN CNNGB CNSHA',
    'Intra-Asia: SGSIN HKHKG TWKHH VNHPH VNSGN THLCH PHMNL KRPUS',
    'Mediterranean – Black Sea: GRPIR TRIST ROCND BGVAR ITGOA MTMLA',
    'Transpacific: USLAX CAVAN KRPUS CNNGB CNXMN JPYOK',
    'North Europe – US East Coast: USNYC NLRTM DEBRV BEANR',
    'Baltic feeder service: DEHAM DEBRV PLGDN LTKLJ EETLL',
    'India – Middle East – Africa: INNSA AEJEA LKCMB OMSLL ZADUR',
    'North Europe – West Africa: BEANR ESALG MACAS SNDKR GHTKD',
  ],
  regional: [
    'Mediterranean – Black Sea: TRIST TRTUZ ROCND GRPIR EGALY ITTRS',
    'North Europe – West Africa: BEANR NLRTM SNDKR GHTKD NGLOS',
    'South-East Asia: SGSIN IDJKT IDSUB VNSGN MYPKG PHMNL',
    'Caribbean – US Gulf: USHOU USMIA PAONX',
    'Worldwide: NLRTM DEHAM SGSIN CNSHA USHOU ESALG',
    'Red Sea – East Africa – India: SAJED EGSUZ INBOM OMSLL',
  ],
  europe: [
    'North Sea and Baltic: NLRTM DEHAM PLGDN LTKLJ EETLL BEANR',
    'Black Sea – Mediterranean: ROCND BGVAR TRIST UAODS GEPTI',
    'Iberia – British Isles – Baltic: PTLIS ESBCN GBFXT NLAMS LTKLJ',
    'European coast: NLRTM NLAMS FRLEH DEHAM PTSIE',
  ],
  project: [
    'North Europe: NLRTM BEANR DKESB',
    'West Africa: GHTKD SNDKR NGLOS',
    'Arabian Gulf: AEAUH AEDXB SADMM',
    'India: INMUN INCOK INMAA',
    'Brazil: BRSSZ BRRIO',
    'South-East Asia: SGSIN IDJKT VNHPH',
  ],
  tanker: [
    'Worldwide: SGSIN AEFJR NLRTM USHOU GIGIB ESALG',
    'Persian Gulf – Far East: AEFJR SGSIN CNNGB KRYOS JPCHB',
    'West Africa – Europe: ESLPA GIGIB NLRTM AOLAD',
    'US Gulf – Europe: USHOU NLRTM BEANR',
    'Mediterranean: MTMLA GRPIR ITTRS TRIST EGALY',
    'North-West Europe and Baltic: NLRTM BEANR DEHAM EETLL',
    'Caribbean – US East Coast: USNYC USHOU PAONX',
    'South-East Asia – Australia: SGSIN MYPKG AUFRE',
  ],
  gas: [
    'Worldwide: NLRTM SGSIN QARLF USHOU ESALG',
    'Worldwide, mainly Atlantic: NLRTM USHOU ESALG PTSIE',
    'Qatar – Asia: QARLF SGSIN KRINC INMUN',
    'US Gulf – Far East: USHOU PABLB JPCHB KRUSN',
    'Australia – Japan: AUDAM JPCHB JPNGO',
    'North-West Europe and Mediterranean: NLRTM BEANR FRMRS ESVLC',
  ],
  port: [
    'Straits of Singapore: SGSIN',
    'Fujairah and Khor Fakkan: AEFJR',
    'Strait of Gibraltar: GIGIB ESALG',
    'Port of Rotterdam: NLRTM',
    'Canary Islands: ESLPA',
    'Gulf of Suez: EGSUZ EGPSD',
    'Constanța and Danube: ROCND',
    'Java Sea: IDJKT IDSUB',
    'West coast of India: INBOM INMUN',
    'Thames and Channel ports: GBFXT GBSOU',
    'Lisbon and Sines: PTLIS PTSIE',
    'Dubai and Abu Dhabi: AEDXB AEAUH',
  ],
  'north-sea': [
    'North Sea: GBABD NOBGO NOSVG DKESB NLRTM',
    'North Sea and Norwegian Sea: NOBGO NOSVG GBABD',
    'German Bight and Baltic: DEBRV DKESB PLGDN',
    'UK sector: GBABD',
  ],
  offshore: [
    'Arabian Gulf: AEAUH AEDXB SADMM QARLF',
    'West Africa: NGONN AOLAD GHTKD',
    'South-East Asia: SGSIN MYLBU IDBTM',
    'India, west coast: INBOM',
    'Brazil: BRMEA BRRIO',
    'Gulf of Suez and Red Sea: EGSUZ SAJED',
    'North-West Australia: AUDAM',
    'Mediterranean: MTMLA EGALY CYLMS',
  ],
  terminal: [
    'West Africa: NGONN AOLAD GHTKD',
    'Brazil: BRMEA BRRIO',
    'South-East Asia: SGSIN IDBTM VNSGN',
    'Mediterranean: MTMLA GRPIR',
    'North Sea: GBABD NOSVG',
  ],
  cruise: [
    'Caribbean: USMIA',
    'Mediterranean: ITGOA ESBCN GRPIR FRMRS',
    'Norwegian fjords and Baltic: GBSOU DEHAM DEBRV',
    'Alaska: CAVAN',
    'South-East Asia and Japan: SGSIN HKHKG JPYOK',
    'Arabian Gulf and Indian Ocean: AEDXB',
    'World cruise: GBSOU USMIA',
    'South America: BRSSZ ARBUE CLVAP',
  ],
  polar: [
    'Antarctica and South America: ARBUE CLVAP',
    'Svalbard, Iceland and Greenland: NOBGO',
    'Northern Europe and the Arctic: DEHAM NOBGO',
  ],
  river: ['Rhine, Main and Danube: NLAMS', 'Seine and Rhône: FRLEH FRMRS', 'Douro: PTLIS', 'Lower Danube: ROCND'],
  ferry: [
    'English Channel: GBSOU FRLEH',
    'Adriatic: ITTRS GRPIR',
    'Baltic: EETLL PLGDN',
    'Canary Islands: ESLPA',
    'Visayas: PHCEB',
    'Strait of Gibraltar: ESALG MACAS',
    'Balearic Islands: ESBCN ESVLC',
  ],
} as const

const parse = (row: string): Area => {
  const end = row.lastIndexOf(': ')
  const ports = row
    .slice(end + 2)
    .split(' ')
    .map(findPort)
  return { name: row.slice(0, end), ports: ports.filter((port) => port !== undefined) }
}

const LISTS = new Map<string, readonly Area[]>(Object.entries(AREAS).map(([key, rows]) => [key, rows.map(parse)]))

/** The trades of one kind; the key comes from a vessel profile. */
export function getAreas(key: string): readonly Area[] {
  const areas = LISTS.get(key)
  if (!areas) throw new Error(`No area ${key}`)
  return areas
}
