import { listMeanings, mapQueryTerms } from '../vocabulary/query-terms.ts'
import { createPhraseKey } from '../vocabulary/query-tokens.ts'
import { splitScripts } from './scripts.ts'
import type { Term, Terms } from './terms.ts'

type Area = 'rank' | 'vessel'

const MAX_NAME = 80

/** Spellings of CVs, applied before the vocabulary. */
const SPELLINGS: readonly (readonly [from: RegExp, to: string])[] = [
  [/(?<![\p{L}.])(\p{L})\.\s?(?=\p{L}\.(?!\p{L}))/gu, '$1'],
  [/(?<!\p{L})ch\.?[ /-]?(?=off|eng)/giu, 'chief '],
  [/(?<!\p{L})off(?:r|\.)?(?!\p{L})/giu, 'officer'],
  [/(?<!\p{L})eng(?:r|\.)?(?!\p{L})/giu, 'engineer'],
  [/(?<!\p{L})(?:asst|assist)\.?(?!\p{L})/giu, 'assistant'],
  [/(?<!\p{L})(?:elec|electr)\.?(?!\p{L})/giu, 'electrical'],
  [/(?<!\p{L})jr\.?(?!\p{L})/giu, 'junior'],
  [/(?<!\p{L})sr\.?(?!\p{L})/giu, 'senior'],
  [/(?<!\p{L})chem\.?(?!\p{L})/giu, 'chemical'],
  [/(?<!\p{L})cont\.?(?!\p{L})/giu, 'container'],
  [/(?<!\p{L})gen\.?(?=\s?cargo)/giu, 'general'],
  [/(?<!\p{L})prod\.?(?!\p{L})/giu, 'product'],
  [/(?<!\p{L})carr\.?(?!\p{L})/giu, 'carrier'],
  [/(?<!\p{L})tkr\.?(?!\p{L})/giu, 'tanker'],
  [/(?<!\p{L})v(?:sl|essel)\.?$/giu, 'vessel'],
  [/(?<![\p{L}\d])1(?:er|ro|º|°)\s(?=\p{L})/giu, 'primer '],
  [/(?<![\p{L}\d])2(?:do|º|°)\s(?=\p{L})/giu, 'segundo '],
  [/(?<![\p{L}\d])3(?:er|ro|º|°)\s(?=\p{L})/giu, 'tercer '],
]

const ALSO: Readonly<Record<Area, Readonly<Record<string, string>>>> = {
  rank: {
    'a/b': 'able-seaman',
    ab: 'able-seaman',
    abs: 'able-seaman',
    'able bodied seaman': 'able-seaman',
    'able body seaman': 'able-seaman',
    'o/s': 'ordinary-seaman',
    os: 'ordinary-seaman',
    'c/o': 'chief-officer',
    co: 'chief-officer',
    '2/o': 'second-officer',
    '3/o': 'third-officer',
    'c/e': 'chief-engineer',
    '2/e': 'second-engineer',
    '3/e': 'third-engineer',
    '4/e': 'fourth-engineer',
    'e/t/o': 'eto',
    'electro technical officer': 'eto',
    'electrical officer': 'eto',
    'm/m': 'motorman',
    'e/cdt': 'engine-cadet',
    'd/cdt': 'deck-cadet',
    'élève mécanicien': 'engine-cadet',
    'eleve mecanicien': 'engine-cadet',
    captain: 'master',
    master: 'master',
    capt: 'master',
    'chief cook': 'chief-cook',
    'ch cook': 'chief-cook',
    'c/cook': 'chief-cook',
    'ضابط أول': 'chief-officer',
    cocinero: 'cook',
    'jefe de cocina': 'chief-cook',
    'mess man': 'messman',
    'chief mate': 'chief-officer',
    'first engineer': 'second-engineer',
    'first assistant engineer': 'second-engineer',
    'second assistant engineer': 'third-engineer',
    'third assistant engineer': 'fourth-engineer',
    'старший помощник': 'chief-officer',
    старпом: 'chief-officer',
    'старший помощник капитана': 'chief-officer',
    'старшии помощник': 'chief-officer',
    'старшии помощник капитана': 'chief-officer',
    'старшии механик': 'chief-engineer',
    'второи механик': 'second-engineer',
    'третии механик': 'third-engineer',
  },
  vessel: {
    'b/c': 'bulk-carrier',
    bulk: 'bulk-carrier',
    bulker: 'bulk-carrier',
    container: 'container-ship',
    'oil/chemical tanker': 'oil-chemical-tanker',
    'oil/chemical': 'oil-chemical-tanker',
    'chemical/oil tanker': 'oil-chemical-tanker',
    'oil chemical': 'oil-chemical-tanker',
    'oil product/chemical tanker': 'oil-chemical-tanker',
    'chemical oil tanker': 'oil-chemical-tanker',
    'general cargo': 'general-cargo',
    cargo: 'general-cargo',
    'генеральний вантаж': 'general-cargo',
    'генеральный груз': 'general-cargo',
    'pétrolier produits': 'product-tanker',
    'pétrolier de produits': 'product-tanker',
    'buque tanque productos': 'product-tanker',
    'buque tanque de productos': 'product-tanker',
    'product/chemical': 'oil-chemical-tanker',
    'navio-tanque produtos': 'product-tanker',
    'penumpang ro-ro': 'ro-pax',
    'دحرجة وركاب': 'ro-pax',
    'بضائع صب': 'bulk-carrier',
    'ناقلة منتجات بترولية': 'product-tanker',
    'ناقلة منتجات': 'product-tanker',
    'oil tanker': 'crude-oil-tanker',
    'crude oil tanker': 'crude-oil-tanker',
    'product tanker': 'product-tanker',
    'oil product tanker': 'product-tanker',
    lng: 'lng-carrier',
    lpg: 'lpg-carrier',
    'lng tanker': 'lng-carrier',
    'lpg tanker': 'lpg-carrier',
    'g/cargo': 'general-cargo',
    gc: 'general-cargo',
  },
}

/** Names used in more than one trade: in a cruise ship's galley, and on a fishing vessel. */
const VAGUE = new Set(['ayudante de cocina'])

const correctSpelling = (text: string): string =>
  SPELLINGS.reduce((mended, [from, to]) => mended.replace(from, to), text.slice(0, MAX_NAME))
    .replace(/\s+/g, ' ')
    .trim()

/** Returns the only slug that a text names; undefined for none or several. Certain if the text names nothing else. */
export function findSlug(area: Area, text: string, terms: Pick<Terms, 'lookup'>): Term | undefined {
  const found = findNamed(area, text, terms)
  return found && VAGUE.has(createPhraseKey(text)) ? { ...found, isSure: false } : found
}

function findNamed(area: Area, text: string, { lookup }: Pick<Terms, 'lookup'>): Term | undefined {
  if (text.trim() === '' || text.length > MAX_NAME) return undefined
  for (const written of [text, correctSpelling(text)]) {
    const key = createPhraseKey(written)
    const also = ALSO[area][key] ?? ALSO[area][written.toLowerCase().trim()]
    if (also) return { value: also, isSure: true }
    const targets = (lookup.phrases.get(key) ?? []).filter(({ id }) => id.startsWith(`${area}.`))
    const english = targets.filter(({ locale }) => locale === 'en')
    const slugs = new Set((english.length > 0 ? english : targets).map(({ id }) => id.slice(area.length + 1)))
    const [only] = slugs
    if (only && slugs.size === 1) return { value: only, isSure: true }
    if (only) return { value: only, isSure: false }
  }
  for (const part of splitScripts(text)) {
    const named = findSlug(area, part, { lookup })
    if (named) return named
  }
  return findAmong(area, text, { lookup }) ?? findWithin(area, correctSpelling(text), { lookup })
}

/** Returns the slug of a repeated name, "Jefe de cocina / Chief Cook", or the first of two names as uncertain. */
function findAmong(area: Area, text: string, terms: Pick<Terms, 'lookup'>): Term | undefined {
  const turned = /^([^()]{2,40}?)\s?\(([^()]{2,40})\)$/u.exec(text)
  const known = turned && findSlug(area, `${turned[2]} ${turned[1]}`, terms)
  if (known?.isSure) return known
  const parts = text.split(/\s?[/()&]\s?/u, 4).filter((part) => part.trim() !== '')
  if (parts.length < 2) return undefined
  const [one, other] = parts.map((part) => findSlug(area, part, terms)).filter((term) => term !== undefined)
  return (
    one && { value: one.value, isSure: one.value === other?.value && one.isSure && other.isSure && parts.length === 2 }
  )
}

/** Returns the slug of a name among other words: "Chief Officer (DPO)". */
function findWithin(area: Area, text: string, { lookup }: Pick<Terms, 'lookup'>): Term | undefined {
  const meanings = listMeanings(text, lookup)
    .map((ids) => ids.filter((id) => id.startsWith(`${area}.`)))
    .filter((ids) => ids.length > 0)
  const [first, ...others] = meanings
  if (!first || others.length > 0 || first.length > 1) return undefined
  const { rest } = mapQueryTerms(text, lookup)
  return { value: (first[0] as string).slice(area.length + 1), isSure: rest === '' }
}

/** Returns the slug of a rank or vessel type in a cell, or the text as uncertain. */
export const readTerm = (area: Area, text: string, terms: Terms): Term =>
  findSlug(area, text, terms) ?? { value: text, isSure: false }
