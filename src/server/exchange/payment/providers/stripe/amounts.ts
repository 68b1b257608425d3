import { type Amount, amountOf, MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import { SECOND } from '#src/domain/time.ts'
import type { ProviderLine } from '../provider-payment.ts'

/** Stripe counts in the same minor units, with the code of the currency in lower case. */
export const writeAmount = ({ minor, currency }: Amount) => ({
  amount: Number(minor),
  currency: currency.toLowerCase(),
})

/** Throws for a currency of no balance. */
export function readAmount(amount: number, code: string): Amount {
  const currency = MONEY_CURRENCIES.find((one) => one.toLowerCase() === code)
  if (!currency) throw new Error(`Stripe has an amount in ${code}`)
  return amountOf(amount, currency)
}

type Transaction = { id: string; amount: number; fee: number; currency: string; created: number }

export const readLine = ({ id, amount, fee, currency, created }: Transaction): ProviderLine => ({
  id,
  amount: readAmount(amount, currency),
  fee: readAmount(fee, currency),
  at: created * SECOND,
})

/** The object of a field that a request expanded. Throws if it is only an id. */
export function expanded<T extends object>(field: string | T | null | undefined): T | null {
  if (typeof field === 'string') throw new Error(`Stripe did not expand ${field}`)
  return field ?? null
}

export const idOf = (field: string | { id: string } | null | undefined): string | null =>
  typeof field === 'string' ? field : (field?.id ?? null)
