import { COUNTRIES } from '../vocabulary/countries.ts'
import { FLAGS, SPECIAL_REGISTERS } from '../vocabulary/flags.ts'
import { foldLabel } from './fold-label.ts'
import { splitScripts } from './scripts.ts'

/** Returns the code of the country or ship register that the whole text names. */
export type CountryFinder = (text: string) => string | undefined

/** Nationality adjectives and other names of countries and flags in CVs. */
const ALSO: Readonly<Record<string, string>> = {
  UA: 'ukrainian|ukr|украинец|украинка|украинское|українець|українка|українське|ucraniano|ucraniana|ukrainien|ukrainienne|ukrainisch|أوكراني|أوكرانية',
  RU: 'russian|rus|russia|россия|рф|российская федерация|русский|россиянин|российское|russo|ruso|russe|russisch|روسي',
  PH: 'philippine|filipino|filipina|pilipino|phl|philippine|the philippines|republic of the philippines|pinoy|philippinisch|فلبيني',
  IN: 'indian|ind|भारतीय|indien|indienne|indio|indisch|هندي|india',
  ID: 'indonesian|idn|wni|indonesia|indonésien',
  CN: 'chinese|chn|p r china|prc|pr china|中国籍|chinois',
  PL: 'polish|pol|polska|polskie|polnisch',
  DE: 'german|deu|ger|deutsch|allemand|allemande',
  FR: 'french|fra|français|française|französisch',
  ES: 'spanish|esp|español|española|spanisch',
  PT: 'portuguese|prt|português|portuguesa',
  BR: 'brazilian|bra|brasileiro|brasileira|brasileño',
  MX: 'mexican|mex|mexicano|mexicana',
  PE: 'peruvian|per|peruano|peruana',
  CL: 'chilean|chl|chileno|chilena',
  CO: 'colombian|col|colombiano|colombiana',
  AR: 'argentinian|argentine|arg|argentino|argentina',
  CU: 'cuban|cub|cubano|cubana',
  EC: 'ecuadorian|ecuatoriano|ecuatoriana',
  HN: 'honduran|hondureño',
  DO: 'dominican',
  EG: 'egyptian|egy|مصري|مصرية|égyptien',
  SY: 'syrian|syr|سوري|سورية',
  JO: 'jordanian|jor|أردني',
  SD: 'sudanese|سوداني',
  YE: 'yemeni|يمني',
  IQ: 'iraqi|عراقي',
  LB: 'lebanese|لبناني|lbn',
  MA: 'moroccan|mar|marocain|marocaine|مغربي|مغربية',
  DZ: 'algerian|algérien|algérienne|جزائري',
  TN: 'tunisian|tunisien|tunisienne|تونسي',
  SA: 'saudi|سعودي',
  AE: 'emirati|uae',
  TR: 'turkish|tur|türk|turkey|turkiye|турция|туреччина|turquía|turquie|турок',
  GE: 'georgian|geo|грузин',
  RO: 'romanian|rou|rom',
  BG: 'bulgarian|bgr',
  GR: 'greek|grc|hellenic|hellas',
  HR: 'croatian|hrv',
  ME: 'montenegrin|mne',
  LV: 'latvian|lva',
  LT: 'lithuanian|ltu',
  EE: 'estonian|est',
  IT: 'italian|ita|italien',
  NL: 'dutch|nld|holland|the netherlands',
  NO: 'norwegian|nor',
  SE: 'swedish|swe',
  DK: 'danish|dnk',
  FI: 'finnish|fin',
  GB: 'british|uk|u k|gbr|great britain|england|english',
  IE: 'irish|irl',
  US: 'american|usa|u s a|u s|united states of america|сша',
  CA: 'canadian|can',
  AU: 'australian|aus',
  NZ: 'new zealander|nzl',
  ZA: 'south african|zaf',
  NG: 'nigerian|nga',
  GH: 'ghanaian|gha',
  KE: 'kenyan',
  SN: 'sénégalais|sénégalaise|senegalese',
  CI: 'ivoirien|ivoirienne|ivory coast',
  MG: 'malgache',
  CM: 'camerounais',
  CV: 'cape verdean',
  VN: 'vietnamese|vnm|viet nam',
  MM: 'burmese|mmr|burma',
  LK: 'sri lankan|lka',
  BD: 'bangladeshi|bgd',
  PK: 'pakistani|pak',
  MY: 'malaysian|mys',
  TH: 'thai|tha',
  KR: 'korean|kor|south korea|korea|republic of korea',
  JP: 'japanese|jpn',
  SG: 'singaporean|sgp|singapore flag',
  AZ: 'azerbaijani|aze',
  KZ: 'kazakh|kaz',
  AM: 'armenian|arm',
  MD: 'moldovan|mda',
  BY: 'belarusian|blr',
  TM: 'turkmen',
  MH: 'marshall islands|marshall isl|marshall is|mhl|marshal islands|the marshall islands|маршалловы о ва|маршалловы острова|маршалові острови|rmi',
  PA: 'pan|republic of panama|panamanian|панама',
  LR: 'lbr|liberian|либерия|ліберія',
  MT: 'mlt|maltese|мальта',
  CY: 'cyp|cypriot|кипр|кіпр',
  BS: 'bhs|the bahamas|bahamas|багамы|багамские острова|багами',
  AG: 'atg|antigua|antigua & barbuda|antigua and barbuda|antigua barbuda|antigua barb|антигуа и барбуда|антигуа',
  HK: 'hkg|hong kong|hongkong|гонконг|hong kong china',
  BM: 'bmu',
  VC: 'st vincent|st vincent & gr|saint vincent|st vincent & grenadines|st vincent & the grenadines|st vincent and the grenadines|svg|vct|сент винсент',
  KN: 'st kitts & nevis|st kitts|saint kitts and nevis',
  BB: 'brb',
  VU: 'vut',
  BZ: 'blz',
  KM: 'com',
  TG: 'tgo|توجو',
  TZ: 'zanzibar',
  KH: 'khm',
  PW: 'plw',
  GI: 'gib',
  IM: 'isle of man|iom',
  LU: 'lux',
  KY: 'cym|cayman|cayman isl',
  TV: 'tuv',
  CK: 'cok',
  SL: 'sle',
  MN: 'mng',
  BE: 'bel|belgian',
}

const REGISTERS: Readonly<Record<string, string>> = {
  'NO-NIS': 'nis|norway nis|norway (nis)|norwegian international|norwegian international ship register',
  'DK-DIS': 'dis|denmark dis|denmark (dis)|danish international',
  'PT-MAR':
    'madeira|mar|portugal mar|portugal (mar)|madeira mar|madeira (portugal)|portugal (madeira)|madeira portugal',
  'GB-IOM': 'isle of man|iom|isle of man uk',
  'FR-RIF': 'rif|france rif|france (rif)',
  'FO-FAS': 'fas|faroe fas',
  'ES-CSR': 'canarias|rebeca|csr',
}

type Add = (name: string, code: string) => void

const addNames = (add: Add, locales: readonly string[]): void => {
  for (const locale of locales) {
    const names = new Intl.DisplayNames([locale === 'tl' ? 'fil' : locale], { type: 'region' })
    for (const code of COUNTRIES) add(names.of(code) ?? code, code)
  }
}

const addTable = (add: Add, table: Readonly<Record<string, string>>): void => {
  for (const [code, names] of Object.entries(table)) for (const name of names.split('|')) add(name, code)
}

const ABOUT = /^(?:the|republic of|flag of|citizen of) | (?:flag|citizen|national)$/g
const MAX_COUNTRY = 50

export function createCountryFinder(locales: readonly string[]): CountryFinder {
  const codes = new Map<string, string>()
  const add: Add = (name, code) => {
    const key = foldLabel(name)
    if (key.length > 1 && !codes.has(key)) codes.set(key, code)
  }
  addTable(add, ALSO)
  addNames(add, locales)
  for (const code of COUNTRIES) add(code, code)
  return (text) => {
    if (text.length > MAX_COUNTRY) return undefined
    for (const part of [text, ...splitScripts(text), text.replace(/\s?\([^()]{1,30}\)$/, '')]) {
      const key = foldLabel(part)
      const code = codes.get(key) ?? codes.get(key.replace(ABOUT, ''))
      if (code) return code
    }
    return undefined
  }
}

const registers = new Map(
  Object.entries(REGISTERS).flatMap(([code, names]) =>
    names.split('|').map((name) => [foldLabel(name), code] as const),
  ),
)
const flags = new Set([...FLAGS, ...SPECIAL_REGISTERS].map(({ code }) => code))

/** Returns the flag in a text: a second register before the country. */
export function findFlagCode(text: string, findCountry: CountryFinder): string | undefined {
  const written = text.toUpperCase().trim()
  if (flags.has(written)) return written
  const key = foldLabel(text)
  const code = registers.get(key) ?? registers.get(key.replace(ABOUT, '')) ?? findCountry(text)
  return code !== undefined && flags.has(code) ? code : undefined
}
