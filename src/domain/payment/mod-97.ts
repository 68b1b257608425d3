/** The remainder by 97 of a text of digits and capital letters, in which A counts as 10 and Z as 35 (ISO 7064). */
export function remainderBy97(text: string): number {
  let remainder = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder
}

/** The two check digits of ISO 11649 and ISO 13616 for a country code or `RF` and what follows it. */
export const checkDigitsOf = (prefix: string, body: string): string =>
  String(98 - remainderBy97(`${body}${prefix}00`)).padStart(2, '0')

/** Whether the check digits, which are the third and fourth character, fit the rest. */
export const hasCheckDigits = (text: string): boolean => remainderBy97(text.slice(4) + text.slice(0, 4)) === 1

/** Groups of four, as references and account numbers are printed. */
export const groupByFour = (text: string): string => text.match(/.{1,4}/g)?.join(' ') ?? ''
