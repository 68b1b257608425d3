/** An amount in minor units: cents of US dollars and euros, kopiykas of hryvnias. */
export type PriceSum = { amount: number; currency: PriceCurrency }

/** The currencies of the price list; each has two digits after the decimal point. */
export const PRICE_CURRENCIES = ['USD', 'UAH', 'EUR'] as const
export type PriceCurrency = (typeof PRICE_CURRENCIES)[number]

const MINOR_DIGITS = 2

/** An exact decimal number, `digits` after the point. */
type Decimal = { value: bigint; scale: bigint }

function readDecimal(text: string): Decimal {
  const [whole = '', fraction = ''] = text.split('.')
  return { value: BigInt(whole + fraction), scale: 10n ** BigInt(fraction.length) }
}

/** Half-even, of numbers that are not negative. */
function divideHalfEven(over: bigint, under: bigint): bigint {
  const whole = over / under
  const twice = (over % under) * 2n
  const isUp = twice > under || (twice === under && whole % 2n === 1n)
  return isUp ? whole + 1n : whole
}

/** The minor units of a decimal price such as `0.2`. */
export const readMinor = (decimal: string): number => {
  const { value, scale } = readDecimal(decimal)
  return Number(divideHalfEven(value * 10n ** BigInt(MINOR_DIGITS), scale))
}

/** Minor units times an exact decimal number, rounded half-even. All currencies of prices have the same number of minor digits. */
export function multiplyMinor(minor: number, by: string): number {
  const { value, scale } = readDecimal(by)
  return Number(divideHalfEven(BigInt(minor) * value, scale))
}

/** The part of an amount that remains after a discount in percent, rounded half-even. */
export function discountMinor(minor: number, percent: string): number {
  const { value, scale } = readDecimal(percent)
  return Number(divideHalfEven(BigInt(minor) * (100n * scale - value), 100n * scale))
}
