import { DAY, toPlainDate } from '../time.ts'
import { type Amount, MONEY_CURRENCIES, negate } from './amount.ts'
import { escapeReference, type JournalFormat, nameAccount, writeAmount } from './journal.ts'
import { toDecimal } from './to-decimal.ts'

const metadata = (name: string, value: string | undefined): string =>
  value === undefined ? '' : `  ${name}: "${escapeReference(value)}"\n`

const nextDay = (day: string): string => toPlainDate(Date.parse(day) + DAY)

/** Beancount would accept a difference of one cent. */
const writeExactly = (amount: Amount): string => `${toDecimal(negate(amount))} ~ 0 ${amount.currency}`

/** The journal of Beancount (https://beancount.github.io/docs/beancount_language_syntax.html). */
export const beancount: JournalFormat = {
  extension: 'beancount',
  head: MONEY_CURRENCIES.map((currency) => `option "operating_currency" "${currency}"\n`).join(''),
  open: (day, account) => `${day} open ${nameAccount(account)} ${account.currency}\n`,
  heading: ({ day, text, id, reference }) =>
    `\n${day} * "${text}"\n${metadata('id', id)}${metadata('reference', reference)}`,
  leg: ({ account, amount }) => `  ${nameAccount(account)}  ${writeAmount(amount)}\n`,
  assertionHeading: () => '\n',
  // A balance of Beancount is that at the start of the day.
  assertion: (day, { account, amount }) => `${nextDay(day)} balance ${nameAccount(account)}  ${writeExactly(amount)}\n`,
}
