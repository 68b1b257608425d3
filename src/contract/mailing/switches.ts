import { MONEY_CURRENCIES } from '#src/domain/money/amount.ts'

/** What an answer about prices may add. Each adds one property to every mailing. */
export const PRICE_SWITCHES = [
  'withApplication',
  'withCurrency',
  'withFirstPromo',
  'withConsultation',
  'withServicePackages',
] as const
export type PriceSwitch = (typeof PRICE_SWITCHES)[number]

/** The switches of a page: those above, and the one that leaves out Russian agencies. */
export const PAGE_SWITCHES = [...PRICE_SWITCHES, 'isHideRu'] as const
export type PageSwitch = (typeof PAGE_SWITCHES)[number]

/** The values of a switch in an address and a request. */
export const SWITCH_WORDS = ['true', 'false', '1', '0'] as const

/** The words that turn a switch on: a currency names the one that is listed first. */
const wordsOn = (name: PageSwitch): readonly string[] =>
  name === 'withCurrency' ? ['true', '1', ...MONEY_CURRENCIES] : ['true', '1']

export type ChosenSwitches = Readonly<Partial<Record<PageSwitch, string>>>

/** The switches that are on in an address, each with its word. The server reads the same words; others count as absent. */
export const readSwitches = (search: Readonly<Record<string, string>>): ChosenSwitches =>
  Object.fromEntries(
    PAGE_SWITCHES.flatMap((name) => {
      const word = wordsOn(name).find((one) => one === search[name])
      return word === undefined ? [] : [[name, word]]
    }),
  )
