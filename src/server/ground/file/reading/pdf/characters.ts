/** The byte of a character. */
export const code = (sign: string): number => sign.charCodeAt(0)

export const REGULAR = 0
export const SPACE = 1
export const DELIMITER = 2

const classes = new Uint8Array(256).fill(REGULAR)
for (const byte of [0, 9, 10, 12, 13, 32]) classes[byte] = SPACE
for (const sign of '()<>[]{}/%') classes[code(sign)] = DELIMITER

/** Whether the byte separates words, ends or begins one, or is part of a name, a number or a keyword. Undefined behind the end of a file. */
export const classOf = (byte: number | undefined): number | undefined =>
  byte === undefined ? undefined : classes[byte]

export const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 48 && byte <= 57
export const isHexDigit = (byte: number | undefined): boolean =>
  isDigit(byte) || (byte !== undefined && (byte | 32) >= 97 && (byte | 32) <= 102)
/** Whether the byte may be part of a number. */
export const isNumeric = (byte: number | undefined): boolean =>
  isDigit(byte) || byte === 43 || byte === 45 || byte === 46
export const isLetter = (byte: number | undefined): boolean =>
  byte !== undefined && (byte | 32) >= 97 && (byte | 32) <= 122
export const isLineEnd = (byte: number | undefined): boolean => byte === 10 || byte === 13

/** Whether the word begins at this byte. */
export function startsAt(bytes: Uint8Array, at: number, word: string): boolean {
  for (let index = 0; index < word.length; index++) if (bytes[at + index] !== word.charCodeAt(index)) return false
  return true
}
