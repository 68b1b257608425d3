import { PORTS } from '../vocabulary/ports.ts'
import { foldLabel } from './fold-label.ts'

/** Spellings of names in other scripts. */
// biome-ignore format: a table
const ALSO: Readonly<Record<string, string>> = {
  CNQDG: '青岛', CNZOS: '舟山', CNTXG: '天津|天津新港', CNSHA: '上海', CNNGB: '宁波', CNDLC: '大连', CNXMN: '厦门',
  CNGZG: '广州', CNSZX: '深圳', HKHKG: '香港|гонконг', SGSIN: '新加坡|сингапур|सिंगापुर|سنغافورة', TWKHH: '高雄', KRPUS: '釜山|пусан',
  UAODS: 'одесса|одеса', UAYUZ: 'южный|південний', UAIZM: 'измаил|ізмаїл', ROCND: 'констанца|constanța', TRIST: 'стамбул|istanbul',
  EGPSD: 'بورسعيد|порт саид|порт саїд', PLGDN: 'гданьск|гданськ|danzig',
  ESALG: 'algésiras|альхесирас|альхесірас', BEANR: 'anvers|антверпен', PTLIS: 'lisbonne|lisboa|лиссабон|лісабон', ITGOA: 'genova|gênes|генуя',
  NLRTM: 'роттердам|鹿特丹', DEHAM: 'гамбург', EGALY: 'الإسكندرية|الاسكندرية|александрия', EGSUZ: 'السويس',
  SAJED: 'جدة', AEDXB: 'دبي|дубай', GRPIR: 'пирей|пірей|piraeus|le pirée|el pireo', INBOM: 'мумбаи|मुंबई|bombay', INCOK: 'cochin', INMAA: 'madras', BDCGP: 'chattogram', VNSGN: 'saigon', RULED: 'санкт петербург', RUNVS: 'новороссийск',
}

const written = Object.entries(ALSO).flatMap(([locode, names]) =>
  names.split('|').map((name) => [foldLabel(name), locode] as const),
)
const known = new Set(PORTS.map(({ locode }) => locode))

const codes = new Map([
  ...written.filter(([, locode]) => known.has(locode)),
  ...PORTS.flatMap(({ locode, name }) => [[foldLabel(name), locode] as const, [locode.toLowerCase(), locode] as const]),
])

/** Returns the port code in a text, with or without a country after a comma. */
export const findPortCode = (text: string): string | undefined =>
  codes.get(foldLabel(text)) ?? codes.get(foldLabel(text.split(',', 1)[0] as string))
