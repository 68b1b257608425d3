import { MONEY_CURRENCIES } from '../money/amount.ts'
import { DISCOUNT_ITEMS, PERCENT_UNIT, PRICED_ITEMS } from '../order/price-items.ts'
import { SERVICE_KINDS } from '../service/services.ts'
import { isCountry } from '../vocabulary/countries.ts'
import {
  ANY_COUNTRY,
  COUNTRY,
  COUNTRY_OR_SLUG,
  CURRENCY,
  oneOf,
  PERCENT,
  RATE,
  type RuleColumn,
  SUM,
  TEXT,
} from './columns.ts'
import type { RuleKind } from './kinds.ts'

export type RuleColumns = Readonly<Record<string, RuleColumn>>
export type Cells = Readonly<Record<string, string>>

type RuleDescription = {
  /** The permission to read and change it in the back office. */
  permission: 'finance' | 'owner'
  /** The columns that tell its rules apart. For one scope and date there is at most one rule. */
  scope: RuleColumns
  value: RuleColumns
  maxRows: number
  /** Whether a version may have no rules. */
  mayBeEmpty: boolean
  /** The column of a row whose value does not fit the others, if any. */
  findWrong?: (cells: Cells) => string | undefined
}

const describeRule = <const D extends RuleDescription>(description: D): D => description

/** How a row of `agency-russian` finds agencies. */
export const AGENCY_FACTS = ['licence-country', 'seat-country', 'agency'] as const
export type AgencyFact = (typeof AGENCY_FACTS)[number]

/** The services that a country may not be offered. */
export const RULED_SERVICES = ['mailing', ...SERVICE_KINDS] as const
export type RuledService = (typeof RULED_SERVICES)[number]

/** A company with a tax number, or anyone else. */
export const TAX_BUYERS = ['person', 'company'] as const

/** The dated rules of each kind. A new kind needs its word in `kinds.ts`, this declaration, and its messages `dated-rule.kind` and `dated-rule.about`. */
export const RULES = {
  /** Units of a currency for one US dollar. */
  rate: describeRule({
    permission: 'finance',
    scope: { currency: CURRENCY },
    value: { per_usd: RATE },
    maxRows: 1000,
    mayBeEmpty: false,
  }),
  /** What an invoice charges. Without a rule no tax is charged. */
  tax: describeRule({
    permission: 'finance',
    scope: { seller: COUNTRY, buyer: ANY_COUNTRY, buyer_kind: oneOf(TAX_BUYERS) },
    value: { percent: PERCENT, wording: TEXT },
    maxRows: 1000,
    mayBeEmpty: true,
  }),
  /** Which agencies a mailing leaves out if the seafarer chooses so: by country of the licence, country of the seat, or one by one. */
  'agency-russian': describeRule({
    permission: 'owner',
    scope: { fact: oneOf(AGENCY_FACTS), is: COUNTRY_OR_SLUG },
    value: {},
    maxRows: 500,
    mayBeEmpty: true,
    findWrong: ({ fact, is = '' }) => (isCountry(is) === (fact === 'agency') ? 'is' : undefined),
  }),
  /** Where a service is not sold: to citizens of the country, and to people who live there. */
  'service-country': describeRule({
    permission: 'owner',
    scope: { service: oneOf(RULED_SERVICES), country: COUNTRY },
    value: {},
    maxRows: 500,
    mayBeEmpty: true,
  }),
  /** The price list: one price for each currency, or a discount. Without a price in a currency, the rate of the date applies. */
  price: describeRule({
    permission: 'finance',
    scope: { item: oneOf([...PRICED_ITEMS, ...DISCOUNT_ITEMS]), currency: oneOf([...MONEY_CURRENCIES, PERCENT_UNIT]) },
    value: { amount: SUM },
    maxRows: 500,
    mayBeEmpty: true,
    findWrong: ({ item = '', currency, amount }) => {
      const isDiscount = DISCOUNT_ITEMS.some((one) => one === item)
      if (isDiscount !== (currency === PERCENT_UNIT)) return 'currency'
      return isDiscount && Number(amount) > 100 ? 'amount' : undefined
    },
  }),
} as const satisfies Record<RuleKind, RuleDescription>

/** The value of a rule by column. */
export type RuleValue<Kind extends RuleKind> = Readonly<Record<keyof (typeof RULES)[Kind]['value'], string>>

export const describeKind = (kind: RuleKind): RuleDescription => RULES[kind]

/** The dates and the source, which every kind has. An empty `until`: until the next rule of the scope. */
export const COMMON_COLUMNS = ['from', 'until', 'source'] as const

/** The columns of the file of a kind, in order. */
export const columnsOf = (kind: RuleKind): string[] => {
  const { scope, value } = describeKind(kind)
  return [...Object.keys(scope), ...Object.keys(value), ...COMMON_COLUMNS]
}
