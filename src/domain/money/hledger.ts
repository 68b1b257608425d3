import { MONEY_CURRENCIES, zeroOf } from './amount.ts'
import { escapeReference, type JournalFormat, nameAccount, writeAmount } from './journal.ts'

const tag = (name: string, value: string | undefined): string =>
  value === undefined ? '' : `    ; ${name}:${escapeReference(value)}\n`

/** The journal of hledger (https://hledger.org/hledger.html#journal). */
export const hledger: JournalFormat = {
  extension: 'journal',
  head: MONEY_CURRENCIES.map((currency) => `commodity 1000.00 ${currency}\n`).join(''),
  open: (_day, account) => `account ${nameAccount(account)}\n`,
  heading: ({ day, text, id, reference }) => `\n${day} ${text}\n${tag('id', id)}${tag('reference', reference)}`,
  leg: ({ account, amount }) => `    ${nameAccount(account)}  ${writeAmount(amount)}\n`,
  assertionHeading: (day) => `\n${day} balances\n`,
  assertion: (_day, { account, amount }) =>
    `    ${nameAccount(account)}  ${writeAmount(zeroOf(amount.currency))} = ${writeAmount(amount)}\n`,
}
