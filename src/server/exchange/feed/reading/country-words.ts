import { LOCALES } from '#src/domain/locales.ts'
import { COUNTRIES } from '#src/domain/vocabulary/countries.ts'
import { FLAGS } from '#src/domain/vocabulary/flags.ts'
import { foldText } from '#src/domain/vocabulary/fold-text.ts'

/** Names of nationalities and flags besides country names; folded, separated by `|`. */
// biome-ignore format: several to a row
const BESIDE: Readonly<Record<string, string>> = {
  UA: 'ukrainian|ukrainians|украинец|украинцы|украинские|українці|українське', RU: 'russian|russians|российские|россияне', GE: 'georgian|georgians|грузины',
  PH: 'filipino|filipinos|filipina|pinoy|philippine|филиппинцы', IN: 'indian|indians', ID: 'indonesian|indonesians', CN: 'chinese',
  PL: 'polish|poles', RO: 'romanian|romanians', BG: 'bulgarian|bulgarians', HR: 'croatian|croatians', ME: 'montenegrin', GR: 'greek|greeks|hellas|hellenic',
  TR: 'turkish|turkey|turks|turkiye', LV: 'latvian|latvians', LT: 'lithuanian|lithuanians', EE: 'estonian|estonians', GB: 'british|uk|u.k.|great britain|england',
  NL: 'dutch|holland', DE: 'german|germans', FR: 'french', ES: 'spanish', PT: 'portuguese', IT: 'italian|italians', NO: 'norwegian|norwegians|nor',
  DK: 'danish|danes', SE: 'swedish', FI: 'finnish', IE: 'irish', US: 'american|usa|u.s.a.|us', CA: 'canadian', AU: 'australian', EG: 'egyptian|egyptians',
  MM: 'burmese|burma|myanmar', VN: 'vietnamese|vietnam', LK: 'sri lankan', BD: 'bangladeshi', PK: 'pakistani', NG: 'nigerian', GH: 'ghanaian',
  ZA: 'south african', MG: 'malagasy', CV: 'cape verdean|cabo verde', HN: 'honduran', PE: 'peruvian', BR: 'brazilian', CO: 'colombian', CU: 'cuban', SY: 'syrian',
  KR: 'korean|korea|south korea', JP: 'japanese', TH: 'thai', MY: 'malaysian', SG: 'singaporean', AZ: 'azerbaijani', KZ: 'kazakh', MD: 'moldovan', AL: 'albanian',
  LR: 'liberian', PA: 'panamanian', MH: 'marshall|marshalls|rmi|marshall island', MT: 'maltese', CY: 'cypriot', BS: 'bahamian|bahama', BM: 'bermudian', HK: 'hong kong|hongkong',
  AG: 'antigua|antigua & barbuda|antigua and barbuda', KM: 'comoros|comorian', VC: 'st vincent|saint vincent|st. vincent', BB: 'barbadian', TZ: 'zanzibar', GI: 'gibraltarian',
  'NO-NIS': 'nis', 'DK-DIS': 'dis', 'PT-MAR': 'madeira|portugal (madeira)', 'GB-IOM': 'isle of man|iom', 'FR-RIF': 'rif',
}

const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
const GROUPS: ReadonlyMap<string, readonly string[]> = new Map(
  ['eu', 'european union', 'eea', 'eu citizens', 'eu nationals', 'ес', 'евросоюз', 'єс'].map((name) => [name, EU]),
)

const toKey = (name: string): string =>
  foldText(name)
    .replace(/[^\p{L}\p{M}\p{N}&.() ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

let known: ReadonlyMap<string, string> | undefined

/** Names of all countries in all languages. Only codes of flags contain a hyphen. */
function createNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const { intl } of LOCALES) {
    const display = new Intl.DisplayNames(intl, { type: 'region' })
    for (const code of COUNTRIES) names.set(toKey(display.of(code) ?? code), code)
  }
  for (const [code, words] of Object.entries(BESIDE)) for (const word of words.split('|')) names.set(toKey(word), code)
  return names
}

function findName(name: string): string | undefined {
  known ??= createNames()
  return known.get(toKey(name))
}

/** Returns the code of a country by name in any language, by nationality, or by ISO code. */
export function findCountry(name: string): string | undefined {
  const code =
    findName(name) ?? (/^[A-Z]{2}$/.test(name.trim()) && COUNTRIES.includes(name.trim()) ? name.trim() : undefined)
  return code?.split('-')[0]
}

const registers = new Set(FLAGS.map(({ code }) => code))

/** Returns a ship register by its own name or its country's. */
export function findRegister(name: string): string | undefined {
  const code = findName(name.replace(/\b(?:flag|flagged|int'?l register|register)\b/gi, ' '))
  return code !== undefined && registers.has(code) ? code : undefined
}

/** Returns the countries of a group name. */
export const findCountryGroup = (name: string): readonly string[] | undefined => GROUPS.get(toKey(name))
