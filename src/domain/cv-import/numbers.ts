const NUMBER = /(?<![\d.,])\d{1,3}(?:[ ,.'’\u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d{1,2}(?!\d))?/g
const MOST_DIGITS = 9

export type FoundNumber = { value: number; start: number; end: number }

/** Returns whole and decimal numbers of a text, with or without thousands separators. */
export function findNumbers(text: string): FoundNumber[] {
  return [...text.matchAll(NUMBER)].flatMap((match) => {
    const [written] = match
    const isGrouped = /\d\D\d{3}$/.test(written)
    const digits = isGrouped ? written.replace(/\D/g, '') : written.replace(',', '.')
    if (digits.length > MOST_DIGITS) return []
    return [{ value: Number(digits), start: match.index, end: match.index + written.length }]
  })
}

/** Returns the only number of a text; undefined for none or several. */
export function readNumber(text: string): number | undefined {
  const [first, ...others] = findNumbers(text)
  return others.length > 0 ? undefined : first?.value
}

const KILOWATTS_A_HORSE = 0.7355

export const toKilowatts = (horses: number): number => Math.round(horses * KILOWATTS_A_HORSE)

const FEET = /^\s?(\d)\s?(?:'|’|′|ft)\s?(\d{1,2})?/

/** Returns centimetres: 182 cm, 1.82 m, 6'1". */
export function readHeight(text: string): number | undefined {
  const feet = FEET.exec(text.slice(0, 20))
  if (feet) return Math.round(Number(feet[1]) * 30.48 + Number(feet[2] ?? 0) * 2.54)
  const [found] = findNumbers(text)
  if (!found) return undefined
  const height = found.value < 3 ? Math.round(found.value * 100) : Math.round(found.value)
  return height >= 120 && height <= 230 ? height : undefined
}

/** Returns kilograms: 85 kg, 187 lbs. */
export function readWeight(text: string): number | undefined {
  const [found] = findNumbers(text)
  if (!found) return undefined
  const weight = Math.round(/lbs?|pounds/i.test(text) ? found.value * 0.4536 : found.value)
  return weight >= 35 && weight <= 220 ? weight : undefined
}
