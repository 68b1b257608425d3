/** Zero of the digits in which people type, by script. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xff10]

const toDigit = (character: string): string => {
  const code = character.codePointAt(0) as number
  const zero = ZEROS.find((first) => code >= first && code <= first + 9)
  return zero === undefined ? character : String(code - zero)
}

/** Digits of every script as those that programs read; everything else stays. */
export const toLatinDigits = (text: string): string => [...text].map(toDigit).join('')
