import type { Random } from './random.ts'

const hex = (random: Random, digits: number): string => {
  let text = ''
  while (text.length < digits) text += random.bits().toString(16).padStart(8, '0')
  return text.slice(0, digits)
}

const withDashes = (digits: string): string =>
  [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join('-')

const variant = (random: Random): string => (8 + (random.bits() & 3)).toString(16)

/** A key of the time it was made at, so that keys of one table sort by age. */
export const createKey = (random: Random, at: number): string =>
  withDashes(`${at.toString(16).padStart(12, '0')}7${hex(random, 3)}${variant(random)}${hex(random, 15)}`)

/** An id that tells nothing, for addresses. */
export const createPublicId = (random: Random): string =>
  withDashes(`${hex(random, 12)}4${hex(random, 3)}${variant(random)}${hex(random, 15)}`)

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567'

export const createReferralId = (random: Random): string =>
  Array.from({ length: 10 }, () => BASE32[random.bits() & 31]).join('')

const IMO_WEIGHTS = [7, 6, 5, 4, 3, 2]

/** An IMO ship number with a valid check digit, in the range given out to ships of our time. */
export function createImoNumber(random: Random): string {
  const digits = `9${random.int(1, 9)}${random.digits(4)}`
  const sum = IMO_WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return `${digits}${sum % 10}`
}
