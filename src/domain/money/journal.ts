import { type Amount, type MoneyCurrency, negate } from './amount.ts'
import type { AccountKind } from './ledger.ts'
import { toDecimal } from './to-decimal.ts'

/** Formats of plain-text accounting. */
export const JOURNAL_FORMATS = ['hledger', 'beancount'] as const
export type JournalFormatName = (typeof JOURNAL_FORMATS)[number]

export type JournalAccount = { holderId: string | null; kind: AccountKind; currency: MoneyCurrency }
/** An amount of an account, as in the ledger: positive is a credit. */
export type JournalLeg = { account: JournalAccount; amount: Amount }
export type JournalHeading = { day: string; text: string; id?: string; reference?: string }

/** How a format writes the parts of a journal. Days are plain dates. */
export type JournalFormat = {
  extension: string
  /** The declarations at the start. */
  head: string
  open: (day: string, account: JournalAccount) => string
  /** An entry is its heading, followed by its legs. */
  heading: (heading: JournalHeading) => string
  leg: (leg: JournalLeg) => string
  /** The balances at the end of a day are their heading, followed by an assertion for each account. */
  assertionHeading: (day: string) => string
  assertion: (day: string, leg: JournalLeg) => string
}

const NAMES = {
  available: ['Liabilities', 'Available'],
  held: ['Liabilities', 'Held'],
  bonus: ['Liabilities', 'Bonus'],
  'bonus-held': ['Liabilities', 'Bonus-Held'],
  receivable: ['Assets', 'Receivable'],
  clearing: ['Assets', 'Clearing'],
  bank: ['Assets', 'Bank'],
  revenue: ['Income', 'Revenue'],
  fees: ['Expenses', 'Fees'],
  adjustments: ['Expenses', 'Adjustments'],
  'bonus-expense': ['Expenses', 'Bonus'],
} as const satisfies Record<AccountKind, readonly [root: string, name: string]>

/** The name of an account. Beancount accepts parts that start with a capital letter only, and ids may start with another. */
export function nameAccount({ holderId, kind, currency }: JournalAccount): string {
  const [root, name] = NAMES[kind]
  return [root, ...(holderId ? [`Holder-${holderId}`] : []), name, currency].join(':')
}

/** Plain-text accounting writes debits as positive amounts. */
export const writeAmount = (amount: Amount): string => `${toDecimal(negate(amount))} ${amount.currency}`

/** A reference without signs that have a meaning in a format, such as quotes, brackets, commas and line ends. */
export const escapeReference = (reference: string): string =>
  encodeURIComponent(reference).replaceAll('%3A', ':').replaceAll('%2F', '/')
