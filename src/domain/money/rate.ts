import { type Amount, amountOf, numberOf } from './amount.ts'

/** A rate as decimal text, such as `0.2` for 20 %. */
export type Rate = string

type Fraction = { over: bigint; under: bigint }

const WRITTEN = /^(\d{1,9})(?:\.(\d{1,9}))?$/

/** The rate as a fraction of integers. Throws a `RangeError` for any other text. */
export function readRate(rate: Rate): Fraction {
  const found = WRITTEN.exec(rate)
  if (!found) throw new RangeError(`${rate} is no rate`)
  const [, whole = '', fraction = ''] = found
  return { over: BigInt(whole + fraction), under: 10n ** BigInt(fraction.length) }
}

/** Divides by a positive number and rounds to the nearest integer; a half to the even one, so that many roundings do not drift. */
export function divideHalfEven(over: bigint, under: bigint): bigint {
  const down = over / under - (over < 0n && over % under !== 0n ? 1n : 0n)
  const doubled = (over - down * under) * 2n
  const isUp = doubled > under || (doubled === under && down % 2n !== 0n)
  return isUp ? down + 1n : down
}

/** Returns the amount times the rate, rounded half to even. */
export function multiplyByRate(amount: Amount, rate: Rate): Amount {
  const { over, under } = readRate(rate)
  return amountOf(divideHalfEven(BigInt(numberOf(amount)) * over, under), amount.currency)
}

/** Returns what an amount is without a percentage that was added to it, rounded half to even. */
export function withoutPercent(amount: Amount, percent: string): Amount {
  const { over, under } = readRate(percent)
  return amountOf(divideHalfEven(BigInt(numberOf(amount)) * 100n * under, 100n * under + over), amount.currency)
}
