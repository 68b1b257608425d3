import type { FormValues } from '#src/app/page.ts'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import type { MailingChoice } from '#src/domain/mailing/mailing-choice.ts'
import { MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import { readWhole } from '#src/domain/text/read-digits.ts'
import { MAX_ENTRY_ID } from '#src/domain/text/text-limits.ts'
import { isCountry } from '#src/domain/vocabulary/countries.ts'
import { findVesselType, isFleetType } from '#src/domain/vocabulary/vessel-types.ts'
import { linesOf } from '../control/typed-rule.ts'

/** The most letters that can be typed. */
export const MOST_LETTERS = 10_000
/** The most agencies that can be named in one list. */
export const MOST_NAMED = 100
/** The most characters of a list in a query. */
const MOST_LISTED = 4000
/** Stands for text that is no number. */
const NO_NUMBER = -1

/** The choice of a form that nobody has changed: the exclusions are on. */
export const FIRST_CHOICE: MailingChoice = {
  fleets: [],
  vesselTypes: [],
  countries: [],
  agencies: [],
  atMost: null,
  isHideRu: true,
  isWithEmployers: false,
  isWithRecent: false,
  notTo: [],
  language: null,
  isWithForm: false,
  documents: [],
  residence: '',
  currency: 'USD',
}

/** Everyone whose rule brings the CV: what can be chosen. */
export const WIDEST_CHOICE: MailingChoice = {
  ...FIRST_CHOICE,
  isHideRu: false,
  isWithEmployers: true,
  isWithRecent: true,
}

const tick = (isOn: boolean): string => (isOn ? 'on' : '')

/** The values of the form of a choice. */
export const valuesOf = (choice: MailingChoice): FormValues => ({
  fleets: choice.fleets.join('\n'),
  vesselTypes: choice.vesselTypes.join('\n'),
  countries: choice.countries.join('\n'),
  agencies: choice.agencies.join('\n'),
  atMost: choice.atMost === null ? '' : String(choice.atMost),
  isHideRu: tick(choice.isHideRu),
  employers: tick(!choice.isWithEmployers),
  recent: tick(!choice.isWithRecent),
  notTo: choice.notTo.join('\n'),
  language: choice.language ?? '',
  isWithForm: tick(choice.isWithForm),
  documents: (choice.documents ?? []).join('\n'),
  residence: choice.residence,
  currency: choice.currency,
})

/** A slug, or the address of a page of an agency, which ends with it. */
const AGENCY = /^(?:\S*\/crewing\/[a-z]{2}\/)?([a-z0-9-]{1,80})\/?(?:[?#]\S*)?$/

const addressesOf = (text = ''): string[] => text.split(/[\s,;]+/).filter(Boolean)

/** The slugs of typed addresses; undefined for one that is no address of an agency. */
const readAgencies = (text: string | undefined): (string | undefined)[] =>
  addressesOf(text).map((address) => AGENCY.exec(address)?.[1])

function readMost(text = ''): number | null {
  const most = readWhole(text)
  if (most === null) return null
  return most !== undefined && most >= 1 && most <= MOST_LETTERS ? most : NO_NUMBER
}

const isEntryId = (word: string): boolean => word.length <= MAX_ENTRY_ID
const isSlug = (word: string): boolean => /^[a-z0-9-]{1,80}$/.test(word)

/** The known words of a list, each once. */
const wordsOf = (text: string | undefined, isKnown: (word: string) => boolean): string[] => [
  ...new Set(linesOf(text).filter(isKnown)),
]

/** The choice of the values of a form. Unknown words of an address are left out. */
export function readChoice(values: FormValues): MailingChoice {
  const { residence = '', language, currency } = values
  const others = readAgencies(values.others).filter((slug) => slug !== undefined)
  return {
    fleets: wordsOf(values.fleets, isFleetType),
    vesselTypes: wordsOf(values.vesselTypes, (word) => findVesselType(word) !== undefined),
    countries: wordsOf(values.countries, isCountry),
    agencies: wordsOf(values.agencies, isSlug),
    atMost: readMost(values.atMost),
    isHideRu: Boolean(values.isHideRu),
    isWithEmployers: !values.employers,
    isWithRecent: !values.recent,
    notTo: [...new Set([...wordsOf(values.notTo, isSlug), ...others])],
    language: LOCALE_CODES.find((known) => known === language) ?? null,
    isWithForm: Boolean(values.isWithForm),
    documents: wordsOf(values.documents, isEntryId),
    residence: isCountry(residence) ? residence : '',
    currency: MONEY_CURRENCIES.find((known) => known === currency) ?? 'USD',
  }
}

/** The fields that the person has to correct before an order. */
export const listWrong = (values: FormValues): ('residence' | 'atMost' | 'others' | 'agencies' | 'notTo')[] => {
  const { residence, atMost, agencies, notTo } = readChoice(values)
  return [
    ...(residence === '' ? (['residence'] as const) : []),
    ...(atMost === NO_NUMBER ? (['atMost'] as const) : []),
    ...(readAgencies(values.others).includes(undefined) ? (['others'] as const) : []),
    ...(agencies.length > MOST_NAMED ? (['agencies'] as const) : []),
    ...(notTo.length > MOST_NAMED ? (['notTo'] as const) : []),
  ]
}

const join = (list: readonly string[]): string | undefined => (list.length > 0 ? list.join(',') : undefined)

/** Whether the server can count a choice. */
const mayCount = ({ atMost, agencies, notTo }: MailingChoice): boolean =>
  atMost !== NO_NUMBER && [agencies, notTo].every((list) => list.join(',').length <= MOST_LISTED)

/** The query that counts whom a choice reaches; undefined while a number is wrong or a list too long. */
export const quoteQueryOf = (choice: MailingChoice) =>
  !mayCount(choice)
    ? undefined
    : {
        fleets: join(choice.fleets),
        vesselTypes: join(choice.vesselTypes),
        countries: join(choice.countries),
        agencies: join(choice.agencies),
        atMost: choice.atMost ?? undefined,
        isHideRu: String(choice.isHideRu),
        isWithEmployers: String(choice.isWithEmployers),
        isWithRecent: String(choice.isWithRecent),
        notTo: join(choice.notTo),
        residence: choice.residence || undefined,
        currency: choice.currency,
      }

/** The choice as one parameter of the address, by which the page counts it without scripting. */
export function writeTried(values: FormValues): string {
  const chosen = readChoice(values)
  const written = valuesOf({ ...chosen, atMost: chosen.atMost === NO_NUMBER ? null : chosen.atMost })
  return new URLSearchParams(Object.entries(written).filter(([, value]) => value !== '')).toString()
}

/** The choice of the address, or the first one. */
export const readTried = (tried: string | undefined): MailingChoice =>
  tried === undefined ? FIRST_CHOICE : readChoice(Object.fromEntries(new URLSearchParams(tried)))
