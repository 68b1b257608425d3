import { namesCitizens } from '#src/domain/vocabulary/citizen-words.ts'
import { foldText } from '#src/domain/vocabulary/fold-text.ts'
import { findCountry, findCountryGroup } from './country-words.ts'
import type { LabelledLine } from './read-labels.ts'

/** ISO codes, none for "any"; `unread`: a demand was not understood. */
export type NationalityDemand = { countries: string[]; unread: boolean }

const ANY =
  /(?<!\p{L})(?:any|all|no restriction|not important|mixed|mix|international|любая|любые|все|будь-яка|cualquiera|toutes?|alle|beliebig|qualquer|semua|أي|सभी|不限)/u
const SEPARATOR = /[,;/|&+]|\s(?:and|or|и|или|та|або|y|o|et|ou|und|oder|e|dan|atau)\s/u
const NOISE =
  /(?<!\p{L})(?:only|nationals?|nationality|citizens?|citizenship|passports?|crew|seafarers?|preferred|preferably|holders?|accepted|welcome)(?!\p{L})/gu
const SENTENCE =
  /(?:only|exclusively|open (?:to|for))\s(?:for\s)?([\p{L}\p{M} ,/&]{2,80}?)\s(?:nationals?|citizens?|seafarers?|crew|passport holders?)|(?<![\p{L}\p{M}])([\p{L}\p{M} ,/&]{2,80}?)\s(?:nationals?|citizens?|seafarers?|passport holders?)\sonly/iu

/** "EU citizen", "Polish passport holders"; "граждане ЕС". */
const CITIZEN_OF =
  /([\p{L}\p{M} /&-]{2,60}?)\s(?:citizens?|nationals?|passport holders?|citizenship)(?!\p{L})|(?:граждан\p{L}{0,6}|громадян\p{L}{0,6})\s([\p{L}\p{M} /&-]{2,40})/iu
/** Nationalities on board, and those that are merely welcome. */
const NO_DEMAND =
  /crew|on ?board|colleagues|advantag|preferr|preferabl|desirable|welcome|a plus|экипаж|екіпаж|преимуществ|перевага/u

const BEFORE_NAME = /^.*(?<!\p{L})(?:be|an?|only|for)\s/iu

type Named = readonly (string | undefined)[]

/** Returns the countries of each name in a list. */
const listNamed = (text: string): Named[] =>
  text
    .split(SEPARATOR)
    .map((name) => name.replace(NOISE, ' ').trim())
    .filter(Boolean)
    .map((name) => findCountryGroup(name) ?? [findCountry(name)])

const toCodes = (named: readonly Named[]): string[] =>
  [...new Set(named.flat().filter((code) => code !== undefined))].sort()

const isKnown = (named: Named): boolean => !named.includes(undefined)

function readList(text: string): NationalityDemand {
  const named = listNamed(text)
  const unread = named.length === 0 || !named.every(isKnown)
  return unread ? { countries: [], unread } : { countries: toCodes(named), unread }
}

/** Returns the countries at the end of a sentence. */
function readLast(text: string): string[] {
  const named = listNamed(text.replace(/^.*\b(?:for|to|from|are|is)\s/i, ''))
  const lastUnknown = named.findLastIndex((one) => !isKnown(one))
  return toCodes(named.slice(lastUnknown + 1))
}

const asksForCitizens = (line: string): boolean => namesCitizens(line) && !NO_DEMAND.test(foldText(line))

/** Reads a clause such as "EU citizen, 12 months in rank". */
function readCitizens(lines: readonly string[]): string[] | undefined {
  return lines
    .flatMap((line) => line.split(/[;,.•]\s?/))
    .filter(asksForCitizens)
    .map((clause) => CITIZEN_OF.exec(clause))
    .map((match) => (match ? readLast((match[1] ?? match[2] ?? '').replace(BEFORE_NAME, '')) : []))
    .find((countries) => countries.length > 0)
}

/** Returns the accepted nationalities: from a labelled line, or "Filipino nationals only". */
export function readNationalities(labels: readonly LabelledLine[], lines: readonly string[]): NationalityDemand {
  const label = labels.find(({ field }) => field === 'nationality')
  if (label) return ANY.test(foldText(label.value)) ? { countries: [], unread: false } : readList(label.value)
  const matches = lines.map((line) => SENTENCE.exec(line)).filter((match) => match !== null)
  const found =
    matches.map((match) => readLast(match[1] ?? match[2] ?? '')).find((countries) => countries.length > 0) ??
    readCitizens(lines)
  return { countries: found ?? [], unread: !found && lines.some(asksForCitizens) }
}
