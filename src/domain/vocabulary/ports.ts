import { foldText } from './fold-text.ts'

/** A port where crews join. Its name in other languages is `place.*` in the catalogues; locode is UN/LOCODE without the space. */
export type Port = { locode: string; name: string; country: string }

// biome-ignore format: a table
const NAMES: Readonly<Record<string, string>> = {
  SGSIN: 'Singapore', CNSHA: 'Shanghai', CNNGB: 'Ningbo', CNQDG: 'Qingdao', CNTXG: 'Tianjin', CNDLC: 'Dalian', CNSZX: 'Shenzhen',
  CNXMN: 'Xiamen', CNCAN: 'Guangzhou', CNZOS: 'Zhoushan', HKHKG: 'Hong Kong', TWKHH: 'Kaohsiung', KRPUS: 'Busan', KRUSN: 'Ulsan',
  KRYOS: 'Yeosu', KRINC: 'Incheon', JPYOK: 'Yokohama', JPTYO: 'Tokyo', JPUKB: 'Kobe', JPNGO: 'Nagoya', JPCHB: 'Chiba',
  PHMNL: 'Manila', PHCEB: 'Cebu', PHSFS: 'Subic Bay', VNSGN: 'Ho Chi Minh City', VNHPH: 'Haiphong', THLCH: 'Laem Chabang',
  MYPKG: 'Port Klang', MYTPP: 'Tanjung Pelepas', MYLBU: 'Labuan', IDJKT: 'Jakarta', IDSUB: 'Surabaya', IDBTM: 'Batam',
  INBOM: 'Mumbai', INNSA: 'Nhava Sheva', INMAA: 'Chennai', INCOK: 'Kochi', INMUN: 'Mundra', LKCMB: 'Colombo', BDCGP: 'Chittagong',
  PKKHI: 'Karachi', AEFJR: 'Fujairah', AEJEA: 'Jebel Ali', AEDXB: 'Dubai', AEAUH: 'Abu Dhabi', QARLF: 'Ras Laffan',
  SADMM: 'Dammam', SAJED: 'Jeddah', OMSLL: 'Salalah', OMSOH: 'Sohar', KWMEA: 'Mina Al Ahmadi', EGPSD: 'Port Said', EGSUZ: 'Suez',
  EGALY: 'Alexandria', TRIST: 'Istanbul', TRIZM: 'Izmir', TRTUZ: 'Tuzla', GRPIR: 'Piraeus', MTMLA: 'Valletta', CYLMS: 'Limassol',
  UAODS: 'Odesa', ROCND: 'Constanța', BGVAR: 'Varna', GEPTI: 'Poti', ITGOA: 'Genoa', ITTRS: 'Trieste', ESALG: 'Algeciras',
  ESLPA: 'Las Palmas', ESBCN: 'Barcelona', ESVLC: 'Valencia', GIGIB: 'Gibraltar', PTLIS: 'Lisbon', PTSIE: 'Sines',
  FRMRS: 'Marseille', FRLEH: 'Le Havre', BEANR: 'Antwerp', NLRTM: 'Rotterdam', NLAMS: 'Amsterdam', DEHAM: 'Hamburg',
  DEBRV: 'Bremerhaven', PLGDN: 'Gdańsk', LTKLJ: 'Klaipėda', EETLL: 'Tallinn', DKESB: 'Esbjerg', NOBGO: 'Bergen', NOSVG: 'Stavanger',
  GBABD: 'Aberdeen', GBSOU: 'Southampton', GBFXT: 'Felixstowe', USHOU: 'Houston', USNYC: 'New York', USMIA: 'Miami',
  USLAX: 'Los Angeles', USMSY: 'New Orleans', CAVAN: 'Vancouver', CAMTR: 'Montreal', PABLB: 'Balboa', PAONX: 'Colón',
  BRSSZ: 'Santos', BRRIO: 'Rio de Janeiro', BRMEA: 'Macaé', ARBUE: 'Buenos Aires', CLVAP: 'Valparaíso', PECLL: 'Callao',
  ZADUR: 'Durban', ZACPT: 'Cape Town', NGLOS: 'Lagos', NGONN: 'Onne', AOLAD: 'Luanda', GHTKD: 'Takoradi', SNDKR: 'Dakar',
  CVMIN: 'Mindelo', MACAS: 'Casablanca', AUPHE: 'Port Hedland', AUDAM: 'Dampier', AUNTL: 'Newcastle', AUFRE: 'Fremantle',
}

export const PORTS: readonly Port[] = Object.entries(NAMES).map(([locode, name]) => ({
  locode,
  name,
  country: locode.slice(0, 2),
}))

const byLocode = new Map(PORTS.map((port) => [port.locode, port]))

export const findPort = (locode: string): Port | undefined => byLocode.get(locode)

/** The one port of a name, as people type it; undefined where several have it, or none. */
export const findOnlyPort = (name: string): Port | undefined => {
  const folded = foldText(name.trim())
  const named = PORTS.filter((port) => foldText(port.name) === folded)
  return named.length === 1 ? named[0] : undefined
}
