import { type Amount, isPositive, MONEY_CURRENCIES, type MoneyCurrency } from '#src/domain/money/amount.ts'
import { parseAmount } from '#src/domain/money/parse-amount.ts'
import { readIban } from '#src/domain/payment/iban.ts'

/** The account to which a currency is transferred. */
export type BankAccount = { currency: MoneyCurrency; name: string; iban: string; bic: string; bank: string }

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

function readAccount(row: Record<string, unknown>): BankAccount {
  const { currency, name, iban, bic = '', bank } = row
  const isKnown = MONEY_CURRENCIES.some((one) => one === currency)
  const account = isText(iban) ? readIban(iban) : undefined
  if (!isKnown || !account || !isText(name) || !isText(bank) || typeof bic !== 'string')
    throw new Error(`BANK_ACCOUNTS has a wrong account: ${JSON.stringify(row)}`)
  return { currency: currency as MoneyCurrency, name, iban: account, bic, bank }
}

/** Reads the JSON list of bank accounts, one for each currency at most. Throws if it is wrong: money would be sent to nobody. */
export function readBankAccounts(text = ''): BankAccount[] {
  if (text.trim() === '') return []
  const rows: unknown = JSON.parse(text)
  if (!Array.isArray(rows)) throw new Error('BANK_ACCOUNTS is not a JSON list')
  const accounts = rows.map(readAccount)
  if (new Set(accounts.map(({ currency }) => currency)).size < accounts.length)
    throw new Error('BANK_ACCOUNTS has two accounts for a currency')
  return accounts
}

const DEFAULT_CAP = '500'

/** The most that a balance may reach by payments, in US dollars. */
export function readBalanceCap(text = ''): Amount {
  const cap = parseAmount(text.trim() || DEFAULT_CAP, 'USD')
  if (!cap || !isPositive(cap)) throw new Error(`BALANCE_CAP is not an amount: ${text}`)
  return cap
}
