import { type Amount, multiply, subtract } from '../money/amount.ts'
import { discountPrice } from '../money/prices.ts'

/** The price of a line: of one unit, with a discount in percent on the line if there is one. */
export type LinePrice = { unitPrice: Amount; discount: string | null }

/** The price of some units of a line, rounded once. */
export function amountOfUnits({ unitPrice, discount }: LinePrice, units: number): Amount {
  const sum = multiply(unitPrice, units)
  return discount === null ? sum : discountPrice(sum, discount)
}

/** The price of further units: the parts of a line add up to the line, to the last unit. */
export const amountOfFurther = (price: LinePrice, before: number, units: number): Amount =>
  subtract(amountOfUnits(price, before + units), amountOfUnits(price, before))
