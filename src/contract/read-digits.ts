/** Zero of the digits in which people type, by script. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xff10]

const toDigit = (character: string): string => {
  const code = character.codePointAt(0) as number
  const zero = ZEROS.find((first) => code >= first && code <= first + 9)
  return zero === undefined ? character : String(code - zero)
}

/** Digits of every script as those that programs read; everything else stays. */
export const toLatinDigits = (text: string): string => [...text].map(toDigit).join('')

/** A whole number, however its thousands are parted; null when there is no digit. */
export function readWhole(text: string): number | null {
  const digits = toLatinDigits(text).replace(/\D/g, '')
  return digits === '' ? null : Number(digits)
}

/** A sum in minor units of a currency with so many digits behind the point; a sign before one or two last digits is that point. */
export function readSum(text: string, exponent: number): number | null {
  const clean = toLatinDigits(text).replace(/[^\d.,٫]/g, '')
  const parted = exponent > 0 ? /^(.*)[.,٫](\d{1,2})$/.exec(clean) : null
  const whole = readWhole(parted?.[1] ?? clean)
  if (whole === null && !parted) return null
  const cents = Number((parted?.[2] ?? '').padEnd(exponent, '0') || 0)
  return (whole ?? 0) * 10 ** exponent + cents
}

/** The same as it stands in a field. */
export function writeSum(minor: number, exponent: number): string {
  const text = String(minor).padStart(exponent + 1, '0')
  const [whole, rest] = [text.slice(0, text.length - exponent), text.slice(text.length - exponent)]
  return /[1-9]/.test(rest) ? `${whole}.${rest}` : whole
}
