import { CERTIFICATES, type CertificateKind } from '../vocabulary/certificates.ts'
import type { LabelsByLocale } from '../vocabulary/query-lookup.ts'
import type { CountryFinder } from './countries.ts'
import { foldLabel } from './fold-label.ts'
import { PAPER_NAMES } from './labels/paper-names.ts'
import { splitScripts } from './scripts.ts'

/** A paper of the vocabulary: its name and type in the CV. */
export type Paper = { name: string; type: 'passport' | 'visa' | 'certificate' | 'document' }

export type PaperFinder = (text: string) => (Paper & { isSure: boolean }) | undefined

const TYPES: Readonly<Record<CertificateKind, Paper['type']>> = {
  coc: 'certificate',
  stcw: 'certificate',
  industry: 'certificate',
  medical: 'certificate',
  identity: 'document',
  visa: 'visa',
}
const PASSPORTS = new Set(['international', 'seaman', 'flag-seamans-book', 'sid'])
const VACCINATIONS = new Set(['yellow-fever', 'cholera', 'covid-19', 'drug-alcohol-test'])
const OWN_NAMES: Readonly<Record<string, string>> = {
  passport: 'international',
  'seamans-book': 'seaman',
  sirb: 'seaman',
}

const kinds = new Map(CERTIFICATES.map(({ slug, kind }) => [slug, kind]))

function typeOf(name: string): Paper['type'] {
  if (PASSPORTS.has(name)) return 'passport'
  if (VACCINATIONS.has(name)) return 'document'
  return TYPES[kinds.get(name) ?? 'identity']
}

const PARENTHESES = /[（(]([^()（）]{0,60})[)）]/gu
const REGULATION = /(?:stcw )?(?:reg(?:ulation)? )?(?:a )?(?:vi|iv|v|iii|ii|i)\/\d{1,2}(?: ?[/-]? ?\d(?!\d)){0,3}/g
const BESIDE =
  /\b(?:stcw|sertifikat|certificado|certificat|rating|formacion|certificate of proficiency in|certificate of proficiency|cop|training in|proficiency in|course|training|certificate|cert|(?:stage|etapa) \d|\d{4})\b/g

/** Variants of a written name, most similar first. */
function listForms(text: string): string[] {
  const inside = [...text.matchAll(PARENTHESES)].map(([, words]) => foldLabel(words as string))
  const whole = foldLabel(text)
  const without = foldLabel(text.replace(PARENTHESES, ' '))
  const bare = whole.replace(REGULATION, ' ').replace(/\s+/g, ' ').trim()
  const alone = without.replace(REGULATION, ' ').replace(BESIDE, ' ').replace(/\s+/g, ' ').trim()
  const unruled = without.replace(REGULATION, ' ').replace(/\s+/g, ' ').trim()
  return [whole, without, bare, unruled, alone, ...splitScripts(text).map(foldLabel), ...inside]
}

/** "Z02" before the name of a course. */
const CODE = /^[A-Z]\d{2}\s(?=\S)/u
/** A name before details: "ECDIS type specific – Furuno", "BOSIET with CA-EBS". */
const HEAD = /^([^–—]{4,60}?)\s(?:[–—/-]|with|mit|avec|con|com)\s/iu
const GENERAL = new Set(['coc', 'cop'])
const VAGUE = new Set(['service book', 'record book', 'service book record book'])

const CAPACITIES: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w/])ii\/1(?![\d/-])/iu, 'oow-deck'],
  [/(?<![\w/])ii\/2(?![\d/-])/iu, 'chief-mate-master'],
  [/(?<![\w/])iii\/1(?![\d/-])/iu, 'oow-engine'],
  [/(?<![\w/])iii\/2(?![\d/-])/iu, 'chief-second-engineer'],
  [/(?<![\w/])iii\/6(?![\d/-])/iu, 'eto'],
]
const COMPETENCY =
  /(?<!\p{L})coc(?!\p{L})|competenc|licen[cs]e(?!\p{L})|диплом|適任|适任|brevet|título|titulo|befähigung|أهلي|सक्षमता|certificado de compet/iu

const CAPACITY_WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?:chief|second|2nd) engineer/iu, 'chief-second-engineer'],
  [/(?:third|3rd|fourth|4th) engineer/iu, 'oow-engine'],
  [/(?<!\p{L})master|chief (?:officer|mate)/iu, 'chief-mate-master'],
  [/(?:second|2nd|third|3rd) (?:officer|mate)/iu, 'oow-deck'],
]

/** The certificate of competency by a regulation or a rank, if no other name matches. */
const findCapacity = (text: string): string | undefined =>
  COMPETENCY.test(text)
    ? [...CAPACITIES, ...CAPACITY_WORDS].find(([pattern]) => pattern.test(text))?.[1]
    : findRegulated(text)

const RULE = /(?<![\w/])(?:a-)?(?:vi|v|iii|ii)\/\d(?:-\d)?(?![\w/])/giu

/** The only certificate of a regulation in a text, for papers with an unspecific name. */
function findRegulated(text: string): string | undefined {
  const rules = new Set([...text.matchAll(RULE)].map(([rule]) => rule.toUpperCase().replace('A-', '')))
  const [rule] = rules
  const named = CERTIFICATES.filter(({ regulation }) => regulation?.replace('A-', '') === rule)
  return rules.size === 1 && named.length === 1 && !CAPACITIES.some(([, slug]) => slug === named[0]?.slug)
    ? named[0]?.slug
    : undefined
}

const MAX_PAPER = 120

type Named = Paper & { isSure: boolean }

/** Written names by their folded form. The two passports are named as in the CV. */
function createNames(labels: LabelsByLocale): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const add = (text: string, name: string) => {
    const key = foldLabel(text)
    if (key.length > 1 && !names.has(key)) names.set(key, name)
  }
  for (const [name, phrases] of Object.entries(PAPER_NAMES)) for (const phrase of phrases.split('|')) add(phrase, name)
  for (const messages of Object.values(labels))
    for (const [id, label] of Object.entries(messages)) {
      if (!id.startsWith('certificate.')) continue
      const slug = id.slice('certificate.'.length)
      for (const form of [label, label.replace(PARENTHESES, ' ')]) add(form, OWN_NAMES[slug] ?? slug)
    }
  return names
}

function findForm(text: string, names: ReadonlyMap<string, string>): Named | undefined {
  const forms = listForms(text)
  const known = forms.map((form) => (form === '' ? undefined : names.get(form)))
  // "CoC Rating (Able Seafarer Deck)" is what its brackets say.
  const isSpecific = known.some((name) => name !== undefined && !GENERAL.has(name))
  for (const [place, form] of forms.entries()) {
    const name = known[place]
    if (name && !(isSpecific && GENERAL.has(name)))
      return { name, type: typeOf(name), isSure: place < 7 && !VAGUE.has(form) }
  }
  return undefined
}

/** "Philippine passport", "جواز بحري بنما": a paper and its country. */
function findOfCountry(text: string, find: PaperFinder, findCountry: CountryFinder): Named | undefined {
  const words = text.split(/\s+/)
  for (const [country, rest] of [
    [words[0], words.slice(1)],
    [words.at(-1), words.slice(0, -1)],
  ] as const) {
    const found = country && findCountry(country) ? find(rest.join(' ')) : undefined
    // Whether it is the flag of the person's own country is unknown.
    if (found) return found.name === 'seaman' ? { ...found, name: 'flag-seamans-book', isSure: false } : found
  }
  return undefined
}

/** Creates a finder of the paper that a text names; undefined for none. */
export function createPaperFinder(labels: LabelsByLocale, findCountry: CountryFinder): PaperFinder {
  const names = createNames(labels)
  const find: PaperFinder = (text) => findForm(text, names)
  return (text) => {
    if (text.length > MAX_PAPER) return undefined
    const written = text.replace(CODE, '')
    const [latin, other] = splitScripts(written).map(find)
    if (latin && other && latin.name !== other.name) return { ...latin, isSure: false }
    const named = find(written)
    const capacity = findCapacity(written)
    if (named && !(capacity && GENERAL.has(named.name))) return named
    const head = HEAD.exec(written)?.[1]
    const begun = head === undefined ? undefined : find(head)
    if (begun && !GENERAL.has(begun.name)) return { ...begun, isSure: false }
    const foreign = findOfCountry(written, find, findCountry)
    if (foreign) return foreign
    const [one, same] = written.split('/', 3).map((part) => find(part))
    if (one && one.name === same?.name) return { ...one, isSure: false }
    return capacity === undefined ? undefined : { name: capacity, type: typeOf(capacity), isSure: false }
  }
}
