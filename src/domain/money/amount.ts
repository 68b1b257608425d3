/** Currencies of balances, prices and payments, with the digits after the decimal point (ISO 4217). */
export const MONEY_EXPONENTS = { USD: 2, UAH: 2, EUR: 2 } as const

export type MoneyCurrency = keyof typeof MONEY_EXPONENTS
export const MONEY_CURRENCIES = Object.keys(MONEY_EXPONENTS) as [MoneyCurrency, ...MoneyCurrency[]]

declare const opaque: unique symbol
/**
 * An integer of the smallest unit of a currency. The type is not a number, so the compiler refuses arithmetic on it outside this folder
 * (`tests/architecture/money.test.ts`).
 */
export type MinorUnits = { readonly [opaque]: 'minor units' }

export type Amount = { readonly currency: MoneyCurrency; readonly minor: MinorUnits }

/** The number in an amount, for this folder only. */
export const numberOf = ({ minor }: Pick<Amount, 'minor'>): number => minor as unknown as number

/** Returns the amount. Throws a `RangeError` if `minor` is not an integer that a number represents exactly. */
export function amountOf(minor: number | bigint, currency: MoneyCurrency): Amount {
  const value = Number(minor)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${minor} ${currency} is no amount`)
  return { currency, minor: (value === 0 ? 0 : value) as unknown as MinorUnits }
}

export const zeroOf = (currency: MoneyCurrency): Amount => amountOf(0, currency)

function demandSameCurrency(one: Amount, other: Amount): void {
  if (one.currency !== other.currency) throw new RangeError(`${one.currency} and ${other.currency} are not exchanged`)
}

/** Returns the sum. Throws a `RangeError` for two currencies. */
export function add(one: Amount, other: Amount): Amount {
  demandSameCurrency(one, other)
  return amountOf(numberOf(one) + numberOf(other), one.currency)
}

export const negate = (amount: Amount): Amount => amountOf(-numberOf(amount), amount.currency)
export const subtract = (one: Amount, other: Amount): Amount => add(one, negate(other))

export const sumOf = (amounts: readonly Amount[], currency: MoneyCurrency): Amount =>
  amounts.reduce(add, zeroOf(currency))

/** Returns the amount as often as `count`, an integer. */
export function multiply(amount: Amount, count: number): Amount {
  if (!Number.isSafeInteger(count)) throw new RangeError(`${count} is not an integer`)
  return amountOf(BigInt(numberOf(amount)) * BigInt(count), amount.currency)
}

/** Negative, 0 or positive, as a sort function expects. Throws a `RangeError` for two currencies. */
export function compare(one: Amount, other: Amount): number {
  demandSameCurrency(one, other)
  return numberOf(one) - numberOf(other)
}

export const least = (one: Amount, other: Amount): Amount => (compare(one, other) < 0 ? one : other)

export const isPositive = (amount: Amount): boolean => numberOf(amount) > 0
export const isNegative = (amount: Amount): boolean => numberOf(amount) < 0
export const isZero = (amount: Amount): boolean => numberOf(amount) === 0
export const isSame = (one: Amount, other: Amount): boolean =>
  one.currency === other.currency && numberOf(one) === numberOf(other)
